import * as z from 'zod'
import { ClientBrief } from '../clients/clients'
import { DynamicDetail, DynamicDetails } from '../company/dynamic-details'
import { EmployeeBrief } from '../people/employees'
import { Tags } from '../projects/project-fields'
import { Day, Id, Moment, Name, TaskTitle } from '../protocol/values'
import { requestStates } from '../requests/request-rules'

/** Nobody logs more than a month of work at once. */
export const LONGEST_SUBMISSION_SECONDS = 31 * 24 * 3600
const Seconds = z
  .int()
  .min(0, 'Invalid input')
  .max(LONGEST_SUBMISSION_SECONDS, `Maximum of ${LONGEST_SUBMISSION_SECONDS / 3600}h is required`)
export const SubmissionComment = z.string().trim().max(5000)

/** The values a submission had before its approver changed it. */
const OriginalSubmission = z.strictObject({
  duration: z.int(),
  chargeableDuration: z.int(),
  comment: z.string(),
  roleName: z.string().nullable(),
  projectName: z.string().nullable(),
  taskTitle: z.string().nullable(),
  tags: z.array(z.string()),
})

/** What a submission shows of its request. */
const RequestOfSubmission = z.strictObject({
  id: Id,
  state: z.enum(requestStates),
  /** Who decides, or has decided. */
  approver: EmployeeBrief.nullable(),
  submittedAt: Moment.nullable(),
  decidedAt: Moment.nullable(),
  comment: z.string(),
  /** Whether nobody had to decide: the project says so, or the company’s owner logged it. */
  isAutoApproved: z.boolean(),
})

/** A project as a submission, a timer or a suggestion names it. */
export const LoggedProject = z.strictObject({
  id: Id,
  details: z.strictObject({ name: z.string() }),
  isInternal: z.boolean(),
})
export type LoggedProject = z.infer<typeof LoggedProject>
/** An opportunity as a submission, a timer or a suggestion names it; its time is never chargeable. */
export const LoggedOpportunity = z.strictObject({ id: Id, details: z.strictObject({ name: z.string() }) })
export type LoggedOpportunity = z.infer<typeof LoggedOpportunity>
export const LoggedTask = z.strictObject({ id: Id, title: z.string(), taskList: z.strictObject({ id: Id }) })

/** Time somebody has logged. */
export const TimeSheetSubmission = z
  .strictObject({
    id: Id,
    employee: EmployeeBrief,
    /** The calendar day the time belongs to. */
    day: Day,
    /** With a time of day: when the work began and ended. Without: the day at 00:00 UTC, and no end. */
    from: Moment,
    to: Moment.optional(),
    duration: z.int(),
    chargeableDuration: z.int(),
    isFullyChargeable: z.boolean(),
    /** The chargeable time, rounded up to the blocks the project charges in. */
    chargedDuration: z.int(),
    /** The whole duration, rounded up to the same blocks. */
    roundedDuration: z.int(),
    /** Both are null for personal work, or work for a client at large; never both are there. */
    project: LoggedProject.nullable(),
    opportunity: LoggedOpportunity.nullable(),
    client: ClientBrief.nullable(),
    task: LoggedTask.nullable(),
    roleID: Id.nullable(),
    roleName: z.string().nullable(),
    /** The rate at the time of logging; absent for callers who may not see rates. */
    roleHourlyCharge: z.int().nullable().optional(),
    roleHourlyCost: z.int().nullable().optional(),
    comment: z.string(),
    tags: z.array(z.string()),
    dynamicDetails: z.array(DynamicDetail),
    trackerID: Id.nullable(),
    linkedCalendarEventID: z.string().nullable(),
    request: RequestOfSubmission,
    /** The denied submission that this one corrects, and the one that corrects this one. */
    correctionOf: z.strictObject({ id: Id }).nullable(),
    correctedBy: z.strictObject({ id: Id }).nullable(),
    amendment: z.strictObject({ by: EmployeeBrief, at: Moment, original: OriginalSubmission }).nullable(),
    /** The item of an invoice that it is on; absent while it is on none. */
    invoiceItemID: Id.optional(),
    updatedAt: Moment,
    can: z.strictObject({
      edit: z.boolean(),
      delete: z.boolean(),
      submit: z.boolean(),
      correct: z.boolean(),
      decide: z.boolean(),
      reopen: z.boolean(),
    }),
  })
  .meta({ id: 'TimeSheetSubmission' })
