import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { PrefilledSubmission } from '../prefilled-submission'
import { startOf } from './submission-values'

/** What the card shows: a new submission, or an existing one to edit or convert. */
export type CardSubject =
  | {
      readonly kind: 'new'
      readonly start: PrefilledSubmission
      /** The denied submission that this one puts right. */
      readonly corrects?: TimeSheetSubmission
    }
  | { readonly kind: 'existing' | 'convert'; readonly submission: TimeSheetSubmission }

export const newSubject = (start: PrefilledSubmission = {}): CardSubject => ({ kind: 'new', start })

/** The submission again, as a new one. */
export const duplicateOf = (submission: TimeSheetSubmission): CardSubject =>
  newSubject({ ...startOf(submission), linkedCalendarEventID: null })

/** A copy of a denied submission, linked to it, to be put right and submitted anew. */
export const correctionOf = (submission: TimeSheetSubmission): CardSubject => ({
  kind: 'new',
  start: { ...startOf(submission), correctionOfID: submission.id },
  corrects: submission,
})

export const startOfSubject = (subject: CardSubject): PrefilledSubmission =>
  subject.kind === 'new' ? subject.start : startOf(subject.submission)

export const submissionOf = (subject: CardSubject): TimeSheetSubmission | undefined =>
  subject.kind === 'new' ? undefined : subject.submission

/** The key under which the card's draft is kept. */
export function draftOf(subject: CardSubject): string {
  if (subject.kind !== 'new') return `time/${subject.submission.id}/${subject.kind}`
  const { trackerID, correctionOfID } = subject.start
  if (trackerID) return `time/new/tracker/${trackerID}`
  return correctionOfID ? `time/new/correction/${correctionOfID}` : 'time/new'
}
