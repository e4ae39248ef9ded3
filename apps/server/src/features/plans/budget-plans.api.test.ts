import { opportunities } from '@praxis/contract/opportunities/opportunities'
import type { Retainer } from '@praxis/contract/plans/agreements'
import { plans } from '@praxis/contract/plans/plans'
import { projects } from '@praxis/contract/projects/projects'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../testing/test-server'
import { createPlansFirm, NOW, type PlansFirm, startPlansServer, typedPlan } from './testing/plans-firm'

let server: TestServer
let firm: PlansFirm
beforeAll(async () => {
  server = await startPlansServer()
  firm = await createPlansFirm(server)
})

const dates = { start_date: '2026-07-01', end_date: '2026-09-30' }
const kinds = {
  project: { get: plans.getProjectBudgetPlan, save: plans.saveProjectBudgetPlan, csv: plans.exportProjectBudgetPlan },
  opportunity: {
    get: plans.getOpportunityBudgetPlan,
    save: plans.saveOpportunityBudgetPlan,
    csv: plans.exportOpportunityBudgetPlan,
  },
} as const

const revenueOf = async (id: string) =>
  (
    await server.sql<{ revenue: string }>(`select expenses_revenue::text as revenue from targetables where id = $1`, [
      id,
    ])
  )[0]?.revenue

