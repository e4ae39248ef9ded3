import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { about, endpoint } from '../protocol/endpoint'
import { Colour, Day, Id, madeOn, Name, PlausibleDay } from '../protocol/values'
import { dateParts, halfParts } from './absence-rules'
import { AwayTime, CalendarMarking } from './absence-shapes'

const ofAbsences = { access: 'employee', feature: 'absence' } as const
const params = z.strictObject({ id: Id })

/** What lies on a person’s calendar. */
const EmployeeCalendar = z.strictObject({
  employee: EmployeeBrief,
  lineManagerID: Id.nullable(),
  absences: z.array(AwayTime),
  calendarMarkings: z.array(CalendarMarking),
  /** Weekdays on which the person works in the period, Sunday = 1. */
  workingDays: z.array(z.int()),
  /** Whether the caller knows why this person is away, and may mark their calendar. */
  can: z.strictObject({ seeReasons: z.boolean(), mark: z.boolean() }),
})
export type EmployeeCalendar = z.infer<typeof EmployeeCalendar>

const BankHolidayOnDay = z.strictObject({ date: Day, name: z.string() })

export const TeamCalendar = z
  .strictObject({
    from: Day,
    to: Day,
    /** The caller first, then their line manager, those with the same one, and their own reports. */
    items: z.array(EmployeeCalendar),
    bankHolidays: z.array(BankHolidayOnDay),
  })
  .meta({ id: 'TeamCalendar' })
export type TeamCalendar = z.infer<typeof TeamCalendar>

export const TeamAbsenceReport = z
  .strictObject({
    startDate: Day,
    endDate: Day,
    /** People who work here, by name. */
    absencesByEmployee: z.array(EmployeeCalendar),
    /** The people whom these report to, also those who are not in the report themselves. */
    lineManagers: z.array(EmployeeBrief),
    bankHolidays: z.array(BankHolidayOnDay),
  })
  .meta({ id: 'TeamAbsenceReport' })
export type TeamAbsenceReport = z.infer<typeof TeamAbsenceReport>

const marking = { employeeID: Id, text: Name.max(100), color: Colour, takesTime: z.boolean().default(false) }

/** Who of several people is away, and what else is marked on their calendars. */
export const teamAbsences = about('teamAbsences', {
  getTeamCalendar: endpoint({
    method: 'GET',
    path: '/absences/teamCalendar',
    summary: 'Get the calendar of the caller’s team: three months from the start of this one by default',
    ...ofAbsences,
    query: z.strictObject({ from: PlausibleDay.optional(), to: PlausibleDay.optional() }),
    response: TeamCalendar,
  }),
  getTeamAbsenceReport: endpoint({
    method: 'GET',
    path: '/employeeManagement/absenceReport',
    summary: 'Report the absences of everybody, for managers of employees, or of those below the caller',
    ...ofAbsences,
    query: z.strictObject({
      startDate: PlausibleDay,
      endDate: PlausibleDay,
      /** Only those who report to this person. */
      lineManagerID: Id.optional(),
    }),
    response: TeamAbsenceReport,
  }),
  createFullDayMarking: endpoint({
    method: 'POST',
    path: '/calendarMarkings/createFullday',
    summary: 'Mark whole days on the calendar of somebody below the caller',
    ...ofAbsences,
    body: z.strictObject({ from: PlausibleDay, to: PlausibleDay, ...marking }),
    response: CalendarMarking,
    reasons: ['notFound', 'employeeInactive'],
  }),
  createHalfDayMarking: endpoint({
    method: 'POST',
    path: '/calendarMarkings/createHalfday',
    summary: 'Mark half a day on the calendar of somebody below the caller',
    ...ofAbsences,
    body: z.strictObject({ date: PlausibleDay, datePart: z.enum(halfParts), ...marking }),
    response: CalendarMarking,
    reasons: ['notFound', 'employeeInactive'],
  }),
  updateMarking: endpoint({
    method: 'PUT',
    path: '/calendarMarkings/{id}',
    summary: 'Change a marking; omitted fields stay',
    ...ofAbsences,
    params,
    body: z
      .strictObject({
        from: PlausibleDay,
        to: PlausibleDay,
        datePart: z.enum(dateParts),
        text: marking.text,
        color: Colour,
        takesTime: z.boolean(),
      })
      .partial()
      .extend(madeOn),
    response: CalendarMarking,
    reasons: ['notFound', 'changedMeanwhile'],
  }),
  deleteMarking: endpoint({
    method: 'DELETE',
    path: '/calendarMarkings/{id}',
    summary: 'Delete a marking',
    ...ofAbsences,
    params,
    response: 'nothing',
    reasons: ['notFound'],
  }),
})
