import { type Reason, reasons } from '@praxis/contract/protocol/reasons'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { SubmissionProjectDetails } from '@praxis/contract/time/time-sheets'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import { momentAt, timeOfDayInTimeZone } from '@praxis/domain/calendar/moment-in-time-zone'
import { isWithinConstraint } from '@praxis/domain/time/time-constraint'
import { placeOfLogged } from '../../loggables/submission-words'
import { rowKeyOf } from '../row-key'
import type { SubmissionToLog } from '../time-sheets.mutations'

/** A project as the form knows it, and the reader's roles there; null when they may no longer log on it. */
export interface CopiedProject {
  readonly details: SubmissionProjectDetails
  readonly roleIDs: readonly string[]
}

interface CopyPlan {
  readonly bodies: readonly SubmissionToLog[]
  readonly skipped: readonly { readonly submission: TimeSheetSubmission; readonly why: string }[]
}

interface CopiedWeek {
  readonly lastWeek: readonly TimeSheetSubmission[]
  readonly thisWeek: readonly TimeSheetSubmission[]
  readonly projects: ReadonlyMap<string, CopiedProject | null>
  readonly today: Day
  readonly timeZone: string
  readonly hasTags: boolean
}

const textOf = (reason: Reason): string => reasons[reason][1]

/** A submission's time a week later, by the clock on the wall. */
function weekLater({ day, from, to, duration }: TimeSheetSubmission, timeZone: string) {
  const later = addDays(day, 7)
  if (to === undefined) return { from: `${later}T00:00:00.000Z`, to: null, duration }
  const start = momentAt(later, timeOfDayInTimeZone(new Date(from), timeZone), timeZone)
  return { from: start.toISOString(), to: new Date(start.getTime() + duration * 1000).toISOString(), duration }
}

function refusalOf(
  day: Day,
  project: CopiedProject | null | undefined,
  today: Day,
): Reason | 'notTrackable' | undefined {
  if (project === undefined) return undefined
  if (project === null || !project.details.can.trackTime) return 'notTrackable'
  const { isActive, endDate, timeSheetConstraint: constraint } = project.details
  if (!isActive) return 'projectInactive'
  if (endDate !== null && day > endDate) return 'pastProjectEndDate'
  return isWithinConstraint({ constraint, day, today }) ? undefined : 'notWithinTimeConstraint'
}

/** Which submissions of last week are logged again in this one, and which are not and why. */
export function copiedWeek(copied: CopiedWeek): CopyPlan {
  const { lastWeek, thisWeek, projects, today, timeZone, hasTags } = copied
  const placeOf = (submission: TimeSheetSubmission, day: Day) => `${rowKeyOf(submission)} ${day}`
  const there = new Set(thisWeek.map((submission) => placeOf(submission, submission.day)))
  const bodies: SubmissionToLog[] = []
  const skipped: { submission: TimeSheetSubmission; why: string }[] = []
  for (const submission of lastWeek) {
    const { project, task, roleID, isFullyChargeable, chargeableDuration, comment, tags } = submission
    const day = addDays(submission.day, 7)
    const known = project ? projects.get(project.id) : undefined
    const refusal = refusalOf(day, known, today)
    if (submission.request.state === 'denied') skipped.push({ submission, why: 'It was denied' })
    else if (there.has(placeOf(submission, day))) skipped.push({ submission, why: 'Time is already logged there' })
    else if (refusal === 'notTrackable') skipped.push({ submission, why: 'You can no longer log time on it' })
    else if (refusal) skipped.push({ submission, why: textOf(refusal) })
    else
      bodies.push({
        ...weekLater(submission, timeZone),
        ...placeOfLogged(submission),
        taskID: task?.id ?? null,
        roleID: roleID !== null && known?.roleIDs.includes(roleID) ? roleID : null,
        ...(known && !known.details.isInternal && (isFullyChargeable ? { isFullyChargeable } : { chargeableDuration })),
        comment,
        ...(hasTags && { tags }),
        dynamicDetails: submission.dynamicDetails,
      })
  }
  return { bodies, skipped }
}
