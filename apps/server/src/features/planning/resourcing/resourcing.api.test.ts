import { resourcing } from '@praxis/contract/planning/resourcing'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmployee, type TestPerson } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'
import { startAbsencesServer } from '../../absences/testing/absences-firm'
import { createResourcingFirm, type ResourcingFirm } from './testing/resourcing-firm'

const HOUR = 3600
const period = { startDate: '2026-11-16', endDate: '2026-11-29' }
let server: TestServer
let firm: ResourcingFirm

beforeAll(async () => {
  server = await startAbsencesServer()
})
beforeEach(async () => {
  firm = await createResourcingFirm(server)
})

const groupsFor = (by: TestPerson, query = period) => by.call(resourcing.listResourcingGroups, { query })
const groupFor = (by: TestPerson, id: string, query = period) =>
  by.call(resourcing.getResourcingGroup, { params: { id }, query })
const namesIn = async (by: TestPerson) =>
  (await groupsFor(by)).groups.map(({ lineManager, employeeCount }) => [
    lineManager?.displayName ?? null,
    employeeCount,
  ])

describe('the resourcing report', () => {
  it('is of everybody for managers of employees, projects and reports, else of who is below', async () => {
    const everybody = [
      ['Dora Hale', 1],
      ['Leo Hale', 2],
      [null, 5],
    ]
    const reporter = await createEmployee(server, firm.company, { capabilities: ['canManageReports'] })
    await server.sql('update employees set is_available_in_client_resourcing = false where id = $1', [
      reporter.employeeId,
    ])
    for (const by of [firm.planner, firm.personnel, reporter]) expect(await namesIn(by)).toEqual(everybody)
    expect(await namesIn(firm.director)).toEqual(everybody.slice(0, 2))
    expect(await namesIn(firm.lead)).toEqual([['Leo Hale', 2]])
    expect(await namesIn(firm.member)).toEqual([])
    expect(await groupsFor(firm.member)).toMatchObject({ overBookedEmployeeCount: 0, overBooked: [] })
    expect((await groupFor(firm.director, firm.lead.employeeId)).employees).toHaveLength(2)
    for (const id of [firm.director.employeeId, 'none', firm.member.employeeId])
      expect(await firm.lead.refusal(resourcing.getResourcingGroup, { params: { id }, query: period })).toMatchObject({
        reason: 'notFound',
      })
  })

  it('shows nothing of another company', async () => {
    const other = await createResourcingFirm(server)
    await other.book(other.member, other.targets.platform, '2026-11-16', '2026-11-20', { secondsPerDay: 20 * HOUR })
    expect((await groupsFor(firm.planner)).overBooked).toEqual([])
    for (const params of [{ id: other.lead.employeeId }, { id: other.director.employeeId }])
      expect((await firm.planner.refusal(resourcing.getResourcingGroup, { params, query: period })).reason).toBe(
        'notFound',
      )
    const params = { id: other.member.employeeId }
    expect((await firm.planner.refusal(resourcing.getEmployeeBookings, { params, query: {} })).reason).toBe('notFound')
  })

  it('counts weeks by client projects, internal projects and opportunities', async () => {
    const { platform, intranet, tariff } = firm.targets
    await firm.book(firm.member, platform, '2026-11-18', '2026-11-25', { secondsPerDay: 6 * HOUR })
    await firm.book(firm.member, platform, '2026-11-19', '2026-11-19', { secondsPerDay: HOUR, isSoft: true })
    await firm.book(firm.member, intranet, '2026-11-02', '2026-11-27', { totalSeconds: 20 * HOUR })
    await firm.book(firm.member, tariff, '2026-11-23', '2026-11-23', { percentage: 5000, isSoft: true })
    await firm.take(firm.member, '2026-11-20')
    await firm.take(firm.colleague, '2026-11-16', '2026-11-20')
    const group = await groupFor(firm.lead, firm.lead.employeeId)
    expect(group).toMatchObject({
      groupID: firm.lead.employeeId,
      filter: period,
      overBookedEmployeeCount: 0,
      projects: [
        { name: 'Data platform', chargingMechanism: 'effort', client: { name: 'Northgate Water' } },
        { name: 'Intranet', chargingMechanism: null, client: null },
      ],
      opportunities: [{ id: tariff, name: 'Tariff explorer', client: { name: 'Northgate Water' } }],
    })
    const [cole, mia] = group.reportsByEmployee
    // The total is spread over nineteen days, as the twentieth is one of leave.
    const each = Math.floor((20 * HOUR) / 19)
    const odd = 20 * HOUR - each * 19
    const [first, second] = [4 * each + Math.max(odd - 10, 0), 5 * each]
    expect(mia).toMatchObject({
      employeeID: firm.member.employeeId,
      contracted: 40 * HOUR,
      clientProjectIDs: [platform],
      internalProjectIDs: [intranet],
      opportunityIDs: [tariff],
      weeks: [
        { monday: '2026-11-16', capacity: 32 * HOUR, client: 13 * HOUR, internal: first, opportunity: 0 },
        { monday: '2026-11-23', capacity: 40 * HOUR, client: 18 * HOUR, internal: second, opportunity: 4 * HOUR },
      ],
    })
    expect(mia?.weeks[0]).toMatchObject({ hard: 12 * HOUR + first, isAway: false })
    expect(mia?.weeks[1]?.utilisation).toBe(Math.round(((22 * HOUR + second) / (40 * HOUR)) * 10_000) / 100)
    expect(mia?.targets.find(({ targetableID }) => targetableID === platform)?.seconds).toEqual([13 * HOUR, 18 * HOUR])
    expect(cole?.weeks).toMatchObject([
      { capacity: 0, utilisation: null, isAway: true },
      { capacity: 40 * HOUR, utilisation: 0, isAway: false },
    ])
  })

  it('names who is over-booked by hard bookings of a week, each once, and the weeks in which everybody is away', async () => {
    const { platform, tariff } = firm.targets
    await firm.book(firm.member, platform, '2026-11-16', '2026-11-27', { secondsPerDay: 9 * HOUR })
    await firm.book(firm.colleague, platform, '2026-11-16', '2026-11-16', { secondsPerDay: 12 * HOUR })
    await firm.book(firm.colleague, tariff, '2026-11-17', '2026-11-20', { secondsPerDay: 12 * HOUR, isSoft: true })
    const groups = await groupsFor(firm.lead)
    expect(groups).toMatchObject({
      overBookedEmployeeCount: 1,
      overBooked: [{ employee: { displayName: 'Mia Hale' }, seconds: 10 * HOUR, weeks: ['2026-11-16', '2026-11-23'] }],
      closedWeeks: [],
      groups: [{ groupID: firm.lead.employeeId, employeeCount: 2, overBookedEmployeeCount: 1 }],
    })
    for (const each of [firm.member, firm.colleague]) await firm.take(each, '2026-11-23', '2026-11-27')
    expect(await groupsFor(firm.lead)).toMatchObject({
      closedWeeks: ['2026-11-23'],
      overBooked: [{ seconds: 5 * HOUR, weeks: ['2026-11-16'] }],
    })
  })

  it('shows people who left or are not resourced only where they are booked', async () => {
    await server.sql('update employees set is_active = false where id = $1', [firm.member.employeeId])
    await server.sql('update employees set is_available_in_client_resourcing = false where id = $1', [
      firm.colleague.employeeId,
    ])
    expect(await namesIn(firm.lead)).toEqual([])
    await firm.book(firm.colleague, firm.targets.platform, '2026-11-27', '2026-12-24', { secondsPerDay: HOUR })
    expect(await namesIn(firm.lead)).toEqual([['Leo Hale', 1]])
  })

  it('covers whole weeks of a year and a week, and no more', async () => {
    const query = { startDate: '2026-11-18', endDate: '2026-11-18' }
    expect((await groupFor(firm.lead, firm.lead.employeeId, query)).reportsByEmployee[0]?.weeks).toMatchObject([
      { monday: '2026-11-16', capacity: 40 * HOUR },
    ])
    await groupsFor(firm.lead, { startDate: '2026-01-01', endDate: '2027-01-06' })
    for (const asked of [
      { startDate: '2026-01-01', endDate: '2027-01-07' },
      { startDate: '2026-01-02', endDate: '2026-01-01' },
    ])
      for (const refusal of [
        await firm.lead.refusal(resourcing.listResourcingGroups, { query: asked }),
        await firm.lead.refusal(resourcing.exportResourcingReport, { query: asked }),
        await firm.lead.refusal(resourcing.getResourcingGroup, { params: { id: firm.lead.employeeId }, query: asked }),
      ])
        expect(refusal.reason).toBe('invalidInput')
  })

  it('is downloaded line by line, without formulas', async () => {
    await server.sql(`update targetables set name = '=1+1' where id = $1`, [firm.targets.platform])
    await firm.book(firm.member, firm.targets.platform, '2026-11-16', '2026-11-20', { secondsPerDay: 9 * HOUR })
    await firm.book(firm.member, firm.targets.intranet, '2026-11-16', '2026-11-16', { secondsPerDay: HOUR })
    const response = await firm.lead.send(resourcing.exportResourcingReport, { query: period })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = (await response.text()).slice(1).trim().split('\r\n')
    expect(lines).toHaveLength(1 + 2 + 3)
    const mia = lines.filter((line) => line.startsWith('Mia'))
    expect(mia.find((line) => line.includes('=1+1'))).toContain(
      `16/11/2026,'=1+1,Client project,Northgate Water,45,162000`,
    )
    expect(mia.find((line) => line.includes('Intranet'))).toContain('Intranet,Internal project,,1,3600')
    const sumOf = (column: number) => mia.reduce((sum, line) => sum + Number(line.split(',')[column]), 0)
    const heads = lines[0]?.split(',') ?? []
    expect(sumOf(heads.indexOf('Capacity hours'))).toBe(80)
    expect(sumOf(heads.indexOf('Over-booked hours'))).toBe(6)
    expect(
      (await (await firm.member.send(resourcing.exportResourcingReport, { query: period })).text()).trim(),
    ).not.toContain('Mia')
  })
})

