import { absences } from '@praxis/contract/absences/absences'
import { leaveBalances } from '@praxis/contract/absences/leave-balance'
import { teamAbsences } from '@praxis/contract/absences/team-absences'
import { employees } from '@praxis/contract/people/employees'
import { approvals } from '@praxis/contract/requests/approvals'
import { addDays, startOfWeek } from '@praxis/domain/calendar/day'
import { expect, test } from 'vitest'
import { startDemoServer } from './testing/demo-world'

const { actingAs } = await startDemoServer()
const owner = await actingAs('Owner')
const today = new Date().toISOString().slice(0, 10)

test('nobody has taken more leave than they have, this holiday year and the one before', async () => {
  const { items } = await owner.call(employees.listEmployees, { query: { per: 100, state: 'active' } })
  const { years, year } = await owner.call(leaveBalances.getBalanceReport, {})
  const counted = years.filter((each) => each.year <= year.year)
  expect(counted).toHaveLength(2)
  const savers: string[] = []
  for (const { id, displayName, invitation } of items) {
    if (invitation) continue
    for (const each of counted) {
      const report = await owner.call(leaveBalances.getEmployeeBalanceReport, {
        params: { id },
        query: { year: each.year },
      })
      expect.soft(report.annualLeave?.left, `${displayName} ${each.year}`).toBeGreaterThanOrEqual(0)
      const { carriedOver = 0, takenPast = 0 } = report.annualLeave ?? {}
      if (each.year === year.year && carriedOver > takenPast) savers.push(displayName)
    }
  }
  // Somebody is about to lose what they carried over.
  expect(savers).toContain('Edward Marsh')
})

test('somebody is away this week, markings are shown, and leave waits for its approvers', async () => {
  const query = { startDate: startOfWeek(today), endDate: addDays(startOfWeek(today), 60) }
  const { absencesByEmployee } = await owner.call(teamAbsences.getTeamAbsenceReport, { query })
  const all = absencesByEmployee.flatMap((each) => each.absences)
  expect(
    all.filter(({ from, to }) => from <= addDays(query.startDate, 4) && to >= query.startDate).length,
  ).toBeGreaterThan(3)
  expect(all.some(({ datePart }) => datePart !== 'fullDay')).toBe(true)
  expect(absencesByEmployee.flatMap((each) => each.calendarMarkings).length).toBeGreaterThan(3)
  for (const role of ['Manager', 'Finance'])
    expect((await (await actingAs(role)).call(approvals.countApprovals, {})).absenceCount).toBeGreaterThan(0)
  const employee = await actingAs('Employee')
  expect((await employee.call(absences.listAwaitingAbsences, {})).items).toHaveLength(1)
  expect((await employee.call(absences.getNextAbsence, {})).absence).not.toBeNull()
})
