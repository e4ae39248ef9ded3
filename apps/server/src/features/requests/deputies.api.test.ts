import { randomUUID } from 'node:crypto'
import { companies } from '@praxis/contract/company/companies'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { deputies } from '@praxis/contract/requests/deputies'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemScope } from '../../platform/database/scope'
import { listen } from '../../testing/event-stream'
import { createEmployee, createTestCompany, impersonating, type TestPerson } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { startWishesServer } from '../../testing/wishes-server'
import { nameDeputyForAbsence } from './deputies/commands/name-deputy'
import { createWishesFirm, type WishesFirm } from './testing/wishes/wishes-firm'

let server: TestServer
let firm: WishesFirm

beforeAll(async () => {
  server = await startWishesServer(() => new Date('2026-11-12T10:00:00.000Z'))
  firm = await createWishesFirm(server)
})
beforeEach(() => server.sql('delete from deputies where company_id = $1', [firm.company.id]))

const name = (by: TestPerson, deputy: { readonly employeeId: string }, from = '2026-11-12', to = '2026-11-20') =>
  by.call(deputies.nameDeputy, { body: { deputyID: deputy.employeeId, from, to } })
const refusalOf = async (by: TestPerson, deputyID: string, from = '2026-11-12', to = '2026-11-20') =>
  by.refusal(deputies.nameDeputy, { body: { deputyID, from, to } })
const list = (by: TestPerson) => by.call(deputies.listDeputies, {})
const decides = async (by: TestPerson, id: string) =>
  (await firm.inboxOf(by, { per: 100 })).items.some(({ requests }) => requests.some(({ wish }) => wish.id === id))

