import { companyManagement } from '@praxis/contract/company/company-management'
import { projects } from '@praxis/contract/projects/projects'
import { approvals } from '@praxis/contract/requests/approvals'
import { clientTime, projectTime, teamTime } from '@praxis/contract/time/time-reports'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { timeTrackers } from '@praxis/contract/time/time-trackers'
import { addDays, addMonths, endOfMonth, startOfMonth, startOfWeek } from '@praxis/domain/calendar/day'
import { timeByState } from '@praxis/domain/time/time-figures'
import { expect, test } from 'vitest'
import { startDemoServer } from './testing/demo-world'

const { server, actingAs } = await startDemoServer()
const today = new Date().toISOString().slice(0, 10)
const thisWeek = startOfWeek(today)
const months = Array.from({ length: 25 }, (_, index) => startOfMonth(addMonths(today, -index)))
const owner = await actingAs('Owner')

const secondsIn = (csv: string): number => {
  const [header = '', ...lines] = csv.trim().split('\r\n')
  const column = header.split(',').indexOf('Seconds') - header.split(',').length
  return lines.reduce((sum, line) => sum + Number(line.split(',').at(column)), 0)
}

test('for every month the totals of own time sheets, the team report and its file agree', async () => {
  const people = await Promise.all(
    ['Owner', 'Manager', 'Project lead', 'Employee', 'Finance'].map(async (role) => await actingAs(role)),
  )
  for (const month of months) {
    const query = { startDate: month, endDate: endOfMonth(month) }
    const report = await owner.call(teamTime.getTimeSheetReport, { query })
    const total = report.reportsByEmployee.reduce((sum, { loggedTime }) => sum + loggedTime, 0)
    for (const { byProject, ...one } of report.reportsByEmployee) {
      expect(byProject.reduce((sum, { loggedTime }) => sum + loggedTime, 0)).toBe(one.loggedTime)
      expect(one.unsubmittedTime + one.waitingForApprovalTime + one.approvedTime).toBe(one.loggedTime)
    }
    const file = await (await owner.send(teamTime.exportTimeSheetReport, { query })).text()
    expect(secondsIn(file)).toBe(total)
    const [kept] = await server.sql<{ sum: number }>(
      `select coalesce(sum(duration), 0)::int as sum from time_sheet_submissions
       where day between $1 and $2 and state <> 'denied'`,
      [query.startDate, query.endDate],
    )
    expect(total).toBe(kept?.sum)
    for (const person of people) {
      const sheet = await person.call(timeSheetSubmissions.getTimeSheetPeriod, {
        query: { from: query.startDate, to: query.endDate },
      })
      const entries = sheet.submissions.map(({ request, duration, chargeableDuration }) => ({
        state: request.state,
        duration,
        chargeableDuration,
      }))
      const own = report.reportsByEmployee.find(
        ({ employeeID }) => employeeID === person.transport.headers().employeeID,
      )
      expect(timeByState(entries)).toMatchObject({ logged: own?.loggedTime, chargeable: own?.chargeableTime })
      expect(sheet.contractedTimeInterval).toBe(own?.contractedTime)
    }
  }
}, 300_000)

test('this and last month of the time management report are those of the team report', async () => {
  const management = await owner.call(teamTime.getTimeManagementReport, {})
  for (const [month, interval] of [
    [management.thisMonth, 'thisMonthTimeInterval'],
    [management.lastMonth, 'lastMonthTimeInterval'],
  ] as const) {
    const query = { startDate: month, endDate: endOfMonth(month) }
    const { reportsByEmployee } = await owner.call(teamTime.getTimeSheetReport, { query })
    for (const time of ['loggedTime', 'unsubmittedTime', 'waitingForApprovalTime', 'approvedTime'] as const)
      expect(management[time][interval]).toBe(reportsByEmployee.reduce((sum, report) => sum + report[time], 0))
    expect(management.roundedTime[interval]).toBeGreaterThanOrEqual(management.loggedTime[interval])
  }
})

test('projects, clients and tasks know the same time', async () => {
  const { items } = await owner.call(projects.listProjectsPaginated, {
    body: { per: 100, filter: { attribute: 'all' } },
  })
  const byClient = new Map<string, number>()
  for (const { id, client, isInternal } of items) {
    const { total } = await owner.call(projectTime.getProjectTimeAnalysis, { params: { id }, query: {} })
    if (client) byClient.set(client.id, (byClient.get(client.id) ?? 0) + total.loggedTime)
    if (isInternal) expect(total).toMatchObject({ chargeableTime: 0, revenue: 0 })
  }
  for (const [id, seconds] of byClient) {
    const { total } = await owner.call(clientTime.getClientTimeAnalysis, { params: { id }, query: {} })
    expect(total.loggedTime).toBe(seconds)
    expect(total.revenue).toBeGreaterThan(total.cost ?? 0)
  }
  const wrong = await server.sql(
    `select t.id from tasks t
     left join (select task_id, sum(duration) as seconds from time_sheet_submissions where state <> 'denied' group by 1) s
       on s.task_id = t.id
     where t.logged_seconds <> coalesce(s.seconds, 0)`,
  )
  expect(wrong).toEqual([])
  const [worked] = await server.sql<{ tasks: number }>(`
    select count(*)::int as tasks from tasks t join targetables p on p.id = t.board_id
    where p.name = 'Data platform' and t.logged_seconds > 0`)
  expect(worked?.tasks).toBeGreaterThan(10)
})

