import * as z from 'zod'
import { ClientBrief } from '../clients/clients'
import { EmployeeBrief } from '../people/employees'
import { about, endpoint } from '../protocol/endpoint'
import { listOf, pageOf, pageQuery, QueryFlag } from '../protocol/page'
import { Currency, Day, Id } from '../protocol/values'
import { requestStates } from '../requests/request-rules'
import { besideSubmissions, ListedSubmission, unfoldedSubmission } from './listed-submissions'
import { reRatingEndpoints } from './re-rating'
import { LoggedProject, SubmissionAmendment, TimeFigures, TimeSheetSubmission } from './time-sheet-shapes'
import { LoggableItem } from './time-sheets'

const ofTime = { access: 'employee', feature: 'timeSheet' } as const
const params = z.strictObject({ id: Id })

/** The days to report on; without them, all time of the client or project. */
const period = { from: Day.optional(), to: Day.optional() }

const listFilter = {
  ...period,
  employeeID: Id.optional(),
  projectID: Id.optional(),
  roleName: z.string().trim().max(120).optional(),
  state: z.enum(requestStates).optional(),
  isChargeable: QueryFlag.optional(),
  search: z.string().trim().max(200).optional(),
}
const submissionSorts = ['day', '-day', 'duration', '-duration', 'employee', '-employee'] as const
export const submissionListQuery = z.strictObject({
  ...pageQuery(25),
  ...listFilter,
  sortOrder: z.enum(submissionSorts).default('-day'),
})
export type SubmissionListQuery = z.output<typeof submissionListQuery>

/** Whose time an answer covers: everybody’s, the caller’s own and that of projects they may read, or only their own. */
const TimeCovered = z.enum(['all', 'readable', 'own'])
export type TimeCovered = z.infer<typeof TimeCovered>

/** A page of submissions, with the sums of all that match. */
export const ListedPage = pageOf(ListedSubmission).extend({
  ...besideSubmissions,
  covers: TimeCovered,
  figures: TimeFigures,
  /** Denied time is listed, and is in none of the figures. */
  denied: z.strictObject({ count: z.int(), duration: z.int() }),
  can: z.strictObject({ amend: z.boolean() }),
})

export const unfoldedPage = ({ items, people, clients, usual, ...page }: z.infer<typeof ListedPage>) => ({
  items: items.map((each) => unfoldedSubmission(each, { people, clients, usual })),
  ...page,
})
export type SubmissionPage = ReturnType<typeof unfoldedPage>

/** A project or an opportunity in a report. */
const ReportedProject = LoggedProject.extend({ isOpportunity: z.literal(true).optional() })
export type ReportedProject = z.infer<typeof ReportedProject>

/** Time of a client or project, and the same time in parts: each breakdown adds up to the whole. */
export const TimeAnalysis = z
  .strictObject({
    from: Day.nullable(),
    to: Day.nullable(),
    currency: Currency,
    covers: TimeCovered,
    total: TimeFigures,
    byProject: z.array(z.strictObject({ project: ReportedProject.nullable(), ...TimeFigures.shape })),
    byEmployee: z.array(z.strictObject({ employee: EmployeeBrief, ...TimeFigures.shape })),
    byRole: z.array(z.strictObject({ roleName: z.string().nullable(), ...TimeFigures.shape })),
    byMonth: z.array(z.strictObject({ month: z.string().describe('YYYY-MM'), ...TimeFigures.shape })),
  })
  .meta({ id: 'TimeAnalysis' })
export type TimeAnalysis = z.infer<typeof TimeAnalysis>

