import { randomUUID } from 'node:crypto'
import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { planningChanges } from '@praxis/contract/planning/planning-changes'
import { targetablePlanning } from '@praxis/contract/planning/targetable-planning'
import { projects } from '@praxis/contract/projects/projects'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { stageCalled } from '../../testing/opportunity-rows'
import { createEmployee } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { createPlanningFirm, HOUR, type PlanningFirm, startPlanningServer, WEEK } from './testing/planning-firm'

const { getBooking, listRoleCandidates, getWeightedLoad } = planningChanges
const { getHourlyCost, convertUtilisationPercentage, listBookableTargets, getMasterPlanning } = masterPlanning

let server: TestServer
let firm: PlanningFirm
beforeAll(async () => {
  server = await startPlanningServer()
  firm = await createPlanningFirm(server)
  await firm.giveContracts()
})

const addCard = async (name: string, hourlyCost: number) => {
  const id: string = randomUUID()
  await server.sql(
    'insert into rate_cards (company_id, id, name, hourly_charge, hourly_cost) values ($1, $2, $3, 9000, $4)',
    [firm.company.id, id, name, hourlyCost],
  )
  return id
}

describe('a booking', () => {
  it('is told with its role, who fills it, and what its days carry', async () => {
    const projectID = await firm.insertTarget('project')
    const {
      id,
      roleID,
      changeID: _,
      ...booking
    } = await firm.plan({
      projectID,
      employeeID: firm.ben.employeeId,
      ...{ secondsPerDay: undefined, percentage: 5000, note: 'Half of the week' },
    })
    expect(await firm.lead.call(getBooking, { params: { bookingId: id } })).toEqual({
      id,
      roleID,
      ...booking,
      role: expect.objectContaining({ id: roleID, employeeID: firm.ben.employeeId, projectID, opportunityID: null }),
      employee: expect.objectContaining({ id: firm.ben.employeeId, displayName: 'Ben Reed' }),
      seconds: 5 * 13_500,
      secondsNotCarried: 0,
      flags: [],
      can: { edit: true },
    })
  })

  it('of a total on days without capacity says what is not carried', async () => {
    const projectID = await firm.insertTarget('project')
    const weekend = { startDate: '2026-07-25', endDate: '2026-07-26' }
    const { id } = await firm.plan({
      ...{ projectID, employeeID: firm.ben.employeeId, ...weekend },
      ...{ secondsPerDay: undefined, totalSeconds: HOUR },
    })
    expect(await firm.manager.call(getBooking, { params: { bookingId: id } })).toMatchObject({
      seconds: 0,
      secondsNotCarried: HOUR,
      flags: ['notCarried'],
    })
  })

  it('is flagged outside the dates of its project, hard on something lost, and after its person’s last day', async () => {
    const own = await createPlanningFirm(server)
    await own.giveContracts()
    const flagsOf = async (bookingId: string) => (await own.manager.call(getBooking, { params: { bookingId } })).flags
    const projectID = await own.insertTarget('project', { start_date: '2026-07-21', end_date: '2026-12-31' })
    const opportunityID = await own.insertTarget('opportunity')
    const early = await own.plan({ projectID, employeeID: own.ben.employeeId })
    const hard = await own.plan({ opportunityID, employeeID: own.ana.employeeId })
    const soft = await own.plan({ opportunityID, employeeID: own.ana.employeeId, type: 'soft' })
    expect([await flagsOf(early.id), await flagsOf(hard.id)]).toEqual([['outsideDates'], []])
    const lost = await stageCalled(server, own.company.id, 'Lost')
    await server.sql('update opportunities set stage_id = $2 where id = $1', [opportunityID, lost])
    expect([await flagsOf(hard.id), await flagsOf(soft.id)]).toEqual([['lost'], []])
    const load = (of: { lineManagerID?: string; jobTitle?: string } = {}) =>
      own.manager.call(getWeightedLoad, { query: { startDate: '2026-07-13', endDate: '2026-07-26', ...of } })
    expect((await load()).toReassign).toEqual([])
    await server.sql(`update contract_periods set ends_on = '2026-07-22' where employee_id = $1`, [own.ben.employeeId])
    await server.sql(`update employees set is_active = false where id = any ($1)`, [
      [own.ben.employeeId, own.lead.employeeId],
    ])
    expect(await flagsOf(early.id)).toEqual(['outsideDates', 'personLeft'])
    expect((await own.manager.call(getBooking, { params: { bookingId: early.id } })).seconds).toBe(3 * HOUR)
    expect((await load()).toReassign).toMatchObject([
      { employee: { displayName: 'Ben Reed', isActive: false }, lastDay: '2026-07-22', bookings: 1 },
    ])
    await server.sql(`update employees set line_manager_id = $2, job_title = 'Engineer' where id = $1`, [
      own.ben.employeeId,
      own.lead.employeeId,
    ])
    const countAmong = async (of: Parameters<typeof load>[0]) => (await load(of)).toReassign.length
    const teamOfLead = { lineManagerID: own.lead.employeeId }
    expect([await countAmong(teamOfLead), await countAmong({ ...teamOfLead, jobTitle: 'engineer' })]).toEqual([1, 1])
    expect([
      await countAmong({ lineManagerID: own.ana.employeeId }),
      await countAmong({ ...teamOfLead, jobTitle: 'Analyst' }),
    ]).toEqual([0, 0])
  })

  it('is read by whoever reads the planning it belongs to, through its own door', async () => {
    const [projectID, otherId] = [await firm.insertTarget('project'), await firm.insertTarget('project')]
    const opportunityID = await firm.insertTarget('opportunity')
    const { id: bookingId } = await firm.plan({ projectID, employeeID: firm.ben.employeeId })
    const { id: soldId } = await firm.plan({ opportunityID, employeeID: firm.ben.employeeId })
    expect(await firm.ben.call(getBooking, { params: { bookingId } })).toMatchObject({ can: { edit: false } })
    const { getProjectBooking, getOpportunityBooking } = targetablePlanning
    expect(await firm.ben.call(getProjectBooking, { params: { id: projectID, bookingId } })).toMatchObject({
      id: bookingId,
    })
    expect(
      await firm.ben.call(getOpportunityBooking, { params: { id: opportunityID, bookingId: soldId } }),
    ).toMatchObject({ id: soldId, role: { opportunityID } })
    const guest = await createEmployee(server, firm.company)
    await firm.letIn(projectID, guest, { details: 'read' })
    const stranger = await createPlanningFirm(server)
    for (const who of [guest, firm.ana, stranger.manager])
      expect(await who.refusal(getBooking, { params: { bookingId } })).toMatchObject({ reason: 'notFound' })
    for (const [endpoint, params] of [
      [getProjectBooking, { id: otherId, bookingId }],
      [getProjectBooking, { id: opportunityID, bookingId: soldId }],
      [getOpportunityBooking, { id: projectID, bookingId }],
      [getProjectBooking, { id: projectID, bookingId: randomUUID() }],
    ] as const)
      expect(await firm.manager.refusal(endpoint, { params })).toMatchObject({ reason: 'notFound' })
  })
})

