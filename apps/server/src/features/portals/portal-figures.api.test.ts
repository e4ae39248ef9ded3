import { randomUUID } from 'node:crypto'
import { invoices } from '@praxis/contract/invoices/invoices'
import { plans } from '@praxis/contract/plans/plans'
import { portalFigures } from '@praxis/contract/portals/portal-figures'
import { projectPortals } from '@praxis/contract/portals/project-portals'
import { projectTime } from '@praxis/contract/time/time-reports'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeProject } from '../../testing/project-rows'
import type { TestServer } from '../../testing/test-server'
import { createPortalsFirm, type PortalsFirm, startPortalsServer } from './testing/portals-firm'

const { getVisitorBudgetTracker, getVisitorWeeklyTime, getVisitorMonthlyTime, getVisitorTaskAnalytics } = portalFigures

let server: TestServer
let firm: PortalsFirm
let project: string
beforeAll(async () => {
  server = await startPortalsServer()
})
beforeEach(async () => {
  firm = await createPortalsFirm(server)
  project = firm.projectId
})

const ofProject = () => ({ params: firm.params })
const REFUSED = { status: 401, reason: 'invalidPermission' }
const showsBudget = { preset: 'cumulativeRevenueByWeek' } as const
const budgetOf = async () => {
  const { visitor, ...ofPortal } = await firm.visit(showsBudget)
  return visitor.call(getVisitorBudgetTracker, ofPortal)
}
const setMarkUp = () =>
  firm.run('insert into project_billing (company_id, targetable_id, expense_mark_up) values ($1, $2, 1000)', project)