/** The time logged for a client. */
export const clientTime = about('timeReports', {
  getClientTimeAnalysis: endpoint({
    method: 'GET',
    path: '/clients/{id}/timeAnalysis',
    summary: 'Sum a client’s time by project, person, role and month',
    ...ofTime,
    params,
    query: z.strictObject(period),
    response: TimeAnalysis,
    reasons: ['notFound'],
  }),
  listClientSubmissions: endpoint({
    method: 'GET',
    path: '/clients/{id}/timeSheetSubmissions',
    summary: 'List time logged for a client',
    ...ofTime,
    params,
    query: submissionListQuery,
    response: ListedPage,
    unfold: unfoldedPage,
    reasons: ['notFound'],
  }),
  exportClientSubmissions: endpoint({
    method: 'GET',
    path: '/clients/{id}/timeSheetSubmissions/csv',
    summary: 'Download that time as CSV',
    ...ofTime,
    params,
    query: z.strictObject(listFilter),
    response: 'binary',
    makes: 'csv',
    reasons: ['notFound'],
  }),
  listLoggableProjectsOfClient: endpoint({
    method: 'GET',
    path: '/clients/{id}/loggableProjects',
    summary: 'List a client’s projects the caller can log time on, plus a submission’s own',
    ...ofTime,
    params,
    query: z.strictObject({ timeSheetSubmissionID: Id.optional() }),
    response: listOf(LoggableItem),
    reasons: ['notFound'],
  }),
})

/** What somebody logged on a project in a month, day by day. */
const EmployeeMonth = z.strictObject({
  employee: EmployeeBrief,
  total: z.int(),
  days: z.array(z.strictObject({ day: Day, duration: z.int(), chargeableDuration: z.int() })),
})
export type EmployeeMonth = z.infer<typeof EmployeeMonth>

const amendmentReasons = [
  'notFound',
  'actionedTimeSheetCannotBeAmended',
  'projectInactive',
  'opportunityLocked',
  'timeSheetCommentRequired',
  'nonChargeableTimeNotAllowed',
  'invalidClientProjectRole',
] as const

/** As many submissions as a large project has in a month. */
const MOST_AT_ONCE = 500

/** The time logged on a project. */
export const projectTime = about('timeReports', {
  listProjectSubmissions: endpoint({
    method: 'GET',
    path: '/projects/{id}/timeSheetSubmissions',
    summary: 'List time logged on a project',
    ...ofTime,
    params,
    query: submissionListQuery,
    response: ListedPage,
    unfold: unfoldedPage,
    reasons: ['notFound'],
  }),
  exportProjectSubmissions: endpoint({
    method: 'GET',
    path: '/projects/{id}/timeSheetSubmissions/csv',
    summary: 'Download that time as CSV',
    ...ofTime,
    params,
    query: z.strictObject(listFilter),
    response: 'binary',
    makes: 'csv',
    reasons: ['notFound'],
  }),
  getProjectTimeAnalysis: endpoint({
    method: 'GET',
    path: '/projects/{id}/timeAnalysis',
    summary: 'Sum a project’s time by person, role and month',
    ...ofTime,
    params,
    query: z.strictObject(period),
    response: TimeAnalysis,
    reasons: ['notFound'],
  }),
  getEmployeeTimeReportByMonth: endpoint({
    method: 'GET',
    path: '/projects/{id}/employeeTimeReportByMonth',
    summary: 'Sum time on a project by person and day of a month',
    ...ofTime,
    params,
    query: z.strictObject({ startOfMonth: Day }),
    response: z.strictObject({ startOfMonth: Day, total: z.int(), items: z.array(EmployeeMonth) }),
    reasons: ['notFound'],
  }),
  amendProjectSubmissions: endpoint({
    method: 'PUT',
    path: '/projects/{id}/timeSheetSubmissions/amendments',
    summary: 'Amend undecided time of a project, all or none',
    ...ofTime,
    params,
    body: z.strictObject({
      amendments: z
        .array(SubmissionAmendment.extend({ timeSheetSubmissionID: Id }))
        .min(1)
        .max(MOST_AT_ONCE),
    }),
    response: listOf(TimeSheetSubmission),
    reasons: amendmentReasons,
  }),
  moveSubmissionsToProject: endpoint({
    method: 'PUT',
    path: '/projects/{id}/timeSheetSubmissions/updateProject',
    summary: 'Move undecided time to another project',
    ...ofTime,
    params,
    body: z.strictObject({ timeSheetSubmissionIDs: z.array(Id).min(1).max(MOST_AT_ONCE), projectID: Id }),
    response: listOf(TimeSheetSubmission),
    reasons: [...amendmentReasons, 'pastProjectEndDate'],
  }),
  ...reRatingEndpoints,
})

