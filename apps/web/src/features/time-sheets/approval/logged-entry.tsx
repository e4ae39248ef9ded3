import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { formatDuration } from '@praxis/domain/durations/duration'
import { Grid, Text } from '../../../ui/layout/box'
import { describeSubmission } from '../../loggables/submission-words'
import classes from './logged-entry.module.css'

/** The logged entry, shown over a form that changes it; where it was changed before, as it was at first. */
export function LoggedEntry({ submission }: { submission: TimeSheetSubmission }) {
  const { employee, amendment } = submission
  const logged = amendment?.original ?? {
    ...submission,
    projectName: null,
    taskTitle: submission.task?.title ?? null,
  }
  const facts = [
    `${formatDuration(logged.duration)} logged, ${formatDuration(logged.chargeableDuration)} chargeable`,
    ...(logged.projectName ? [logged.projectName] : []),
    ...(logged.taskTitle ? [logged.taskTitle] : []),
    ...(logged.roleName ? [logged.roleName] : []),
  ]
  return (
    <Grid gap="hair" size={13} className={classes.before}>
      <Text as="b" weight="medium">
        {employee.displayName}: {describeSubmission(submission)}
      </Text>
      <Text tone="second" breaks>
        {amendment ? 'Originally ' : ''}
        {facts.join(' · ')}
      </Text>
      <Text tone="second" breaks>
        {logged.comment || 'No comment'}
      </Text>
    </Grid>
  )
}