describe.each(['project', 'opportunity'] as const)('the budget plan of a %s', (kind) => {
  const { get, save, csv } = kinds[kind]

  it('begins with the typed budgets, spread by working days', async () => {
    const id = await firm.insertTarget(kind, { ...dates, expenses_revenue: 65_00, other_cost: 100 })
    const plan = await firm.lead.call(get, { params: { id } })
    expect(plan).toMatchObject({ currency: 'GBP', savedAt: null, version: 0, keptSince: null, can: { edit: true } })
    // August has a bank holiday.
    expect(plan.workingDaysByMonth.map(({ numberOfDays }) => numberOfDays)).toEqual([23, 20, 22])
    expect(plan.snapshot.expensesBudget.map(({ revenue }) => revenue)).toEqual([23_00, 20_00, 22_00])
    expect(plan.safeEndDate).toBe('2028-03-31')
  })

  it('begins with the typed budgets where more is booked than can be planned, and shows that beside', async () => {
    const id = await firm.insertTarget(kind, { ...dates, consultancy_revenue: 65_00 })
    const role = await firm.addRole(id)
    await server.sql('update targetable_roles set hourly_charge = 1000000000, hourly_cost = 0 where id = $1', [role])
    await firm.book(role, '2026-07-01', '2026-09-30', { totalSeconds: 3600 * 2_000 })
    const { snapshot, resourcePlanByMonth } = await firm.lead.call(get, { params: { id } })
    expect(snapshot.consultancyBudget.map(({ revenue }) => revenue)).toEqual([23_00, 20_00, 22_00])
    expect(resourcePlanByMonth.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(2_000_000_000_000)
  })

  it('is saved with its totals as budgets, and kept by day', async () => {
    const id = await firm.insertTarget(kind, { ...dates, expenses_revenue: 65_00 })
    const { snapshot } = await firm.lead.call(get, { params: { id } })
    const saved = await firm.lead.call(save, {
      params: { id },
      body: { snapshot: typedPlan(snapshot, 5_00), version: 0 },
    })
    expect(saved).toMatchObject({ version: 1, savedBy: 'Lena Reed', keptSince: '2026-07-15' })
    expect(await revenueOf(id)).toBe('4700')
    // It was two weeks ago.
    await server.sql(`update kept_plans set day = '2026-07-01' where targetable_id = $1`, [id])
    await firm.lead.call(save, { params: { id }, body: { snapshot: typedPlan(saved.snapshot, 1), version: 1 } })
    const early = await firm.lead.call(get, { params: { id }, query: { asOf: '2026-07-14' } })
    expect(early).toMatchObject({ keptOn: '2026-07-01', snapshot: saved.snapshot, can: { edit: false } })
    expect((await firm.lead.call(get, { params: { id }, query: { asOf: '2026-07-15' } })).keptOn).toBe('2026-07-15')
    expect(await firm.lead.refusal(get, { params: { id }, query: { asOf: '2026-06-30' } })).toMatchObject({
      status: 404,
      reason: 'dataNotAvailable',
    })
    const file = await (await firm.lead.send(csv, { params: { id }, query: { asOf: '2026-07-02' } })).text()
    expect(file.split('\r\n').slice(0, 3)).toEqual([
      'Month,Category,Revenue,Cost,Profit,Currency',
      '2026-07,Consultancy,0.00,0.00,0.00,GBP',
      '2026-07,Expenses,5.00,0.00,5.00,GBP',
    ])
  })

  it('is calculated by the server, whatever months a caller sends', async () => {
    const id = await firm.insertTarget(kind, dates)
    const { snapshot } = await firm.lead.call(get, { params: { id } })
    const wrong = { ...snapshot, othersBudget: [{ month: '2026-07', revenue: 9_999, cost: 1 }] }
    const saved = await firm.lead.call(save, { params: { id }, body: { snapshot: wrong } })
    expect(saved.snapshot.othersBudget.map(({ revenue }) => revenue)).toEqual([0, 0, 0])
  })

  it('is saved on the version that was seen', async () => {
    const id = await firm.insertTarget(kind, dates)
    const { snapshot } = await firm.lead.call(get, { params: { id } })
    await firm.lead.call(save, { params: { id }, body: { snapshot, version: 0 } })
    expect(await firm.lead.refusal(save, { params: { id }, body: { snapshot, version: 0 } })).toMatchObject({
      reason: 'changedMeanwhile',
    })
  })

  it('is seen and saved only by those who may', async () => {
    const id = await firm.insertTarget(kind, dates)
    const { snapshot } = await firm.lead.call(get, { params: { id } })
    const body = { snapshot }
    for (const spec of [get, csv])
      expect(await firm.ben.refusal(spec, { params: { id } })).toMatchObject({ reason: 'notFound' })
    expect(await firm.ben.refusal(save, { params: { id }, body })).toMatchObject({ reason: 'notFound' })
    // Ben is let in and may not see revenue; Ana may, and may not change it.
    await firm.letIn(id, firm.ben, { budgetPlan: 'write' })
    await firm.letIn(id, firm.ana, { budgetPlan: 'write' })
    for (const spec of [get, csv])
      expect(await firm.ben.refusal(spec, { params: { id } })).toMatchObject({ reason: 'invalidPermission' })
    expect((await firm.ana.call(get, { params: { id } })).can.edit).toBe(false)
    expect(await firm.ana.refusal(save, { params: { id }, body })).toMatchObject({ reason: 'invalidPermission' })
    const asked = { targetableID: id, snapshot, changedPath: ['startDate'] }
    expect(await firm.ben.refusal(plans.updateBudgetPlanSnapshot, { body: asked })).toMatchObject({
      reason: 'invalidPermission',
    })
  })

  it('is locked once the target has ended', async () => {
    const id = await firm.insertTarget(kind, { ...dates, ended_at: NOW })
    const { snapshot, can } = await firm.lead.call(get, { params: { id } })
    expect(can.edit).toBe(false)
    expect(await firm.lead.refusal(save, { params: { id }, body: { snapshot } })).toMatchObject({
      status: 409,
      reason: kind === 'project' ? 'plansOfInactiveProjectLocked' : 'opportunityLocked',
    })
  })
})

it('recalculates a plan that is being edited, and saves nothing of it', async () => {
  const id = await firm.insertTarget('project', dates)
  const { snapshot } = await firm.lead.call(kinds.project.get, { params: { id } })
  const saved = await firm.lead.call(kinds.project.save, {
    params: { id },
    body: { snapshot: typedPlan(snapshot, 7_00) },
  })
  const body = {
    targetableID: id,
    snapshot: { ...saved.snapshot, startDate: '2026-08-03' },
    changedPath: ['startDate'],
  }
  const edited = await firm.lead.call(plans.updateBudgetPlanSnapshot, { body })
  expect(edited.snapshot.expensesBudget.map(({ month }) => month)).toEqual(['2026-08', '2026-09'])
  expect([edited.droppedRevenue, edited.droppedCost]).toEqual([7_00, 0])
  expect((await firm.lead.call(kinds.project.get, { params: { id } })).snapshot).toEqual(saved.snapshot)
  expect(await firm.ben.refusal(plans.updateBudgetPlanSnapshot, { body })).toMatchObject({ reason: 'notFound' })
})

it('takes fees from roles and bookings, and offers what they come to now', async () => {
  const id = await firm.insertTarget('project', dates)
  const roleId = await firm.addRole(id)
  await firm.book(roleId, '2026-07-30', '2026-08-04', { secondsPerDay: 3600 })
  const plan = await firm.lead.call(kinds.project.get, { params: { id } })
  expect(plan.snapshot).toMatchObject({
    consultancyRevenueCalculationMethod: 'fromResourcePlan',
    consultancyBudget: [
      { month: '2026-07', revenue: 200_00, cost: 120_00 },
      { month: '2026-08', revenue: 200_00, cost: 120_00 },
      { month: '2026-09', revenue: 0, cost: 0 },
    ],
  })
  await firm.lead.call(kinds.project.save, { params: { id }, body: { snapshot: plan.snapshot } })
  await firm.book(roleId, '2026-09-01', '2026-09-01', { totalSeconds: 1800 })
  const later = await firm.lead.call(kinds.project.get, { params: { id } })
  expect(later.snapshot).toEqual(plan.snapshot)
  expect(later.resourcePlanByMonth.at(-1)).toEqual({ month: '2026-09', revenue: 50_00, cost: 30_00 })
})

it('is what the opportunity is worth', async () => {
  const id = await firm.insertTarget('opportunity', dates)
  const { snapshot } = await firm.lead.call(kinds.opportunity.get, { params: { id } })
  await firm.lead.call(kinds.opportunity.save, { params: { id }, body: { snapshot: typedPlan(snapshot, 90_00) } })
  const budgets = { expensesBudget: { revenue: 1, cost: 0 } }
  expect(
    await firm.lead.refusal(opportunities.updateOpportunityDetails, { params: { id }, body: budgets }),
  ).toMatchObject({
    reason: 'budgetsComeFromPlan',
  })
  const kept = await server.sql(
    `select o.revenue::int, d.revenue::int as kept, d.day::text from opportunities o
     join opportunity_days d on d.company_id = o.company_id and d.opportunity_id = o.id where o.id = $1`,
    [id],
  )
  expect(kept).toEqual([{ revenue: 90_00, kept: 90_00, day: '2026-07-15' }])
})

it('gives the budgets of a project, so that nobody types them', async () => {
  const id = await firm.insertTarget('project', dates)
  const { snapshot } = await firm.lead.call(kinds.project.get, { params: { id } })
  await firm.lead.call(kinds.project.save, { params: { id }, body: { snapshot } })
  const body = { expensesBudget: { revenue: 1, cost: 0 } }
  expect(await firm.lead.refusal(projects.updateProjectDetails, { params: { id }, body })).toMatchObject({
    status: 409,
    reason: 'budgetsComeFromPlan',
  })
})

it('tells in the history of money what was saved', async () => {
  const id = await firm.insertTarget('project', { ...dates, expenses_revenue: 65_00 })
  const { snapshot } = await firm.lead.call(kinds.project.get, { params: { id } })
  await firm.lead.call(kinds.project.save, { params: { id }, body: { snapshot: typedPlan(snapshot, 5_00) } })
  const entries = await server.sql(
    `select entity, action, after -> 'expensesBudget' as expenses from history where entity_id = $1 order by id`,
    [id],
  )
  expect(entries).toEqual([{ entity: 'projectBudget', action: 'planSaved', expenses: { revenue: 47_00, cost: 0 } }])
})

it('is refused with more than a budget can be, however it comes about, and with years that cannot be planned', async () => {
  const id = await firm.insertTarget('project', { start_date: '2026-07-01', end_date: '2026-08-31' })
  const { snapshot } = await firm.lead.call(plans.getProjectBudgetPlan, { params: { id } })
  const most = { revenue: 1_000_000_000_000, cost: 0 }
  const months = snapshot.othersBudget.map(({ month }) => ({ month, ...most }))
  const large = { ...snapshot, othersRevenueCalculationMethod: 'variesByMonth', othersBudget: months } as const
  const fields = { reason: 'invalidInput', fields: [{ path: 'snapshot.othersBudget' }] }
  const save = (saved: typeof snapshot) => ({ params: { id }, body: { snapshot: saved } })
  expect(await firm.lead.refusal(plans.saveProjectBudgetPlan, save(large))).toMatchObject(fields)
  const changed = { targetableID: id, snapshot: large, changedPath: ['othersBudget', '2026-08', 'revenue'] }
  expect(await firm.lead.refusal(plans.updateBudgetPlanSnapshot, { body: changed })).toMatchObject(fields)
  const retainer: Retainer = {
    ...{ period: 'month', numberOfPeriods: 2, secondsPerPeriod: 3600 },
    ...{ rollOverSeconds: 0, rollOverPeriods: 0 },
  }
  const item = { name: 'Support', amount: 1_000_000_000_000, category: 'consultancyBudget', retainer } as const
  const agree = (dueDate: string) => ({
    params: { id },
    body: { items: [{ ...item, dueDate }], shouldClearAndUpdateResourcePlan: true },
  })
  const { updateAgreementItems } = plans
  expect(await firm.lead.refusal(updateAgreementItems, agree('2026-07-01'))).toMatchObject({ reason: 'invalidInput' })
  expect(await firm.lead.refusal(updateAgreementItems, agree('9999-12-31'))).toMatchObject({ reason: 'invalidInput' })
  for (const startDate of ['9999-12-01', '2926-07-01', '1926-07-01']) {
    const far = { ...snapshot, startDate, endDate: null, isOpenEnded: true }
    const refused = { fields: [{ path: 'snapshot.startDate' }] }
    expect(await firm.lead.refusal(plans.saveProjectBudgetPlan, save(far))).toMatchObject(refused)
    const edited = { targetableID: id, snapshot: far, changedPath: ['startDate'] }
    expect(await firm.lead.refusal(plans.updateBudgetPlanSnapshot, { body: edited })).toMatchObject(refused)
  }
})
