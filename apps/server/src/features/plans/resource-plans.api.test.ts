import { randomUUID } from 'node:crypto'
import { plans } from '@praxis/contract/plans/plans'
import type { ResourcePlanRole, ResourcePlanSnapshot } from '@praxis/contract/plans/resource-plan'
import { projects } from '@praxis/contract/projects/projects'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { createPlansFirm, NOW, type PlansFirm, startPlansServer } from './testing/plans-firm'

let server: TestServer
let firm: PlansFirm
beforeAll(async () => {
  server = await startPlansServer()
  firm = await createPlansFirm(server)
})

const dates = { start_date: '2026-07-06', end_date: '2026-08-02' }
const kinds = {
  project: {
    get: plans.getProjectResourcePlan,
    save: plans.saveProjectResourcePlan,
    csv: plans.exportProjectResourcePlan,
  },
  opportunity: {
    get: plans.getOpportunityResourcePlan,
    save: plans.saveOpportunityResourcePlan,
    csv: plans.exportOpportunityResourcePlan,
  },
} as const
const { get, save } = kinds.project
const week = (monday: string, numberOfHours: number) => ({ monday, numberOfHours })
const emptyRow: ResourcePlanRole = {
  ...{ index: 0, roleID: null, name: 'Designer', employeeID: null, rateCardID: null },
  ...{ startDate: '2026-07-06', endDate: '2026-07-19', calculationMethod: 'even', bookings: [] },
}

/** A project whose engineer is booked for an hour on each day of four weeks. */
const startPlanned = async (kind: 'project' | 'opportunity' = 'project') => {
  const id = await firm.insertTarget(kind, dates)
  const roleId = await firm.addRole(id)
  const bookingId = await firm.book(roleId, '2026-07-06', '2026-08-02', { secondsPerDay: 3600 })
  const plan = await firm.lead.call(kinds[kind].get, { params: { id } })
  return { id, roleId, bookingId, ...plan }
}
const withRow = (snapshot: ResourcePlanSnapshot, changes: Partial<ResourcePlanRole>): ResourcePlanSnapshot => ({
  ...snapshot,
  roles: snapshot.roles.map((row, index) => (index === 0 ? { ...row, ...changes } : row)),
})

