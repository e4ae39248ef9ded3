import type { AwayTime, CalendarMarking, ReasonBrief } from '@praxis/contract/absences/absence-shapes'
import type { EmployeeCalendar } from '@praxis/contract/absences/team-absences'
import type { EmployeeBrief } from '@praxis/contract/people/employees'

const annualLeave: ReasonBrief = { id: 'annual', name: 'Annual leave', initials: 'AL', color: '#0e776e' }
export const sick: ReasonBrief = { id: 'sick', name: 'Sick', initials: 'SL', color: '#af064e' }

export const personOf = (id: string, displayName = id): EmployeeBrief => ({
  id,
  displayName,
  displayInitials: displayName.slice(0, 2).toUpperCase(),
  profileImage: null,
  jobTitle: 'Consultant',
  isActive: true,
})

export const awayTime = (id: string, from: string, to = from, changes: Partial<AwayTime> = {}): AwayTime => ({
  id,
  from,
  to,
  datePart: 'fullDay',
  isWaiting: false,
  reason: annualLeave,
  ...changes,
})

export const markingOf = (id: string, from: string, to = from, changes: Partial<CalendarMarking> = {}) =>
  ({
    id,
    employeeID: 'priya',
    from,
    to,
    datePart: 'fullDay',
    text: 'On site',
    color: '#4a5aa8',
    takesTime: false,
    version: 1,
    can: { edit: true },
    ...changes,
  }) satisfies CalendarMarking

export const calendarOf = (id: string, changes: Partial<EmployeeCalendar> = {}): EmployeeCalendar => ({
  employee: personOf(id),
  lineManagerID: 'daniel',
  absences: [],
  calendarMarkings: [],
  workingDays: [2, 3, 4, 5, 6],
  can: { seeReasons: true, mark: true },
  ...changes,
})