describe('the cost of an hour', () => {
  const costOf = (query: Input<typeof getHourlyCost>['query']) => firm.manager.call(getHourlyCost, { query })

  it('is the role’s, else that of the rate card of the person’s contract on the day', async () => {
    const projectID = await firm.insertTarget('project')
    const [roleID, freeRole] = [await firm.addRole(projectID), await firm.addRole(projectID)]
    await server.sql('update targetable_roles set hourly_cost = 0 where id = $1', [freeRole])
    const rateCardID = await addCard('Senior', 4500)
    const employeeID = firm.ben.employeeId
    expect(await costOf({ roleID })).toEqual({ hourlyCost: 6000, currency: 'GBP', from: 'role' })
    expect(await costOf({ employeeID })).toEqual({ hourlyCost: null, currency: 'GBP', from: null })
    await server.sql('update contract_periods set rate_card_id = $2 where employee_id = $1', [employeeID, rateCardID])
    expect(await costOf({ employeeID })).toEqual({ hourlyCost: 4500, currency: 'GBP', from: 'rateCard' })
    expect(await costOf({ roleID, employeeID })).toMatchObject({ hourlyCost: 6000, from: 'role' })
    expect(await costOf({ roleID: freeRole, employeeID })).toMatchObject({ hourlyCost: 4500, from: 'rateCard' })
    expect(await costOf({ rateCardID })).toMatchObject({ hourlyCost: 4500, from: 'rateCard' })
    // A role without a cost has that of whoever fills it, also when nobody else is named.
    await server.sql('update targetable_roles set employee_id = $2 where id = $1', [freeRole, employeeID])
    expect(await costOf({ roleID: freeRole })).toEqual({ hourlyCost: 4500, currency: 'GBP', from: 'rateCard' })
  })

  it('is for those who manage projects and see revenue', async () => {
    const roleID = await firm.addRole(await firm.insertTarget('project'))
    const blind = await createEmployee(server, firm.company, { capabilities: ['canManageProjects'] })
    for (const who of [blind, firm.lead])
      expect(await who.refusal(getHourlyCost, { query: { roleID } })).toMatchObject({ reason: 'invalidPermission' })
    const stranger = await createPlanningFirm(server)
    for (const query of [{ roleID }, { employeeID: firm.ben.employeeId }, { rateCardID: await addCard('Mine', 1) }])
      expect(await stranger.manager.refusal(getHourlyCost, { query })).toMatchObject({ reason: 'notFound' })
    expect(await firm.manager.refusal(getHourlyCost, { query: {} })).toMatchObject({ reason: 'invalidInput' })
  })
})