describe.each(['project', 'opportunity'] as const)('the resource plan of a %s', (kind) => {
  it('is a file with a line for each week of each role, and with rates for those who see them', async () => {
    const { csv } = kinds[kind]
    const { id } = await startPlanned(kind)
    await firm.addRole(id, firm.ben.employeeId, '=Architect')
    const linesFor = async (who: TestPerson) => {
      const file = await (await who.send(csv, { params: { id } })).text()
      return file.replace('\ufeff', '').trim().split('\r\n')
    }
    expect(await linesFor(firm.lead)).toEqual([
      'Role,Person,Rate card,Week from,Hours,Charge an hour,Cost an hour,Currency',
      ...['2026-07-06', '2026-07-13', '2026-07-20', '2026-07-27'].map((day) => `Engineer,,,${day},5,100.00,60.00,GBP`),
      "'=Architect,Ben Reed,,,0,100.00,60.00,GBP",
    ])
    await firm.letIn(id, firm.ben, { resourcePlan: 'read' })
    expect((await linesFor(firm.ben)).slice(0, 2)).toEqual([
      'Role,Person,Rate card,Week from,Hours',
      'Engineer,,,2026-07-06,5',
    ])
    expect(await firm.ana.refusal(csv, { params: { id } })).toMatchObject({ reason: 'notFound' })
  })

  it('is the weekly grid of its roles and bookings', async () => {
    const plan = await startPlanned(kind)
    expect(plan).toMatchObject({ currency: 'GBP', version: 0, can: { edit: true, setRates: true } })
    expect(plan.weeks.map(({ workingDays }) => workingDays)).toEqual([5, 5, 5, 5])
    expect(plan.snapshot).toEqual({
      roles: [
        {
          ...{ index: 0, roleID: plan.roleId, name: 'Engineer', employeeID: null, rateCardID: null },
          ...{ startDate: '2026-07-06', endDate: '2026-08-02', calculationMethod: 'even' },
          ...{ hourlyCharge: 100_00, hourlyCost: 60_00 },
          bookings: ['2026-07-06', '2026-07-13', '2026-07-20', '2026-07-27'].map((monday) => week(monday, 5)),
        },
      ],
      config: { displayMode: 'byHour', numberOfHoursPerDay: 7.5 },
    })
    expect(plan.sums).toEqual({
      roles: [{ index: 0, seconds: 72_000, secondsNotCarried: 0, revenue: 2_000_00, cost: 1_200_00 }],
      ...{ seconds: 72_000, revenue: 2_000_00, cost: 1_200_00 },
    })
  })

  it('is saved as roles and bookings: weeks that were not changed keep theirs', async () => {
    const { id, bookingId, snapshot } = await startPlanned(kind)
    const [engineer] = snapshot.roles
    if (!engineer) throw new Error('there is a role')
    const weeks = engineer.bookings.map((one) => (one.monday === '2026-07-13' ? week(one.monday, 10) : one))
    const roles = [
      { ...engineer, bookings: weeks },
      { ...emptyRow, bookings: [week('2026-07-06', 1), week('2026-07-13', 2.5)] },
    ]
    const config = { displayMode: 'byDay', numberOfHoursPerDay: 8 } as const
    const body = { snapshot: { roles, config }, version: 0 }
    const saved = await firm.lead.call(kinds[kind].save, { params: { id }, body })
    expect(saved).toMatchObject({ version: 1, snapshot: { config } })
    expect(saved.snapshot.roles.map(({ name, bookings }) => [name, bookings])).toEqual([
      ['Engineer', weeks],
      ['Designer', roles[1]?.bookings],
    ])
    expect(await firm.bookingsOf(id)).toMatchObject([
      { id: bookingId, from: '2026-07-06', to: '2026-07-12', perDay: 3600, cutFrom: null },
      { from: '2026-07-06', to: '2026-07-12', perDay: 720 },
      { from: '2026-07-13', to: '2026-07-19', perDay: 7200, cutFrom: null },
      { from: '2026-07-13', to: '2026-07-19', perDay: 1800 },
      { from: '2026-07-20', to: '2026-08-02', perDay: 3600, cutFrom: bookingId },
    ])
    expect(await firm.lead.refusal(kinds[kind].save, { params: { id }, body })).toMatchObject({
      reason: 'changedMeanwhile',
    })
  })

  it('is locked once the target has ended', async () => {
    const { id, snapshot } = await startPlanned(kind)
    await server.sql(`update targetables set ended_at = $2 where id = $1`, [id, NOW])
    expect(await firm.lead.refusal(kinds[kind].save, { params: { id }, body: { snapshot } })).toMatchObject({
      reason: kind === 'project' ? 'plansOfInactiveProjectLocked' : 'opportunityLocked',
    })
  })

  it('is read and written only by those who may', async () => {
    const { id, snapshot } = await startPlanned(kind)
    const [params, body] = [{ id }, { snapshot }]
    const edit = { targetableID: id, snapshot, index: 0 }
    expect(await firm.ben.refusal(kinds[kind].get, { params })).toMatchObject({ reason: 'notFound' })
    expect(await firm.ben.refusal(kinds[kind].save, { params, body })).toMatchObject({ reason: 'notFound' })
    expect(await firm.ben.refusal(plans.addResourcePlanRole, { body: edit })).toMatchObject({ reason: 'notFound' })
    await firm.letIn(id, firm.ben, { details: 'read' })
    expect(await firm.ben.refusal(kinds[kind].get, { params })).toMatchObject({ reason: 'invalidPermission' })
    expect(await firm.ben.refusal(plans.addResourcePlanRole, { body: edit })).toMatchObject({
      reason: 'invalidPermission',
    })
    expect(await firm.ben.refusal(plans.getResourcePlanBudgets, { params, body })).toMatchObject({
      reason: 'invalidPermission',
    })
    await firm.letIn(id, firm.ana, { resourcePlan: 'write' })
    const seen = await firm.ana.call(kinds[kind].get, { params })
    expect(JSON.stringify(seen)).not.toMatch(/hourlyC|revenue|"cost"/)
    expect(seen.can).toEqual({ edit: false, setRates: false })
    expect(await firm.ana.refusal(kinds[kind].save, { params, body })).toMatchObject({ reason: 'invalidPermission' })
    const sums = await firm.ana.call(plans.getResourcePlanBudgets, { params, body })
    expect(sums.edited).toEqual({ roles: [{ index: 0, seconds: 72_000, secondsNotCarried: 0 }], seconds: 72_000 })
  })
})

