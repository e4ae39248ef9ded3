import { notifications } from '@praxis/contract/people/notifications'
import { plans } from '@praxis/contract/plans/plans'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { doWhatIsDue } from '../../../testing/due-work/do-what-is-due'
import type { TestPerson } from '../../../testing/people'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { mailsTo } from '../../accounts/testing/account-holder'
import type { TestProject } from '../../time-reports/testing/reports-firm'
import { createForecastFirm, type ForecastFirm } from './testing/forecast-firm'

const HOUR = 3600
let server: TestServer
let firm: ForecastFirm
let tower: TestProject
let now = new Date()
let night = 0

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
beforeEach(async () => {
  firm = await createForecastFirm(server)
  tower = firm.tower
})

/** Does what is due at two o’clock in London of the night after the last one. */
const nextNight = async (minutes = 1): Promise<string> => {
  night += 1
  now = new Date(Date.UTC(2031, 0, night, 2, 0))
  for (let minute = 0; minute < minutes; minute += 1) await doWhatIsDue(server)
  const day = now.toISOString().slice(0, 10)
  now = new Date()
  return day
}

const engineer = { roleName: 'Engineer', hourlyCharge: 10_000, hourlyCost: 4000, day: '2026-03-02' }
const log = (hours: number) => firm.log(firm.member, { ...engineer, project: tower, duration: hours * HOUR })
const told = async (person: TestPerson) => {
  const { items } = await person.call(notifications.listNotifications, {})
  return items.filter(({ kind }) => kind === 'budgetMark').map(({ title, path }) => [title, path])
}
const words = (mark: number) => [
  `Water tower has used ${mark}% of its consultancy budget`,
  `projects/${tower.id}/forecast`,
]

describe('every night', () => {
  it('the forecast of each active project is kept, so that it can be looked at later', async () => {
    const ended = await firm.startProject('Completed', firm.lead, { isActive: false })
    await log(1)
    const first = await nextNight()
    await log(2)
    // Somebody had it counted anew in the same night, an hour before.
    const anHourBefore = new Date(Date.UTC(2031, 0, night + 1, 1, 0)).toISOString()
    await firm.run(
      `insert into kept_plans (company_id, targetable_id, kind, day, snapshot, saved_at)
       values ($1, $2, 'forecast', $3::timestamptz, '{}', $3::timestamptz)`,
      ...[tower.id, anHourBefore],
    )
    const second = await nextNight()
    const asOf = (day: string) => firm.lead.call(plans.getForecast, { params: { id: tower.id }, query: { asOf: day } })
    expect(await asOf(first)).toMatchObject({
      keptOn: first,
      keptSince: first,
      actual: { revenue: 10_000, cost: 4000 },
    })
    expect(await asOf(second)).toMatchObject({ keptOn: second, keptSince: first, actual: { revenue: 30_000 } })
    expect(await asOf('2031-12-31')).toMatchObject({ keptOn: second })
    const early = { params: { id: tower.id }, query: { asOf: '2026-01-01' } }
    expect(await firm.lead.refusal(plans.getForecast, early)).toMatchObject({ reason: 'dataNotAvailable' })
    const kept = await firm.run(
      `select targetable_id from kept_plans where company_id = $1 and kind = 'forecast' and targetable_id = $2`,
      ended.id,
    )
    expect(kept).toEqual([])
  })
})

it('old forecasts are thinned at three, but no budget plan that somebody saved', async () => {
  await firm.run(
    `insert into kept_plans (company_id, targetable_id, kind, day, snapshot, saved_at)
     select $1, $2, kind, day, '{}', day from unnest(array['forecast', 'budgetPlan']) as kind,
       unnest(array['2030-07-01', '2030-07-02', '2030-07-31', '2030-11-20']::date[]) as day`,
    tower.id,
  )
  await nextNight()
  now = new Date(Date.UTC(2031, 0, night, 3, 0))
  await doWhatIsDue(server)
  const kept = await firm.run(
    `select kind, array_agg(day::text order by day) as days from kept_plans
     where company_id = $1 and targetable_id = $2 and day < '2031-01-01' group by kind order by kind`,
    tower.id,
  )
  now = new Date()
  expect(kept).toEqual([
    { kind: 'budgetPlan', days: ['2030-07-01', '2030-07-02', '2030-07-31', '2030-11-20'] },
    { kind: 'forecast', days: ['2030-07-02', '2030-07-31', '2030-11-20'] },
  ])
})

describe('a mark of a budget', () => {
  it('is told to those who plan the project and see its money, once, and again when the budget was raised', async () => {
    await firm.letIn(tower, firm.accountOwner, { budgetPlan: 'write' })
    await firm.letIn(tower, firm.other, { budgetPlan: 'read' })
    await firm.letIn(tower, firm.junior, { budgetPlan: 'write' })
    await firm.setBudget(tower, 100_000)
    await log(7)
    await nextNight()
    expect(await told(firm.lead)).toEqual([])
    await log(2)
    await nextNight()
    await nextNight()
    for (const person of [firm.lead, firm.accountOwner]) expect(await told(person)).toEqual([words(90)])
    // Otis only reads the plan, Nils sees no money, Mia has a role, and Mona manages all projects.
    for (const person of [firm.other, firm.junior, firm.member, firm.manager]) expect(await told(person)).toEqual([])
    expect((await mailsTo(server, firm.lead.username)).map(({ subject }) => subject)).toContain(words(90)[0])
    await firm.setBudget(tower, 120_000)
    await nextNight()
    expect(await told(firm.lead)).toEqual([words(75), words(90)])
    await log(4)
    await nextNight()
    expect(await told(firm.lead)).toEqual([words(100), words(75), words(90)])
    await firm.run(`update employees set revenue = 'noAccess' where company_id = $1 and id = $2`, firm.lead.employeeId)
    expect(await told(firm.lead)).toEqual([])
  })

  it('is told only where the company wants it', async () => {
    await firm.run(
      `update companies set settings = settings || '{"opportunityAndProject": {"budgetAlerts": [100]}}' where company_id = $1`,
    )
    await firm.setBudget(tower, 100_000)
    await log(9)
    await nextNight()
    expect(await told(firm.lead)).toEqual([])
    await log(1)
    await nextNight()
    expect(await told(firm.lead)).toEqual([words(100)])
  })
})

it('the forecasts of all projects are kept, however many there are', async () => {
  await firm.run(
    `insert into targetables (company_id, id, kind, name, lead_id, currency)
     select $1, gen_random_uuid(), 'project', 'Many ' || number, $2, 'GBP' from generate_series(1, 120) as number`,
    firm.lead.employeeId,
  )
  await firm.run(
    `insert into projects (company_id, id) select company_id, id from targetables where company_id = $1 and name like 'Many%'`,
  )
  await nextNight(2)
  const [counted] = await firm.run('select count(*)::integer as kept from kept_plans where company_id = $1')
  expect(counted).toEqual({ kept: 123 })
})
