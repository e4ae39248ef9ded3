import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { about, endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Day, Id, madeOn, PlausibleDay } from '../protocol/values'
import { dateParts } from './absence-rules'
import { Absence, AbsenceComment, AwayTime, Days, ReasonBrief } from './absence-shapes'
import { AskedYear, LeaveAdjustment, YearOfLeave } from './leave-balance'

const ofAbsences = { access: 'employee', feature: 'absence' } as const
const params = z.strictObject({ id: Id })
const period = z.strictObject({ from: PlausibleDay, to: PlausibleDay })
const optionalPeriod = period.partial()

/** Days for one reason in a period. */
const DaysByReason = z.strictObject({ reason: ReasonBrief, approvedDays: Days, waitingDays: Days })
export type DaysByReason = z.infer<typeof DaysByReason>

/** A person’s absences in a period, and their days by reason; days outside the period are in no sum. */
export const AbsenceReport = z
  .strictObject({
    ...period.shape,
    byReason: z.array(DaysByReason),
    approvedDays: Days,
    waitingDays: Days,
    absences: z.array(Absence),
  })
  .meta({ id: 'AbsenceReport' })
export type AbsenceReport = z.infer<typeof AbsenceReport>

const MonthOfAbsences = z.strictObject({
  month: z.string().describe('YYYY-MM'),
  days: Days,
  byReason: z.array(z.strictObject({ reasonID: Id, days: Days })),
})

/** Approved days of the caller by month and reason. */
export const AbsencesByYear = z
  .strictObject({
    fromDate: Day,
    toDate: Day,
    reasons: z.array(ReasonBrief),
    months: z.array(MonthOfAbsences),
    days: Days,
  })
  .meta({ id: 'AbsencesByYear' })
export type AbsencesByYear = z.infer<typeof AbsencesByYear>

export const AbsenceHistory = z
  .strictObject({
    year: YearOfLeave,
    years: z.array(YearOfLeave),
    byReason: z.array(DaysByReason),
    /** Everything asked for in the year, denied and cancelled ones too, newest first. */
    absences: z.array(Absence),
    adjustments: z.array(LeaveAdjustment),
  })
  .meta({ id: 'AbsenceHistory' })
export type AbsenceHistory = z.infer<typeof AbsenceHistory>

const AwayPerson = z.strictObject({ employee: EmployeeBrief, times: z.array(AwayTime) })

/** The caller’s absences. */
export const absences = about('absences', {
  listAbsences: endpoint({
    method: 'GET',
    path: '/absences',
    summary: 'List the caller’s absences that touch a period, in every state, by their first day',
    ...ofAbsences,
    query: period,
    response: listOf(Absence),
  }),
  countAbsences: endpoint({
    method: 'GET',
    path: '/absences/count',
    summary: 'Count the caller’s approved and waiting absences of the current holiday year',
    ...ofAbsences,
    response: z.strictObject({ count: z.int() }),
  }),
  getNextAbsence: endpoint({
    method: 'GET',
    path: '/absences/next',
    summary: 'Get the caller’s approved absence that runs today, or the first one after today',
    ...ofAbsences,
    response: z.strictObject({ absence: Absence.nullable() }),
  }),
  getAbsenceReport: endpoint({
    method: 'GET',
    path: '/absences/report',
    summary: 'Sum the caller’s days away in a period by reason, and list them; the holiday year by default',
    ...ofAbsences,
    query: optionalPeriod,
    response: AbsenceReport,
  }),
  getEmployeeAbsenceReport: endpoint({
    method: 'GET',
    path: '/employees/{id}/absenceReport',
    summary: 'Sum an employee’s days away in a period by reason, for those above them and managers of employees',
    ...ofAbsences,
    params,
    query: optionalPeriod,
    response: AbsenceReport,
    reasons: ['notFound'],
  }),
  listAwaitingAbsences: endpoint({
    method: 'GET',
    path: '/absences/dashboards/awaitingApprovals',
    summary: 'List the caller’s absences that wait for approval, and who of the team is away this week',
    ...ofAbsences,
    response: z.strictObject({ items: z.array(Absence), awayThisWeek: z.array(AwayPerson) }),
  }),
  getAbsenceHistory: endpoint({
    method: 'GET',
    path: '/absences/historyReport',
    summary: 'Get all the caller asked for in a holiday year; this year’s by default',
    ...ofAbsences,
    query: AskedYear,
    response: AbsenceHistory,
    reasons: ['notFound'],
  }),
  getAbsencesByYear: endpoint({
    method: 'GET',
    path: '/absences/absencesByYear',
    summary: 'Sum the caller’s approved days by month and reason; the last twelve months and this one by default',
    ...ofAbsences,
    query: z.strictObject({
      fromDate: PlausibleDay.optional(),
      toDate: PlausibleDay.optional(),
      /** The present name of a reason; without it, all reasons. */
      reasonName: z.string().trim().max(200).optional(),
    }),
    response: AbsencesByYear,
  }),
  updateAbsence: endpoint({
    method: 'PUT',
    path: '/absences/{id}',
    summary: 'Change an absence that still waits; omitted fields stay',
    ...ofAbsences,
    params,
    body: z
      .strictObject({
        from: PlausibleDay,
        to: PlausibleDay,
        datePart: z.enum(dateParts),
        reasonID: Id,
        comment: AbsenceComment,
        deputyID: Id.nullable(),
      })
      .partial()
      .extend(madeOn),
    response: Absence,
    reasons: [
      'notFound',
      'actionedAbsenceCannotBeAmended',
      'absenceCostsNothing',
      'absencesOverlap',
      'insufficientAnnualLeaveEntitlement',
      'employeeInactive',
      'deputiesOverlap',
      'changedMeanwhile',
    ],
  }),
  withdrawAbsence: endpoint({
    method: 'DELETE',
    path: '/absences/{id}',
    summary: 'Withdraw an absence that still waits',
    ...ofAbsences,
    params,
    response: 'nothing',
    reasons: ['notFound', 'actionedAbsenceCannotBeAmended'],
  }),
  cancelAbsence: endpoint({
    method: 'POST',
    path: '/absences/{id}/cancel',
    summary:
      'Cancel an approved absence: its owner while it lies ahead, afterwards who may decide; from a day on also those above',
    ...ofAbsences,
    params,
    body: z.strictObject({
      /** The first day that is cancelled; the days before stay. Without it all of them are. */
      fromDay: Day.optional(),
      comment: AbsenceComment.default(''),
    }),
    response: Absence,
    reasons: ['notFound', 'requestNotApproved', 'requestCancelled', 'absenceBegun'],
  }),
})
