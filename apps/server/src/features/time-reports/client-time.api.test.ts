import { fc } from '@fast-check/vitest'
import { requestStates } from '@praxis/contract/requests/request-rules'
import { clientTime, type TimeAnalysis } from '@praxis/contract/time/time-reports'
import type { TimeFigures } from '@praxis/contract/time/time-sheet-shapes'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createReportsFirm, type ReportsFirm } from './testing/reports-firm'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})

const analysisOf = (by: TestPerson, firm: ReportsFirm, query = {}) =>
  by.call(clientTime.getClientTimeAnalysis, { params: { id: firm.clientId }, query })

const figureNames = [
  'loggedTime',
  'chargeableTime',
  'chargedTime',
  'unsubmittedTime',
  'waitingForApprovalTime',
  'approvedTime',
  'revenue',
  'cost',
] as const satisfies readonly (keyof TimeFigures)[]

const sumOf = (parts: readonly TimeFigures[]): Record<string, number> =>
  Object.fromEntries(figureNames.map((name) => [name, parts.reduce((sum, part) => sum + (part[name] ?? 0), 0)]))

const breakdowns = ({ byProject, byEmployee, byRole, byMonth }: TimeAnalysis) => [
  byProject,
  byEmployee,
  byRole,
  byMonth,
]

