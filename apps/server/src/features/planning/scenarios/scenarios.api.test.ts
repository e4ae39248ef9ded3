import { randomUUID } from 'node:crypto'
import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { planningChanges } from '@praxis/contract/planning/planning-changes'
import { planningScenarios } from '@praxis/contract/planning/planning-scenarios'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../../testing/test-server'
import { HOUR, startPlanningServer, WEEK } from '../testing/planning-firm'
import { createScenarioFirm, type ScenarioFirm } from './testing/scenario-firm'

let server: TestServer
let firm: ScenarioFirm
let scenarioID: string
beforeAll(async () => {
  server = await startPlanningServer()
  firm = await createScenarioFirm(server)
  scenarioID = firm.scenarioID
})

const { updatePlanningScenario, listPlanningScenarios, createPlanningScenario, discardScenarioChanges } =
  planningScenarios
const notFound = { status: 404, reason: 'notFound' }

describe('a scenario', () => {
  it('is seen by its owner and whoever is let in, each with their rights', async () => {
    expect(await firm.read()).toMatchObject({
      name: 'Phase 2',
      state: 'open',
      owner: { displayName: 'Mona Reed' },
      members: [{ employee: { displayName: 'Paul Reed' }, access: 'write' }],
      changeCount: 0,
      can: { edit: true, manage: true },
    })
    expect((await firm.read(firm.paul)).can).toEqual({ edit: true, manage: false })
    expect((await firm.paul.call(listPlanningScenarios, {})).items.map(({ id }) => id)).toEqual([scenarioID])
    expect((await firm.rita.call(listPlanningScenarios, {})).items).toEqual([])
    expect((await firm.paul.call(listPlanningScenarios, { query: { state: 'dropped' } })).items).toEqual([])
  })

  it('does not exist for others, at any address', async () => {
    const stranger = await createScenarioFirm(server)
    const ofScenario = { params: { scenarioId: scenarioID } }
    const range = { startDate: WEEK.startDate, endDate: WEEK.endDate }
    const refusals = async (who: typeof firm.rita) => [
      await who.refusal(planningScenarios.getPlanningScenario, ofScenario),
      await who.refusal(planningScenarios.getScenarioDifference, ofScenario),
      await who.refusal(planningScenarios.listScenarioChanges, ofScenario),
      await who.refusal(updatePlanningScenario, { ...ofScenario, body: { name: 'Mine' } }),
      await who.refusal(discardScenarioChanges, { ...ofScenario, body: { changeIDs: [randomUUID()] } }),
      await who.refusal(planningScenarios.mergePlanningScenario, { ...ofScenario, body: {} }),
      await who.refusal(planningScenarios.dropPlanningScenario, { ...ofScenario, body: {} }),
      await who.refusal(masterPlanning.getMasterPlanning, { query: { scenarioID } }),
      await who.refusal(masterPlanning.extendMasterPlanning, { query: { ...range, scenarioID } }),
      await who.refusal(masterPlanning.getHourlyCost, { query: { roleID: firm.roleID, scenarioID } }),
      await who.refusal(planningChanges.getWeightedLoad, { query: { ...range, scenarioID } }),
      await who.refusal(planningChanges.getPlanningChanges, { query: { scenarioID } }),
      await who.refusal(planningChanges.undoPlanningChange, { body: { scenarioID } }),
      await who.refusal(planningChanges.listPlanners, { query: { scenarioID } }),
      await who.refusal(planningChanges.announcePlanner, { body: { rowID: null, day: null, scenarioID } }),
      await who.refusal(planningChanges.getBooking, { params: { bookingId: firm.booking.id }, query: { scenarioID } }),
    ]
    // Rita sees no costs, so she is told that first; strangers are not even asked about the booking.
    for (const who of [firm.rita, stranger.rita])
      for (const refused of await refusals(who))
        if (refused.reason !== 'invalidPermission') expect(refused).toMatchObject(notFound)
    expect(
      await firm.rita.refusal(masterPlanning.createBooking, {
        body: { roleID: firm.roleID, ...WEEK, secondsPerDay: 1, scenarioID },
      }),
    ).toMatchObject(notFound)
    expect(await firm.rita.refusal(planningScenarios.getPlanningScenario, ofScenario)).toMatchObject(notFound)
    expect(await firm.lead.refusal(planningScenarios.getPlanningScenario, ofScenario)).toMatchObject({
      reason: 'invalidPermission',
    })
  })

  it('is managed by its owner: named, and opened to those who plan', async () => {
    const id = await firm.start([])
    const ofIt = { params: { scenarioId: id } }
    const letIn = (employeeID: string, access: 'read' | 'write', version?: number) => ({
      ...ofIt,
      body: { members: [{ employeeID, access }], ...(version && { version }) },
    })
    expect(await firm.manager.refusal(updatePlanningScenario, letIn(firm.ben.employeeId, 'read'))).toMatchObject({
      reason: 'invalidInput',
    })
    await firm.manager.call(updatePlanningScenario, { ...ofIt, body: { name: 'Renamed' } })
    expect(await firm.manager.refusal(updatePlanningScenario, letIn(firm.rita.employeeId, 'read', 1))).toMatchObject({
      reason: 'changedMeanwhile',
    })
    await firm.manager.call(updatePlanningScenario, letIn(firm.rita.employeeId, 'read'))
    expect(await firm.read(firm.rita, id)).toMatchObject({ name: 'Renamed', can: { edit: false, manage: false } })
    const refused = { status: 401, reason: 'invalidPermission' }
    expect(await firm.rita.refusal(updatePlanningScenario, { ...ofIt, body: { name: 'Mine' } })).toMatchObject(refused)
    expect(await firm.rita.refusal(planningScenarios.mergePlanningScenario, { ...ofIt, body: {} })).toMatchObject(
      refused,
    )
    expect(
      await firm.rita.refusal(masterPlanning.createBooking, {
        body: { roleID: firm.roleID, ...WEEK, secondsPerDay: 1, scenarioID: id },
      }),
    ).toMatchObject(refused)
    expect(await firm.paul.refusal(createPlanningScenario, { body: { name: '' } })).toMatchObject({
      reason: 'invalidInput',
    })
    const history = await server.sql<{ action: string }>(
      `select action from history where company_id = $1 and entity = 'planningScenario' and entity_id = $2 order by ctid`,
      [firm.company.id, id],
    )
    expect(history.map(({ action }) => action)).toEqual(['created', 'updated', 'updated'])
  })

  it('is managed by whoever plans in it once its owner has left', async () => {
    const own = await createScenarioFirm(server)
    await server.sql('update employees set is_active = false where id = $1', [own.manager.employeeId])
    expect((await own.read(own.paul)).can).toEqual({ edit: true, manage: true })
    const body = { name: 'Taken over', members: [] }
    await own.paul.call(updatePlanningScenario, { params: { scenarioId: own.scenarioID }, body })
    expect(await own.read(own.paul)).toMatchObject({ name: 'Taken over', can: { manage: true } })
    expect((await own.drop(own.paul)).state).toBe('dropped')
  })
})

