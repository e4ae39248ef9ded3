import * as z from 'zod'
import { ClientBrief } from '../clients/clients'
import { DynamicDetailDefinition } from '../company/dynamic-details'
import { Tags } from '../projects/project-fields'
import { about, endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Id, Moment } from '../protocol/values'
import { LoggedOpportunity, LoggedProject, LoggedTask, SubmissionComment } from './time-sheet-shapes'

/** The project of a timer, with the rows that are asked for when its time is logged. */
const TrackedProject = LoggedProject.extend({
  details: LoggedProject.shape.details.extend({ timeSheetSubmissionDetails: z.array(DynamicDetailDefinition) }),
})

/** A timer runs until it has an end. */
export const TimeTracker = z
  .strictObject({
    id: Id,
    startDate: Moment,
    endDate: Moment.optional(),
    comment: z.string(),
    isChargeable: z.boolean(),
    tags: z.array(z.string()),
    project: TrackedProject.nullable(),
    projectID: Id.nullable(),
    opportunity: LoggedOpportunity.nullable(),
    opportunityID: Id.nullable(),
    taskID: Id.nullable(),
    /** The client of the project or opportunity. */
    client: ClientBrief.nullable(),
    task: LoggedTask.nullable(),
    /**
     * Set on a timer that has been running since before the caller’s today, so was probably forgotten: when to end it.
     * It is the last sign of work on the day it was started, logged or timed, else eight hours of work or the end of
     * that day.
     */
    proposedEndDate: Moment.nullable(),
  })
  .meta({ id: 'TimeTracker' })
export type TimeTracker = z.infer<typeof TimeTracker>

const trackerFields = {
  comment: SubmissionComment,
  /** At most one of these two; choosing one takes the timer off the other. */
  projectID: Id.nullable(),
  opportunityID: Id.nullable(),
  taskID: Id.nullable(),
  tags: Tags,
  isChargeable: z.boolean(),
  startDate: Moment,
}

export const NewTimeTracker = z
  .strictObject({
    ...trackerFields,
    /** Starting a timer stops the others unless this is false. */
    shouldPauseCurrentTrackers: z.boolean().default(true),
  })
  .partial()
export type NewTimeTracker = z.output<typeof NewTimeTracker>

/** Fields that are left out stay as they are; an end stops the timer. A stopped timer keeps the end it has. */
export const TimeTrackerChanges = z.strictObject({ ...trackerFields, endDate: Moment }).partial()
export type TimeTrackerChanges = z.output<typeof TimeTrackerChanges>

const mine = { access: 'employee', feature: 'timeSheet' } as const
const params = z.strictObject({ id: Id })

/** The timers of the caller. */
export const timeTrackers = about('timeTrackers', {
  listTimeTrackers: endpoint({
    method: 'GET',
    path: '/timeTrackers',
    summary: 'List the caller’s timers: running ones first, then stopped ones not logged yet',
    ...mine,
    response: listOf(TimeTracker),
  }),
  createTimeTracker: endpoint({
    method: 'POST',
    path: '/timeTrackers',
    summary: 'Start a timer',
    ...mine,
    body: NewTimeTracker,
    response: TimeTracker,
    reasons: ['notFound', 'projectInactive', 'opportunityLocked'],
  }),
  updateTimeTracker: endpoint({
    method: 'PUT',
    path: '/timeTrackers/{id}',
    summary: 'Change or stop a timer; a stopped one keeps its end',
    ...mine,
    params,
    body: TimeTrackerChanges,
    response: TimeTracker,
    reasons: ['notFound', 'projectInactive', 'opportunityLocked'],
  }),
  deleteTimeTracker: endpoint({
    method: 'DELETE',
    path: '/timeTrackers/{id}',
    summary: 'Delete a timer',
    ...mine,
    params,
    response: 'nothing',
    reasons: ['notFound'],
  }),
})
