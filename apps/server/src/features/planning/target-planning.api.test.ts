import { targetablePlanning } from '@praxis/contract/planning/targetable-planning'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmployee } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { createPlanningFirm, HOUR, startPlanningServer, WEEK } from './testing/planning-firm'

const {
  getProjectPlanning,
  extendProjectPlanning,
  getProjectPlanningBreakdown,
  getOpportunityPlanning,
  extendOpportunityPlanning,
  getOpportunityPlanningBreakdown,
} = targetablePlanning

const MONDAY = WEEK.startDate
const query = { level: 'week', fromDate: MONDAY, toDate: WEEK.endDate } as const

let server: TestServer
beforeAll(async () => {
  server = await startPlanningServer()
})

/** Ana works on a project, on an opportunity and on something secret; Ben and nobody yet on the project. */
const startPlanned = async () => {
  const firm = await createPlanningFirm(server)
  await firm.giveContracts()
  const projectId = await firm.insertTarget('project', { name: 'Tower' })
  const opportunityId = await firm.insertTarget('opportunity', { name: 'Bridge' })
  const secretId = await firm.insertTarget('project', { name: 'Secret', lead_id: firm.manager.employeeId })
  const anasRole = await firm.addRole(projectId, firm.ana.employeeId)
  const bensRole = await firm.addRole(projectId, firm.ben.employeeId, 'Tester')
  const unnamedRole = await firm.addRole(projectId, null, 'Designer')
  const soldRole = await firm.addRole(opportunityId, firm.ana.employeeId, 'Architect')
  const secretRole = await firm.addRole(secretId, firm.ana.employeeId, 'Spy')
  const days = [WEEK.startDate, WEEK.endDate] as const
  return {
    ...firm,
    ...{ projectId, opportunityId, secretId, anasRole, bensRole, unnamedRole, soldRole, secretRole },
    anasBooking: await firm.book(anasRole, ...days, { secondsPerDay: HOUR }),
    unnamedBooking: await firm.book(unnamedRole, ...days, { secondsPerDay: 3 * HOUR }),
    soldBooking: await firm.book(soldRole, ...days, { totalSeconds: 10 * HOUR }),
    secretBooking: await firm.book(secretRole, ...days, { secondsPerDay: HOUR }),
  }
}
type Planned = Awaited<ReturnType<typeof startPlanned>>

let firm: Planned
beforeAll(async () => {
  firm = await startPlanned()
})
const ofProject = (who = firm.lead, id = firm.projectId) => who.call(getProjectPlanning, { params: { id }, query })

