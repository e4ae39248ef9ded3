import * as z from 'zod'
import { ClientBrief } from './clients'
import { DynamicDetail, DynamicDetails } from './dynamic-details'
import { EmployeeBrief } from './employees'
import { Tags } from './project-fields'
import { requestStates } from './request-rules'
import { Day, Id, Moment, Name, TaskTitle } from './values'

/** Nobody logs more than a month of work at once. */
export const LONGEST_SUBMISSION_SECONDS = 31 * 24 * 3600
const Seconds = z
  .int()
  .min(0, 'Invalid input')
  .max(LONGEST_SUBMISSION_SECONDS, `Maximum of ${LONGEST_SUBMISSION_SECONDS / 3600}h is required`)
export const SubmissionComment = z.string().trim().max(5000)

/** What a submission was before its approver changed it. */
const OriginalSubmission = z.strictObject({
  duration: z.int(),
  chargeableDuration: z.int(),
  comment: z.string(),
  roleName: z.string().nullable(),
  projectName: z.string().nullable(),
  taskTitle: z.string().nullable(),
  tags: z.array(z.string()),
})

/** The request of a submission, as far as the submission shows it. */
const RequestOfSubmission = z.strictObject({
  id: Id,
  state: z.enum(requestStates),
  /** Who decides, or has decided. */
  approver: EmployeeBrief.nullable(),
  submittedAt: Moment.nullable(),
  decidedAt: Moment.nullable(),
  comment: z.string(),
  /** Nobody had to decide: the project says so, or the owner logged it. */
  isAutoApproved: z.boolean(),
})

/** A project as a submission, a timer or a suggestion names it. */
export const LoggedProject = z.strictObject({
  id: Id,
  details: z.strictObject({ name: z.string() }),
  isInternal: z.boolean(),
})
export type LoggedProject = z.infer<typeof LoggedProject>
export const LoggedTask = z.strictObject({ id: Id, title: z.string(), taskList: z.strictObject({ id: Id }) })

/** Time somebody has logged. */
export const TimeSheetSubmission = z
  .strictObject({
    id: Id,
    employee: EmployeeBrief,
    /** The calendar day it belongs to. */
    day: Day,
    /** With a time of day: when it began and ended. Without: that day at 00:00 UTC, and no end. */
    from: Moment,
    to: Moment.optional(),
    duration: z.int(),
    chargeableDuration: z.int(),
    isFullyChargeable: z.boolean(),
    /** The chargeable time in the blocks the project charges in. */
    chargedDuration: z.int(),
    /** The whole time in these blocks. */
    roundedDuration: z.int(),
    /** None: personal work, or work for a client at large. */
    project: LoggedProject.nullable(),
    client: ClientBrief.nullable(),
    task: LoggedTask.nullable(),
    roleID: Id.nullable(),
    roleName: z.string().nullable(),
    /** Copied when it was logged; absent for those who may not see rates. */
    roleHourlyCharge: z.int().nullable().optional(),
    roleHourlyCost: z.int().nullable().optional(),
    comment: z.string(),
    tags: z.array(z.string()),
    dynamicDetails: z.array(DynamicDetail),
    trackerID: Id.nullable(),
    linkedCalendarEventID: z.string().nullable(),
    request: RequestOfSubmission,
    /** The denied one that this one puts right, and the one that puts this one right. */
    correctionOf: z.strictObject({ id: Id }).nullable(),
    correctedBy: z.strictObject({ id: Id }).nullable(),
    amendment: z.strictObject({ by: EmployeeBrief, at: Moment, original: OriginalSubmission }).nullable(),
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

/** A list that comes into being with its first task; the id is the caller's, so that it can be referred to before. */
const CreateTaskListInput = z.strictObject({ id: Id, name: Name })
const CreateTaskInput = z.strictObject({
  title: TaskTitle,
  taskListID: Id.optional(),
  createTaskListInput: CreateTaskListInput.optional(),
})
export type CreateTaskInput = z.output<typeof CreateTaskInput>

const submissionFields = {
  projectID: Id.nullable(),
  /** Without a project; with one it is the project's client. */
  clientID: Id.nullable(),
  taskID: Id.nullable(),
  /** In place of a task that is there already. */
  createTaskInput: CreateTaskInput,
  /** From 1900 to 2199. */
  from: Moment,
  /** Null for an unspecified time of day: then `from` is the day at 00:00 UTC. */
  to: Moment.nullable(),
  /** Needed without an end; with one it is the time between the two. */
  duration: Seconds,
  /** Either of the two; time of a client’s project is fully chargeable unless said otherwise. */
  isFullyChargeable: z.boolean(),
  chargeableDuration: Seconds,
  /** The role is told by its id; the rest of it may come along and is the role's own to say. */
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
    /** The timer it was measured with, which is done then. */
    trackerID: Id.nullable(),
    /** A denied one of the caller that this one puts right. */
    correctionOfID: Id.nullable(),
  })
  .partial()
  .required({ from: true })
export type NewSubmission = z.output<typeof NewSubmission>

/** What is left out stays. */
export const SubmissionChanges = z
  .strictObject({
    ...submissionFields,
    /** Of the submission that the caller has seen: refused when it has been changed since. */
    updatedAt: Moment,
  })
  .partial()
export type SubmissionChanges = z.output<typeof SubmissionChanges>

/** What an approver or the lead of a project may put right. */
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

/** Sums of time, in seconds; they are of the same submissions, so the parts add up. Denied time is in none of them. */
export const TimeFigures = z.strictObject({
  loggedTime: z.int(),
  chargeableTime: z.int(),
  chargedTime: z.int(),
  unsubmittedTime: z.int(),
  waitingForApprovalTime: z.int(),
  approvedTime: z.int(),
  /** In minor units of the currency; absent for those who may not see rates. */
  revenue: z.int().optional(),
  cost: z.int().optional(),
})
export type TimeFigures = z.infer<typeof TimeFigures>