describe('the time of a client', () => {
  it('adds up to the second and the penny by project, person, role and month', async () => {
    const firm = await createReportsFirm(server)
    const entries = fc.sample(
      fc.record({
        by: fc.constantFrom(firm.member, firm.junior, firm.lead),
        project: fc.constantFrom(firm.tower, firm.meters, null),
        duration: fc.integer({ min: 1, max: 40_000 }),
        share: fc.integer({ min: 0, max: 10 }),
        month: fc.integer({ min: 1, max: 9 }),
        hourlyCharge: fc.option(fc.integer({ min: 0, max: 30_000 })),
        state: fc.constantFrom(...requestStates),
      }),
      { numRuns: 60, seed: 9 },
    )
    const expected = { loggedTime: 0, revenue: 0, cost: 0 }
    for (const { by, project, duration, share, month, hourlyCharge, state } of entries) {
      const chargeable = project ? Math.floor((duration * share) / 10) : 0
      const rates = project && hourlyCharge !== null ? { hourlyCharge, hourlyCost: Math.floor(hourlyCharge / 3) } : {}
      await firm.log(by, {
        day: `2026-0${month}-15`,
        ...{ project, duration, chargeable, state, clientId: firm.clientId },
        ...{ roleName: hourlyCharge === null ? null : 'Engineer', ...rates },
      })
      if (state === 'denied') continue
      const block = project === firm.tower ? 900 : 1
      const charged = Math.ceil(chargeable / block) * block
      expected.loggedTime += duration
      expected.revenue += Math.floor((charged * (rates.hourlyCharge ?? 0)) / 3600 + 0.5)
      expected.cost += Math.floor((duration * (rates.hourlyCost ?? 0)) / 3600 + 0.5)
    }
    const analysis = await analysisOf(firm.manager, firm)
    expect(analysis.total).toMatchObject(expected)
    const { unsubmittedTime, waitingForApprovalTime, approvedTime } = analysis.total
    expect(unsubmittedTime + waitingForApprovalTime + approvedTime).toBe(expected.loggedTime)
    for (const parts of breakdowns(analysis)) {
      expect(parts.length).toBeGreaterThan(1)
      expect(sumOf(parts)).toEqual(analysis.total)
    }
    expect(analysis.currency).toBe('GBP')
    const within = await analysisOf(firm.manager, firm, { from: '2026-03-01', to: '2026-05-31' })
    expect(within.byMonth).toEqual(analysis.byMonth.filter(({ month }) => month >= '2026-03' && month <= '2026-05'))
    expect(sumOf(within.byMonth)).toEqual(within.total)
  })

  it('is nothing, and no less of a report, while nobody logged any', async () => {
    const firm = await createReportsFirm(server)
    const analysis = await analysisOf(firm.manager, firm)
    expect(analysis.total).toMatchObject({ loggedTime: 0, revenue: 0 })
    expect(breakdowns(analysis)).toEqual([[], [], [], []])
  })

  it('is seen as far as one may read the time of its projects, and always one’s own', async () => {
    const firm = await createReportsFirm(server)
    await firm.log(firm.member, { project: firm.tower, duration: 1 })
    await firm.log(firm.member, { project: firm.meters, duration: 10 })
    await firm.log(firm.junior, { project: firm.meters, duration: 100 })
    await firm.log(firm.lead, { clientId: firm.clientId, duration: 1000 })
    await firm.log(firm.accountOwner, { duration: 10_000 })
    const secondsSeenBy = async (by: TestPerson) => (await analysisOf(by, firm)).total.loggedTime
    expect(await secondsSeenBy(firm.owner)).toBe(1111)
    expect(await secondsSeenBy(firm.manager)).toBe(1111)
    expect(await secondsSeenBy(firm.clientsManager)).toBe(1111)
    expect(await secondsSeenBy(firm.accountOwner)).toBe(1111)
    expect(await secondsSeenBy(firm.lead)).toBe(1001)
    expect(await secondsSeenBy(firm.member)).toBe(11)
    expect(await secondsSeenBy(firm.junior)).toBe(100)
    await firm.letIn(firm.meters, firm.junior, { timeSheetSubmissions: 'read' })
    expect(await secondsSeenBy(firm.junior)).toBe(110)
    const coveredFor = async (by: TestPerson) => (await analysisOf(by, firm)).covers
    expect(await coveredFor(firm.accountOwner)).toBe('all')
    expect(await coveredFor(firm.lead)).toBe('readable')
    expect(await coveredFor(firm.junior)).toBe('readable')
    expect(await coveredFor(firm.member)).toBe('own')
    const { items, covers } = await firm.member.call(clientTime.listClientSubmissions, {
      params: { id: firm.clientId },
      query: {},
    })
    expect(covers).toBe('own')
    expect(items.map(({ employee }) => employee.id)).toEqual([firm.member.employeeId, firm.member.employeeId])
  })

  it('is not there for those who cannot see the client', async () => {
    const firm = await createReportsFirm(server)
    const input = { params: { id: firm.clientId }, query: {} }
    for (const endpoint of Object.values(clientTime))
      expect((await firm.other.refusal(endpoint, input)).reason).toBe('notFound')
  })

  it('shows money only where the rates may be seen, and no sum that would tell the rest', async () => {
    const firm = await createReportsFirm(server)
    const rated = { roleName: 'Engineer', hourlyCharge: 10_000, hourlyCost: 4000 }
    await firm.log(firm.member, { project: firm.tower, ...rated })
    await firm.log(firm.member, { project: firm.meters, ...rated })
    const seen = await analysisOf(firm.manager, firm)
    expect(seen.total).toMatchObject({ revenue: 20_000, cost: 8000 })
    expect((await analysisOf(firm.clientsManager, firm)).total.revenue).toBeUndefined()
    // The client's owner sees what it brings without a right in its projects.
    expect((await analysisOf(firm.accountOwner, firm)).total).toEqual(seen.total)
    const byLead = await analysisOf(firm.lead, firm)
    expect(byLead.total).toMatchObject({ loggedTime: 3600, revenue: 10_000 })
    await firm.log(firm.lead, { project: firm.meters, ...rated })
    const partly = await analysisOf(firm.lead, firm)
    expect(partly.total.revenue).toBeUndefined()
    expect(partly.byProject.map(({ project, revenue }) => [project?.details.name, revenue])).toEqual([
      ['Meters', undefined],
      ['Water tower', 10_000],
    ])
  })

  it('leaves amounts in another currency out of sums in the client’s', async () => {
    const firm = await createReportsFirm(server)
    await firm.log(firm.member, { project: firm.tower, hourlyCharge: 10_000, hourlyCost: 4000 })
    await server.sql(`update targetables set currency = 'EUR' where id = $1`, [firm.tower.id])
    expect((await analysisOf(firm.manager, firm)).total.revenue).toBeUndefined()
  })

  it('refuses days in the wrong order', async () => {
    const firm = await createReportsFirm(server)
    const query = { from: '2026-02-01', to: '2026-01-01' }
    const input = { params: { id: firm.clientId }, query }
    for (const endpoint of [clientTime.getClientTimeAnalysis, clientTime.listClientSubmissions] as const)
      expect((await firm.manager.refusal(endpoint, input)).reason).toBe('invalidInput')
    expect((await firm.manager.refusal(clientTime.exportClientSubmissions, input)).reason).toBe('invalidInput')
  })
})

