import * as z from 'zod'
import { dateParts } from '../absences/absence-rules'
import { AwayTime } from '../absences/absence-shapes'
import { ClientBrief } from '../clients/clients'
import { DynamicDetailDefinition } from '../company/dynamic-details'
import { EmployeeBrief } from '../people/employees'
import { timeSheetConstraints, timeSheetRoundings } from '../projects/project-rules'
import { about, endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Currency, Day, Id, Moment } from '../protocol/values'
import { besideSubmissions, ListedSubmission, unfoldedSubmission } from './listed-submissions'
import {
  LoggedOpportunity,
  LoggedProject,
  LoggedTask,
  NewSubmission,
  SubmissionChanges,
  TimeSheetSubmission,
} from './time-sheet-shapes'

const mine = { access: 'employee', feature: 'timeSheet' } as const
const params = z.strictObject({ id: Id })

/** What a time sheet compares the logged time of a day with. */
const TimeSheetDay = z.strictObject({
  day: Day,
  contractedTimeInterval: z.int(),
  /** The name of the day’s bank holiday, on which nothing is contracted; null on other days. */
  bankHoliday: z.string().nullable(),
  /** What else lies on the day, such as an absence that lowers the contracted time. */
  items: z.array(
    z.strictObject({
      kind: z.enum(['absence', 'marking', 'booking']),
      /** How much of the day: all, a half, or so many seconds. */
      share: z.union([z.enum(dateParts), z.int()]),
      words: z.string(),
      takesTime: z.boolean(),
      /** What it takes of the day’s contracted time: nothing on a day off, or where something else took it. */
      takenTimeInterval: z.int(),
    }),
  ),
})
export type TimeSheetDay = z.infer<typeof TimeSheetDay>

const ListedPeriod = z
  .strictObject({
    from: Day,
    to: Day,
    /** Submissions by day and time, without those that have been corrected. */
    submissions: z.array(ListedSubmission),
    ...besideSubmissions,
    /** The caller’s absences that touch the period, approved or waiting. */
    absences: z.array(AwayTime),
    contractedTimeInterval: z.int(),
    /** Whether the person has a contract; without one, nothing is contracted on any day. */
    hasContract: z.boolean(),
    days: z.array(TimeSheetDay),
  })
  .meta({ id: 'TimeSheetPeriod' })

const unfoldedPeriod = ({ submissions, people, clients, usual, ...period }: z.infer<typeof ListedPeriod>) => ({
  ...period,
  submissions: submissions.map((each) => unfoldedSubmission(each, { people, clients, usual })),
})
export type TimeSheetPeriod = ReturnType<typeof unfoldedPeriod>

const loggableTypes = ['project', 'opportunity', 'client'] as const

/** A project, opportunity or client that time can be logged on. */
export const LoggableItem = z
  .strictObject({
    type: z.enum(loggableTypes),
    id: Id,
    title: z.string(),
    subtitle: z.string(),
    logo: z.string().nullable(),
    /** When the caller last logged time on it. */
    lastLoggedOn: Day.nullable(),
  })
  .meta({ id: 'LoggableItem' })
export type LoggableItem = z.infer<typeof LoggableItem>

/** What the form for logging time needs to know of a project. */
export const SubmissionProjectDetails = z
  .strictObject({
    id: Id,
    details: z.strictObject({ name: z.string() }),
    client: ClientBrief.nullable(),
    isActive: z.boolean(),
    isInternal: z.boolean(),
    currency: Currency,
    endDate: Day.nullable(),
    isNonChargeableTimeAllowed: z.boolean(),
    isNonChargeableExpensesAllowed: z.boolean(),
    isTimeSheetCommentsRequired: z.boolean(),
    shouldAutoApproveTimeSheet: z.boolean(),
    timeSheetConstraint: z.enum(timeSheetConstraints),
    consultancyTimeRounding: z.enum(timeSheetRoundings),
    timeSheetSubmissionDetails: z.array(DynamicDetailDefinition),
    taskLists: z.array(z.strictObject({ id: Id, name: z.string() })),
    /** Who would decide on what the caller submits for the project now. */
    approver: EmployeeBrief.nullable(),
    can: z.strictObject({ trackTime: z.boolean(), createTask: z.boolean() }),
  })
  .meta({ id: 'SubmissionProjectDetails' })
export type SubmissionProjectDetails = z.infer<typeof SubmissionProjectDetails>

/** From what it is known that time was probably worked. */
export const suggestionSources = ['timer', 'calendarEvent', 'booking', 'recentWeeks'] as const
export type SuggestionSourceName = (typeof suggestionSources)[number]

