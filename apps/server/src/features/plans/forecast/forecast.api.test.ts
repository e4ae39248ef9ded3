import { randomUUID } from 'node:crypto'
import { figures } from '@praxis/contract/company/figures'
import { plans } from '@praxis/contract/plans/plans'
import { projectTime } from '@praxis/contract/time/time-reports'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertOpportunity } from '../../../testing/opportunity-rows'
import { changeProject } from '../../../testing/project-rows'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { withoutIds } from '../../../testing/without-ids'
import type { TestProject } from '../../time-reports/testing/reports-firm'
import { createForecastFirm, type ForecastFirm } from './testing/forecast-firm'

const HOUR = 3600
/** A Wednesday. */
const NOW = '2026-03-18T10:00:00.000Z'
let server: TestServer
let firm: ForecastFirm
let tower: TestProject
let fixed: TestProject

const of = (project: { readonly id: string }) => ({ params: { id: project.id } })
const month = (name: string, revenue: number, cost: number) => ({ month: name, revenue, cost })

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(NOW) })
  firm = await createForecastFirm(server)
  tower = firm.tower
  const engineer = { project: tower, roleName: 'Engineer', hourlyCharge: 12_000, hourlyCost: 5000 }
  await firm.log(firm.member, { ...engineer, day: '2026-02-10', duration: 10 * HOUR, state: 'approved' })
  await firm.log(firm.member, { ...engineer, day: '2026-03-18', duration: 2 * HOUR })
  await firm.log(firm.member, { ...engineer, day: '2026-03-17', duration: 5 * HOUR, state: 'denied' })
  await firm.log(firm.member, { ...engineer, day: '2026-03-19', duration: 5 * HOUR })
  await firm.log(firm.lead, { ...engineer, roleName: null, hourlyCost: null, day: '2026-03-02', duration: HOUR })
  // Wednesday and Thursday of this month, of which only Thursday is ahead, and the first two days of April.
  await firm.book(tower, { startDate: '2026-03-18', endDate: '2026-03-19', secondsPerDay: HOUR })
  await firm.book(tower, { startDate: '2026-04-01', endDate: '2026-04-05', secondsPerDay: 3 * HOUR })
  await firm.plan(tower, '2026-02-01', '2026-05-31', {
    consultancyBudget: ['2026-02', '2026-03', '2026-04', '2026-05'].map((name) => month(name, 100_000, 60_000)),
    expensesBudget: ['2026-02', '2026-03', '2026-04', '2026-05'].map((name) => month(name, 2000, 1000)),
  })
  await firm.spend(tower, { day: '2026-02-11', net: 700, isBilled: true, state: 'approved' })
  await firm.spend(tower, { day: '2026-03-11', net: 300, isBilled: false, state: 'waitingForApproval' })
  await firm.spend(tower, { day: '2026-03-12', net: 999, isBilled: true, state: 'denied' })
  await changeProject(server, tower.id, {
    ...{ consultancy_revenue: 400_000, consultancy_cost: 240_000, expenses_revenue: 8000, expenses_cost: 4000 },
  })
  fixed = await firm.startProject('Fixed price', firm.lead)
  await changeProject(server, fixed.id, { charging_mechanism: 'fixed', consultancy_revenue: 100_000 })
})