describe('the budget of a portal', () => {
  it('is used by approved time as it is charged and approved expenses of the client, by week from Monday', async () => {
    await firm.work(project, { day: '2026-06-28', hours: 2 })
    // Of a quarter of an hour, half an hour is charged.
    await firm.work(project, { day: '2026-06-29', columns: { duration: 900, chargeable: 900, charged: 1800 } })
    await firm.work(project, { day: '2026-07-14', rate: 333_33, columns: { charged: 1000, chargeable: 1000 } })
    await firm.spend(project, { day: '2026-07-02', net: 50_00 })
    const hidden = [
      { state: 'waitingForApproval' },
      { state: 'denied' },
      { state: 'unsubmitted' },
      { columns: { chargeable: 0, charged: 0 } },
      { rate: null },
    ] as const
    for (const worked of hidden) await firm.work(project, worked)
    await firm.work(await firm.insertProject({ name: 'Elsewhere' }))
    await firm.spend(project, { state: 'waitingForApproval' })
    await firm.spend(project, { billToClient: false })
    expect(await budgetOf()).toEqual({
      ...{ currency: 'GBP', budget: 0, used: 200_00 + 50_00 + 50_00 + 92_59 },
      periods: [
        { startDate: '2026-06-22', revenue: 200_00, cumulativeRevenue: 200_00, plannedCumulativeRevenue: 0 },
        { startDate: '2026-06-29', revenue: 100_00, cumulativeRevenue: 300_00, plannedCumulativeRevenue: 0 },
        { startDate: '2026-07-06', revenue: 0, cumulativeRevenue: 300_00, plannedCumulativeRevenue: 0 },
        { startDate: '2026-07-13', revenue: 92_59, cumulativeRevenue: 392_59, plannedCumulativeRevenue: 0 },
      ],
    })
  })

  it('agrees with what the firm sees as not invoiced, to the penny, with the mark-up of expenses', async () => {
    await setMarkUp()
    for (const [index, hours] of [1.25, 0.1, 7.7].entries())
      await firm.work(project, { hours, rate: 123_45 + index, day: `2026-07-0${index + 1}` })
    await firm.spend(project, { net: 33_33 })
    await firm.spend(project, { net: 1_05 })
    await firm.agreeOnHours(project, 1, { due_date: '2026-07-01' })
    const { used } = await budgetOf()
    const { uninvoiced } = await firm.lead.call(invoices.getProjectInvoicing, ofProject())
    expect(used).toBe(uninvoiced.total)
    expect(used).toBeGreaterThan(1000_00)
  })

  it('agrees with the firm’s tracker of the same weeks while all of it is approved', async () => {
    await firm.work(project, { day: '2026-06-30' })
    await firm.work(project, { day: '2026-07-13', hours: 3 })
    await firm.spend(project)
    const tracker = await firm.company.owner.call(plans.getWeeklyBudgetTracker, ofProject())
    const weeksOf = (periods: readonly { startDate: string; revenue: number; cumulativeRevenue: number }[]) =>
      periods.map(({ startDate, revenue, cumulativeRevenue }) => [startDate, revenue, cumulativeRevenue])
    const { periods, currency } = await budgetOf()
    expect([currency, weeksOf(periods)]).toEqual([tracker.currency, weeksOf(tracker.periods)])
  })

  it('of a fixed price is used by what was agreed and is done, as the firm’s forecast has it', async () => {
    await changeProject(server, project, { charging_mechanism: 'fixed' })
    await firm.work(project, { hours: 9 })
    await firm.agree(project, { amount: 300_00, due_date: '2026-05-01', done_on: '2026-07-07' })
    await firm.agree(project, { amount: 500_00, due_date: '2026-08-01' })
    const { used, periods } = await budgetOf()
    expect([used, periods.map(({ startDate, revenue }) => [startDate, revenue])]).toEqual([
      300_00,
      [['2026-07-06', 300_00]],
    ])
    expect((await firm.company.owner.call(plans.getForecast, ofProject())).actual.revenue).toBe(used)
  })

  it('is held against the plan, and never says what anything costs', async () => {
    await changeProject(server, project, { consultancy_revenue: 2_000_00, consultancy_cost: 900_00 })
    await firm.run(
      `insert into plans (company_id, targetable_id, budget_plan, saved_at) values ($1, $2, $3, now())`,
      ...[
        project,
        JSON.stringify({
          ...{ startDate: '2026-06-29', endDate: '2026-07-12', isOpenEnded: false },
          consultancyBudget: [{ month: '2026-07', revenue: 2_000_00, cost: 900_00 }],
          ...{ expensesBudget: [], othersBudget: [] },
        }),
      ],
    )
    await firm.work(project, { day: '2026-07-15' })
    const tracker = await budgetOf()
    expect(tracker).toMatchObject({ budget: 2_000_00, used: 100_00 })
    const firms = await firm.company.owner.call(plans.getWeeklyBudgetTracker, ofProject())
    const planned = ({ plannedCumulativeRevenue }: { plannedCumulativeRevenue: number }) => plannedCumulativeRevenue
    expect(tracker.periods.map(planned)).toEqual(firms.periods.map(planned))
    expect(tracker.periods.at(-1)?.plannedCumulativeRevenue).toBe(2_000_00)
    expect(JSON.stringify(tracker)).not.toMatch(/cost|rate|90000/i)
  })

  it.each(['custom', 'cumulativeTimeConsumedByWeek'] as const)('is not shown by the chart %s', async (preset) => {
    const sharedInfos = ['showLoggedTime', 'showEstimatedTime', 'invoices'] as const
    const { visitor, ...ofPortal } = await firm.visit({ preset, sharedInfos: [...sharedInfos] })
    expect(await visitor.refusal(getVisitorBudgetTracker, ofPortal)).toMatchObject(REFUSED)
  })

  it('is shown in a preview, as long as the chart shows it', async () => {
    const { portal } = await firm.open(showsBudget)
    const previewer = await firm.preview(portal)
    const ofPortal = { params: { projectId: portal.reference } }
    expect((await previewer.call(getVisitorBudgetTracker, ofPortal)).used).toBe(0)
    await firm.lead.call(projectPortals.updatePortal, { ...firm.ofPortal(portal), body: { preset: 'custom' } })
    expect(await previewer.refusal(getVisitorBudgetTracker, ofPortal)).toMatchObject(REFUSED)
  })
})

