import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import type { Retainer } from '@praxis/contract/plans/agreements'
import { plans } from '@praxis/contract/plans/plans'
import { projects } from '@praxis/contract/projects/projects'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import type { TestServer } from '../../testing/test-server'
import { createPlansFirm, NOW, type PlansFirm, startPlansServer } from './testing/plans-firm'

let server: TestServer
let firm: PlansFirm
beforeAll(async () => {
  server = await startPlansServer()
  firm = await createPlansFirm(server)
})
afterAll(() => expectOpenWorkKept(server))

const dates = { start_date: '2026-07-01', end_date: '2026-08-31' }
const get = plans.getAgreementItems
const update = plans.updateAgreementItems
const milestone = { name: 'Kick-off', amount: 500_00, category: 'consultancyBudget', dueDate: '2026-07-20' } as const
const retainer: Retainer = {
  ...{ period: 'month', numberOfPeriods: 3, secondsPerPeriod: 36_000 },
  ...{ rollOverSeconds: 7_200, rollOverPeriods: 1 },
}
const support = { ...milestone, name: 'Support', amount: 100_00, dueDate: '2026-06-01', retainer }

it('are kept in their order, and those left out are deleted', async () => {
  const id = await firm.insertTarget('project', dates)
  const none = await firm.lead.call(get, { params: { id } })
  expect(none).toEqual({
    ...{ currency: 'GBP', items: [], total: 0, version: 0 },
    can: { edit: true, clearResourcePlan: true },
  })
  const made = await firm.lead.call(update, { params: { id }, body: { items: [milestone, support], version: 0 } })
  expect(made).toMatchObject({ total: 800_00, version: 1 })
  expect(made.items.map(({ name, total }) => [name, total])).toEqual([
    ['Kick-off', 500_00],
    ['Support', 300_00],
  ])
  const [kickOff, other] = made.items
  if (!kickOff || !other) throw new Error('both items were made')
  const { total: _t, ledger: _l, ...kept } = other
  const items = [kept, { ...milestone, name: 'Hand-over', doneOn: '2026-07-14' }]
  const changed = await firm.lead.call(update, { params: { id }, body: { items, version: 1 } })
  expect(changed.items.map(({ id: one, name, doneOn }) => [one === other.id, name, doneOn])).toEqual([
    [true, 'Support', null],
    [false, 'Hand-over', '2026-07-14'],
  ])
  expect(await firm.lead.refusal(update, { params: { id }, body: { items: [], version: 1 } })).toMatchObject({
    reason: 'changedMeanwhile',
  })
})

it('have a ledger of what was used of a retainer', async () => {
  const id = await firm.insertTarget('project', dates)
  const log = (day: string, chargeable: number, state: string) =>
    server.sql(
      `insert into time_sheet_submissions (company_id, id, employee_id, day, duration, chargeable, rounded, charged, targetable_id, state)
       values ($1, $2, $3, $4, 36000, $5, $5, $5, $6, $7)`,
      [firm.company.id, randomUUID(), firm.ana.employeeId, day, chargeable, id, state],
    )
  await log('2026-06-10', 30_000, 'approved')
  await log('2026-06-11', 9_000, 'denied')
  await log('2026-07-01', 10_000, 'unsubmitted')
  const { items } = await firm.lead.call(update, { params: { id }, body: { items: [support] } })
  const [june, july, august] = items[0]?.ledger ?? []
  expect(june).toMatchObject({
    startDate: '2026-06-01',
    endDate: '2026-06-30',
    used: 30_000,
    rolledOut: 6_000,
    expired: 0,
  })
  expect(july).toMatchObject({ rolledIn: 6_000, used: 10_000, left: 32_000 })
  expect(august).toMatchObject({ used: 0, left: 36_000 })
  await firm.letIn(id, firm.ana, { budgetPlan: 'read', agreements: 'read' })
  const seen = await firm.ana.call(get, { params: { id } })
  expect(seen).toMatchObject({ total: 300_00, can: { edit: false, clearResourcePlan: false } })
  expect(seen.items[0]).not.toHaveProperty('ledger')
})

it('give their months to the budget plan', async () => {
  const id = await firm.insertTarget('project', dates)
  const { snapshot } = await firm.lead.call(plans.getProjectBudgetPlan, { params: { id } })
  const byAgreement = { ...snapshot, othersRevenueCalculationMethod: 'fixedMonthlyByAgreement' } as const
  await firm.lead.call(plans.saveProjectBudgetPlan, { params: { id }, body: { snapshot: byAgreement } })
  const item = { ...milestone, category: 'othersBudget' } as const
  await firm.lead.call(update, { params: { id }, body: { items: [item, { ...item, dueDate: '2027-01-01' }] } })
  const after = await firm.lead.call(plans.getProjectBudgetPlan, { params: { id } })
  expect(after.snapshot.othersBudget.map(({ revenue }) => revenue)).toEqual([500_00, 500_00])
  expect(await server.sql(`select other_revenue::int as revenue from targetables where id = $1`, [id])).toEqual([
    { revenue: 1_000_00 },
  ])
})

