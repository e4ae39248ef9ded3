import { UnstyledButton } from '@mantine/core'
import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import { daysBetween, formatDay } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { formatPercent } from '@praxis/domain/money/percent'
import { useQuery } from '@tanstack/react-query'
import { Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeleton } from '../../../ui/lists/skeleton'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { pipelineStagesQuery } from '../../settings/settings.queries'
import { LostReasonDialog } from '../lost-reason-dialog'
import { stageChangesQuery } from '../opportunities.queries'
import { isLost } from '../opportunity-words'
import { useStageMoves } from '../use-stage-moves'
import classes from './details.module.css'
import { stageTrack, trackedDaysText } from './stage-track'

const sinceText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} since it was created`

/** The way of an opportunity through the stages, with its days in each. */
export function StageCard({ opportunity }: { opportunity: Opportunity }) {
  const { id, details, createdAt, can, isClosed } = opportunity
  const timeZone = useReadersTimeZone()
  const today = useToday(timeZone)
  const { data: stages } = useQuery(pipelineStagesQuery)
  const { data: changes, error, refetch } = useQuery(stageChangesQuery(id))
  const { move, enterStage, asked, stopAsking } = useStageMoves(stages ?? [])
  const { name, pipelineStage: present } = details
  if (!present) return null
  const lost = stages?.find(isLost)
  return (
    <Card
      title="Stage"
      note={sinceText(daysBetween(dayInTimeZone(new Date(createdAt), timeZone), today))}
      actions={
        can.changeStage &&
        !isClosed &&
        lost && (
          <UnstyledButton
            className={classes.action}
            onClick={() => move({ opportunity: { id, name, pipelineStage: present }, stage: lost })}
          >
            Close as lost…
          </UnstyledButton>
        )
      }
    >
      {error && !changes && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!error && !(changes && stages) && <Skeleton />}
      {changes && stages && (
        <ol className={classes.track} aria-label="Stages">
          {stageTrack(stages, changes, present, today).map((tracked) => (
            <li
              key={tracked.stage.id}
              data-state={tracked.state}
              aria-current={tracked.state === 'present' ? 'step' : undefined}
            >
              <span className={classes.stageName}>
                {tracked.stage.name}{' '}
                <Text tone="third" weight="normal" figures>
                  {formatPercent(tracked.stage.probability)}
                </Text>
              </span>
              <Text block size={12} tone="third" figures>
                {tracked.enteredOn === null ? '–' : `${formatDay(tracked.enteredOn)} · ${trackedDaysText(tracked)}`}
              </Text>
            </li>
          ))}
        </ol>
      )}
      {asked && (
        <LostReasonDialog
          opportunity={asked.opportunity}
          stage={asked.stage}
          onLost={(reason) => enterStage(asked, reason)}
          onClose={stopAsking}
        />
      )}
    </Card>
  )
}