export type TimeSheetSubmission = z.infer<typeof TimeSheetSubmission>

/** A list that is created with its first task; the caller makes the id, to refer to the list before it exists. */
const CreateTaskListInput = z.strictObject({ id: Id, name: Name })
const CreateTaskInput = z.strictObject({
  title: TaskTitle,
  taskListID: Id.optional(),
  createTaskListInput: CreateTaskListInput.optional(),
})
export type CreateTaskInput = z.output<typeof CreateTaskInput>

const submissionFields = {
  /** At most one of these two; choosing one takes the time off the other. */
  projectID: Id.nullable(),
  opportunityID: Id.nullable(),
  /** Only for time without either; otherwise it is the client of the project or opportunity. */
  clientID: Id.nullable(),
  taskID: Id.nullable(),
  /** Creates the task to log on, in place of `taskID`. */
  createTaskInput: CreateTaskInput,
  /** The year is between 1900 and 2199. */
  from: Moment,
  /** Null for an unspecified time of day: then `from` is the day at 00:00 UTC. */
  to: Moment.nullable(),
  /** Needed without `to`; with it, the duration is the time between the two. */
  duration: Seconds,
  /** One of these two may be given; time of a client’s project is fully chargeable unless said otherwise. */
  isFullyChargeable: z.boolean(),
  chargeableDuration: Seconds,
  /** The role is named by its id; its other fields may be sent along and are ignored. */
  roleID: Id.nullable(),
  roleName: z.string().max(200).nullable(),
  roleHourlyCharge: z.int().nullable(),
  roleHourlyCost: z.int().nullable(),
  comment: SubmissionComment,
  tags: Tags,
  dynamicDetails: DynamicDetails,
  linkedCalendarEventID: z.string().trim().max(500).nullable(),
}

export const NewSubmission = z
  .strictObject({
    ...submissionFields,
    /** The timer that measured this time; logging the time ends it. */
    trackerID: Id.nullable(),
    /** A denied submission of the caller that this one corrects. */
    correctionOfID: Id.nullable(),
  })
  .partial()
  .required({ from: true })
export type NewSubmission = z.output<typeof NewSubmission>

/** Fields that are left out stay as they are. */
export const SubmissionChanges = z
  .strictObject({
    ...submissionFields,
    /** The `updatedAt` of the submission that the caller has seen; the change is refused once it is another one. */
    updatedAt: Moment,
  })
  .partial()
export type SubmissionChanges = z.output<typeof SubmissionChanges>

/** The fields that an approver or the lead of a project may change. */
export const SubmissionAmendment = z
  .strictObject({
    duration: Seconds.min(1, 'Invalid input'),
    chargeableDuration: Seconds,
    isFullyChargeable: z.boolean(),
    roleID: Id.nullable(),
    taskID: Id.nullable(),
    comment: SubmissionComment,
    tags: Tags,
    dynamicDetails: DynamicDetails,
  })
  .partial()
export type SubmissionAmendment = z.output<typeof SubmissionAmendment>

/** Sums of time in seconds, over the same submissions, so that the parts add up. Denied time is in none of them. */
export const TimeFigures = z.strictObject({
  loggedTime: z.int(),
  chargeableTime: z.int(),
  chargedTime: z.int(),
  unsubmittedTime: z.int(),
  waitingForApprovalTime: z.int(),
  approvedTime: z.int(),
  /** Revenue in minor units of the currency; absent for callers who may not see rates. */
  revenue: z.int().optional(),
  cost: z.int().optional(),
})
export type TimeFigures = z.infer<typeof TimeFigures>