describe('planning in a scenario', () => {
  let own: ScenarioFirm
  let real: string | undefined
  beforeAll(async () => {
    own = await createScenarioFirm(server)
    real = await own.storedRows()
  })
  const inPlan = () => ({ scenarioID: own.scenarioID })
  const undo = () => own.manager.call(planningChanges.undoPlanningChange, { body: inPlan() })
  const redo = () => own.manager.call(planningChanges.redoPlanningChange, { body: inPlan() })

  it('shows there alone, and touches nothing real', async () => {
    const changed = await own.change(3 * HOUR, own.scenarioID)
    expect(changed.bookings).toMatchObject([{ id: own.booking.id, secondsPerDay: 3 * HOUR, version: 2 }])
    expect(await own.hoursOf(own.ana, own.scenarioID)).toBe(15)
    expect(await own.hoursOf(own.ana, own.scenarioID, own.paul)).toBe(15)
    expect(await own.hoursOf(own.ana)).toBe(10)
    expect(await own.storedRows()).toBe(real)
    expect((await own.read()).changeCount).toBe(1)
    const refused = { params: { bookingId: own.booking.id }, body: { note: 'Late', version: 1, ...inPlan() } }
    expect(await own.paul.refusal(masterPlanning.updateBooking, refused)).toMatchObject({ reason: 'changedMeanwhile' })
  })

  it('is undone and made again there, apart from the real plan', async () => {
    expect(await own.manager.call(planningChanges.getPlanningChanges, {})).toMatchObject({ undo: { action: 'booked' } })
    const stack = await own.manager.call(planningChanges.getPlanningChanges, { query: inPlan() })
    expect(stack).toMatchObject({ undo: { action: 'changed', count: 1 }, redo: null })
    await undo()
    expect((await own.read()).changeCount).toBe(0)
    expect(await own.hoursOf(own.ana, own.scenarioID)).toBe(10)
    await redo()
    expect(await own.hoursOf(own.ana, own.scenarioID)).toBe(15)
    expect(await own.storedRows()).toBe(real)
  })

  it('takes everything that planners do', async () => {
    const { paul } = own
    const { id: bookingId } = own.booking
    const book = { projectID: own.otherID, employeeID: own.ben.employeeId, ...WEEK, secondsPerDay: HOUR, ...inPlan() }
    const made = await paul.call(masterPlanning.createBooking, { body: book })
    expect(made.roles).toMatchObject([{ employeeID: own.ben.employeeId, projectID: own.otherID }])
    const [madeID] = made.bookings.map(({ id }) => id)
    if (!madeID) throw new Error('a booking was made')
    await paul.call(planningChanges.splitBooking, { params: { bookingId }, body: { day: '2026-07-22', ...inPlan() } })
    await paul.call(planningChanges.copyBookings, {
      body: { bookingIDs: [madeID], offsetDays: 7, employeeID: own.ana.employeeId, ...inPlan() },
    })
    await paul.call(masterPlanning.offsetBookings, {
      body: { bookingIDs: [madeID], offsetMethod: 'weeks', offset: 1, ...inPlan() },
    })
    expect(await own.hoursOf(own.ben, own.scenarioID)).toBe(0)
    await paul.call(masterPlanning.deleteBookings, { query: { bookingIDs: [bookingId], ...inPlan() } })
    expect(await own.hoursOf(own.ana, own.scenarioID)).toBe(9)
    const booking = await paul.call(planningChanges.getBooking, { params: { bookingId: madeID }, query: inPlan() })
    expect(booking).toMatchObject({ startDate: '2026-07-27', employee: { displayName: 'Ben Reed' } })
    expect(await paul.refusal(planningChanges.getBooking, { params: { bookingId: madeID } })).toMatchObject(notFound)
    await paul.call(masterPlanning.deleteBooking, { params: { bookingId: madeID }, query: inPlan() })
    expect(await own.storedRows()).toBe(real)
    for (let step = 0; step < 6; step += 1) await paul.call(planningChanges.undoPlanningChange, { body: inPlan() })
    expect(await own.changes()).toMatchObject([{ kind: 'booking', id: bookingId, wanted: { secondsPerDay: 3 * HOUR } }])
  })

  it('adds, changes and deletes roles there', async () => {
    const body = { projectID: own.otherID, name: 'Designer', ...inPlan() }
    const role = await own.manager.call(masterPlanning.createPlanningRole, { body })
    expect(role).toMatchObject({ name: 'Designer', employee: null, version: 1 })
    const ofRole = { params: { roleId: role.id } }
    await own.manager.call(masterPlanning.createBooking, {
      body: { roleID: role.id, ...WEEK, totalSeconds: 7 * HOUR, ...inPlan() },
    })
    const rows = await own.manager.call(masterPlanning.getMasterPlanning, {
      query: { ...inPlan(), search: 'Designer' },
    })
    expect(rows.unnamedResources.map(({ id }) => id)).toEqual([role.id])
    const candidates = await own.manager.call(planningChanges.listRoleCandidates, { ...ofRole, query: inPlan() })
    expect(candidates.items.every(({ neededSeconds }) => neededSeconds === 7 * HOUR)).toBe(true)
    expect(await own.manager.refusal(planningChanges.listRoleCandidates, ofRole)).toMatchObject(notFound)
    const named = { ...ofRole, body: { employeeID: own.ben.employeeId, ...inPlan() } }
    expect(await own.manager.call(masterPlanning.updatePlanningRole, named)).toMatchObject({
      employee: { displayName: 'Ben Reed' },
    })
    expect(await own.hoursOf(own.ben, own.scenarioID)).toBe(7)
    const load = await own.manager.call(planningChanges.getWeightedLoad, {
      query: { startDate: WEEK.startDate, endDate: WEEK.endDate, ...inPlan() },
    })
    expect(load.intervals[0]?.hard).toBe(22 * HOUR)
    await own.manager.call(masterPlanning.deletePlanningRole, { ...ofRole, query: inPlan() })
    expect(await own.hoursOf(own.ben, own.scenarioID)).toBe(0)
    await undo()
    expect(await own.hoursOf(own.ben, own.scenarioID)).toBe(7)
    await undo()
    expect(await own.hoursOf(own.ben, own.scenarioID)).toBe(0)
    await undo()
    await undo()
    expect(await own.storedRows()).toBe(real)
    expect((await own.read()).changeCount).toBe(1)
  })

  it('lets the real plan shine through wherever the scenario has changed nothing', async () => {
    const { id } = await own.plan({ roleID: own.roleID, secondsPerDay: HOUR, startDate: '2026-07-24' }, own.rita)
    expect(await own.hoursOf(own.ana, own.scenarioID)).toBe(16)
    await own.rita.call(masterPlanning.deleteBooking, { params: { bookingId: id } })
    expect(await own.hoursOf(own.ana, own.scenarioID)).toBe(15)
  })

  it('says how it differs, by person, target and week', async () => {
    expect(await own.difference()).toMatchObject({
      changeCount: 1,
      conflictCount: 0,
      real: { hard: 10 * HOUR, soft: 0 },
      scenario: { hard: 15 * HOUR, soft: 0 },
      people: [
        { employeeID: own.ana.employeeId, hard: 5 * HOUR, weeks: [{ monday: '2026-07-20', hard: 5 * HOUR, soft: 0 }] },
      ],
      targets: [{ targetableID: own.projectID, hard: 5 * HOUR }],
      employeeInfos: { [own.ana.employeeId]: { displayName: 'Ana Reed' } },
    })
    const name = { params: { roleId: own.roleID }, body: { employeeID: own.ben.employeeId, ...inPlan() } }
    await own.manager.call(masterPlanning.updatePlanningRole, name)
    const { people } = await own.difference()
    expect(people.map(({ employeeID, hard }) => [employeeID, hard / HOUR])).toEqual(
      expect.arrayContaining([
        [own.ana.employeeId, -10],
        [own.ben.employeeId, 15],
      ]),
    )
    await undo()
  })

  it('is given up for the real plan change by change', async () => {
    const ofScenario = { params: { scenarioId: own.scenarioID } }
    const unknown = { ...ofScenario, body: { changeIDs: [randomUUID()] } }
    expect(await own.manager.refusal(discardScenarioChanges, unknown)).toMatchObject(notFound)
    const body = { changeIDs: [own.booking.id] }
    const back = await own.manager.call(discardScenarioChanges, { ...ofScenario, body })
    expect(back.bookings).toMatchObject([{ id: own.booking.id, secondsPerDay: 2 * HOUR, version: 1 }])
    expect((await own.read()).changeCount).toBe(0)
    await undo()
    expect(await own.hoursOf(own.ana, own.scenarioID)).toBe(15)
  })

  it('tells only those who are let in, and shows only them where others are', async () => {
    const announce = { body: { rowID: own.ana.employeeId, day: null, ...inPlan() } }
    await own.paul.call(planningChanges.announcePlanner, announce)
    const seen = async (query: object) =>
      (await own.manager.call(planningChanges.listPlanners, { query })).items.map(
        ({ employee }) => employee.displayName,
      )
    expect(await seen(inPlan())).toEqual(['Paul Reed'])
    expect(await seen({})).toEqual([])
    const notices = await server.sql('select from booking_notices where company_id = $1', [own.company.id])
    await own.change(4 * HOUR, own.scenarioID)
    expect(await server.sql('select from booking_notices where company_id = $1', [own.company.id])).toEqual(notices)
  })

  it('is over once it is dropped: it can be read, not changed', async () => {
    const id = await own.start()
    await own.change(5 * HOUR, id)
    const ofIt = { params: { scenarioId: id } }
    expect(await own.paul.refusal(planningScenarios.dropPlanningScenario, { ...ofIt, body: {} })).toMatchObject({
      reason: 'invalidPermission',
    })
    expect(
      await own.manager.refusal(planningScenarios.dropPlanningScenario, { ...ofIt, body: { version: 9 } }),
    ).toMatchObject({ reason: 'changedMeanwhile' })
    const dropped = await own.manager.call(planningScenarios.dropPlanningScenario, { ...ofIt, body: {} })
    expect(dropped).toMatchObject({ state: 'dropped', changeCount: 1, can: { edit: false, manage: false } })
    expect(await own.hoursOf(own.ana, id)).toBe(25)
    const closed = { status: 409, reason: 'scenarioClosed', how: 'dropped' }
    const change = { params: { bookingId: own.booking.id }, body: { note: 'x', scenarioID: id } }
    expect(await own.manager.refusal(masterPlanning.updateBooking, change)).toMatchObject(closed)
    expect(await own.manager.refusal(planningScenarios.mergePlanningScenario, { ...ofIt, body: {} })).toMatchObject(
      closed,
    )
    expect(await own.manager.refusal(planningChanges.undoPlanningChange, { body: { scenarioID: id } })).toMatchObject(
      closed,
    )
    expect(await own.manager.refusal(updatePlanningScenario, { ...ofIt, body: { name: 'x' } })).toMatchObject(closed)
    expect(
      await own.manager.refusal(discardScenarioChanges, { ...ofIt, body: { changeIDs: [own.booking.id] } }),
    ).toMatchObject(closed)
  })
})