it('moves the fees of a budget plan that is calculated from it, and its version', async () => {
  const { id, snapshot } = await startPlanned()
  const plan = await firm.lead.call(plans.getProjectBudgetPlan, { params: { id } })
  await firm.lead.call(plans.saveProjectBudgetPlan, { params: { id }, body: { snapshot: plan.snapshot } })
  const shorter = withRow(snapshot, { bookings: [week('2026-07-06', 5)], startDate: null, endDate: null })
  await firm.lead.call(save, { params: { id }, body: { snapshot: shorter } })
  const after = await firm.lead.call(plans.getProjectBudgetPlan, { params: { id } })
  expect(after.snapshot.consultancyBudget).toEqual([
    { month: '2026-07', revenue: 500_00, cost: 300_00 },
    { month: '2026-08', revenue: 0, cost: 0 },
  ])
  expect(after.version).toBe(3)
})

it('deletes roles without a row, unless time was logged in them', async () => {
  const { id, roleId, snapshot } = await startPlanned()
  await server.sql(
    `insert into time_sheet_submissions (company_id, id, employee_id, day, duration, chargeable, rounded, charged, targetable_id, role_id)
     values ($1, $2, $3, '2026-07-06', 3600, 0, 0, 0, $4, $5)`,
    [firm.company.id, randomUUID(), firm.ana.employeeId, id, roleId],
  )
  const none = { snapshot: { ...snapshot, roles: [] } }
  expect(await firm.lead.refusal(save, { params: { id }, body: none })).toMatchObject({ reason: 'recordInUse' })
  const other = await startPlanned()
  expect((await firm.lead.call(save, { params: { id: other.id }, body: none })).snapshot.roles).toEqual([])
})

it.each([
  ['roleID', { roleID: '7d6e2c1c-6d0f-4a52-9a3e-2f1f0f6d0a11' }],
  ['endDate', { endDate: '2026-07-01' }],
  ['bookings', { bookings: [week('2026-07-07', 1)] }],
])('refuses a row with a wrong %s', async (field, changes) => {
  const { id, snapshot } = await startPlanned()
  const refusal = await firm.lead.refusal(save, { params: { id }, body: { snapshot: withRow(snapshot, changes) } })
  expect(refusal).toMatchObject({ reason: 'invalidInput', fields: [{ path: `snapshot.roles.0.${field}` }] })
})