describe('the forecast', () => {
  it('is what was logged and spent up to today, then what is booked, else the plan', async () => {
    const forecast = await firm.lead.call(plans.getForecast, of(tower))
    expect(forecast).toMatchObject({
      currency: 'GBP',
      today: '2026-03-18',
      budget: { revenue: 408_000, cost: 244_000 },
      secondsWithoutCost: HOUR,
      costOfSale: null,
      keptOn: null,
      keptSince: null,
    })
    expect(forecast.months.map((one) => [one.month, one.forecast.revenue, one.forecast.cost])).toEqual([
      ['2026-02', 120_700, 50_700],
      // Two hours and one without a role, an hour booked on Thursday, and a claim that is not billed.
      ['2026-03', 46_000, 14_300],
      // Friday is Good Friday: two days of three hours, and the expenses of the plan.
      ['2026-04', 62_000, 25_000],
      ['2026-05', 102_000, 61_000],
    ])
    expect(forecast.actual).toEqual({ revenue: 156_700, cost: 61_000 })
    const sum = (side: 'revenue' | 'cost') => forecast.months.reduce((all, one) => all + one.forecast[side], 0)
    expect(forecast.forecast).toEqual({ revenue: sum('revenue'), cost: sum('cost') })
    const past = (revenue: number, cost: number) => ({ revenue, cost, actual: { revenue, cost } })
    expect(forecast.months[1]?.parts).toEqual([
      { category: 'consultancyBudget', source: 'logged', ...past(36_000, 10_000), seconds: 3 * HOUR },
      {
        category: 'consultancyBudget',
        source: 'bookings',
        revenue: 10_000,
        cost: 4000,
        seconds: HOUR,
        actual: { revenue: 0, cost: 0 },
      },
      { category: 'expensesBudget', source: 'expenses', ...past(0, 300), seconds: 0 },
    ])
    // Of 22 working days of March 13 have gone by.
    expect(forecast.planToDate.revenue).toBe(102_000 + Math.round((100_000 * 13) / 22) + Math.round((2000 * 13) / 22))
  })

  it('says when the budget runs out, by bookings ahead or by pace', async () => {
    expect((await firm.lead.call(plans.getForecast, of(tower))).budgetRunsOut).toBeNull()
    await firm.setBudget(tower, 156_000 + 10_000 + 30_001)
    const runsOut = async () => (await firm.lead.call(plans.getForecast, of(tower))).budgetRunsOut
    expect(await runsOut()).toEqual({ day: '2026-04-02', by: 'bookings' })
    await firm.setBudget(tower, 120_000)
    expect(await runsOut()).toEqual({ day: '2026-02-10', by: 'logged' })
    await firm.setBudget(tower, 400_000)
  })

  it('of a fixed price is what was agreed, and shows what the sale has cost', async () => {
    await firm.log(firm.member, {
      ...{ project: fixed, roleName: 'Engineer', hourlyCharge: 12_000, hourlyCost: 5000 },
      ...{ day: '2026-03-02', duration: HOUR },
    })
    await firm.agree(fixed, [
      { amount: 30_000, dueDate: '2026-05-01', doneOn: '2026-03-10' },
      { amount: 50_000, dueDate: '2026-04-01' },
      { amount: 1000, dueDate: '2026-03-15', numberOfMonths: 2 },
    ])
    const opportunityId = randomUUID()
    await insertOpportunity(server, firm.company.id, opportunityId, {
      ...{ name: 'The sale', lead_id: firm.lead.employeeId, client_id: firm.clientId, currency: 'GBP' },
    })
    const sale = { id: opportunityId, clientId: firm.clientId, rounding: 'none' as const }
    for (const state of ['approved', 'denied'] as const)
      await firm.log(firm.lead, { project: sale, chargeable: 0, hourlyCost: 5000, duration: 2 * HOUR, state })
    await changeProject(server, fixed.id, { opportunity_id: opportunityId })
    const forecast = await firm.manager.call(plans.getForecast, of(fixed))
    expect(forecast.months.map((one) => [one.month, one.forecast.revenue, one.forecast.cost])).toEqual([
      ['2026-03', 31_000, 5000],
      ['2026-04', 51_000, 0],
    ])
    expect(forecast.actual).toEqual({ revenue: 31_000, cost: 5000 })
    expect(forecast.costOfSale).toEqual({ seconds: 2 * HOUR, cost: 10_000 })
    expect(forecast.budgetRunsOut).toMatchObject({ by: 'pace' })
  })

  it('is for those who see the money of a project that they may see', async () => {
    const reads = [plans.getForecast, plans.getWeeklyBudgetTracker] as const
    for (const read of reads) {
      expect(await firm.member.refusal(read, of(tower))).toMatchObject({ status: 401, reason: 'invalidPermission' })
      expect(await firm.other.refusal(read, of(tower))).toMatchObject({ status: 404, reason: 'notFound' })
      expect(await firm.lead.refusal(read, of({ id: randomUUID() }))).toMatchObject({ reason: 'notFound' })
      await expect(firm.manager.call(read, of(tower))).resolves.toBeDefined()
    }
  })

  it('of a day before the first that was kept is not available', async () => {
    const query = { asOf: '2026-03-17' }
    expect(await firm.lead.refusal(plans.getForecast, { ...of(tower), query })).toMatchObject({
      status: 404,
      reason: 'dataNotAvailable',
    })
    expect(await firm.member.refusal(plans.getForecast, { ...of(tower), query })).toMatchObject({
      reason: 'invalidPermission',
    })
  })
})