describe('the list of a client’s time', () => {
  const setUp = async () => {
    const firm = await createReportsFirm(server)
    const log = firm.log
    await log(firm.member, { project: firm.tower, day: '2026-06-01', duration: 100, comment: 'Pump 7' })
    await log(firm.junior, {
      project: firm.meters,
      day: '2026-06-02',
      duration: 300,
      state: 'approved',
      roleName: 'Analyst',
    })
    await log(firm.lead, { clientId: firm.clientId, day: '2026-06-03', duration: 200, comment: '100% done' })
    await log(firm.member, { project: firm.meters, day: '2026-06-04', duration: 400, state: 'denied', comment: '=1+1' })
    const list = (query: object) =>
      firm.manager.call(clientTime.listClientSubmissions, { params: { id: firm.clientId }, query })
    const durations = async (query: object) => (await list(query)).items.map(({ duration }) => duration)
    return { firm, list, durations }
  }

  it('is in every order, in pages, with the sums of all that match', async () => {
    const { list, durations } = await setUp()
    expect(await durations({})).toEqual([400, 200, 300, 100])
    expect(await durations({ sortOrder: 'day' })).toEqual([100, 300, 200, 400])
    expect(await durations({ sortOrder: '-duration' })).toEqual([400, 300, 200, 100])
    expect(await durations({ sortOrder: 'duration' })).toEqual([100, 200, 300, 400])
    expect(await durations({ sortOrder: 'employee' })).toEqual([200, 400, 100, 300])
    expect(await durations({ sortOrder: '-employee' })).toEqual([300, 400, 100, 200])
    const page = await list({ page: 2, per: 3 })
    expect(page.items.map(({ duration }) => duration)).toEqual([100])
    expect(page.metadata).toEqual({ page: 2, per: 3, total: 4, hasMore: false })
    expect(page.figures).toMatchObject({
      loggedTime: 600,
      chargeableTime: 400,
      approvedTime: 300,
      unsubmittedTime: 300,
    })
    expect(page.denied).toEqual({ count: 1, duration: 400 })
    const beyond = await list({ page: 9 })
    expect([beyond.items, beyond.figures.loggedTime, beyond.can]).toEqual([[], 600, { amend: false }])
  })

  it('is narrowed by person, project, role, state, chargeability, days and words', async () => {
    const { firm, durations } = await setUp()
    expect(await durations({ employeeID: firm.member.employeeId })).toEqual([400, 100])
    expect(await durations({ projectID: firm.tower.id })).toEqual([100])
    expect(await durations({ roleName: 'Analyst' })).toEqual([300])
    expect(await durations({ state: 'denied' })).toEqual([400])
    expect(await durations({ isChargeable: 'false' })).toEqual([200])
    expect(await durations({ isChargeable: 'true', from: '2026-06-02', to: '2026-06-03' })).toEqual([300])
    expect(await durations({ search: 'pump' })).toEqual([100])
    expect(await durations({ search: 'meters' })).toEqual([400, 300])
    expect(await durations({ search: 'nils' })).toEqual([300])
    expect(await durations({ search: '10%' })).toEqual([200])
    expect(await durations({ search: 'PUMP' })).toEqual([100])
    // Characters of patterns stand for themselves, and any number of words may be searched for.
    expect(await durations({ search: '_' })).toEqual([])
    expect(await durations({ search: 'x '.repeat(99) })).toEqual([])
  })

  it('goes into a file with everything that matches, harmless to spreadsheets, with money for those who see it', async () => {
    const { firm } = await setUp()
    await firm.log(firm.member, {
      ...{ project: firm.tower, day: '2026-06-05', duration: 1200, chargeable: 1200 },
      ...{ hourlyCharge: 10_000, hourlyCost: 4000 },
    })
    const fileFor = async (by: TestPerson) => {
      const input = { params: { id: firm.clientId }, query: {} }
      const response = await by.send(clientTime.exportClientSubmissions, input)
      expect(response.headers.get('content-type')).toContain('text/csv')
      return (await response.text()).trim().split('\r\n')
    }
    const [header, ...lines] = await fileFor(firm.manager)
    expect(header).toContain('Revenue (GBP)')
    expect(lines).toHaveLength(5)
    expect(lines[3]).toContain("'=1+1")
    expect(lines[4]).toBe(
      '05/06/2026,Mia Reed,Northgate Water,Water tower,,,,Unsubmitted,0.33,0.33,0.5,0,1200,1200,1800,0,,,50.00,13.33',
    )
    const withoutMoney = await fileFor(firm.clientsManager)
    expect(withoutMoney[0]).not.toContain('Revenue')
    expect(withoutMoney.join()).not.toContain('50.00')
  })
})

describe('what may be logged for a client', () => {
  const listFor = async (by: TestPerson, firm: ReportsFirm, query = {}) => {
    const input = { params: { id: firm.clientId }, query }
    return (await by.call(clientTime.listLoggableProjectsOfClient, input)).items
  }

  it('are the active projects one works on, last used first, and that of a submission of one’s own', async () => {
    const firm = await createReportsFirm(server)
    const over = await firm.startProject('Pumps', firm.manager, { isActive: false })
    await firm.giveRole(over, firm.member, 'Engineer')
    const submission = await firm.log(firm.member, { project: over, day: '2026-01-05' })
    await firm.log(firm.member, { project: firm.tower, day: '2026-06-01' })
    const items = await listFor(firm.member, firm)
    expect(items.map(({ title, subtitle, lastLoggedOn }) => [title, subtitle, lastLoggedOn])).toEqual([
      ['Water tower', 'Northgate Water', '2026-06-01'],
      ['Meters', 'Northgate Water', null],
    ])
    const withOld = await listFor(firm.member, firm, { timeSheetSubmissionID: submission })
    expect(withOld.map(({ title }) => title)).toEqual(['Water tower', 'Pumps', 'Meters'])
    const ofOthers = await listFor(firm.junior, firm, { timeSheetSubmissionID: submission })
    expect(ofOthers.map(({ title }) => title)).toEqual(['Meters'])
    expect(await listFor(firm.clientsManager, firm)).toEqual([])
  })
})