describe('the planning of a project or opportunity', () => {
  it('has its roles and bookings, open, and what each role is booked for', async () => {
    const planning = await ofProject()
    expect(planning).toMatchObject({ fromDate: MONDAY, toDate: '2026-07-26', level: 'week', can: { edit: true } })
    const [target, ...others] = planning.targetables
    expect(others).toEqual([])
    expect(target).toMatchObject({ id: firm.projectId, name: 'Tower', projectID: firm.projectId })
    expect(target?.weekly).toEqual({ [MONDAY]: { hard: 20 * HOUR, soft: 0, weighted: 20 * HOUR } })
    const inTheirOrder = [firm.anasRole, firm.bensRole, firm.unnamedRole]
    expect(target?.roles).toEqual(inTheirOrder.map((roleID) => ({ roleID, bookingIDs: expect.any(Array) })))
    expect(planning.unnamedResources.map(({ id }) => id)).toEqual([firm.unnamedRole])
    expect(Object.keys(planning.bookingInfos).toSorted()).toEqual([firm.anasBooking, firm.unnamedBooking].toSorted())
  })

  it('lists people in the order of their roles there, whoever came to the firm first', async () => {
    const id = await firm.insertTarget('project')
    for (const person of [firm.lead, firm.ben, firm.ana]) await firm.addRole(id, person.employeeId)
    const { namedResources } = await ofProject(firm.manager, id)
    expect(namedResources.map((row) => row.id)).toEqual(
      [firm.lead, firm.ben, firm.ana].map(({ employeeId }) => employeeId),
    )
  })

  it('has all that its people are booked for, but names nothing of what they do elsewhere', async () => {
    const planning = await ofProject()
    expect(planning.namedResources.map(({ id }) => id).toSorted()).toEqual(
      [firm.ana.employeeId, firm.ben.employeeId].toSorted(),
    )
    const ana = planning.namedResources.find(({ id }) => id === firm.ana.employeeId)
    expect(ana?.weekly[MONDAY]).toMatchObject({ contracted: 5 * 27_000, capacity: 5 * 27_000, hard: 20 * HOUR })
    expect(ana?.days?.capacity).toHaveLength(7)
    expect(ana?.roles).toEqual([{ roleID: firm.anasRole, bookingIDs: [firm.anasBooking] }])
    const text = JSON.stringify(planning)
    for (const elsewhere of [firm.secretId, firm.secretRole, firm.secretBooking, firm.opportunityId, firm.soldBooking])
      expect(text).not.toContain(elsewhere)
    expect(text).not.toMatch(/Secret|Bridge|Spy|Architect/)
  })

  it('names no rate card of roles elsewhere', async () => {
    const own = await startPlanned()
    const cards = await server.sql<{ id: string }>(
      `insert into rate_cards (company_id, id, name, hourly_charge, hourly_cost)
       values ($1, gen_random_uuid(), 'Covert rate', 1, 1) returning id`,
      [own.company.id],
    )
    await server.sql('update targetable_roles set rate_card_id = $2 where id = $1', [own.secretRole, cards[0]?.id])
    const planning = await own.lead.call(getProjectPlanning, { params: { id: own.projectId }, query })
    expect(JSON.stringify(planning)).not.toContain('Covert rate')
  })

  it('is the same through the door of opportunities, and only through the right one', async () => {
    const planning = await firm.lead.call(getOpportunityPlanning, { params: { id: firm.opportunityId }, query })
    expect(planning.targetables).toMatchObject([{ id: firm.opportunityId, opportunityID: firm.opportunityId }])
    expect(planning.namedResources.map(({ id, weekly }) => [id, weekly[MONDAY]?.hard])).toEqual([
      [firm.ana.employeeId, 20 * HOUR],
    ])
    expect(Object.keys(planning.bookingInfos)).toEqual([firm.soldBooking])
    for (const [endpoint, id] of [
      [getOpportunityPlanning, firm.projectId],
      [getProjectPlanning, firm.opportunityId],
      [getOpportunityPlanningBreakdown, firm.projectId],
      [getProjectPlanningBreakdown, firm.opportunityId],
    ] as const)
      expect(await firm.lead.refusal(endpoint, { params: { id } })).toMatchObject({ reason: 'notFound' })
  })

  it('is extended by more days', async () => {
    const more = { level: 'day', fromDate: '2026-07-24', toDate: '2026-07-30' } as const
    for (const planning of [
      await firm.lead.call(extendProjectPlanning, { params: { id: firm.projectId }, query: more }),
      await firm.lead.call(extendOpportunityPlanning, { params: { id: firm.opportunityId }, query: more }),
    ]) {
      const [target] = planning.targetables
      expect(Object.keys(target?.daily ?? {})).toEqual(['2026-07-24'])
      expect(planning.namedResources.find(({ id }) => id === firm.ana.employeeId)?.daily['2026-07-24']?.hard).toBe(
        4 * HOUR,
      )
    }
  })

  it('is read by those with a role, who change nothing and see no money', async () => {
    const planning = await ofProject(firm.ben)
    expect(planning.can.edit).toBe(false)
    expect(planning.targetables).toMatchObject([{ id: firm.projectId }])
    expect(JSON.stringify(planning)).not.toContain('Analytics')
    expect((await ofProject(firm.manager)).targetables[0]?.projectAnalytics).toBeDefined()
  })

  it('is not for those who may not see it', async () => {
    const nobody = await createEmployee(server, firm.company)
    const guest = await createEmployee(server, firm.company)
    await firm.letIn(firm.projectId, guest, { details: 'read' })
    const stranger = await createPlanningFirm(server)
    const params = { id: firm.projectId }
    for (const [who, reason] of [
      [nobody, 'notFound'],
      [guest, 'invalidPermission'],
      [stranger.manager, 'notFound'],
    ] as const)
      for (const endpoint of [getProjectPlanning, getProjectPlanningBreakdown])
        expect(await who.refusal(endpoint, { params })).toMatchObject({ reason })
  })

  it('of one that has ended is only read', async () => {
    const own = await startPlanned()
    await server.sql(`update targetables set ended_at = '2026-07-01' where id = $1`, [own.projectId])
    const planning = await own.manager.call(getProjectPlanning, { params: { id: own.projectId }, query })
    expect(planning.can.edit).toBe(false)
  })
})

describe('the breakdown of what is booked', () => {
  it('sums it by role and month, with charge, cost and margin', async () => {
    const own = await startPlanned()
    await own.book(own.bensRole, '2026-07-31', '2026-08-03', { totalSeconds: 2 * HOUR + 1 })
    const breakdown = await own.lead.call(getProjectPlanningBreakdown, { params: { id: own.projectId } })
    // An hour and a second on 31 July, an hour on 3 August; a second at 100.00 an hour is 2.78 pence.
    const july = { month: '2026-07-01', seconds: HOUR + 1, charge: 10_003, cost: 6_002 }
    const august = { month: '2026-08-01', seconds: HOUR, charge: 10_000, cost: 6_000 }
    expect(breakdown.roles.find(({ roleID }) => roleID === own.bensRole)).toMatchObject({
      name: 'Tester',
      filledBy: 'Ben Reed',
      seconds: 2 * HOUR + 1,
      charge: 20_003,
      cost: 12_002,
      months: [july, august],
    })
    expect(breakdown).toMatchObject({
      currency: 'GBP',
      seconds: 22 * HOUR + 1,
      charge: 220_003,
      cost: 132_002,
      months: [{ month: '2026-07-01', seconds: 21 * HOUR + 1, charge: 210_003, cost: 126_002 }, august],
    })
    expect(breakdown.margin).toBeCloseTo((220_003 - 132_002) / 220_003, 6)
    expect(breakdown.roles.find(({ roleID }) => roleID === own.unnamedRole)?.filledBy).toBeNull()
  })

  it('says nothing of money to those who may not see it', async () => {
    const breakdown = await firm.ben.call(getProjectPlanningBreakdown, { params: { id: firm.projectId } })
    expect(breakdown.seconds).toBe(20 * HOUR)
    expect(JSON.stringify(breakdown)).not.toMatch(/charge|cost|margin/)
  })

  it('is there of opportunities, and of what has no bookings', async () => {
    const sold = await firm.lead.call(getOpportunityPlanningBreakdown, { params: { id: firm.opportunityId } })
    expect(sold).toMatchObject({ seconds: 10 * HOUR, charge: 100_000, roles: [{ filledBy: 'Ana Reed' }] })
    const empty = await firm.insertTarget('project')
    expect(await firm.lead.call(getProjectPlanningBreakdown, { params: { id: empty } })).toMatchObject({
      seconds: 0,
      months: [],
      roles: [],
    })
  })
})