describe('time-based progress', () => {
  it('is how much of the working days, the hours and the fees has gone', async () => {
    const progress = await firm.lead.call(plans.getTimeBasedProgress, of(tower))
    expect(progress).toMatchObject({
      ...{ startDate: '2026-02-01', endDate: '2026-05-31', isOpenEnded: false },
      // Good Friday, Easter Monday and two holidays in May are not worked on.
      ...{ workingDays: 81, elapsedDays: 33, elapsedShare: Math.round((33 / 81) * 10_000) },
      ...{ usedSeconds: 13 * HOUR, plannedSeconds: 8 * HOUR, timeShare: 16_250 },
      revenue: { used: 156_000, planned: 400_000, share: 3900 },
    })
    expect(progress.months).toHaveLength(4)
    expect(progress.months[0]).toEqual({
      ...{ month: '2026-02', workingDays: 20, elapsedDays: 20, usedSeconds: 10 * HOUR, plannedSeconds: 0 },
      revenue: { used: 120_000, planned: 100_000 },
    })
  })

  it('and the trackers are for those who read the time, without money for those who do not see it', async () => {
    const reads = [plans.getTimeBasedProgress, plans.getWeeklyTimeTracker, plans.getMonthlyTimeTracker] as const
    for (const read of reads) {
      expect(await firm.member.refusal(read, of(tower))).toMatchObject({ reason: 'invalidPermission' })
      expect(await firm.other.refusal(read, of(tower))).toMatchObject({ reason: 'notFound' })
    }
    const reader = await firm.startProject('Let in', firm.lead)
    await firm.letIn(reader, firm.member, { timeSheetSubmissions: 'read' })
    await firm.log(firm.lead, { project: reader, hourlyCharge: 98_765, day: '2026-03-02' })
    for (const read of reads)
      expect(withoutIds(await firm.member.call(read, of(reader)))).not.toMatch(/revenue|cost|98765/i)
  })

  it('of a project that was dated by mistake is that of as many years as can be planned', async () => {
    const long = await firm.startProject('For ever', firm.lead)
    await changeProject(server, long.id, { start_date: '2026-03-01', end_date: '8999-12-31' })
    const { endDate, months } = await firm.lead.call(plans.getTimeBasedProgress, of(long))
    expect([endDate, months.length]).toEqual(['2036-02-29', 120])
  })

  it('of an open-ended plan goes to its last end, and what is planned goes on beyond it', async () => {
    const open = await firm.startProject('Open-ended', firm.lead)
    await firm.plan(open, '2026-01-01', '2026-02-28', { othersBudget: [month('2026-03', 22_00, 0)] })
    await firm.run(
      `update plans set last_end_date = '2026-02-28', budget_plan = budget_plan || '{"endDate": null, "isOpenEnded": true}'
       where company_id = $1 and targetable_id = $2`,
      open.id,
    )
    expect(await firm.lead.call(plans.getTimeBasedProgress, of(open))).toMatchObject({
      ...{ endDate: '2026-02-28', isOpenEnded: true, elapsedShare: 10_000 },
    })
    // Thirteen of the 22 working days of March have gone by on the 18th.
    expect((await firm.lead.call(plans.getForecast, of(open))).planToDate.revenue).toBe(13_00)
  })

  it('of a project without dates or plan is that of a year from this month on', async () => {
    const bare = await firm.startProject('Without dates', firm.lead)
    expect(await firm.lead.call(plans.getTimeBasedProgress, of(bare))).toMatchObject({
      ...{ startDate: '2026-03-01', endDate: '2027-02-28', usedSeconds: 0, timeShare: null },
      revenue: { used: 0, planned: 0, share: null },
    })
    expect((await firm.lead.call(plans.getForecast, of(bare))).months).toEqual([])
    expect((await firm.lead.call(plans.getWeeklyTimeTracker, of(bare))).periods).toEqual([])
    expect((await firm.lead.call(plans.getWeeklyBudgetTracker, of(bare))).periods).toEqual([])
  })
})

