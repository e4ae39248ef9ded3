import { Button } from '@mantine/core'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { formatDuration } from '@praxis/domain/durations/duration'
import { chargeableShare, leftToLog } from '@praxis/domain/time/time-figures'
import { IconSend } from '@tabler/icons-react'
import { icon } from '../../../ui/icon'
import { Grid, Row, Stack, Text } from '../../../ui/layout/box'
import { TimeByStateBar } from '../time-by-state-bar'
import { submittable, type WeekOfTime } from '../week-of-time'
import { DeniedTime } from './denied-time'
import classes from './time-sheet.module.css'

interface WeekSummaryProps {
  readonly week: WeekOfTime
  readonly isWide: boolean
  readonly isSubmitting: boolean
  readonly onSubmit: (ids: readonly string[]) => void
  readonly onCorrect: (submission: TimeSheetSubmission) => void
}

export const entries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`

/** Logged against contracted time, by state, and the button to submit the rest. */
export function WeekSummary({ week, isWide, isSubmitting, onSubmit, onCorrect }: WeekSummaryProps) {
  const { figures, contracted, hasContract } = week
  const left = leftToLog(figures, contracted)
  const over = figures.total - contracted
  return (
    <Grid as="section" gap="10px" className={classes.summary} data-wide={isWide || undefined} aria-label="Week totals">
      <Row align="end" style={{ gap: 28 }}>
        <Stack className={classes.hero} grow>
          <b>{formatDuration(figures.total)}</b>
          <Text tone="third" size={12} figures>
            {hasContract ? `logged of ${formatDuration(contracted)} contracted` : 'logged, no contract yet'}
            {isWide && left > 0 && `, ${formatDuration(left)} left`}
          </Text>
        </Stack>
        {!isWide && (
          <>
            <Stack className={classes.figure}>
              <b>{formatDuration(figures.chargeable)}</b>
              <Text size={12} tone="third" oneLine>
                chargeable, {chargeableShare(figures)}%
              </Text>
            </Stack>
            {hasContract && (
              <Stack className={classes.figure} data-spare>
                <b>{formatDuration(over > 0 ? over : left)}</b>
                <Text size={12} tone="third" oneLine>
                  {over > 0 ? 'over' : 'left to log'}
                </Text>
              </Stack>
            )}
          </>
        )}
        {!isWide && <SubmitWeek week={week} isSubmitting={isSubmitting} onSubmit={onSubmit} />}
      </Row>
      <Grid gap={2} shrinks>
        <TimeByStateBar figures={figures} contracted={contracted} />
        <DeniedTime week={week} onCorrect={onCorrect} />
      </Grid>
      {isWide && <SubmitWeek week={week} isSubmitting={isSubmitting} onSubmit={onSubmit} />}
    </Grid>
  )
}

/** The button to submit; nothing when there is nothing to submit. */
export function SubmitWeek({ week, isSubmitting, onSubmit }: Omit<WeekSummaryProps, 'isWide' | 'onCorrect'>) {
  const ids = submittable(week.submissions)
  if (ids.length === 0) return null
  return (
    <span className={classes.onDesktop}>
      <Button leftSection={<IconSend {...icon} />} loading={isSubmitting} onClick={() => onSubmit(ids)}>
        Submit {entries(ids.length)}
      </Button>
    </span>
  )
}
