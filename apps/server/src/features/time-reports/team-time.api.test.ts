import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import { employees } from '@praxis/contract/people/employees'
import { teamTime } from '@praxis/contract/time/time-reports'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmployee, type TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createReportsFirm, type ReportsFirm } from './testing/reports-firm'

/** A Wednesday. */
const NOW = '2026-06-17T10:00:00.000Z'
const HOUR = 3600
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(NOW) })
})

const giveContract = (firm: ReportsFirm, to: TestPerson, startDate = '2026-01-05') =>
  firm.owner.call(employees.updateEmployeeContract, {
    params: { id: to.employeeId },
    body: {
      version: 0,
      startDate,
      periods: [
        {
          appliedDate: startDate,
          type: 'permanent',
          workingTimeIntervalByDay: defaultWorkingWeek,
          holidayEntitlementDays: 25,
        },
      ],
    },
  })

const reportFor = (by: TestPerson, startDate: string, endDate: string) =>
  by.call(teamTime.getTimeSheetReport, { query: { startDate, endDate } })

const namesIn = async (by: TestPerson) =>
  (await reportFor(by, '2026-06-01', '2026-06-30')).employees.map(({ displayName }) => displayName.split(' ')[0])

describe('the time sheet report', () => {
  it('is about everybody for those who manage people or reports, else about those below, however far', async () => {
    const firm = await createReportsFirm(server)
    const everybody = ['Clara', 'Lena', 'Mia', 'Mona', 'Nils', 'Olive', 'Otis', 'Owen', 'Rita']
    expect(await namesIn(firm.owner)).toEqual(everybody)
    expect(await namesIn(firm.reporter)).toEqual(everybody)
    expect(await namesIn(firm.lead)).toEqual(['Mia', 'Nils'])
    expect(await namesIn(firm.member)).toEqual(['Nils'])
    expect(await namesIn(firm.junior)).toEqual([])
    const personnel = await createEmployee(server, firm.company, { capabilities: ['canManageEmployees'] })
    expect(await namesIn(personnel)).toContain('Rita')
    const { lineManagers } = await reportFor(firm.lead, '2026-06-01', '2026-06-30')
    expect(lineManagers.map(({ id }) => id).sort()).toEqual([firm.lead.employeeId, firm.member.employeeId].sort())
  })

  it('holds what was logged on what beside what is contracted, without bank holidays', async () => {
    const firm = await createReportsFirm(server)
    await giveContract(firm, firm.member)
    const log = firm.log
    await log(firm.member, {
      day: '2026-05-05',
      project: firm.tower,
      duration: 6000,
      chargeable: 5000,
      state: 'approved',
    })
    await log(firm.member, { day: '2026-05-06', project: firm.tower, duration: 600, state: 'waitingForApproval' })
    await log(firm.member, { day: '2026-05-06', duration: 60 })
    await log(firm.member, { day: '2026-05-07', project: firm.tower, duration: 9999, state: 'denied' })
    await log(firm.member, { day: '2026-06-01', project: firm.meters, duration: 9999 })
    const report = await reportFor(firm.lead, '2026-05-01', '2026-05-31')
    expect(report.projects).toMatchObject([
      { id: firm.tower.id, details: { name: 'Water tower' }, client: { name: 'Northgate Water' } },
    ])
    const [mia, nils] = report.reportsByEmployee
    // May has 21 weekdays, of which the 4th and the 25th are bank holidays.
    expect(mia).toMatchObject({
      employeeID: firm.member.employeeId,
      lineManagerID: firm.lead.employeeId,
      contractedTime: 19 * 7.5 * HOUR,
      contractedTimeToDate: 19 * 7.5 * HOUR,
      loggedTime: 6660,
      loggedTimeToDate: 6660,
      chargeableTime: 5600,
      chargedTime: 6300,
      unsubmittedTime: 60,
      waitingForApprovalTime: 600,
      approvedTime: 6000,
      utilisation: 6660 / (19 * 7.5 * HOUR),
      projectIDs: [firm.tower.id],
    })
    expect(mia?.byProject.toSorted((a, b) => a.loggedTime - b.loggedTime)).toEqual([
      { projectID: null, loggedTime: 60, chargeableTime: 0 },
      { projectID: firm.tower.id, loggedTime: 6600, chargeableTime: 5600 },
    ])
    expect(nils).toMatchObject({ contractedTime: 0, loggedTime: 0, utilisation: null, projectIDs: [], byProject: [] })
  })

  it('alerts by the limits of the settings, on days that are over', async () => {
    const firm = await createReportsFirm(server)
    await giveContract(firm, firm.member)
    await giveContract(firm, firm.junior)
    // Monday and Tuesday are over: fifteen hours are contracted.
    await firm.log(firm.member, { day: '2026-06-15', duration: 15 * 0.8 * HOUR })
    await firm.log(firm.junior, { day: '2026-06-16', duration: 15 * 1.1 * HOUR })
    const alertsOf = async () => {
      const report = await reportFor(firm.lead, '2026-06-15', '2026-06-21')
      expect(report.reportsByEmployee).toMatchObject([
        { contractedTime: 37.5 * HOUR, contractedTimeToDate: 15 * HOUR, utilisation: 0.8 },
        { contractedTime: 37.5 * HOUR, contractedTimeToDate: 15 * HOUR, utilisation: 1.1 },
      ])
      const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)
      return { under: idsOf(report.underUtilisedEmployees), over: idsOf(report.overUtilisedEmployees) }
    }
    expect(await alertsOf()).toEqual({ under: [], over: [] })
    await server.sql(`update companies set settings = $2 where company_id = $1`, [
      firm.company.id,
      JSON.stringify({ timeSheet: { underUtilisedBelowPercent: 81, overUtilisedAbovePercent: 109 } }),
    ])
    expect(await alertsOf()).toEqual({ under: [firm.member.employeeId], over: [firm.junior.employeeId] })
    await firm.log(firm.member, { day: '2026-06-17', duration: 20 * HOUR })
    const { reportsByEmployee, limits } = await reportFor(firm.lead, '2026-06-15', '2026-06-21')
    expect(reportsByEmployee[0]).toMatchObject({ loggedTime: 32 * HOUR, loggedTimeToDate: 12 * HOUR })
    expect(limits).toEqual({ underUtilisedBelowPercent: 81, overUtilisedAbovePercent: 109 })
  })

  it('shows who has left only for the time they worked, and without alerts', async () => {
    const firm = await createReportsFirm(server)
    await giveContract(firm, firm.junior)
    await firm.log(firm.junior, { day: '2026-03-02' })
    await server.sql('update employees set is_active = false where id = $1', [firm.junior.employeeId])
    expect(await namesIn(firm.lead)).toEqual(['Mia'])
    const march = await reportFor(firm.member, '2026-03-01', '2026-03-31')
    expect(march.employees).toMatchObject([{ id: firm.junior.employeeId, isActive: false }])
    expect(march.underUtilisedEmployees).toEqual([])
  })

  it('covers a year and no more', async () => {
    const firm = await createReportsFirm(server)
    expect((await reportFor(firm.lead, '2024-01-01', '2024-12-31')).endDate).toBe('2024-12-31')
    for (const query of [
      { startDate: '2025-01-01', endDate: '2026-01-02' },
      { startDate: '2026-01-02', endDate: '2026-01-01' },
    ])
      for (const endpoint of [teamTime.getTimeSheetReport, teamTime.exportTimeSheetReport] as const)
        expect((await firm.lead.refusal(endpoint, { query })).reason).toBe('invalidInput')
  })

  it('is a file with a line for each person and project', async () => {
    const firm = await createReportsFirm(server)
    await giveContract(firm, firm.member)
    await firm.log(firm.member, { day: '2026-06-02', project: firm.tower, duration: 5400 })
    await firm.log(firm.member, { day: '2026-06-03', duration: 60 })
    const query = { startDate: '2026-06-01', endDate: '2026-06-05' }
    const text = await (await firm.lead.send(teamTime.exportTimeSheetReport, { query })).text()
    const lines = text.trim().split('\r\n').slice(1).sort()
    expect(lines.map((line) => line.replace(/,37.5,135000$|,,$/, ''))).toEqual([
      'Mia Reed,Staff,Lena Reed,,,0.02,0,60,0',
      'Mia Reed,Staff,Lena Reed,Water tower,Northgate Water,1.5,1.5,5400,5400',
      'Nils Reed,Staff,Mia Reed,,,0,0,0,0,0,0',
    ])
    expect(lines.filter((line) => line.endsWith(',37.5,135000'))).toHaveLength(1)
    const linesFor = async (by: TestPerson, search: string) =>
      (await (await by.send(teamTime.exportTimeSheetReport, { query: { ...query, search } })).text())
        .trim()
        .split('\r\n')
        .slice(1)
    expect(await linesFor(firm.junior, '')).toEqual([])
    expect((await linesFor(firm.lead, 'reed mi')).map((line) => line.split(',')[0])).toEqual(['Mia Reed', 'Mia Reed'])
    expect(await linesFor(firm.lead, 'nobody')).toEqual([])
  })
})

