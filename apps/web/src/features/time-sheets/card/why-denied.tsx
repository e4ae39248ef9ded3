import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { Box } from '../../../ui/layout/box'
import classes from './submission-card.module.css'

/** The comment on a denial, in sight while the submission is corrected. */
export function WhyDenied({ request: { comment, approver } }: Pick<TimeSheetSubmission, 'request'>) {
  if (comment === '') return null
  return (
    <Box as="p" size={13} tone="second" breaks className={classes.said} data-denied>
      <strong>Denied by {approver?.displayName ?? 'the approver'}:</strong> {comment}
    </Box>
  )
}
