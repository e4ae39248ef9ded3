import { UnstyledButton } from '@mantine/core'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Row } from '../../../ui/layout/box'
import type { WeekOfTime } from '../week-of-time'
import classes from './denied-time.module.css'

interface DeniedTimeProps {
  readonly week: WeekOfTime
  readonly onCorrect: (submission: TimeSheetSubmission) => void
}

/** Denied time, which is in no sum, and what to do about it. */
export function DeniedTime({ week: { figures, submissions }, onCorrect }: DeniedTimeProps) {
  const first = submissions.find(({ can }) => can.correct)
  if (figures.denied === 0) return null
  return (
    <Row as="p" wrap size={12} tone="error" figures className={classes.denied}>
      <IconAlertTriangle size={14} stroke={2} aria-hidden />
      <span>
        Excludes <b>{formatDuration(figures.denied)}</b> denied
      </span>
      {first && (
        <UnstyledButton className={classes.correct} onClick={() => onCorrect(first)}>
          Correct and resubmit
        </UnstyledButton>
      )}
    </Row>
  )
}