describe('a percentage of contracted time', () => {
  const convert = (body: Partial<Input<typeof convertUtilisationPercentage>['body']>) =>
    firm.manager.call(convertUtilisationPercentage, { body: { ...WEEK, percentage: 2500, ...body } })

  it('comes to a part of each day, also of weeks that are uneven', async () => {
    const person = await createEmployee(server, firm.company)
    await server.sql(`update employees set contract_start = '2026-01-05' where id = $1`, [person.employeeId])
    await server.sql(
      `insert into contract_periods (company_id, employee_id, applied_on, type, working_time, holiday_entitlement_half_days)
       values ($1, $2, '2026-01-05', 'permanent', '{0,28800,14400,0,10802,0,0}', 50)`,
      [firm.company.id, person.employeeId],
    )
    expect(await convert({ employeeID: person.employeeId })).toEqual({
      seconds: 7200 + 3600 + 2701,
      days: [
        { day: '2026-07-20', seconds: 7200 },
        { day: '2026-07-21', seconds: 3600 },
        { day: '2026-07-22', seconds: 0 },
        // A quarter of 10,802 seconds is 2,700.5: half a second counts as a whole one.
        { day: '2026-07-23', seconds: 2701 },
        { day: '2026-07-24', seconds: 0 },
      ],
    })
  })

  it('without a person is that of the company’s week', async () => {
    const { seconds, days } = await convert({ percentage: 10_000 })
    expect(days).toHaveLength(5)
    expect(seconds).toBe(days.reduce((sum, day) => sum + day.seconds, 0))
    expect(seconds).toBeGreaterThan(0)
  })

  it('is asked of people of the company and days in their order, by those who manage projects', async () => {
    const body = { ...WEEK, percentage: 5000 }
    const stranger = await createPlanningFirm(server)
    for (const wrong of [{ employeeID: stranger.ana.employeeId }, { endDate: '2026-07-19' }, { endDate: '2036-07-19' }])
      expect(await firm.manager.refusal(convertUtilisationPercentage, { body: { ...body, ...wrong } })).toMatchObject({
        reason: 'invalidInput',
      })
    expect(await firm.lead.refusal(convertUtilisationPercentage, { body })).toMatchObject({
      reason: 'invalidPermission',
    })
  })
})

