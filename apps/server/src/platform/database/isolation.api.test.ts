import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createNotesFirm, startNotesServer } from '../../testing/notes-world'
import { systemScope } from './scope'
import { rawSql, sql } from './sql'

describe.each(['pieces', 'plain'])('a company behind row-level security (%s)', (DATABASE_PROTOCOL) => {
  let server: Awaited<ReturnType<typeof startNotesServer>>
  let ours: Awaited<ReturnType<typeof createNotesFirm>>
  let theirs: Awaited<ReturnType<typeof createNotesFirm>>

  beforeAll(async () => {
    server = await startNotesServer({ environment: { DATABASE_PROTOCOL } })
    ours = await createNotesFirm(server)
    theirs = await createNotesFirm(server)
    await ours.write(ours.author)
    await theirs.write(theirs.author)
  })

  const database = () => server.application.running.database
  const us = () => systemScope(ours.company.id)

  it('is alone in a query that forgot its company filter', async () => {
    const tables = ['companies', 'employees', 'notes', 'subjects', 'history', 'idempotency_keys']
    for (const table of tables) {
      const rows = await database().read(us(), (db) =>
        db.rows<{ company_id: string }>(sql`select company_id from ${rawSql(table)}`),
      )
      expect(rows.length, table).toBeGreaterThan(0)
      expect(new Set(rows.map((row) => row.company_id)), table).toEqual(new Set([ours.company.id]))
    }
  })

  it("cannot change or delete another company's rows, whatever the statement says", async () => {
    const before = await server.sql('select * from notes where company_id = $1', [theirs.company.id])
    await database().mutate(us(), async (db) => {
      await db.run(sql`update notes set title = 'Taken over' where company_id = ${theirs.company.id}`)
      await db.run(sql`delete from notes where company_id = ${theirs.company.id}`)
    })
    expect(await server.sql('select * from notes where company_id = $1', [theirs.company.id])).toEqual(before)
  })

  it("cannot write a row into another company, nor one that points at another company's", async () => {
    const insert = (companyId: string, subjectId: string) =>
      database().mutate(us(), (db) =>
        db.run(sql`
          insert into notes (company_id, id, subject_id, author_id, title, body, state, amount_minor, currency,
                             created_at, updated_at)
          values (${companyId}, ${randomUUID()}, ${subjectId}, ${ours.author.employeeId}, 'x', '', 'open', 0, 'GBP',
                  now(), now())`),
      )
    await expect(insert(theirs.company.id, theirs.subject.id)).rejects.toMatchObject({ code: '42501' })
    await expect(insert(ours.company.id, theirs.subject.id)).rejects.toMatchObject({ code: '23503' })
    await expect(insert(ours.company.id, ours.subject.id)).resolves.toBe(1)
  })

  it('is not seen by work that belongs to no company', async () => {
    const rows = await database().read(systemScope(), (db) => db.rows(sql`select from employees`))
    expect(rows).toEqual([])
  })

  it('cannot be written in a reading transaction', async () => {
    await expect(database().read(us(), (db) => db.run(sql`delete from notes`))).rejects.toMatchObject({ code: '25006' })
  })

  it('refuses a company that is no id', async () => {
    const hostile = systemScope("x'; drop table users; --")
    await expect(database().read(hostile, (db) => db.rows(sql`select 1`))).rejects.toMatchObject({ code: '22P02' })
  })
})