describe('the time of a portal', () => {
  const showsTime = { sharedInfos: ['showLoggedTime' as const] }

  it('is what is approved and charged, by week and by month, with what a retainer covers', async () => {
    await firm.agreeOnHours(project, 5)
    await firm.work(project, { day: '2026-06-30', hours: 2 })
    await firm.work(project, { day: '2026-07-01', columns: { duration: 900, chargeable: 900, charged: 1800 } })
    await firm.work(project, { day: '2026-07-14', hours: 1 })
    await firm.work(project, { state: 'waitingForApproval' })
    await firm.work(project, { columns: { chargeable: 0, charged: 0 } })
    await firm.work(await firm.insertProject({ name: 'Elsewhere' }))
    const { visitor, ...ofPortal } = await firm.visit(showsTime)
    expect(await visitor.call(getVisitorWeeklyTime, ofPortal)).toEqual({
      seconds: 12_600,
      periods: [
        { startDate: '2026-06-29', seconds: 9_000, cumulativeSeconds: 9_000 },
        { startDate: '2026-07-06', seconds: 0, cumulativeSeconds: 9_000 },
        { startDate: '2026-07-13', seconds: 3_600, cumulativeSeconds: 12_600 },
      ],
    })
    expect(await visitor.call(getVisitorMonthlyTime, ofPortal)).toEqual({
      seconds: 12_600,
      periods: [
        { startDate: '2026-06-01', seconds: 7_200, cumulativeSeconds: 7_200 },
        { startDate: '2026-07-01', seconds: 5_400, cumulativeSeconds: 12_600 },
      ],
    })
  })

  it('agrees with the charged time that the firm sees of what is approved', async () => {
    for (const [index, state] of (['approved', 'waitingForApproval', 'approved', 'denied'] as const).entries())
      await firm.work(project, { state, hours: index + 1, columns: { charged: (index + 2) * 3600 } })
    const { visitor, ...ofPortal } = await firm.visit(showsTime)
    const query = { state: 'approved' as const, from: '2026-06-01', to: '2026-07-31' }
    const { figures } = await firm.lead.call(projectTime.listProjectSubmissions, { params: firm.params, query })
    const { seconds } = await visitor.call(getVisitorWeeklyTime, ofPortal)
    expect([seconds, figures.chargedTime]).toEqual([21_600, 21_600])
  })

  it('is empty while there is none', async () => {
    const { visitor, ...ofPortal } = await firm.visit(showsTime)
    expect(await visitor.call(getVisitorWeeklyTime, ofPortal)).toEqual({ seconds: 0, periods: [] })
  })

  it('is refused where it is not shared, whatever the chart', async () => {
    const { visitor, ...ofPortal } = await firm.visit({ preset: 'cumulativeTimeConsumedByWeek' })
    expect(await visitor.refusal(getVisitorWeeklyTime, ofPortal)).toMatchObject(REFUSED)
    expect(await visitor.refusal(getVisitorMonthlyTime, ofPortal)).toMatchObject(REFUSED)
  })
})

describe('the time of the tasks of a portal', () => {
  /** A list with a task that is estimated at an hour and has time of the states, as it is stored. */
  const addTask = async (): Promise<string> => {
    const [listId, taskId] = [randomUUID(), randomUUID()]
    const [list] = await firm.run('select count(*)::integer as number from task_lists where company_id = $1')
    await firm.run(
      `insert into task_lists (company_id, id, board_id, name, rank) values ($1, $2, $3, 'List', $4)`,
      ...[listId, project, `V${(list as { number: number }).number + 1}`],
    )
    await firm.run(
      `insert into tasks (company_id, id, board_id, list_id, title, rank, estimated_seconds)
       values ($1, $2, $3, $4, 'Task', 'V', 3600)`,
      ...[taskId, project, listId],
    )
    for (const worked of [{ hours: 1, columns: { charged: 5400 } }, { state: 'waitingForApproval' as const }]) {
      const id = await firm.work(project, worked)
      await firm.run('update time_sheet_submissions set task_id = $3 where company_id = $1 and id = $2', id, taskId)
    }
    return listId
  }

  it('is summed over the board or some of its lists, each figure where it is shared', async () => {
    const [one] = [await addTask(), await addTask()]
    await firm.work(project, { hours: 5 })
    const { visitor, call, ...ofPortal } = await firm.visit({ sharedInfos: ['showEstimatedTime', 'showLoggedTime'] })
    const asked = (...taskListIDs: string[]) =>
      visitor.call(getVisitorTaskAnalytics, { ...ofPortal, query: { taskListIDs } })
    expect(await asked()).toEqual({ estimatedTime: 7_200, loggedTime: 10_800 })
    expect(await asked(one)).toEqual({ estimatedTime: 3_600, loggedTime: 5_400 })
    expect(await asked(randomUUID())).toEqual({ estimatedTime: 0, loggedTime: 0 })
    const share = (...sharedInfos: ('showEstimatedTime' | 'showLoggedTime')[]) =>
      firm.lead.call(projectPortals.updatePortal, { ...call, body: { sharedInfos } })
    await share('showEstimatedTime')
    expect(await asked()).toEqual({ estimatedTime: 7_200 })
    await share('showLoggedTime')
    expect(await asked()).toEqual({ loggedTime: 10_800 })
    await share()
    expect(await visitor.refusal(getVisitorTaskAnalytics, ofPortal)).toMatchObject(REFUSED)
  })

  it('has nothing of another project’s lists', async () => {
    const listId = await addTask()
    const elsewhere = await firm.insertProject({ name: 'Elsewhere' })
    const other = await firm.lead.call(projectPortals.createPortal, {
      ...{ params: { id: elsewhere }, body: { title: 'Other', sharedInfos: ['showEstimatedTime', 'showLoggedTime'] } },
    })
    const { session } = await firm.lead.call(projectPortals.previewPortal, {
      params: { id: elsewhere, portalId: other.id },
    })
    const asked = { params: { projectId: other.reference }, query: { taskListIDs: [listId] } }
    expect(await server.caller({ 'p-password': session }).call(getVisitorTaskAnalytics, asked)).toEqual({
      ...{ estimatedTime: 0, loggedTime: 0 },
    })
  })
})