describe('people for a role that nobody fills', () => {
  it('come by free time, then earlier roles and tags, each with what speaks for them', async () => {
    const own = await createPlanningFirm(server)
    await own.giveContracts()
    const [projectId, otherId] = [await own.insertTarget('project'), await own.insertTarget('project')]
    const roleId = await own.addRole(projectId, null, 'Data designer')
    await own.book(roleId, WEEK.startDate, WEEK.endDate, { secondsPerDay: 6 * HOUR })
    // Ana had such a role; Ben is on the same project and half booked; Lena has a tag of the role's name.
    await own.addRole(otherId, own.ana.employeeId, 'data designer')
    const bensRole = await own.addRole(projectId, own.ben.employeeId, 'Tester')
    await own.book(bensRole, WEEK.startDate, WEEK.endDate, { secondsPerDay: 27_000 - 3 * HOUR })
    await server.sql(`update employees set tags = '{Designer,Cook}' where id = $1`, [own.lead.employeeId])
    await server.sql(`update employees set is_available_in_client_resourcing = false where id = $1`, [
      own.manager.employeeId,
    ])
    const { items } = await own.lead.call(listRoleCandidates, { params: { roleId } })
    const needed = { neededSeconds: 30 * HOUR }
    expect(items.map(({ employee, ...reasons }) => ({ name: employee.displayName, ...reasons }))).toEqual([
      { name: 'Ana Reed', ...needed, freeSeconds: 30 * HOUR, sameRoles: 1, tags: [], isOnTarget: false },
      { name: 'Lena Reed', ...needed, freeSeconds: 30 * HOUR, sameRoles: 0, tags: ['Designer'], isOnTarget: false },
      { name: 'Olive Owner', ...needed, freeSeconds: 30 * HOUR, sameRoles: 0, tags: [], isOnTarget: false },
      { name: 'Ben Reed', ...needed, freeSeconds: 15 * HOUR, sameRoles: 0, tags: [], isOnTarget: true },
    ])
  })

  it('are told to those who may name one', async () => {
    const projectId = await firm.insertTarget('project')
    const roleId = await firm.addRole(projectId)
    await firm.addRole(projectId, firm.ben.employeeId)
    const stranger = await createPlanningFirm(server)
    for (const [who, reason] of [
      [firm.ben, 'invalidPermission'],
      [firm.ana, 'notFound'],
      [stranger.manager, 'notFound'],
    ] as const)
      expect(await who.refusal(listRoleCandidates, { params: { roleId } })).toMatchObject({ reason })
    expect(await firm.manager.refusal(listRoleCandidates, { params: { roleId: randomUUID() } })).toMatchObject({
      reason: 'notFound',
    })
  })
})