it('can take the place of what is booked from tomorrow on', async () => {
  const id = await firm.insertTarget('project', dates)
  const roleId = await firm.addRole(id)
  const spanning = await firm.book(roleId, '2026-07-13', '2026-07-17', { totalSeconds: 5 * 3600 })
  await firm.book(roleId, '2026-07-16', '2026-07-31', { secondsPerDay: 3600 })
  const body = { items: [milestone], shouldClearAndUpdateResourcePlan: true }
  await firm.lead.call(update, { params: { id }, body })
  expect(await firm.bookingsOf(id)).toMatchObject([
    { id: spanning, from: '2026-07-13', to: '2026-07-15', total: `${3 * 3600}` },
  ])
  const { snapshot } = await firm.lead.call(plans.getProjectBudgetPlan, { params: { id } })
  expect(snapshot).toMatchObject({
    consultancyRevenueCalculationMethod: 'fixedMonthlyByAgreement',
    consultancyBudget: [
      { month: '2026-07', revenue: 500_00, cost: 180_00 },
      { month: '2026-08', revenue: 0, cost: 0 },
    ],
  })
  const actions = await server.sql<{ action: string }>(`select action from history where entity_id = $1`, [id])
  expect(actions.map(({ action }) => action).toSorted()).toEqual([
    'agreementsUpdated',
    'planSaved',
    'resourcePlanCleared',
  ])
})

it.each([
  ['items', [support, { ...support, dueDate: '2026-08-31' }]],
  ['items.0.id', [{ ...milestone, id: '7d6e2c1c-6d0f-4a52-9a3e-2f1f0f6d0a11' }]],
])('are refused with wrong %s', async (path, items) => {
  const id = await firm.insertTarget('project', dates)
  expect(await firm.lead.refusal(update, { params: { id }, body: { items } })).toMatchObject({
    reason: 'invalidInput',
    fields: [{ path }],
  })
})

it('are refused when all together come to more than a budget can be', async () => {
  const id = await firm.insertTarget('project', dates)
  const items = [{ ...support, amount: 1_000_000_000_000 }]
  expect(await firm.lead.refusal(update, { params: { id }, body: { items } })).toMatchObject({
    fields: [{ path: 'items' }],
  })
})

it('are read and written only by those who may read both them and the budget plan', async () => {
  const id = await firm.insertTarget('project', dates)
  const [params, body] = [{ id }, { items: [] }]
  expect(await firm.ben.refusal(get, { params })).toMatchObject({ reason: 'notFound' })
  expect(await firm.ben.refusal(update, { params, body })).toMatchObject({ reason: 'notFound' })
  await firm.letIn(id, firm.ana, { budgetPlan: 'write' })
  await firm.letIn(id, firm.ben, { agreements: 'write', budgetPlan: 'write' })
  const history = { params: { entity: 'projectAgreements', id } }
  for (const person of [firm.ana, firm.ben]) {
    expect(await person.refusal(get, { params })).toMatchObject({ reason: 'invalidPermission' })
    expect(await person.refusal(operations.getHistory, history)).toMatchObject({ reason: 'notFound' })
    expect(await person.refusal(update, { params, body })).toMatchObject({ reason: 'invalidPermission' })
  }
  await firm.lead.call(update, { params, body: { items: [milestone] } })
  const { items: entries } = await firm.lead.call(operations.getHistory, history)
  expect(entries.map(({ action }) => action)).toEqual(['agreementsUpdated'])
  const ofBudget = await firm.ana.call(operations.getHistory, { params: { entity: 'projectBudget', id } })
  expect(JSON.stringify(ofBudget)).not.toContain(milestone.name)
  await firm.letIn(id, firm.manager, {})
  await server.sql(`update targetables set ended_at = $2 where id = $1`, [id, NOW])
  expect(await firm.lead.refusal(update, { params, body })).toMatchObject({
    status: 409,
    reason: 'plansOfInactiveProjectLocked',
  })
})

it('clear bookings only for those who may plan', async () => {
  const id = await firm.insertTarget('project', dates)
  const other = await firm.insertTarget('project', { ...dates, lead_id: firm.manager.employeeId })
  await firm.letIn(other, firm.lead, { budgetPlan: 'write', agreements: 'write' })
  const body = { items: [], shouldClearAndUpdateResourcePlan: true }
  expect(await firm.lead.refusal(update, { params: { id: other }, body })).toMatchObject({
    reason: 'invalidPermission',
  })
  await firm.lead.call(update, { params: { id: other }, body: { items: [] } })
  await firm.lead.call(update, { params: { id }, body })
})

it('and the rates of logged time keep a project from moving to a client who trades in another currency', async () => {
  const euroClientId = randomUUID()
  await server.sql(
    `insert into clients (company_id, id, name, owner_id, trading_currency) values ($1, $2, 'Halden Bank', $3, 'EUR')`,
    [firm.company.id, euroClientId, firm.manager.employeeId],
  )
  const refusal = (id: string) =>
    firm.manager.refusal(projects.updateProjectDetails, { params: { id }, body: { clientID: euroClientId } })
  const agreed = await firm.insertTarget('project', dates)
  await firm.lead.call(update, {
    params: { id: agreed },
    body: { items: [{ ...milestone, category: 'othersBudget' }] },
  })
  expect(await refusal(agreed)).toMatchObject({
    fields: [{ path: 'clientID', message: 'This client trades in EUR, the agreements are in GBP' }],
  })
  const worked = await firm.insertTarget('project', dates)
  await server.sql(
    `insert into time_sheet_submissions (company_id, id, employee_id, day, duration, chargeable, rounded, charged, targetable_id,
       hourly_cost)
     values ($1, $2, $3, '2026-07-10', 3600, 0, 0, 0, $4, 5000)`,
    [firm.company.id, randomUUID(), firm.ana.employeeId, worked],
  )
  expect(await refusal(worked)).toMatchObject({
    fields: [{ path: 'clientID', message: 'This client trades in EUR, the rates of logged time are in GBP' }],
  })
})