/** What an employee logged, beside the time they are contracted for. */
const EmployeeTimeReport = z.strictObject({
  employeeID: Id,
  lineManagerID: Id.nullable(),
  contractedTime: z.int(),
  ...TimeFigures.omit({ revenue: true, cost: true }).shape,
  /** The contracted time of the days that are over: nobody is behind with a day that has not ended. */
  contractedTimeToDate: z.int(),
  loggedTimeToDate: z.int(),
  /** Logged time to date divided by contracted time to date; null when nothing was contracted. */
  utilisation: z.number().nullable(),
  projectIDs: z.array(Id),
  /** The same time by project; time without a project has null. */
  byProject: z.array(z.strictObject({ projectID: Id.nullable(), loggedTime: z.int(), chargeableTime: z.int() })),
})
export type EmployeeTimeReport = z.infer<typeof EmployeeTimeReport>

export const TimeSheetReport = z
  .strictObject({
    startDate: Day,
    endDate: Day,
    projects: z.array(ReportedProject.extend({ client: ClientBrief.nullable() })),
    employees: z.array(EmployeeBrief),
    /** The people whom these employees report to, also those whose own time is not in the report. */
    lineManagers: z.array(EmployeeBrief),
    reportsByEmployee: z.array(EmployeeTimeReport),
    overUtilisedEmployees: z.array(z.strictObject({ id: Id })),
    underUtilisedEmployees: z.array(z.strictObject({ id: Id })),
    limits: z.strictObject({ underUtilisedBelowPercent: z.int(), overUtilisedAbovePercent: z.int() }),
  })
  .meta({ id: 'TimeSheetReport' })
export type TimeSheetReport = z.infer<typeof TimeSheetReport>

const ManagedTime = z.strictObject({ thisMonthTimeInterval: z.int(), lastMonthTimeInterval: z.int() })

const managedTimes = {
  loggedTime: ManagedTime,
  unsubmittedTime: ManagedTime,
  waitingForApprovalTime: ManagedTime,
  approvedTime: ManagedTime,
  roundedTime: ManagedTime,
}
const MonthOfEmployee = z.strictObject({
  employeeID: Id,
  loggedTime: z.int(),
  unsubmittedTime: z.int(),
  waitingForApprovalTime: z.int(),
  approvedTime: z.int(),
  roundedTime: z.int(),
})

export const TimeManagementReport = z
  .strictObject({
    /** The first day of each month. */
    thisMonth: Day,
    lastMonth: Day,
    ...managedTimes,
    thisMonthTimeBreakdown: z.array(MonthOfEmployee),
    lastMonthTimeBreakdown: z.array(MonthOfEmployee),
    employeeInfos: z.array(EmployeeBrief),
  })
  .meta({ id: 'TimeManagementReport' })
export type TimeManagementReport = z.infer<typeof TimeManagementReport>

export const LONGEST_REPORT_DAYS = 366
const reportQuery = z.strictObject({ startDate: Day, endDate: Day })

/** The time of those the caller manages: everybody for managers of employees and reports, else who reports to them. */
export const teamTime = about('timeReports', {
  getTimeSheetReport: endpoint({
    method: 'GET',
    path: '/employeeManagement/timeSheetReport',
    summary: `Report logged time by person and project against contracted time; at most ${LONGEST_REPORT_DAYS} days`,
    ...ofTime,
    query: reportQuery,
    response: TimeSheetReport,
  }),
  exportTimeSheetReport: endpoint({
    method: 'GET',
    path: '/employeeManagement/timeSheetReport/csv',
    summary: 'Download that report as CSV: a line for each person and project',
    ...ofTime,
    query: reportQuery.extend({
      /** Only people with these words in their names. */
      search: z.string().trim().max(200).default(''),
    }),
    response: 'binary',
    makes: 'csv',
  }),
  getTimeManagementReport: endpoint({
    method: 'GET',
    path: '/employeeManagement/timeSheetManagement',
    summary: 'Report this and last month’s time by state, and as charged',
    ...ofTime,
    response: TimeManagementReport,
  }),
})
