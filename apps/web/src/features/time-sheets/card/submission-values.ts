import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { type Day, isDay } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { momentAt, timeOfDayInTimeZone } from '@praxis/domain/calendar/moment-in-time-zone'
import { formatTimeOfDay, parseTimeOfDay } from '@praxis/domain/calendar/time-of-day'
import type { EditedDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import type { LoggableChoice } from '../../loggables/loggable-picker'
import type { PrefilledSubmission } from '../prefilled-submission'

/** The project, opportunity or client that time is logged on. */
export type Attachment = LoggableChoice

export interface NewTaskList {
  readonly id: string
  readonly name: string
}

export interface SubmissionValues {
  readonly isUnspecified: boolean
  readonly day: string | null
  readonly fromTime: string | null
  readonly toDay: string | null
  readonly toTime: string | null
  /** The duration without a time of day. With times it is the time between, and this holds only text without an end. */
  readonly duration: number | null
  readonly attachment: Attachment | null
  readonly taskTab: 'existingTasks' | 'createNewTask'
  readonly taskID: string | null
  readonly taskTitle: string
  readonly taskListID: string | null
  /** A list made in this form, and saved with the task. */
  readonly newTaskList: NewTaskList | null
  /** Null until a role is chosen by hand: until then the fitting one is taken. */
  readonly role: { readonly id: string | null } | null
  readonly isFullyChargeable: boolean
  readonly chargeable: number | null
  readonly nonChargeable: number | null
  readonly comment: string
  readonly tags: readonly string[]
  readonly dynamicDetails: readonly EditedDetail[]
}

const FIRST_HOUR = '09:00'

const attachmentOf = ({ projectID, opportunityID, clientID }: PrefilledSubmission): Attachment | null => {
  if (projectID) return { type: 'project', id: projectID }
  if (opportunityID) return { type: 'opportunity', id: opportunityID }
  return clientID ? { type: 'client', id: clientID } : null
}

/** A time as text; seconds are shown only where there are any, as a timer may start at any second. */
export const timeText = (moment: Date, timeZone: string): string => {
  const seconds = timeOfDayInTimeZone(moment, timeZone)
  return formatTimeOfDay(seconds, { withSeconds: seconds % 60 !== 0 })
}

function timeValues(start: PrefilledSubmission, today: Day, timeZone: string) {
  const { from, to, duration = null } = start
  if (from !== undefined && !start.isUnspecified) {
    const day = dayInTimeZone(new Date(from), timeZone)
    const end = to
      ? { toDay: dayInTimeZone(new Date(to), timeZone), toTime: timeText(new Date(to), timeZone) }
      : undefined
    return {
      isUnspecified: false,
      day,
      fromTime: timeText(new Date(from), timeZone),
      toDay: end?.toDay ?? day,
      toTime: end?.toTime ?? null,
      duration: null,
    }
  }
  const day = start.day ?? today
  const isUnspecified = start.isUnspecified ?? true
  return { isUnspecified, day, fromTime: FIRST_HOUR, toDay: day, toTime: null, duration }
}

/** The form's values when it opens. */
export function valuesOf(start: PrefilledSubmission, today: Day, timeZone: string): SubmissionValues {
  const time = timeValues(start, today, timeZone)
  const isFullyChargeable = start.isFullyChargeable ?? true
  const duration = durationOf(time, timeZone) ?? 0
  const chargeable = isFullyChargeable ? duration : Math.min(start.chargeableDuration ?? 0, duration)
  return {
    ...time,
    attachment: attachmentOf(start),
    taskTab: 'existingTasks',
    taskID: start.task?.id ?? null,
    taskTitle: '',
    taskListID: null,
    newTaskList: null,
    role: start.roleID ? { id: start.roleID } : null,
    isFullyChargeable,
    chargeable,
    nonChargeable: duration - chargeable,
    comment: start.comment ?? '',
    tags: start.tags ?? [],
    dynamicDetails: start.dynamicDetails ?? [],
  }
}

/** A saved submission as the start of a form. */
export const startOf = (submission: TimeSheetSubmission): PrefilledSubmission => ({
  ...(submission.to === undefined
    ? { day: submission.day, duration: submission.duration, isUnspecified: true }
    : { from: submission.from, to: submission.to }),
  projectID: submission.project?.id ?? null,
  opportunityID: submission.opportunity?.id ?? null,
  clientID: submission.client?.id ?? null,
  task: submission.task,
  roleID: submission.roleID,
  isFullyChargeable: submission.isFullyChargeable,
  chargeableDuration: submission.chargeableDuration,
  comment: submission.comment,
  tags: submission.tags,
  dynamicDetails: submission.dynamicDetails,
  linkedCalendarEventID: submission.linkedCalendarEventID,
})

export type TimeValues = Pick<SubmissionValues, 'isUnspecified' | 'day' | 'fromTime' | 'toDay' | 'toTime' | 'duration'>

const momentOf = (day: string | null, time: string | null, timeZone: string): Date | undefined => {
  const seconds = parseTimeOfDay(time ?? '')
  return day !== null && isDay(day) && seconds !== undefined ? momentAt(day, seconds, timeZone) : undefined
}

/** The beginning and the end, as far as they are typed. */
export const momentsOf = (values: TimeValues, timeZone: string) => ({
  from: momentOf(values.day, values.fromTime, timeZone),
  to: momentOf(values.toDay, values.toTime, timeZone),
})

/** The duration in seconds; undefined while it is not known. It is negative when the end comes first. */
export const durationOf = (values: TimeValues, timeZone: string): number | undefined => {
  if (values.isUnspecified)
    return values.duration === null || Number.isNaN(values.duration) ? undefined : values.duration
  const { from, to } = momentsOf(values, timeZone)
  return from && to ? Math.round((to.getTime() - from.getTime()) / 1000) : undefined
}
