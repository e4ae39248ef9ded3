import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { beforeAll, describe, expect, it } from 'vitest'
import { notes } from '../../../../../bench/notes/notes.contract'
import { createNotesFirm, startNotesServer } from '../../testing/notes-world'
import { createTestCompany } from '../../testing/people'

describe('the history of a record', () => {
  let server: Awaited<ReturnType<typeof startNotesServer>>
  let firm: Awaited<ReturnType<typeof createNotesFirm>>

  beforeAll(async () => {
    server = await startNotesServer()
    firm = await createNotesFirm(server)
  })

  const historyOf = (id: string, query = {}) =>
    firm.manager.call(operations.getHistory, { params: { entity: 'note', id }, query })

  it('says who changed what, before and after, newest first', async () => {
    const { id } = await firm.write(firm.author, 'Draft')
    await firm.manager.call(notes.updateNote, { params: { id }, body: { title: 'Final', state: 'done' } })
    const { items, metadata } = await historyOf(id)
    expect(items).toMatchObject([
      {
        action: 'updated',
        by: { employeeID: firm.manager.employeeId, displayName: 'Ada Finch' },
        impersonatedBy: null,
        before: { title: 'Draft', state: 'open' },
        after: { title: 'Final', state: 'done' },
      },
      { action: 'created', by: { employeeID: firm.author.employeeId }, before: null },
    ])
    expect(metadata).toEqual({ page: 1, per: 25, total: 2, hasMore: false })
  })

  it('leaves out a change that changed nothing', async () => {
    const { id } = await firm.write(firm.author, 'Same')
    await firm.author.call(notes.updateNote, { params: { id }, body: { title: 'Same' } })
    expect((await historyOf(id)).metadata.total).toBe(1)
  })

  it('shows both people when one acted as the other', async () => {
    const { id } = await firm.write(firm.author)
    await server.sql(
      'insert into impersonations (company_id, id, session_id, impersonator_id, employee_id) values ($1, $2, $3, $4, $5)',
      [firm.company.id, randomUUID(), firm.owner.sessionId, firm.owner.employeeId, firm.author.employeeId],
    )
    const asAuthor = server.caller({
      ...firm.owner.headers,
      employeeID: firm.author.employeeId,
      impersonatorID: firm.owner.employeeId,
    })
    await asAuthor.call(notes.updateNote, { params: { id }, body: { title: 'On their behalf' } })
    expect((await historyOf(id)).items[0]).toMatchObject({
      by: { employeeID: firm.author.employeeId },
      impersonatedBy: { employeeID: firm.owner.employeeId, displayName: 'Olive Owner' },
    })
  })

  it('names nobody for what the server did by itself', async () => {
    const { id } = await firm.write(firm.author)
    await server.drainJobs()
    expect((await historyOf(id)).items[0]).toMatchObject({ action: 'announced', by: null })
  })

  it('comes in pages', async () => {
    const { id } = await firm.write(firm.author)
    for (const title of ['a', 'b', 'c']) await firm.author.call(notes.updateNote, { params: { id }, body: { title } })
    const last = await historyOf(id, { page: 2, per: 3 })
    expect(last.items).toMatchObject([{ action: 'created' }])
    expect(last.metadata).toEqual({ page: 2, per: 3, total: 4, hasMore: false })
    expect((await historyOf(id, { page: 9, per: 3 })).metadata.total).toBe(4)
  })

  it('is for those who may see the record', async () => {
    const { id } = await firm.write(firm.author)
    const stranger = (await createTestCompany(server)).owner
    const params = { entity: 'note', id }
    for (const person of [firm.colleague, stranger])
      expect(await person.refusal(operations.getHistory, { params })).toEqual({ status: 404, reason: 'notFound' })
    expect((await firm.author.call(operations.getHistory, { params })).items).toHaveLength(1)
  })

  it.each(['nothing', 'constructor', '__proto__'])('does not exist for the entity %s', async (entity) => {
    const params = { entity, id: randomUUID() }
    expect(await firm.manager.refusal(operations.getHistory, { params })).toMatchObject({ status: 404 })
  })
})