/** Time that was probably worked, which can be accepted as it is. */
export const SubmissionSuggestion = z
  .strictObject({
    /** A suggestion keeps its id whenever it is made anew. */
    id: z.string(),
    source: z.enum(suggestionSources),
    day: Day,
    from: Moment,
    to: Moment.nullable(),
    duration: z.int(),
    project: LoggedProject.nullable(),
    opportunity: LoggedOpportunity.nullable(),
    client: ClientBrief.nullable(),
    task: LoggedTask.nullable(),
    roleID: Id.nullable(),
    isFullyChargeable: z.boolean(),
    comment: z.string(),
    trackerID: Id.nullable(),
  })
  .meta({ id: 'SubmissionSuggestion' })
export type SubmissionSuggestion = z.infer<typeof SubmissionSuggestion>

export const LONGEST_TIME_SHEET_DAYS = 62
export const MOST_LOGGED_AT_ONCE = 100
const period = z.strictObject({ from: Day, to: Day })
const ofSubmission = z.strictObject({ timeSheetSubmissionID: Id.optional() })

const submissionReasons = [
  'notFound',
  'projectInactive',
  'opportunityLocked',
  'projectMandatoryForTimeSheets',
  'timeSheetCommentRequired',
  'nonChargeableTimeNotAllowed',
  'invalidClientProjectRole',
  'notWithinTimeConstraint',
  'pastProjectEndDate',
] as const

/** The time that the caller logged. */
export const timeSheetSubmissions = about('timeSheetSubmissions', {
  getTimeSheetPeriod: endpoint({
    method: 'GET',
    path: '/timeSheetSubmissions/byPeriod',
    summary: `Get the caller’s time in a period of at most ${LONGEST_TIME_SHEET_DAYS} days, with contracted time`,
    ...mine,
    query: period,
    response: ListedPeriod,
    unfold: unfoldedPeriod,
  }),
  listSuggestions: endpoint({
    method: 'GET',
    path: '/timeSheetSubmissions/suggestions',
    summary: 'Suggest time the caller probably worked but hasn’t logged, from stopped timers and recent weeks',
    ...mine,
    query: period,
    response: z.strictObject({ isEnabled: z.boolean(), items: z.array(SubmissionSuggestion) }),
  }),
  listCalendarSuggestions: endpoint({
    method: 'GET',
    path: '/timeSheetSubmissions/googleCalendarSuggestions',
    summary: 'Suggest meetings from the linked calendar that aren’t logged yet; none without a linked calendar',
    ...mine,
    query: period,
    response: z.strictObject({ isLinked: z.boolean(), items: z.array(SubmissionSuggestion) }),
  }),
  listLoggableItems: endpoint({
    method: 'GET',
    path: '/timeSheetSubmissions/loggableProjects',
    summary: 'List what the caller can log time on, last used first; at most 100',
    ...mine,
    // Expenses go to the same projects.
    feature: ['timeSheet', 'expense'],
    query: ofSubmission.extend({ query: z.string().trim().max(200).default('') }),
    response: listOf(LoggableItem),
  }),
  getSubmissionProject: endpoint({
    method: 'GET',
    path: '/timeSheetSubmissions/projects/{projectId}/details',
    summary: 'Get the project details the time form needs',
    ...mine,
    // Expenses go to the same projects.
    feature: ['timeSheet', 'expense'],
    params: z.strictObject({ projectId: Id }),
    response: SubmissionProjectDetails,
    reasons: ['notFound'],
  }),
  createSubmission: endpoint({
    method: 'POST',
    path: '/timeSheetSubmissions',
    summary: 'Log time',
    ...mine,
    body: NewSubmission,
    response: TimeSheetSubmission,
    reasons: submissionReasons,
  }),
  createSubmissions: endpoint({
    method: 'POST',
    path: '/timeSheetSubmissions/multiple',
    summary: 'Log several entries at once, all or none',
    ...mine,
    body: z.strictObject({ submissions: z.array(NewSubmission).min(1).max(MOST_LOGGED_AT_ONCE) }),
    response: listOf(TimeSheetSubmission),
    reasons: submissionReasons,
  }),
  updateSubmission: endpoint({
    method: 'PATCH',
    path: '/timeSheetSubmissions/{id}',
    summary: 'Change undecided time; omitted fields stay',
    ...mine,
    params,
    body: SubmissionChanges,
    response: TimeSheetSubmission,
    reasons: [...submissionReasons, 'actionedTimeSheetCannotBeAmended', 'changedMeanwhile'],
  }),
  deleteSubmission: endpoint({
    method: 'DELETE',
    path: '/timeSheetSubmissions/{id}',
    summary: 'Delete undecided time',
    ...mine,
    params,
    response: 'nothing',
    reasons: ['notFound', 'actionedTimeSheetCannotBeAmended'],
  }),
  convertToProject: endpoint({
    method: 'POST',
    path: '/timeSheetSubmissions/{id}/convertToProject',
    summary: 'Convert personal work to the time of a project or opportunity',
    ...mine,
    params,
    body: SubmissionChanges,
    response: TimeSheetSubmission,
    reasons: [...submissionReasons, 'actionedTimeSheetCannotBeAmended', 'changedMeanwhile'],
  }),
})