describe('a plan that is being edited', () => {
  it('gets an empty row where it is asked for', async () => {
    const { id, snapshot } = await startPlanned()
    const { snapshot: edited, sums } = await firm.lead.call(plans.addResourcePlanRole, {
      body: { targetableID: id, snapshot, index: 0 },
    })
    expect(edited.roles.map(({ index, name }) => [index, name])).toEqual([
      [0, 'New role'],
      [1, 'Engineer'],
    ])
    expect(sums).toMatchObject({ seconds: 72_000, revenue: 2_000_00 })
  })

  it.each([plans.updateResourcePlanDuration, plans.updateResourcePlanCalculationMethod])(
    'spreads hours over the dates of the row',
    async (spec) => {
      const { id, snapshot } = await startPlanned()
      const body = { targetableID: id, snapshot: withRow(snapshot, { endDate: '2026-07-15' }), index: 0 }
      const { snapshot: edited } = await firm.lead.call(spec, { body })
      expect(edited.roles[0]?.bookings).toEqual([week('2026-07-06', 12.5), week('2026-07-13', 7.5)])
    },
  )

  it('leaves typed weeks as they are', async () => {
    const { id, snapshot } = await startPlanned()
    const changes: Partial<ResourcePlanRole> = { calculationMethod: 'custom', bookings: [week('2026-07-20', 3)] }
    const body = { targetableID: id, snapshot: withRow(snapshot, changes), index: 0 }
    const { snapshot: edited } = await firm.lead.call(plans.updateResourcePlanCalculationMethod, { body })
    expect(edited.roles[0]?.bookings).toEqual(changes.bookings)
  })

  it('takes over the rates of a rate card, and the days of a person', async () => {
    const { id, snapshot } = await startPlanned()
    const rateCardID = randomUUID()
    await server.sql(
      `insert into rate_cards (company_id, id, name, hourly_charge, hourly_cost) values ($1, $2, $3, 12300, 4500)`,
      [firm.company.id, rateCardID, `Card ${rateCardID}`],
    )
    // Ben has no contract, so that nobody works these hours.
    const changed = withRow(snapshot, { rateCardID, employeeID: firm.ben.employeeId, calculationMethod: 'custom' })
    const edited = await firm.lead.call(plans.updateResourcePlanEmployee, {
      body: { targetableID: id, snapshot: changed, index: 0 },
    })
    expect(edited.snapshot.roles[0]).toMatchObject({ hourlyCharge: 123_00, hourlyCost: 45_00 })
    expect(edited.sums.roles).toEqual([{ index: 0, seconds: 0, secondsNotCarried: 72_000, revenue: 0, cost: 0 }])
  })

  it('has at most a whole day on each day that carries', async () => {
    const { id, snapshot } = await startPlanned()
    const saved = (hours: number) => ({
      params: { id },
      body: { snapshot: withRow(snapshot, { bookings: [week('2026-07-06', hours)] }), version: 0 },
    })
    expect(await firm.lead.refusal(save, saved(120.01))).toMatchObject({
      fields: [{ path: 'snapshot.roles.0.bookings', message: 'Maximum of 24 hours a day' }],
    })
    expect((await firm.lead.call(save, saved(120))).sums.seconds).toBe(5 * 86_400)
  })

  it('shows what it comes to beside what is saved', async () => {
    const { id, snapshot } = await startPlanned()
    const sums = await firm.lead.call(plans.getResourcePlanBudgets, {
      params: { id },
      body: { snapshot: withRow(snapshot, { bookings: [week('2026-07-06', 0.01)] }) },
    })
    expect([sums.saved.revenue, sums.edited.revenue, sums.edited.seconds]).toEqual([2_000_00, 1_00, 36])
  })

  it('knows the working days of weeks that only its rows reach', async () => {
    const { id, snapshot } = await startPlanned()
    const later = withRow(snapshot, { bookings: [week('2026-12-21', 8)], startDate: null, endDate: null })
    const { weeks } = await firm.lead.call(plans.getResourcePlanBudgets, { params: { id }, body: { snapshot: later } })
    expect(weeks.at(-1)).toEqual({ monday: '2026-12-21', workingDays: 4 })
    const edit = { targetableID: id, snapshot: later, index: 0 }
    const edited = await firm.lead.call(plans.updateResourcePlanDuration, { body: edit })
    expect(edited.weeks).toEqual(weeks)
  })

  it('is refused for a row that it does not have', async () => {
    const { id, snapshot } = await startPlanned()
    const body = { targetableID: id, snapshot, index: 7 }
    for (const spec of [
      plans.updateResourcePlanDuration,
      plans.updateResourcePlanEmployee,
      plans.updateResourcePlanCalculationMethod,
    ])
      expect(await firm.lead.refusal(spec, { body })).toMatchObject({ reason: 'invalidInput' })
  })
})

