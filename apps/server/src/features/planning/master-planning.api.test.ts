import { randomUUID } from 'node:crypto'
import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../testing/test-server'
import { createPlansFirm, type PlansFirm, startPlansServer } from '../plans/testing/plans-firm'

let server: TestServer
beforeAll(async () => {
  server = await startPlansServer()
})

const MONDAY = '2026-07-06'
const FOUR_WEEKS = { fromDate: MONDAY, toDate: '2026-08-02' }
const EIGHT_HOURS = 28_800
const { getMasterPlanning, getOwnPlanning, expandMasterPlanning, expandOwnPlanning, extendMasterPlanning } =
  masterPlanning

/** Ana works on a project, softly on an opportunity, and nobody yet beside her. */
const startPlanned = async () => {
  const firm = await createPlansFirm(server)
  await firm.giveContracts()
  const projectId = await firm.insertTarget('project', { name: 'Data platform' })
  const opportunityId = await firm.insertTarget('opportunity', { name: 'Phase 2' })
  const roleId = await firm.addRole(projectId, firm.ana.employeeId)
  const softRoleId = await firm.addRole(opportunityId, firm.ana.employeeId, 'Architect')
  const unnamedId = await firm.addRole(projectId, null, 'Designer')
  const bookingId = await firm.book(roleId, MONDAY, '2026-07-17', { secondsPerDay: 3600 })
  const softId = await firm.book(softRoleId, MONDAY, '2026-07-10', { secondsPerDay: 7200 })
  await firm.book(unnamedId, MONDAY, '2026-07-10', { secondsPerDay: 7200 })
  await server.sql(`update bookings set is_soft = true where id = $1`, [softId])
  return { ...firm, projectId, opportunityId, roleId, softRoleId, unnamedId, bookingId, softId }
}
type Planned = Awaited<ReturnType<typeof startPlanned>>

const namesOf = ({ namedResources, employeeInfos }: Awaited<ReturnType<typeof readAll>>) =>
  namedResources.map(({ id }) => employeeInfos[id]?.displayName)
const readAll = (firm: PlansFirm, query: Record<string, unknown> = {}) =>
  firm.manager.call(getMasterPlanning, { query: { ...FOUR_WEEKS, level: 'week', ...query } })

