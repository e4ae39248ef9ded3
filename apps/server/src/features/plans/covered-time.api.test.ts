import { randomUUID } from 'node:crypto'
import { plans } from '@praxis/contract/plans/plans'
import { projects } from '@praxis/contract/projects/projects'
import { projectTime } from '@praxis/contract/time/time-reports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import type { TestServer } from '../../testing/test-server'
import { createPlansFirm, type PlansFirm, startPlansServer } from './testing/plans-firm'

let server: TestServer
let firm: PlansFirm
beforeAll(async () => {
  server = await startPlansServer()
  firm = await createPlansFirm(server)
  // Jobs that the database makes belong to the company of the connection.
  await server.sql(`select set_config('app.company_id', $1, false)`, [firm.company.id])
})
afterAll(() => expectOpenWorkKept(server))

const HOUR = 3600
const RATE = 12_000
/** Ten hours in each of three months, of which nothing rolls over. */
const support = {
  name: 'Support',
  amount: 100_00,
  category: 'consultancyBudget' as const,
  dueDate: '2026-06-01',
  retainer: {
    ...{ period: 'month' as const, numberOfPeriods: 3, secondsPerPeriod: 10 * HOUR },
    ...{ rollOverSeconds: 0, rollOverPeriods: 0 },
  },
}

const projectWithTime = async () => {
  const id = await firm.insertTarget('project', { start_date: '2026-06-01', end_date: '2026-08-31' })
  const log = async (day: string, hours: number, state = 'approved') => {
    const entry: string = randomUUID()
    await server.sql(
      `insert into time_sheet_submissions (company_id, id, employee_id, day, duration, chargeable, rounded, charged, targetable_id,
         state, role_name, hourly_charge, hourly_cost)
       values ($1, $2, $3, $4, $5, $5, $5, $5, $6, $7, 'Engineer', $8, 0)`,
      [firm.company.id, entry, firm.ana.employeeId, day, hours * HOUR, id, state, RATE],
    )
    return entry
  }
  const agree = (items: object[]) =>
    firm.lead.call(plans.updateAgreementItems, { params: { id }, body: { items: items as (typeof support)[] } })
  /** What the time brings, wherever it stands. */
  const revenue = async () => {
    const { total } = await firm.lead.call(projectTime.getProjectTimeAnalysis, { params: { id }, query: {} })
    const { items } = await firm.lead.call(projects.listProjectsPaginated, { body: { filter: { attribute: 'all' } } })
    const forecast = await firm.lead.call(plans.getForecast, { params: { id }, query: {} })
    const logged = forecast.months.flatMap(({ parts }) => parts.filter(({ source }) => source === 'logged'))
    expect(items.find((one) => one.id === id)?.actuals?.revenue).toBe(total.revenue)
    expect(logged.reduce((sum, part) => sum + part.revenue, 0)).toBe(total.revenue)
    return { time: total.revenue, agreed: forecast.actual.revenue - (total.revenue ?? 0) }
  }
  return { id, log, agree, revenue }
}

it('brings nothing by itself, as its hours were bought; what goes beyond them is charged', async () => {
  const { log, agree, revenue } = await projectWithTime()
  await log('2026-06-10', 8)
  await log('2026-06-11', 4)
  await log('2026-06-12', 20, 'denied')
  expect(await revenue()).toEqual({ time: 12 * RATE, agreed: 0 })
  await agree([support])
  expect(await revenue()).toEqual({ time: 2 * RATE, agreed: 200_00 })
  await agree([])
  expect(await revenue()).toEqual({ time: 12 * RATE, agreed: 0 })
})

it('is worked out anew when time is logged, denied or deleted', async () => {
  const { id, log, agree, revenue } = await projectWithTime()
  await agree([support])
  const first = await log('2026-06-10', 8)
  await log('2026-06-11', 4)
  await server.drainJobs()
  expect((await revenue()).time).toBe(2 * RATE)
  await server.sql("update time_sheet_submissions set state = 'denied' where id = $1", [first])
  await server.drainJobs()
  expect((await revenue()).time).toBe(0)
  await log('2026-06-01', 9)
  await server.drainJobs()
  expect((await revenue()).time).toBe(3 * RATE)
  await server.sql('delete from time_sheet_submissions where targetable_id = $1', [id])
  await server.drainJobs()
  expect((await revenue()).time).toBe(0)
})