describe('trackers', () => {
  it('sum logged and booked time by month and by week', async () => {
    const monthly = await firm.lead.call(plans.getMonthlyTimeTracker, of(tower))
    expect(monthly).toEqual({
      plannedSeconds: 8 * HOUR,
      periods: [
        ['2026-02-01', 10, 0, 10, 0],
        ['2026-03-01', 3, 2, 13, 2],
        ['2026-04-01', 0, 6, 13, 8],
      ].map(([startDate, seconds, planned, cumulative, cumulativePlanned]) => ({
        startDate,
        seconds: Number(seconds) * HOUR,
        chargeableSeconds: Number(seconds) * HOUR,
        plannedSeconds: Number(planned) * HOUR,
        cumulativeSeconds: Number(cumulative) * HOUR,
        cumulativePlannedSeconds: Number(cumulativePlanned) * HOUR,
      })),
    })
    const weekly = await firm.lead.call(plans.getWeeklyTimeTracker, of(tower))
    expect(weekly.periods.map(({ startDate }) => startDate)).toEqual([
      ...['2026-02-09', '2026-02-16', '2026-02-23', '2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23'],
      '2026-03-30',
    ])
    expect(weekly.periods.at(-1)).toMatchObject({
      cumulativeSeconds: monthly.periods.at(-1)?.cumulativeSeconds,
      cumulativePlannedSeconds: 8 * HOUR,
    })
  })

  it('sum money by week, beside what was planned up to then', async () => {
    const { periods, budget } = await firm.lead.call(plans.getWeeklyBudgetTracker, of(tower))
    expect(budget).toEqual({ revenue: 408_000, cost: 244_000 })
    expect(periods.find(({ startDate }) => startDate === '2026-02-09')).toEqual({
      ...{ startDate: '2026-02-09', revenue: 120_700, cost: 50_700 },
      ...{ cumulativeRevenue: 120_700, cumulativeCost: 50_700, plannedCumulativeRevenue: 51_000 },
    })
    // The plan ends on the last Sunday of May.
    expect(periods.at(-1)).toMatchObject({
      ...{ startDate: '2026-05-25', cumulativeRevenue: 156_700, plannedCumulativeRevenue: 408_000 },
    })
  })
})

describe('counting anew', () => {
  it('puts kept figures right, keeps the forecast of today and answers with it', async () => {
    const total = async () =>
      (await firm.lead.call(projectTime.listProjectSubmissions, { ...of(tower), query: {} })).figures
    const before = await total()
    await firm.run(
      'update time_figures set revenue = revenue + 5, cost = 0 where targetable_id = $2 and company_id = $1',
      tower.id,
    )
    await firm.run('delete from time_figures where targetable_id = $2 and company_id = $1', fixed.id)
    expect(await total()).not.toEqual(before)
    const [forecast] = await Promise.all([1, 2, 3].map(() => firm.lead.call(plans.updateAnalytics, of(tower))))
    await firm.lead.call(plans.updateAnalytics, of(fixed))
    expect(await total()).toEqual(before)
    const [kept] = await firm.run(
      'select sum(revenue)::integer as revenue from time_figures where company_id = $1 and targetable_id = $2',
      fixed.id,
    )
    expect(kept).toEqual({ revenue: 12_000 })
    const now = await firm.lead.call(plans.getForecast, of(tower))
    expect(now).toEqual({ ...forecast, keptSince: '2026-03-18' })
    const asOf = await firm.lead.call(plans.getForecast, { ...of(tower), query: { asOf: '2026-12-31' } })
    expect(asOf).toEqual({ ...now, keptOn: '2026-03-18', updatedAt: NOW })
  })

  it('is for those who see the money of the project', async () => {
    expect(await firm.member.refusal(plans.updateAnalytics, of(tower))).toMatchObject({ reason: 'invalidPermission' })
    expect(await firm.other.refusal(plans.updateAnalytics, of(tower))).toMatchObject({ reason: 'notFound' })
  })
})

