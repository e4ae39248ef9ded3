import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import classes from './submission-card.module.css'

/** The comment on a denial, in sight while the submission is corrected. */
export function WhyDenied({ request: { comment, approver } }: Pick<TimeSheetSubmission, 'request'>) {
  if (comment === '') return null
  return (
    <p className={classes.said} data-denied>
      <strong>Denied by {approver?.displayName ?? 'the approver'}:</strong> {comment}
    </p>
  )
}
