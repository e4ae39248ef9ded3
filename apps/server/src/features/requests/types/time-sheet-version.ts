import { createHash } from 'node:crypto'
import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'

/** All that a decision on somebody's time is about; whatever else changes leaves the decision what it was. */
const decidedOn = (submission: TimeSheetSubmission): unknown => [
  submission.day,
  submission.from,
  submission.to ?? null,
  submission.duration,
  submission.chargeableDuration,
  submission.project?.id ?? null,
  submission.client?.id ?? null,
  submission.task?.id ?? null,
  submission.roleID,
  submission.comment,
  submission.tags,
  submission.dynamicDetails.map(({ key, value }) => [key, value]),
]

/** The same for whoever looks, and again the same when a change is taken back. */
export const versionOfTimeSheet = (submission: TimeSheetSubmission): string =>
  createHash('sha256')
    .update(JSON.stringify(decidedOn(submission)))
    .digest('base64url')