describe('naming a deputy', () => {
  it('shows them to both, with whom they stand in for, and to nobody else', async () => {
    const named = await name(firm.manager, firm.lead)
    expect(named).toMatchObject({
      employee: { id: firm.manager.employeeId },
      deputy: { id: firm.lead.employeeId, displayName: 'Lea Stone' },
      from: '2026-11-12',
      to: '2026-11-20',
      absenceID: null,
    })
    expect(await list(firm.manager)).toEqual({ named: [named], actingFor: [] })
    expect(await list(firm.lead)).toEqual({ named: [], actingFor: [named] })
    expect(await list(firm.submitter)).toEqual({ named: [], actingFor: [] })
    expect((await firm.lead.call(companies.openWorkspace, {})).employment.isApprover).toBe(true)
  })

  it('lists those of today and later, in the order of their days', async () => {
    await name(firm.manager, firm.lead, '2026-12-01', '2026-12-01')
    await name(firm.manager, firm.colleague, '2026-11-01', '2026-11-12')
    await server.sql(
      `insert into deputies (company_id, id, employee_id, deputy_id, first_day, last_day)
       values ($1, $2, $3, $4, '2026-10-01', '2026-11-11')`,
      [firm.company.id, randomUUID(), firm.manager.employeeId, firm.colleague.employeeId],
    )
    expect((await list(firm.manager)).named.map(({ to }) => to)).toEqual(['2026-11-12', '2026-12-01'])
  })

  it('is recorded with the person, told to both, and can be taken back by them alone', async () => {
    const heardBy = async (person: TestPerson) => {
      const stream = await listen(person)
      await expect.poll(() => stream.heard[0]?.event).toBe('ready')
      return stream
    }
    const streams = [await heardBy(firm.manager), await heardBy(firm.lead)]
    const { id } = await name(firm.manager, firm.lead)
    for (const { changes } of streams)
      await expect
        .poll(() => changes().map(({ topic }) => topic))
        .toEqual(expect.arrayContaining(['deputies', 'approvals']))
    for (const other of [firm.lead, firm.owner])
      expect((await other.refusal(deputies.removeDeputy, { params: { id } })).reason).toBe('notFound')
    await firm.manager.call(deputies.removeDeputy, { params: { id } })
    expect((await firm.manager.refusal(deputies.removeDeputy, { params: { id } })).reason).toBe('notFound')
    for (const { hangUp } of streams) hangUp()
    const { items } = await firm.personnel.call(operations.getHistory, {
      params: { entity: 'employee', id: firm.manager.employeeId },
    })
    const said = { deputy: 'Lea Stone', from: '2026-11-12', to: '2026-11-20' }
    expect(items).toContainEqual(expect.objectContaining({ action: 'deputyNamed', before: null, after: said }))
    expect(items).toContainEqual(expect.objectContaining({ action: 'deputyRemoved', before: said, after: null }))
  })

  it('is refused of oneself, of strangers, and of people who left or have not joined', async () => {
    expect(await refusalOf(firm.manager, firm.manager.employeeId)).toMatchObject({ fields: [{ path: 'deputyID' }] })
    const { owner: stranger } = await createTestCompany(server)
    for (const id of [stranger.employeeId, randomUUID()])
      expect((await refusalOf(firm.manager, id)).reason).toBe('notFound')
    const left = await createEmployee(server, firm.company)
    await server.sql('update employees set is_active = false where id = $1', [left.employeeId])
    expect((await refusalOf(firm.manager, left.employeeId)).reason).toBe('employeeInactive')
    await server.sql('update employees set is_active = true, user_id = null where id = $1', [left.employeeId])
    expect(await refusalOf(firm.manager, left.employeeId)).toMatchObject({ fields: [{ path: 'deputyID' }] })
  })

  it('is refused for days that end before they begin or are over, and for days that have one', async () => {
    const { employeeId } = firm.lead
    for (const [from, to] of [
      ['2026-11-14', '2026-11-13'],
      ['2026-11-01', '2026-11-11'],
    ])
      expect(await refusalOf(firm.manager, employeeId, from, to)).toMatchObject({ fields: [{ path: 'to' }] })
    await name(firm.manager, firm.colleague, '2026-11-14', '2026-11-16')
    for (const [from, to] of [
      ['2026-11-12', '2026-11-14'],
      ['2026-11-15', '2026-11-15'],
      ['2026-11-16', '2026-11-30'],
    ])
      expect((await refusalOf(firm.manager, employeeId, from, to)).reason).toBe('deputiesOverlap')
    await name(firm.manager, firm.lead, '2026-11-12', '2026-11-13')
    await name(firm.otherManager, firm.lead, '2026-11-14', '2026-11-16')
  })

  it('names one of many who are named at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () =>
        firm.manager.send(deputies.nameDeputy, {
          body: { deputyID: firm.lead.employeeId, from: '2026-11-12', to: '2026-11-12' },
        }),
      ),
    )
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  })

  it('is only for oneself', async () => {
    const acting = await impersonating(server, firm.owner, firm.manager)
    const body = { deputyID: firm.lead.employeeId, from: '2026-11-12', to: '2026-11-12' }
    expect((await acting.refusal(deputies.nameDeputy, { body })).reason).toBe('invalidPermission')
    expect((await acting.refusal(deputies.removeDeputy, { params: { id: randomUUID() } })).reason).toBe(
      'invalidPermission',
    )
  })
})