describe('the time management report', () => {
  it('sums this and last month by state and as it is rounded, and breaks both down by person', async () => {
    const firm = await createReportsFirm(server)
    const log = firm.log
    await log(firm.member, { day: '2026-06-01', project: firm.tower, duration: 1000, state: 'approved' })
    await log(firm.member, { day: '2026-06-30', duration: 10 })
    await log(firm.junior, { day: '2026-06-10', duration: 100, state: 'waitingForApproval' })
    await log(firm.junior, { day: '2026-06-10', duration: 7777, state: 'denied' })
    await log(firm.junior, { day: '2026-05-31', duration: 1 })
    await log(firm.junior, { day: '2026-04-30', duration: 8888 })
    await log(firm.other, { day: '2026-06-10', duration: 50_000 })
    const report = await firm.lead.call(teamTime.getTimeManagementReport, {})
    expect(report).toMatchObject({
      thisMonth: '2026-06-01',
      lastMonth: '2026-05-01',
      loggedTime: { thisMonthTimeInterval: 1110, lastMonthTimeInterval: 1 },
      unsubmittedTime: { thisMonthTimeInterval: 10, lastMonthTimeInterval: 1 },
      waitingForApprovalTime: { thisMonthTimeInterval: 100, lastMonthTimeInterval: 0 },
      approvedTime: { thisMonthTimeInterval: 1000, lastMonthTimeInterval: 0 },
      roundedTime: { thisMonthTimeInterval: 1910, lastMonthTimeInterval: 1 },
      thisMonthTimeBreakdown: [
        { employeeID: firm.member.employeeId, loggedTime: 1010, roundedTime: 1810 },
        { employeeID: firm.junior.employeeId, loggedTime: 100, waitingForApprovalTime: 100 },
      ],
      lastMonthTimeBreakdown: [{ employeeID: firm.junior.employeeId, loggedTime: 1 }],
    })
    expect(report.employeeInfos.map(({ id }) => id)).toEqual([firm.member.employeeId, firm.junior.employeeId])
    const all = await firm.reporter.call(teamTime.getTimeManagementReport, {})
    expect(all.loggedTime.thisMonthTimeInterval).toBe(51_110)
    const none = await firm.junior.call(teamTime.getTimeManagementReport, {})
    expect([none.loggedTime.thisMonthTimeInterval, none.employeeInfos]).toEqual([0, []])
  })
})
