import { API_BASE } from '@praxis/contract/protocol/endpoint'
import { beforeEach, expect, test } from 'vitest'
import { notes } from '../../../../../bench/notes/notes.contract'
import { createNotesFirm, startNotesServer } from '../../testing/notes-world'
import type { TestPerson } from '../../testing/people'

const server = await startNotesServer()
let firm: Awaited<ReturnType<typeof createNotesFirm>>

beforeEach(async () => {
  firm = await createNotesFirm(server)
})

/** Sets the count as if so many megabytes had been written today. */
const haveTaken = (limit: string, subject: string, megabytes: number) =>
  server.sql(`insert into rate_limits (bucket, taken, resets_at) values ($1, $2, now() + interval '1 hour')`, [
    `${limit}:${subject}`,
    megabytes,
  ])

/** Writes a note whose request counts as more than half a megabyte. */
const writeMuch = async (person: TestPerson) => {
  const response = await fetch(`${server.url}${API_BASE}/notes`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify(firm.draft()) + ' '.repeat(600_000),
  })
  return response.status
}

test('a person who has written too much today is refused, also the little that comes then, and nobody else is', async () => {
  const { author, colleague } = firm
  await haveTaken('written.person', author.userId, 499)
  expect([await writeMuch(author), await writeMuch(author)]).toEqual([200, 200])
  expect([await writeMuch(author), await writeMuch(author)]).toEqual([200, 429])
  const refusal = await author.refusal(notes.createNote, { body: firm.draft() })
  expect(refusal).toMatchObject({ status: 429, reason: 'tooManyRequests' })
  expect((await author.call(notes.listNotes, {})).items).toHaveLength(3)
  expect(await writeMuch(colleague)).toBe(200)
})

test('nor do many people write more than their company may', async () => {
  await haveTaken('written.company', firm.company.id, 2_000)
  expect([await writeMuch(firm.author), await writeMuch(firm.colleague)]).toEqual([200, 429])
  const other = await createNotesFirm(server)
  expect(await other.write(other.author)).toMatchObject({ title: 'Kick-off' })
})

test('files are counted apart from texts', async () => {
  const { author } = firm
  const note = await firm.write(author)
  const attach = () => {
    const files = [new File([new Uint8Array(1024 * 1024)], 'plan.bin')]
    return author.send(notes.attachFiles, { params: { id: note.id }, files: { files } })
  }
  await haveTaken('written.person', author.userId, 500)
  await haveTaken('uploaded.person', author.userId, 9_999)
  expect((await attach()).status).toBe(200)
  expect((await attach()).status).toBe(429)
})
