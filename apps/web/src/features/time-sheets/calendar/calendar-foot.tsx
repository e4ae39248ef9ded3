import { requestStates } from '@praxis/contract/requests/request-rules'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { formatDuration } from '@praxis/domain/durations/duration'
import { leftToLog } from '@praxis/domain/time/time-figures'
import { REQUEST_STATE_LABEL } from '../../../ui/chips/status-badge'
import { Row, Text } from '../../../ui/layout/box'
import { DeniedTime } from '../page/denied-time'
import { SubmitWeek } from '../page/week-summary'
import { StateIcon } from '../state-icon'
import type { WeekOfTime } from '../week-of-time'
import classes from './calendar-heads.module.css'

interface CalendarFootProps {
  readonly week: WeekOfTime
  readonly isSubmitting: boolean
  readonly onSubmit: (ids: readonly string[]) => void
  readonly onCorrect: (submission: TimeSheetSubmission) => void
}

/** The sum of the week, what the icons mean, and the way to submit. */
export function CalendarFoot({ week, isSubmitting, onSubmit, onCorrect }: CalendarFootProps) {
  const { figures, contracted, hasContract } = week
  const left = leftToLog(figures, contracted)
  return (
    <Row wrap rigid style={{ gap: 'var(--s2) var(--s5)', minHeight: 44 }}>
      <Text className={classes.total} tone="third" letters={13} figures>
        <b>{formatDuration(figures.total)}</b>
        {hasContract ? ` of ${formatDuration(contracted)} contracted` : ' logged, no contract yet'}
        {left > 0 && `, ${formatDuration(left)} left`}
      </Text>
      <DeniedTime week={week} onCorrect={onCorrect} />
      <Row as="ul" align="stretch" wrap grow letters={13} tone="second" className={classes.legend}>
        {requestStates.map((state) => (
          <li key={state}>
            <span aria-hidden>
              <StateIcon state={state} />
            </span>
            {state === 'waitingForApproval' ? 'Waiting' : REQUEST_STATE_LABEL[state]}
          </li>
        ))}
      </Row>
      <SubmitWeek week={week} isSubmitting={isSubmitting} onSubmit={onSubmit} />
    </Row>
  )
}