it('is not edited where the company has left its old planning', async () => {
  const newer = await createPlansFirm(server)
  await server.sql(
    `update companies set features = jsonb_set(features, '{referencingOldPlanning}', 'false') where company_id = $1`,
    [newer.company.id],
  )
  const id = await newer.insertTarget('project', dates)
  const { snapshot, can } = await newer.lead.call(get, { params: { id } })
  expect(can.edit).toBe(false)
  expect(await newer.lead.refusal(save, { params: { id }, body: { snapshot } })).toMatchObject({
    status: 400,
    reason: 'resourcePlanDeprecated',
  })
  const body = { targetableID: id, snapshot, index: 0 }
  expect(await newer.lead.refusal(plans.addResourcePlanRole, { body })).toMatchObject({
    reason: 'resourcePlanDeprecated',
  })
})

it('is refused where a role was added, changed or deleted meanwhile, so that none is lost', async () => {
  const { id, roleId, snapshot, version } = await startPlanned()
  const late = { params: { id }, body: { snapshot, version } }
  const body = { name: 'Analyst', employeeID: null }
  const added = await firm.manager.call(projects.createProjectRole, { params: { id }, body })
  expect(await firm.lead.refusal(save, late)).toMatchObject({ reason: 'changedMeanwhile' })
  const roles = await server.sql('select id from targetable_roles where targetable_id = $1', [id])
  expect(roles.map((role) => role.id).toSorted()).toEqual([roleId, added.id].toSorted())
  const seen = await firm.lead.call(get, { params: { id } })
  await firm.manager.call(projects.updateProjectRole, { params: { id, roleId }, body: { name: 'Lead engineer' } })
  const again = { params: { id }, body: { snapshot: seen.snapshot, version: seen.version } }
  expect(await firm.lead.refusal(save, again)).toMatchObject({ reason: 'changedMeanwhile' })
})

it.each([
  ['in weeks that are there twice', { bookings: [week('2026-07-06', 5), week('2026-07-06', 1)] }, 'bookings'],
  ['in weeks beyond ten years', { bookings: [week('2026-07-06', 5), week('2036-12-01', 5)] }, 'bookings'],
  ['with an end beyond ten years', { endDate: '2036-12-01' }, 'endDate'],
  ['in a century that was mistyped', { startDate: '2926-07-01', endDate: '2926-07-07', bookings: [] }, 'startDate'],
])('is refused %s', async (_, changes, field) => {
  const { id, snapshot } = await startPlanned()
  const body = { snapshot: withRow(snapshot, changes) }
  expect(await firm.lead.refusal(save, { params: { id }, body })).toMatchObject({
    fields: [{ path: `snapshot.roles.0.${field}` }],
  })
})

it('takes over the rates of a rate card when somebody saves it who may see rates, but not set them', async () => {
  const { id, snapshot } = await startPlanned()
  const rateCardID = randomUUID()
  await server.sql(
    `insert into rate_cards (company_id, id, name, hourly_charge, hourly_cost) values ($1, $2, 'Principal', 20000, 9000)`,
    [firm.company.id, rateCardID],
  )
  await firm.letIn(id, firm.ana, { budgetPlan: 'read', resourcePlan: 'write', planning: 'write' })
  const named = { targetableID: id, snapshot: withRow(snapshot, { rateCardID }), index: 0 }
  const edited = await firm.ana.call(plans.updateResourcePlanEmployee, { body: named })
  const saved = await firm.ana.call(save, { params: { id }, body: { snapshot: edited.snapshot } })
  expect(saved.snapshot.roles).toMatchObject([{ rateCardID, hourlyCharge: 200_00, hourlyCost: 90_00 }])
})

it('keeps a rate that was typed beside a new rate card, also where it is the one of before', async () => {
  const { id, snapshot } = await startPlanned()
  const rateCardID = randomUUID()
  await server.sql(
    `insert into rate_cards (company_id, id, name, hourly_charge, hourly_cost) values ($1, $2, 'Partner', 30000, 9500)`,
    [firm.company.id, rateCardID],
  )
  const typed = { rateCardID, hourlyCharge: 100_00, hourlyCost: 95_00 }
  const saved = await firm.lead.call(save, { params: { id }, body: { snapshot: withRow(snapshot, typed) } })
  expect(saved.snapshot.roles).toMatchObject([typed])
})
