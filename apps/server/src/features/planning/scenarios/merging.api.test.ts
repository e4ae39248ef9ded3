import { randomUUID } from 'node:crypto'
import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { planningChanges } from '@praxis/contract/planning/planning-changes'
import { planningScenarios } from '@praxis/contract/planning/planning-scenarios'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmployee } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'
import { HOUR, startPlanningServer, WEEK } from '../testing/planning-firm'
import { createScenarioFirm, type ScenarioFirm } from './testing/scenario-firm'

let server: TestServer
let firm: ScenarioFirm
beforeAll(async () => {
  server = await startPlanningServer()
})
beforeEach(async () => {
  firm = await createScenarioFirm(server)
})

const { updateBooking, deleteBooking, createBooking, updatePlanningRole, deletePlanningRole, createPlanningRole } =
  masterPlanning
const { undoPlanningChange, redoPlanningChange } = planningChanges
const inPlan = () => ({ scenarioID: firm.scenarioID })
const refusal = (body: Parameters<ScenarioFirm['merge']>[0] = {}) =>
  firm.manager.refusal(planningScenarios.mergePlanningScenario, {
    params: { scenarioId: firm.scenarioID },
    body: body ?? {},
  })

/** Ana is booked for longer, Ben anew in a role of his own, and nobody yet as a designer, instead of Ana’s second booking. */
const planned = async () => {
  const second = await firm.plan({ roleID: firm.roleID, startDate: '2026-08-03', endDate: '2026-08-07' })
  await firm.change(3 * HOUR, firm.scenarioID)
  const book = { projectID: firm.otherID, employeeID: firm.ben.employeeId, ...WEEK, secondsPerDay: HOUR, ...inPlan() }
  const ofBen = (await firm.manager.call(createBooking, { body: book })).bookings[0]?.id ?? ''
  const role = await firm.manager.call(createPlanningRole, {
    body: { projectID: firm.otherID, name: 'Designer', ...inPlan() },
  })
  await firm.manager.call(createBooking, { body: { roleID: role.id, ...WEEK, secondsPerDay: HOUR, ...inPlan() } })
  await firm.manager.call(deleteBooking, { params: { bookingId: second.id }, query: inPlan() })
  return { second, ofBen, role }
}
const bookedOnOther = async () => {
  const planning = await firm.manager.call(masterPlanning.expandMasterPlanning, {
    query: { startDate: '2026-07-13', endDate: '2026-08-09', targetableID: firm.otherID },
  })
  return Object.values(planning.bookingInfos).length
}