describe('the bookings of somebody', () => {
  const bookingsFor = (by: TestPerson, query = {}) =>
    by.call(resourcing.getEmployeeBookings, { params: { id: firm.member.employeeId }, query })

  it('are shown to themselves, people above and managers of projects and employees, with what is free', async () => {
    const { id } = await firm.book(firm.member, firm.targets.platform, '2026-11-16', '2026-11-20', {
      ...{ secondsPerDay: 8 * HOUR, note: 'A word' },
    })
    await firm.book(firm.member, firm.targets.tariff, '2026-11-24', '2026-11-24', { totalSeconds: HOUR, isSoft: true })
    const own = await bookingsFor(firm.member, period)
    expect(own).toMatchObject({
      employee: { displayName: 'Mia Hale' },
      ...period,
      ...{ capacity: 80 * HOUR, hard: 40 * HOUR, soft: HOUR },
      bookings: [
        {
          ...{ id, seconds: 40 * HOUR, note: 'A word', roleName: 'Engineer', type: 'hard' },
          target: { name: 'Data platform', clientName: 'Northgate Water', projectID: firm.targets.platform },
        },
        { type: 'soft', target: { name: 'Tariff explorer', projectID: null, opportunityID: firm.targets.tariff } },
      ],
      free: [{ from: '2026-11-23', to: '2026-11-27', seconds: 39 * HOUR }],
    })
    expect(await bookingsFor(firm.planner, period)).toEqual(own)
    for (const by of [firm.lead, firm.director, firm.personnel]) {
      const { bookings, ...sums } = await bookingsFor(by, period)
      expect(sums).toEqual({ ...sums, hard: own.hard, free: own.free })
      expect(bookings.map(({ target, note, roleName }) => [target, note, roleName])).toEqual([
        [null, '', ''],
        [null, '', ''],
      ])
    }
    expect((await bookingsFor(firm.member)).startDate).toBe('2026-11-09')
  })

  it('are found by nobody else', async () => {
    const params = { id: firm.member.employeeId }
    const reporter = await createEmployee(server, firm.company, { capabilities: ['canManageReports'] })
    for (const by of [firm.colleague, firm.stranger, reporter])
      expect((await by.refusal(resourcing.getEmployeeBookings, { params, query: {} })).reason).toBe('notFound')
    const query = { startDate: '2026-11-20', endDate: '2026-11-19' }
    expect((await firm.member.refusal(resourcing.getEmployeeBookings, { params, query })).reason).toBe('invalidInput')
  })
})