describe('master planning', () => {
  let firm: Planned
  beforeAll(async () => {
    firm = await startPlanned()
  })

  it('lists people by name, then roles that nobody fills', async () => {
    const planning = await readAll(firm)
    expect(namesOf(planning)).toEqual(expect.arrayContaining(['Ana Reed', 'Ben Reed', 'Lena Reed', 'Mona Reed']))
    expect(planning.unnamedResources.map(({ id }) => id)).toEqual([firm.unnamedId])
    expect(planning.metadata).toMatchObject({
      page: 1,
      per: 25,
      total: planning.namedResources.length + 1,
      hasMore: false,
    })
    expect((await readAll(firm, { showUnnamedRoles: 'false' })).unnamedResources).toEqual([])
  })

  it('sums what people have to work and are booked for, soft time by the probability of its opportunity', async () => {
    const planning = await readAll(firm)
    const ana = planning.namedResources.find(({ id }) => id === firm.ana.employeeId)
    expect(ana?.weekly[MONDAY]).toMatchObject({ hard: 5 * 3600, soft: 5 * 7200, weighted: 6 * 3600 })
    expect(ana?.weekly['2026-07-13']).toMatchObject({ hard: 5 * 3600, soft: 0, weighted: 5 * 3600 })
    expect(ana).toMatchObject({ daily: {}, monthly: {} })
    expect(ana?.roles).toBeUndefined()
    expect(planning.bookingInfos).toEqual({})
  })

  it('opens rows with their roles, bookings and days', async () => {
    const asked = await readAll(firm, { expandedResourceIDs: [firm.ana.employeeId] })
    const { fromDate, toDate } = FOUR_WEEKS
    const expanded = await firm.manager.call(expandMasterPlanning, {
      query: { level: 'week', startDate: fromDate, endDate: toDate, employeeID: firm.ana.employeeId },
    })
    for (const planning of [asked, expanded]) {
      const ana = planning.namedResources.find(({ id }) => id === firm.ana.employeeId)
      expect(ana?.roles).toEqual([
        { roleID: firm.roleId, bookingIDs: [firm.bookingId] },
        { roleID: firm.softRoleId, bookingIDs: [firm.softId] },
      ])
      expect(ana?.days?.capacity).toHaveLength(28)
      expect(planning.bookingInfos[firm.softId]).toMatchObject({ type: 'soft', secondsPerDay: 7200 })
      expect(planning.roleInfos[firm.roleId]).toMatchObject({ projectID: firm.projectId, opportunityID: null })
      expect(planning.opportunityInfos[firm.opportunityId]).toMatchObject({ name: 'Phase 2', probability: 0.1 })
    }
  })

  it('groups by project and opportunity', async () => {
    const planning = await readAll(firm, { groupedBy: 'target', expandedTargetableIDs: [firm.projectId] })
    expect(planning.namedResources).toEqual([])
    const project = planning.targetables.find(({ id }) => id === firm.projectId)
    expect(project).toMatchObject({ name: 'Data platform', clientName: 'Northgate Water', projectID: firm.projectId })
    expect(project?.weekly[MONDAY]).toEqual({ hard: 15 * 3600, soft: 0, weighted: 15 * 3600 })
    expect(project?.roles?.map(({ roleID }) => roleID)).toEqual(expect.arrayContaining([firm.roleId, firm.unnamedId]))
    expect(planning.targetables.find(({ id }) => id === firm.opportunityId)?.roles).toBeUndefined()
  })

  it('adds more days to rows that are shown', async () => {
    const more = await firm.manager.call(extendMasterPlanning, {
      query: { level: 'week', startDate: '2026-07-13', endDate: '2026-07-19', employeeID: [firm.ana.employeeId] },
    })
    expect(more.namedResources.map(({ id, weekly }) => [id, Object.keys(weekly)])).toEqual([
      [firm.ana.employeeId, ['2026-07-13']],
    ])
  })

  it('is narrowed to names, people and targets', async () => {
    expect(namesOf(await readAll(firm, { search: 'an' }))).toEqual(['Ana Reed'])
    expect(namesOf(await readAll(firm, { includedEmployeeIDs: [firm.ben.employeeId] }))).toEqual(['Ben Reed'])
    expect(namesOf(await readAll(firm, { includedTargetableIDs: [firm.projectId] }))).toEqual(['Ana Reed'])
    const targets = await readAll(firm, { groupedBy: 'target', search: 'phase' })
    expect(targets.targetables.map(({ id }) => id)).toEqual([firm.opportunityId])
  })

  it('shows people who are not available only where they are booked', async () => {
    await server.sql(`update employees set is_available_in_client_resourcing = false where company_id = $1`, [
      firm.company.id,
    ])
    expect(namesOf(await readAll(firm))).toEqual(['Ana Reed'])
    expect(namesOf(await readAll(firm, { fromDate: '2027-01-04', toDate: '2027-01-31' }))).toEqual([])
    await server.sql(`update employees set is_available_in_client_resourcing = true where company_id = $1`, [
      firm.company.id,
    ])
  })

  it('spreads a total over all its days, also those that are not shown', async () => {
    const own = await startPlanned()
    await own.book(own.roleId, '2026-07-27', '2026-08-07', { totalSeconds: 10 * EIGHT_HOURS })
    const planning = await own.manager.call(getMasterPlanning, {
      query: { fromDate: '2026-07-27', toDate: '2026-07-31', level: 'day' },
    })
    const ana = planning.namedResources.find(({ id }) => id === own.ana.employeeId)
    expect(ana?.daily['2026-07-27']).toMatchObject({ hard: EIGHT_HOURS })
  })

  it('refuses days without end and those the wrong way round', async () => {
    for (const query of [
      { fromDate: '2026-07-06', toDate: '2026-07-05' },
      { fromDate: '2026-07-06', toDate: '2036-07-05' },
    ])
      expect(await firm.manager.refusal(getMasterPlanning, { query })).toMatchObject({ reason: 'invalidInput' })
  })

  it('is for those who manage projects, and of another company there is nothing', async () => {
    expect(await firm.ana.refusal(getMasterPlanning, { query: {} })).toMatchObject({ reason: 'invalidPermission' })
    const other = await startPlanned()
    const query = { startDate: MONDAY, endDate: MONDAY }
    for (const row of [
      { employeeID: other.ana.employeeId },
      { targetableID: other.projectId },
      { roleID: randomUUID() },
    ])
      expect(await firm.manager.refusal(expandMasterPlanning, { query: { ...query, ...row } })).toMatchObject({
        reason: 'notFound',
      })
  })
})

describe('one’s own planning', () => {
  it('has one’s own bookings, and who else works on the same', async () => {
    const firm = await startPlanned()
    const bensRole = await firm.addRole(firm.projectId, firm.ben.employeeId, 'Tester')
    const bensBooking = await firm.book(bensRole, MONDAY, '2026-07-17', { secondsPerDay: 3600 })
    const planning = await firm.ana.call(getOwnPlanning, { query: { ...FOUR_WEEKS, level: 'week' } })
    expect(planning.namedResources.map(({ id }) => id)).toEqual([firm.ana.employeeId])
    expect(planning.employeeInfos[firm.ben.employeeId]).toMatchObject({ displayName: 'Ben Reed' })
    expect(planning.roleInfos[bensRole]).toMatchObject({ name: 'Tester' })
    expect(planning.bookingInfos[bensBooking]).toBeUndefined()
    expect(planning.can.edit).toBe(false)
    expect(JSON.stringify(planning)).not.toContain('Analytics')
    const query = { startDate: MONDAY, endDate: MONDAY, employeeID: firm.ben.employeeId }
    expect(await firm.ana.refusal(expandOwnPlanning, { query })).toMatchObject({ reason: 'notFound' })
  })
})