describe('merging', () => {
  it('makes the real plan what the scenario shows, as one change that is undone and made again', async () => {
    await planned()
    const before = await firm.storedRows()
    const hours = await firm.hoursOf(firm.ben, firm.scenarioID)
    const { changeID, mergedCount, scenario } = await firm.merge()
    expect(mergedCount).toBe(6)
    expect(scenario).toMatchObject({ state: 'merged', changeCount: 6, closedBy: { displayName: 'Mona Reed' } })
    expect(await firm.hoursOf(firm.ana)).toBe(15)
    expect(await firm.hoursOf(firm.ben)).toBe(hours)
    expect(await bookedOnOther()).toBe(2)
    expect(await firm.historyOf(firm.projectID)).toHaveLength(3)
    const after = await firm.storedRows()
    expect(await firm.manager.call(planningChanges.getPlanningChanges, {})).toMatchObject({
      undo: { id: changeID, action: 'merged', count: 4 },
    })
    await firm.manager.call(undoPlanningChange, { body: changeID === null ? {} : { changeID } })
    expect(await firm.storedRows()).toBe(before)
    expect(await firm.read()).toMatchObject({ state: 'open', changeCount: 6, closedAt: null })
    expect((await firm.changes()).every(({ conflict, problem }) => conflict === null && problem === null)).toBe(true)
    await firm.manager.call(redoPlanningChange, { body: {} })
    expect(await firm.storedRows()).toBe(after)
    expect(await firm.read()).toMatchObject({ state: 'merged', changeCount: 6 })
    expect(await refusal()).toMatchObject({ reason: 'scenarioClosed', how: 'merged' })
  })

  it('takes chosen changes with the roles that they need, and leaves the others to the scenario', async () => {
    const { ofBen, second } = await planned()
    expect(await refusal({ changeIDs: [randomUUID()] })).toMatchObject({ reason: 'notFound' })
    expect(await firm.merge({ changeIDs: [ofBen] })).toMatchObject({
      mergedCount: 2,
      scenario: { state: 'open', changeCount: 4 },
    })
    expect(await firm.hoursOf(firm.ben)).toBe(5)
    expect(await firm.hoursOf(firm.ana)).toBe(10)
    expect(await firm.hoursOf(firm.ana, firm.scenarioID)).toBe(15)
    expect((await firm.changes()).map(({ id }) => id)).not.toContain(ofBen)
    expect((await firm.merge({ changeIDs: [second.id] })).scenario.changeCount).toBe(3)
    expect((await firm.merge()).scenario.state).toBe('merged')
    expect(await firm.hoursOf(firm.ana)).toBe(15)
  })

  it('goes on from what was merged when it is planned further', async () => {
    const { ofBen } = await planned()
    await firm.merge({ changeIDs: [ofBen] })
    await firm.manager.call(updateBooking, {
      params: { bookingId: ofBen },
      body: { secondsPerDay: 2 * HOUR, ...inPlan() },
    })
    expect(await firm.hoursOf(firm.ben)).toBe(5)
    expect(await firm.hoursOf(firm.ben, firm.scenarioID)).toBe(10)
    const [change] = (await firm.changes()).filter(({ id }) => id === ofBen)
    expect(change).toMatchObject({ action: 'changed', base: { secondsPerDay: HOUR }, conflict: null })
  })

  it('shows what was changed in the real plan since, and overwrites it only when it is told so', async () => {
    const { second } = await planned()
    await firm.change(HOUR, undefined, firm.rita)
    await firm.rita.call(deleteBooking, { params: { bookingId: second.id } })
    expect(await firm.changes({ only: 'conflicts' })).toMatchObject([
      {
        kind: 'booking',
        id: firm.booking.id,
        action: 'changed',
        base: { secondsPerDay: 2 * HOUR },
        real: { secondsPerDay: HOUR },
        wanted: { secondsPerDay: 3 * HOUR },
        conflict: { was: 'changed', who: 'Rita Reed' },
      },
    ])
    expect((await firm.difference()).conflictCount).toBe(1)
    const real = await firm.storedRows()
    expect(await refusal()).toMatchObject({
      status: 409,
      reason: 'scenarioConflicts',
      count: 1,
      changeIDs: [firm.booking.id],
    })
    expect(await firm.storedRows()).toBe(real)
    await firm.merge({ overwriteIDs: [firm.booking.id] })
    expect(await firm.hoursOf(firm.ana)).toBe(15)
    await firm.manager.call(undoPlanningChange, { body: {} })
    expect(await firm.hoursOf(firm.ana)).toBe(5)
  })

  it('says who deleted what the scenario changes, and brings it back when it is told so', async () => {
    await firm.change(3 * HOUR, firm.scenarioID)
    await firm.rita.call(deleteBooking, { params: { bookingId: firm.booking.id } })
    expect(await firm.changes()).toMatchObject([{ real: null, conflict: { was: 'deleted', who: 'Rita Reed' } }])
    expect(await refusal()).toMatchObject({ reason: 'scenarioConflicts' })
    await firm.merge({ overwriteIDs: [firm.booking.id] })
    expect(await firm.hoursOf(firm.ana)).toBe(15)
  })

  it('cannot be undone once somebody else has changed the same', async () => {
    await planned()
    await firm.merge()
    await firm.change(HOUR, undefined, firm.rita)
    expect(await firm.manager.refusal(undoPlanningChange, { body: {} })).toMatchObject({
      reason: 'bookingChangedSince',
      who: 'Rita Reed',
    })
    expect((await firm.read()).state).toBe('merged')
  })

  it('names what is in the way', async () => {
    const { ofBen, role } = await planned()
    const problems = async () => (await firm.changes({ only: 'problems' })).map(({ id, problem }) => [id, problem])
    await server.sql('update targetables set ended_at = now() where id = $1', [firm.otherID])
    expect((await problems()).every(([, problem]) => problem === 'targetClosed')).toBe(true)
    expect((await firm.difference()).problemCount).toBe(4)
    expect(await refusal()).toMatchObject({ reason: 'plansOfInactiveProjectLocked' })
    await server.sql('update targetables set ended_at = null where id = $1', [firm.otherID])

    await server.sql('update employees set is_active = false where id = $1', [firm.ben.employeeId])
    expect(await problems()).toHaveLength(2)
    expect(await refusal()).toMatchObject({ reason: 'employeeInactive', changeIDs: expect.arrayContaining([ofBen]) })
    await server.sql('update employees set is_active = true where id = $1', [firm.ben.employeeId])

    await server.sql(
      `update planning_scenario_changes set wanted = wanted || jsonb_build_object('rate_card_id', $2::text) where id = $1`,
      [role.id, randomUUID()],
    )
    expect(await problems()).toEqual([[role.id, 'rateCardGone']])
    expect(await refusal()).toMatchObject({ reason: 'scenarioRateCardGone', changeIDs: [role.id] })
  })

  it('refuses bookings in roles that are gone, and the deletion of roles that are used since', async () => {
    await firm.change(3 * HOUR, firm.scenarioID)
    await firm.rita.call(deletePlanningRole, { params: { roleId: firm.roleID } })
    expect(await refusal({ overwriteIDs: [firm.booking.id] })).toMatchObject({
      reason: 'scenarioRoleGone',
      changeIDs: [firm.booking.id],
    })
    expect(await firm.hoursOf(firm.ana, firm.scenarioID)).toBe(0)

    const roleId = await firm.addRole(firm.otherID, firm.ana.employeeId)
    await firm.manager.call(deletePlanningRole, { params: { roleId }, query: inPlan() })
    await firm.plan({ roleID: roleId }, firm.rita)
    expect(await refusal({ changeIDs: [roleId] })).toMatchObject({ reason: 'recordInUse', changeIDs: [roleId] })
  })

  it('names people for roles and deletes roles with what is booked there', async () => {
    await firm.manager.call(updatePlanningRole, {
      params: { roleId: firm.roleID },
      body: { employeeID: firm.ben.employeeId, ...inPlan() },
    })
    const roleId = await firm.addRole(firm.otherID, firm.ana.employeeId)
    await firm.plan({ roleID: roleId })
    await firm.manager.call(deletePlanningRole, { params: { roleId }, query: inPlan() })
    const before = await firm.storedRows()
    expect(await firm.merge()).toMatchObject({ mergedCount: 3 })
    expect([await firm.hoursOf(firm.ana), await firm.hoursOf(firm.ben)]).toEqual([0, 10])
    await firm.manager.call(undoPlanningChange, { body: {} })
    expect(await firm.storedRows()).toBe(before)
  })

  it('happens once when two merge at the same time, and beside those who plan', async () => {
    await planned()
    const call = (who: typeof firm.paul) =>
      firm.merge({}, who).then(
        () => 'merged',
        (error: Error) => error.message,
      )
    const outcomes = await Promise.all([
      call(firm.manager),
      call(firm.paul),
      firm.plan({ roleID: firm.roleID, startDate: '2026-07-24' }, firm.rita),
    ])
    expect(outcomes.filter((outcome) => outcome === 'merged')).toHaveLength(1)
    expect(await firm.hoursOf(firm.ana)).toBe(16)
    expect(await bookedOnOther()).toBe(2)
  })

  it('may be undone while others plan in the scenario and the real plan', async () => {
    await planned()
    await firm.merge()
    const some = await createEmployee(server, firm.company, { capabilities: ['canManageProjects'] })
    await Promise.all([
      firm.manager.call(undoPlanningChange, { body: {} }),
      firm.plan({ roleID: firm.roleID, startDate: '2026-07-24' }, some),
    ])
    expect(await firm.read()).toMatchObject({ state: 'open', changeCount: 6 })
    expect(await firm.hoursOf(firm.ana)).toBe(11)
  })
})

