import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { notes } from '../../../../../bench/notes/notes.contract'
import { createNotesFirm, startNotesServer } from '../../testing/notes-world'

describe.each(['pieces', 'plain'])('a creating call with an Idempotency-Key (%s)', (DATABASE_PROTOCOL) => {
  let server: Awaited<ReturnType<typeof startNotesServer>>
  let firm: Awaited<ReturnType<typeof createNotesFirm>>

  beforeAll(async () => {
    server = await startNotesServer({ environment: { DATABASE_PROTOCOL } })
    firm = await createNotesFirm(server)
  })

  const countOf = async (title: string): Promise<number> => {
    const [row] = await server.sql<{ n: number }>('select count(*)::int as n from notes where title = $1', [title])
    return row?.n ?? 0
  }

  it('gives the same answer again, word for word, and creates once', async () => {
    const idempotencyKey = randomUUID()
    const input = { body: firm.draft('Once') }
    const first = await (await firm.author.send(notes.createNote, input, { idempotencyKey })).text()
    const second = await (await firm.author.send(notes.createNote, input, { idempotencyKey })).text()
    expect(second).toBe(first)
    expect(await countOf('Once')).toBe(1)
  })

  it('creates once of fifty at the same moment, and all get that answer', async () => {
    const idempotencyKey = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        firm.author.call(notes.createNote, { body: firm.draft('Fifty') }, { idempotencyKey }),
      ),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await countOf('Fifty')).toBe(1)
    const jobs = await server.sql(`select from graphile_worker._private_jobs where payload ->> 'noteId' = $1`, [
      answers[0]?.id,
    ])
    expect(jobs).toHaveLength(1)
  })

  it('gives the first answer again for something there can be only one of, also to fifty at once', async () => {
    const idempotencyKey = randomUUID()
    const create = () =>
      firm.manager
        .send(notes.createSubject, { body: { name: 'Only one' } }, { idempotencyKey })
        .then((answer) => answer.text())
    const answers = await Promise.all(Array.from({ length: 50 }, create))
    expect(new Set([...answers, await create()]).size).toBe(1)
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ name: 'Only one' })
    expect(await firm.manager.refusal(notes.createSubject, { body: { name: 'Only one' } })).toMatchObject({
      fields: [{ path: 'name', message: 'This name is taken' }],
    })
  })

  it('gives the first answer again when what it created has been deleted, and creates nothing', async () => {
    const idempotencyKey = randomUUID()
    const create = () => firm.manager.call(notes.createNote, { body: firm.draft('Deleted') }, { idempotencyKey })
    const first = await create()
    await firm.manager.call(notes.deleteNote, { params: { id: first.id } })
    expect(await create()).toEqual(first)
    expect(await countOf('Deleted')).toBe(0)
  })

  it('leaves no trace of a repeated call', async () => {
    const idempotencyKey = randomUUID()
    const create = () => firm.author.call(notes.createNote, { body: firm.draft('Traceless') }, { idempotencyKey })
    await create()
    const traces = () =>
      server.sql(`select (select count(*) from history) as changes,
                         (select count(*) from graphile_worker._private_jobs) as jobs`)
    const before = await traces()
    await create()
    expect(await traces()).toEqual(before)
  })

  it('keeps one file of an upload that is repeated, and one of many at once', async () => {
    const { id } = await firm.write(firm.author)
    const idempotencyKey = randomUUID()
    const upload = async () => {
      const files = [new File(['one and the same'], 'same.txt')]
      const input = { params: { id }, body: {}, files: { files } }
      return (await firm.author.send(notes.attachFiles, input, { idempotencyKey })).text()
    }
    const answers = await Promise.all(Array.from({ length: 8 }, upload))
    expect(new Set([...answers, await upload()]).size).toBe(1)
    expect(await server.sql('select from files where entity_id = $1', [id])).toHaveLength(1)
    expect(await readdir(join(server.data.files, firm.company.id))).toHaveLength(1)
  })

  it('is refused with another body', async () => {
    const idempotencyKey = randomUUID()
    await firm.author.call(notes.createNote, { body: firm.draft('First') }, { idempotencyKey })
    expect(await firm.author.refusal(notes.createNote, { body: firm.draft('Second') }, { idempotencyKey })).toEqual({
      status: 409,
      reason: 'idempotencyKeyReused',
    })
    expect(await countOf('Second')).toBe(0)
  })

  it('is refused for another endpoint', async () => {
    const { id } = await firm.write(firm.author)
    const idempotencyKey = randomUUID()
    await firm.author.call(notes.archiveNote, { params: { id } }, { idempotencyKey })
    expect(
      await firm.author.refusal(notes.createNote, { body: firm.draft('Other') }, { idempotencyKey }),
    ).toMatchObject({ reason: 'idempotencyKeyReused' })
  })

  it("is a call of its own with somebody else's key", async () => {
    const idempotencyKey = randomUUID()
    const body = firm.draft('Shared key')
    const mine = await firm.author.call(notes.createNote, { body }, { idempotencyKey })
    const theirs = await firm.colleague.call(notes.createNote, { body }, { idempotencyKey })
    expect(theirs.id).not.toBe(mine.id)
  })

  it('can be corrected and sent again after a refusal', async () => {
    const idempotencyKey = randomUUID()
    const wrong = { ...firm.draft('Corrected'), subjectID: randomUUID() }
    expect(await firm.author.refusal(notes.createNote, { body: wrong }, { idempotencyKey })).toMatchObject({
      fields: [{ path: 'subjectID' }],
    })
    await firm.author.call(notes.createNote, { body: firm.draft('Corrected') }, { idempotencyKey })
    expect(await countOf('Corrected')).toBe(1)
  })

  it('creates once when the database connection is cut amid the first try', async () => {
    const idempotencyKey = randomUUID()
    const input = { body: firm.draft('Cut') }
    await server.sql('begin')
    await server.sql('lock table history in access exclusive mode')
    const cut = firm.author.refusal(notes.createNote, input, { idempotencyKey })
    // The call waits for the lock with its note written and not committed; then its connection is cut.
    await expect
      .poll(async () => {
        await server.sql('select pg_stat_clear_snapshot()')
        return server.sql(`select pg_terminate_backend(pid) from pg_stat_activity
                    where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into history%'`)
      })
      .toHaveLength(1)
    await server.sql('rollback')
    expect(await cut).toEqual({ status: 503, reason: 'unavailable' })
    expect(await countOf('Cut')).toBe(0)
    await firm.author.call(notes.createNote, input, { idempotencyKey })
    await firm.author.call(notes.createNote, input, { idempotencyKey })
    expect(await countOf('Cut')).toBe(1)
  })

  it.each(['', ' ', 'ü', 'x'.repeat(201)])('is refused with the key %j', async (key) => {
    const response = await fetch(`${server.url}/api/v1/notes`, {
      method: 'POST',
      headers: {
        ...firm.author.headers,
        'content-type': 'application/json',
        'idempotency-key': Buffer.from(key).toString('latin1'),
      },
      body: JSON.stringify(firm.draft()),
    })
    expect([response.status, (await response.json()).reason]).toEqual([400, 'invalidInput'])
  })
})