describe('what a deputy sees', () => {
  it('lies apart from what comes to them, and says for whom they decide', async () => {
    await name(firm.manager, firm.otherManager)
    await server.sql('update employees set line_manager_id = $1 where id = $2', [
      firm.otherManager.employeeId,
      firm.lead.employeeId,
    ])
    await firm.ask(firm.submitter)
    await firm.ask(firm.lead)
    const { items } = await firm.inboxOf(firm.otherManager, { per: 100 })
    expect(new Map(items.map(({ employee, decidesFor }) => [employee.id, decidesFor?.displayName]))).toEqual(
      new Map([
        [firm.submitter.employeeId, 'Mo Stone'],
        [firm.lead.employeeId, undefined],
      ]),
    )
    expect((await firm.inboxOf(firm.manager, { per: 100 })).items[0]?.decidesFor).toBeUndefined()
    expect((await firm.countsOf(firm.otherManager)).reportsCount).toBe(2)
  })

  it('is told to them as it comes in', async () => {
    await name(firm.manager, firm.otherManager)
    const stream = await listen(firm.otherManager)
    await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    await firm.ask(firm.submitter)
    await expect.poll(() => stream.changes().some(({ topic }) => topic === 'approvals')).toBe(true)
    stream.hangUp()
  })

  it('is nothing once they have left, and the one who named them decides as before', async () => {
    const deputy = await createEmployee(server, firm.company)
    await name(firm.manager, deputy)
    const id = await firm.ask(firm.submitter)
    await server.sql('update employees set is_active = false where id = $1', [deputy.employeeId])
    expect(await decides(firm.manager, id)).toBe(true)
    expect((await firm.decide(firm.manager, id, 'approved')).state).toBe('approved')
  })
})

describe('a deputy for leave', () => {
  const insertAbsence = async (state: string): Promise<string> => {
    const id = randomUUID()
    const reason = randomUUID()
    await server.sql(
      `insert into absence_reasons (company_id, id, name, color, initials, is_taken_from_balance)
       values ($1, $2, $3, '#112233', 'H', true)`,
      [firm.company.id, reason, `Reason ${reason}`],
    )
    await server.sql(
      `insert into absences (company_id, id, employee_id, reason_id, first_day, last_day, date_part, state)
       values ($1, $2, $3, $4, '2026-11-12', '2026-11-13', 'fullDay', $5)`,
      [firm.company.id, id, firm.manager.employeeId, reason, state],
    )
    return id
  }
  const nameFor = (absenceId: string, deputyId: string | null, to = '2026-11-13') =>
    server.application.running.database.mutate(systemScope(firm.company.id), (db) =>
      nameDeputyForAbsence(db, { absenceId, deputyId, from: '2026-11-12', to }),
    )

  it('decides while it is approved, and is shown to both only then', async () => {
    const absenceId = await insertAbsence('waitingForApproval')
    await nameFor(absenceId, firm.lead.employeeId)
    const id = await firm.ask(firm.submitter)
    const stateTo = (state: string) => server.sql('update absences set state = $1 where id = $2', [state, absenceId])
    for (const [state, isNamed, isActing] of [
      ['waitingForApproval', true, false],
      ['approved', true, true],
      ['cancelled', false, false],
      ['denied', false, false],
    ] as const) {
      await stateTo(state)
      expect([state, await decides(firm.lead, id)]).toEqual([state, isActing])
      expect((await list(firm.manager)).named).toHaveLength(isNamed ? 1 : 0)
      expect((await list(firm.lead)).actingFor).toHaveLength(isActing ? 1 : 0)
    }
    await name(firm.manager, firm.lead)
  })

  it('follows its days, gives way to another, and goes with it', async () => {
    const absenceId = await insertAbsence('approved')
    const named = async () =>
      (await list(firm.manager)).named.map(({ deputy, to, absenceID }) => [deputy.id, to, absenceID])
    await nameFor(absenceId, firm.lead.employeeId)
    await nameFor(absenceId, firm.lead.employeeId, '2026-11-15')
    expect(await named()).toEqual([[firm.lead.employeeId, '2026-11-15', absenceId]])
    await nameFor(absenceId, firm.colleague.employeeId)
    expect(await named()).toEqual([[firm.colleague.employeeId, '2026-11-13', absenceId]])
    expect((await refusalOf(firm.manager, firm.lead.employeeId)).reason).toBe('deputiesOverlap')
    await nameFor(absenceId, null)
    expect(await named()).toEqual([])
    await nameFor(absenceId, firm.lead.employeeId)
    await server.sql('delete from absences where id = $1', [absenceId])
    expect(await named()).toEqual([])
  })
})