describe('the load of the firm', () => {
  const MONDAY = WEEK.startDate
  const TWO_WEEKS = { startDate: MONDAY, endDate: '2026-08-02' }
  let own: PlanningFirm
  beforeAll(async () => {
    own = await createPlanningFirm(server)
    await own.giveContracts()
    const projectID = await own.insertTarget('project')
    const opportunityID = await own.insertTarget('opportunity')
    const [anaID, benID] = [own.ana.employeeId, own.ben.employeeId]
    await own.plan({ projectID, employeeID: anaID, secondsPerDay: 8 * HOUR })
    await own.plan({ projectID, employeeID: benID, type: 'soft' })
    await own.plan({ opportunityID, employeeID: benID, type: 'soft', secondsPerDay: 3 * HOUR + 7 })
    await own.plan({
      ...{ opportunityID, employeeID: anaID, type: 'soft', secondsPerDay: undefined, totalSeconds: 12_345 },
      ...{ startDate: '2026-07-24', endDate: '2026-08-14' },
    })
    await server.sql(`update employees set job_title = 'Engineer', line_manager_id = $2 where id = $1`, [
      anaID,
      own.lead.employeeId,
    ])
  })
  const load = (query: Partial<Input<typeof getWeightedLoad>['query']> = {}) =>
    own.manager.call(getWeightedLoad, { query: { ...TWO_WEEKS, ...query } })

  it('is what the rows of everybody come to', async () => {
    const { people, intervals } = await load()
    const planning = await own.manager.call(getMasterPlanning, {
      query: { fromDate: TWO_WEEKS.startDate, toDate: TWO_WEEKS.endDate, level: 'week' },
    })
    expect(people).toBe(planning.namedResources.length)
    for (const { from, capacity, hard, all, expected } of intervals) {
      const rows = planning.namedResources.map(({ weekly }) => weekly[from])
      const sumOf = (part: 'capacity' | 'hard' | 'soft' | 'weighted') =>
        rows.reduce((sum, row) => sum + (row?.[part] ?? 0), 0)
      expect({ capacity, hard, all }).toEqual({
        capacity: sumOf('capacity'),
        hard: sumOf('hard'),
        all: sumOf('hard') + sumOf('soft'),
      })
      // Each row is rounded by itself, the sum only once.
      expect(Math.abs(expected - sumOf('weighted'))).toBeLessThanOrEqual(rows.length / 2)
    }
  })

  it('has bands: hard alone, soft by its probability, and all', async () => {
    const [first] = (await load()).intervals
    const softOnOpportunity = 5 * (3 * HOUR + 7) + 772
    expect(first).toEqual({
      from: MONDAY,
      capacity: 5 * 5 * 27_000,
      hard: 40 * HOUR,
      expected: 40 * HOUR + 5 * HOUR + Math.round(softOnOpportunity / 10),
      all: 40 * HOUR + 5 * HOUR + softOnOpportunity,
    })
  })

  it('is that of a team, or of those with a job title', async () => {
    for (const query of [{ lineManagerID: own.lead.employeeId }, { jobTitle: 'engineer' }]) {
      const { people, intervals } = await load(query)
      expect([people, intervals[0]?.capacity, intervals[0]?.hard]).toEqual([1, 5 * 27_000, 40 * HOUR])
    }
    expect(await load({ jobTitle: 'Nobody' })).toMatchObject({ people: 0, overBookedCount: 0 })
  })

  it('names who is over-booked by hard bookings, when, and by how much', async () => {
    const { overBooked, overBookedCount } = await load()
    expect(overBookedCount).toBe(1)
    expect(overBooked).toMatchObject([
      { employee: { displayName: 'Ana Reed' }, intervals: [{ from: MONDAY, seconds: 5 * (8 * HOUR - 27_000) }] },
    ])
  })

  it('is for those who manage projects', async () => {
    expect(await own.lead.refusal(getWeightedLoad, { query: TWO_WEEKS })).toMatchObject({
      reason: 'invalidPermission',
    })
  })
})

describe('what can be booked on', () => {
  it('is what is worked on, by name, found by the start of words', async () => {
    const own = await createPlanningFirm(server)
    const tower = await own.insertTarget('project', { name: 'Tower' })
    const bridge = await own.insertTarget('opportunity', { name: 'Bridge' })
    const ended = await own.insertTarget('project', { name: 'Ended' })
    await server.sql(`update targetables set ended_at = '2026-07-01' where id = $1`, [ended])
    const find = async (query: string) => (await own.manager.call(listBookableTargets, { query: { query } })).items
    expect(await find('')).toMatchObject([
      { id: bridge, name: 'Bridge', projectID: null, opportunityID: bridge, client: { name: 'Northgate Water' } },
      { id: tower, name: 'Tower', projectID: tower, opportunityID: null },
    ])
    expect(await own.lead.refusal(listBookableTargets, {})).toMatchObject({ reason: 'invalidPermission' })
    const shed = await own.manager.call(projects.createInternalProject, {
      body: { name: 'Garden shed', leadID: own.lead.employeeId },
    })
    expect(await find('she')).toMatchObject([{ id: shed.id, client: null }])
    expect(await find('xyz')).toEqual([])
  })
})
