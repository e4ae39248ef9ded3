import { reasons } from '@praxis/contract/protocol/reasons'
import { LONGEST_SUBMISSION_SECONDS } from '@praxis/contract/time/time-sheet-shapes'
import type { SubmissionProjectDetails } from '@praxis/contract/time/time-sheets'
import { type Day, formatDay, isDay } from '@praxis/domain/calendar/day'
import { withDefinedDetails } from '@praxis/domain/dynamic-details/dynamic-detail'
import { dynamicDetails } from '@praxis/domain/dynamic-details/dynamic-detail-problems'
import { EARLIEST_LOGGABLE_DAY, isLoggableDay, LATEST_LOGGABLE_DAY } from '@praxis/domain/time/submission-time'
import { date, timeOfDay } from '@praxis/domain/validation/date-rules'
import { duration, partOfDuration } from '@praxis/domain/validation/duration-rules'
import { firstProblem, type Rule, required, unlessEmpty } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import type { FormRules } from '../../../ui/forms/rule-problems'
import { closedText } from '../../workspaces/closed-books'
import { durationOf, type SubmissionValues } from './submission-values'

const LONGEST_COMMENT = 5000
const LONGEST_TASK_TITLE = 200
const LONGEST_TAG = 60

interface RuledBy {
  readonly timeZone: string
  readonly project: SubmissionProjectDetails | undefined
  readonly isProjectMandatory: boolean
  readonly closedUntil?: Day | null
  /** The day that is saved: its words may still be put right while it is closed. */
  readonly savedDay?: string | null | undefined
}

const positive =
  (message: string, seconds: number | undefined): Rule =>
  () =>
    seconds !== undefined && seconds <= 0 ? message : undefined

const notLongerThanAllowed =
  (seconds: number | undefined): Rule =>
  () =>
    seconds !== undefined && seconds > LONGEST_SUBMISSION_SECONDS
      ? `Maximum of ${LONGEST_SUBMISSION_SECONDS / 3600}h is required`
      : undefined

const loggableDay: Rule = unlessEmpty((value) => {
  const day = String(value)
  if (!isDay(day) || isLoggableDay(day)) return undefined
  return `Enter a date from ${formatDay(EARLIEST_LOGGABLE_DAY)} to ${formatDay(LATEST_LOGGABLE_DAY)}`
})

/** Nothing new goes on a closed day; what is there stands still, but for its words. */
const openDay = ({ closedUntil = null, savedDay }: Pick<RuledBy, 'closedUntil' | 'savedDay'>): Rule =>
  unlessEmpty((value) =>
    value === savedDay || !isDay(String(value)) ? undefined : closedText(String(value), closedUntil),
  )

const tags: Rule = (value) =>
  Array.isArray(value) ? value.map(maxLength(LONGEST_TAG)).find((problem) => problem !== undefined) : undefined

function timeRules(values: SubmissionValues, { timeZone, ...ruled }: RuledBy): FormRules<SubmissionValues> {
  const seconds = durationOf(values, timeZone)
  if (values.isUnspecified)
    return {
      day: [required('Date'), date(), loggableDay, openDay(ruled)],
      duration: [
        required('Duration'),
        duration,
        positive(reasons.invalidInput[1], seconds),
        notLongerThanAllowed(seconds),
      ],
    }
  return {
    day: [required('From Date'), date(), loggableDay, openDay(ruled)],
    fromTime: [required('From Time'), timeOfDay],
    duration,
    toDay: [required('To Date'), date()],
    toTime: [required('To Time'), timeOfDay, positive('To must be after From', seconds), notLongerThanAllowed(seconds)],
  }
}

function attachmentRules(values: SubmissionValues, isProjectMandatory: boolean): FormRules<SubmissionValues> {
  const isCreating = values.taskTab === 'createNewTask'
  return {
    attachment: () =>
      isProjectMandatory && (values.attachment === null || values.attachment.type === 'client')
        ? reasons.projectMandatoryForTimeSheets[1]
        : undefined,
    ...(isCreating && {
      taskTitle: [required('Task name'), maxLength(LONGEST_TASK_TITLE)],
      taskListID: required('Task list'),
    }),
  }
}

function informationRules(
  values: SubmissionValues,
  project: SubmissionProjectDetails | undefined,
  seconds: number,
): FormRules<SubmissionValues> {
  const isChargeable = project !== undefined && !project.isInternal
  return {
    ...(isChargeable &&
      !values.isFullyChargeable && {
        chargeable: [required('Chargeable time'), partOfDuration(seconds)],
        nonChargeable: partOfDuration(seconds),
      }),
    comment: [...(project?.isTimeSheetCommentsRequired ? [required('Comment')] : []), maxLength(LONGEST_COMMENT)],
    tags,
    dynamicDetails: () =>
      project
        ? dynamicDetails(withDefinedDetails(values.dynamicDetails, project.timeSheetSubmissionDetails))
        : undefined,
  }
}

/** The rules that the form checks before the server does, in the same words. */
export const submissionRules =
  (ruled: RuledBy) =>
  (values: SubmissionValues): FormRules<SubmissionValues> => ({
    ...timeRules(values, ruled),
    ...attachmentRules(values, ruled.isProjectMandatory),
    ...informationRules(values, ruled.project, Math.max(durationOf(values, ruled.timeZone) ?? 0, 0)),
  })

/** Whether saving would stop at a field. */
export const hasProblem = (values: SubmissionValues, rules: FormRules<SubmissionValues>): boolean =>
  (Object.keys(rules) as (keyof SubmissionValues)[]).some((name) => {
    const ofField = rules[name]
    return ofField !== undefined && firstProblem([ofField].flat())(values[name]) !== undefined
  })
