import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { loggedOn } from '@praxis/domain/time/logged-on'

const keyOf = (submission: TimeSheetSubmission): string =>
  `${loggedOn(submission)?.id ?? ''} ${submission.task?.id ?? ''}`

/** What the reader worked on last, each thing once, the latest first; work for a client at large cannot be timed. */
export function recentWork(submissions: readonly TimeSheetSubmission[], most: number): TimeSheetSubmission[] {
  const latestFirst = submissions
    .filter((submission) => loggedOn(submission) !== null || submission.client === null)
    .toSorted((one, other) => other.day.localeCompare(one.day) || other.from.localeCompare(one.from))
  const byKey = new Map<string, TimeSheetSubmission>()
  for (const submission of latestFirst) if (!byKey.has(keyOf(submission))) byKey.set(keyOf(submission), submission)
  return [...byKey.values()].slice(0, most)
}