it('stays quick with 2,000 changes', async () => {
  await server.sql(
    `insert into bookings (company_id, id, role_id, start_date, end_date, seconds_per_day, created_at, updated_at)
     select $1, gen_random_uuid(), $2, '2026-07-20', '2026-07-24', 60, now(), now() from generate_series(1, 2000)`,
    [firm.company.id, firm.roleID],
  )
  await server.sql(
    `insert into planning_scenario_changes (company_id, scenario_id, id, kind, base, wanted, changed_by, changed_at)
     select company_id, $2, id, 'booking', to_jsonb(b), to_jsonb(b) || '{"seconds_per_day": 120}', $3, now()
     from bookings b where company_id = $1 and seconds_per_day = 60`,
    [firm.company.id, firm.scenarioID, firm.manager.employeeId],
  )
  const took = async (what: () => Promise<unknown>) => {
    const from = performance.now()
    await what()
    return performance.now() - from
  }
  const times = {
    page: await took(() => firm.hoursOf(firm.ana, firm.scenarioID)),
    difference: await took(() => firm.difference()),
    changes: await took(() => firm.changes()),
    change: await took(() => firm.change(3 * HOUR, firm.scenarioID)),
    merge: await took(() => firm.merge()),
  }
  expect((await firm.read()).changeCount).toBe(2001)
  // Statements that grow with the square of the changes take minutes.
  for (const time of Object.values(times)) expect(time).toBeLessThan(15_000)
}, 120_000)
