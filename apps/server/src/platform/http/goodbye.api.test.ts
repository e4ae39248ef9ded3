import { once } from 'node:events'
import { request } from 'node:http'
import { expect, it, vi } from 'vitest'
import { notes } from '../../../../../bench/notes/notes.contract'
import { createNotesFirm, startNotesServer } from '../../testing/notes-world'

it('a server that closes finishes what is under way, takes nothing new and cuts off who never ends', async () => {
  const server = await startNotesServer()
  const firm = await createNotesFirm(server)
  const { id } = await firm.write(firm.author)
  const isWaiting = async () =>
    (
      await server.sql(
        'select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
      )
    ).length > 0
  const neverEnding = request(`${server.url}/api/v1/notes`, {
    method: 'POST',
    headers: { ...firm.author.headers, 'content-type': 'application/json', 'content-length': 100 },
  })
  const cutOff = once(neverEnding, 'error')
  neverEnding.write('{')

  await server.sql('begin')
  await server.sql('lock table notes')
  const change = firm.author.call(notes.updateNote, { params: { id }, body: { title: 'Just in time' } })
  await vi.waitUntil(isWaiting, 20_000)
  const closing = server.close()
  const late = await vi.waitUntil(async () => {
    const response = await fetch(`${server.url}/healthz`)
    return response.status === 503 && response.json()
  }, 20_000)
  expect(late).toEqual({ reason: 'unavailable' })
  await server.sql('commit')
  expect((await change).title).toBe('Just in time')
  await closing
  await cutOff
})