test('everybody has two years of time that keeps the rules', async () => {
  const [counts] = await server.sql<{ days: number }>(
    `
    select count(distinct s.employee_id)::int as people, (max(day) - min(day))::int as days,
      count(*) filter (where day > $1)::int as ahead,
      count(*) filter (where p.end_date < day or p.start_date > day)::int as outside,
      count(*) filter (where o.is_time_sheet_comment_required and comment = '')::int as silent,
      count(*) filter (where not o.is_non_chargeable_time_allowed and chargeable < duration)::int as "wronglyFree",
      count(*) filter (where s.client_id is null and chargeable > 0)::int as "wronglyCharged",
      count(*) filter (where s.targetable_id is not null and s.client_id is distinct from p.client_id)::int as lost,
      count(*) filter (where r.employee_id <> s.employee_id)::int as borrowed,
      count(*) filter (where t.board_id <> s.targetable_id)::int as misplaced
    from time_sheet_submissions s
    left join targetables p on p.company_id = s.company_id and p.id = s.targetable_id
    left join projects o on o.company_id = s.company_id and o.id = s.targetable_id
    left join targetable_roles r on r.company_id = s.company_id and r.id = s.role_id
    left join tasks t on t.company_id = s.company_id and t.id = s.task_id`,
    [today],
  )
  expect(counts?.days).toBeGreaterThan(720)
  expect(counts).toMatchObject({
    people: 24,
    ...{ ahead: 0, outside: 0, silent: 0, wronglyFree: 0, wronglyCharged: 0, lost: 0, borrowed: 0, misplaced: 0 },
  })
  const range = { fromDate: months.at(-1) ?? today, toDate: today }
  const { items: holidays } = await owner.call(companyManagement.listBankHolidays, { query: range })
  const worked = await server.sql('select day from time_sheet_submissions where day::text = any ($1)', [
    holidays.map(({ date }) => date),
  ])
  expect(worked).toEqual([])
})

test('last week mostly waits, this week is not submitted yet, what is older is approved, and some was put right', async () => {
  const shares = await server.sql<{ week: string; state: string; count: number }>(
    `
    select case when day >= $1 then 'this' when day >= $1::date - 7 then 'last' when day < $1::date - 21 then 'older' end
             as week, state, count(*)::int
    from time_sheet_submissions s where not exists (
      select from requests r where r.company_id = s.company_id and r.id = s.id and r.is_auto_approved)
    group by 1, 2`,
    [thisWeek],
  )
  const share = (week: string, state: string) => {
    const of = shares.filter((row) => row.week === week)
    return (of.find((row) => row.state === state)?.count ?? 0) / of.reduce((sum, { count }) => sum + count, 0)
  }
  expect(share('older', 'approved')).toBeGreaterThan(0.97)
  expect(share('older', 'denied')).toBeGreaterThan(0)
  expect(share('last', 'waitingForApproval')).toBeGreaterThan(0.6)
  if (today > addDays(thisWeek, 1)) expect(share('this', 'unsubmitted')).toBeGreaterThan(0.4)
  const [put] = await server.sql<{ corrected: number; amended: number; strays: number }>(`
    select count(*) filter (where correction_of is not null)::int as corrected,
      count(*) filter (where original is not null)::int as amended,
      count(*) filter (where s.state <> coalesce(r.state, 'unsubmitted'))::int as strays
    from time_sheet_submissions s left join requests r on r.company_id = s.company_id and r.id = s.id`)
  expect(put?.corrected).toBeGreaterThan(20)
  expect(put?.amended).toBeGreaterThan(20)
  expect(put?.strays).toBe(0)
})

test('those one signs in as have something to decide, to put right, and timers', async () => {
  for (const role of ['Owner', 'Manager', 'Project lead', 'Finance'])
    expect((await (await actingAs(role)).call(approvals.countApprovals, {})).timeSheetCount, role).toBeGreaterThan(0)
  const employee = await actingAs('Employee')
  const lastWeek = { from: addDays(thisWeek, -7), to: addDays(thisWeek, -1) }
  const { submissions } = await employee.call(timeSheetSubmissions.getTimeSheetPeriod, { query: lastWeek })
  expect(submissions.some(({ can }) => can.correct)).toBe(true)
  for (const person of [owner, employee]) {
    const { items } = await person.call(timeTrackers.listTimeTrackers, {})
    expect(items.map(({ endDate }) => endDate === undefined)).toEqual([true, false])
    expect(items[0]?.project?.details.name).toBe('Data platform')
  }
})