describe('an explained forecast', () => {
  const explain = (name: 'forecastRevenue' | 'forecastCost', query: object) =>
    firm.lead.call(figures.explainFigure, { params: { name }, query: { projectID: tower.id, ...query } })

  it('is made of roles at their rates, claims and the plan, with the rows behind them', async () => {
    const { forecast } = await firm.lead.call(plans.getForecast, of(tower))
    const revenue = await explain('forecastRevenue', {})
    expect(revenue).toMatchObject({ unit: 'money', currency: 'GBP', value: forecast.revenue, leftOut: [] })
    const base = `/projects/${tower.id}`
    expect(revenue.parts.map(({ label, detail, value, records }) => [label, detail, value, records])).toEqual([
      [
        ...['Engineer', 'Consultancy · Logged · 12h 00m at £120.00', 144_000],
        `${base}/timeSheetSubmissions?roleName=Engineer`,
      ],
      ['No role', 'Consultancy · Logged · 1h 00m at £120.00', 12_000, `${base}/timeSheetSubmissions`],
      ['Consultant', 'Consultancy · Booked · 1h 00m at £100.00', 10_000, `${base}/resourcePlan`],
      ['Consultant', 'Consultancy · Booked · 6h 00m at £100.00', 60_000, `${base}/resourcePlan`],
      ['Approved', 'Expenses · Claims', 700, `${base}/expenses?state=approved`],
      ['Consultancy', 'Budget plan', 100_000, `${base}/budgetPlan`],
      ['Expenses', 'Budget plan', 4000, `${base}/budgetPlan`],
    ])
    const cost = await explain('forecastCost', {})
    expect(cost).toMatchObject({
      value: forecast.cost,
      leftOut: [{ reason: 'notCounted', label: '1h 00m logged without a cost', value: null }],
    })
  })

  it('of a period is that of its months', async () => {
    const { months } = await firm.lead.call(plans.getForecast, of(tower))
    const revenue = await explain('forecastRevenue', { from: '2026-03-31', to: '2026-04-01' })
    expect(revenue.value).toBe((months[1]?.forecast.revenue ?? 0) + (months[2]?.forecast.revenue ?? 0))
    expect(revenue.parts[0]?.records).toContain('from=2026-03-01&to=2026-04-30')
    expect((await explain('forecastCost', { to: '2026-02-28' })).leftOut).toEqual([])
  })

  it('names agreement items only to those who may read agreements', async () => {
    const agreed = await firm.startProject('Agreed', firm.lead)
    await firm.run(`update targetables set charging_mechanism = 'fixed' where company_id = $1 and id = $2`, agreed.id)
    await firm.agree(agreed, [
      { amount: 5_000, dueDate: '2026-04-01' },
      { amount: 7_000, dueDate: '2026-05-01' },
    ])
    const labels = async (person: typeof firm.lead) => {
      const query = { projectID: agreed.id }
      const { parts } = await person.call(figures.explainFigure, { params: { name: 'forecastRevenue' }, query })
      return parts.map(({ label, value }) => [label, value])
    }
    const items = [
      ['Item 0', 5_000],
      ['Item 1', 7_000],
    ]
    expect(await labels(firm.lead)).toEqual(items)
    await firm.letIn(agreed, firm.other, { budgetPlan: 'read' })
    expect(await labels(firm.other)).toEqual([['Consultancy', 12_000]])
  })

  it('is for those who see the money of the project, and of one project', async () => {
    const asked = { params: { name: 'forecastCost' as const }, query: { projectID: tower.id } }
    expect(await firm.member.refusal(figures.explainFigure, asked)).toMatchObject({ reason: 'invalidPermission' })
    expect(await firm.other.refusal(figures.explainFigure, asked)).toMatchObject({ reason: 'notFound' })
    const refusal = (query: object) => firm.lead.refusal(figures.explainFigure, { ...asked, query })
    expect(await refusal({})).toMatchObject({ fields: [{ path: 'projectID' }] })
    expect(await refusal({ projectID: tower.id, clientID: firm.clientId })).toMatchObject({ reason: 'invalidInput' })
    expect(await refusal({ projectID: tower.id, from: '2026-02-01', to: '2026-01-01' })).toMatchObject({
      fields: [{ path: 'to' }],
    })
  })
})
