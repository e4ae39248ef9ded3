import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import classes from './submission-card.module.css'

/** What is to be put right, in sight while it is. */
export function WhyDenied({ request: { comment, approver } }: Pick<TimeSheetSubmission, 'request'>) {
  if (comment === '') return null
  return (
    <p className={classes.said} data-denied>
      <strong>Denied by {approver?.displayName ?? 'the approver'}:</strong> {comment}
    </p>
  )
}
