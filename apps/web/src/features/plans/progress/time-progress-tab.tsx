import type { TimeBasedProgress } from '@praxis/contract/plans/forecast'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { formatMargin } from '@praxis/domain/money/percent'
import { useQuery } from '@tanstack/react-query'
import { Figure } from '../../../ui/figures/figure'
import { FigureStrip } from '../../../ui/figures/figure-strip'
import { Stack } from '../../../ui/layout/box'
import { PlanAnswer } from '../plan-answer'
import { timeProgressQuery } from '../plans.queries'
import { ProgressTable } from './progress-table'
import { TimeTrackerCard } from './time-tracker-card'

/** Shares are kept in hundredths of a percent. */
const WHOLE = 10_000

/** How much of the plan’s time has gone by, against what was used of it. */
export function TimeProgressTab({ projectID }: { projectID: string }) {
  const query = useQuery(timeProgressQuery(projectID))
  return (
    <PlanAnswer query={query}>
      {(progress) => (
        <Stack gap={4} shrinks>
          <ProgressFigures progress={progress} />
          <ProgressTable progress={progress} />
          <TimeTrackerCard projectID={projectID} />
        </Stack>
      )}
    </PlanAnswer>
  )
}

function ProgressFigures({ progress }: { progress: TimeBasedProgress }) {
  const { currency, elapsedShare, workingDays, elapsedDays, usedSeconds, plannedSeconds, timeShare, revenue } = progress
  const elapsed = elapsedShare / WHOLE
  const shareText = (share: number | null) => (share === null ? '–' : formatMargin(share / WHOLE))
  const against = (share: number | null) => {
    if (share === null) return 'Nothing planned'
    const points = Math.round((share - elapsedShare) / 10) / 10
    if (points === 0) return 'in step with the days gone by'
    return `${Math.abs(points)} points ${points > 0 ? 'ahead of' : 'behind'} the days gone by`
  }
  const bar = (share: number | null, tone: 'info' | 'primary') => ({
    share: (share ?? 0) / WHOLE,
    tone: share !== null && share > WHOLE ? ('error' as const) : tone,
  })
  return (
    <FigureStrip label="Progress by time">
      <Figure
        label="Working days gone by"
        value={formatMargin(elapsed)}
        of={`${elapsedDays} of ${workingDays} days`}
        bar={{ share: elapsed, tone: 'neutral' }}
        note={`${formatDay(progress.startDate)} – ${formatDay(progress.endDate)}${progress.isOpenEnded ? ', open-ended' : ''}`}
      />
      <Figure
        label="Time used"
        value={shareText(timeShare)}
        of={`${formatDuration(usedSeconds)} of ${formatDuration(plannedSeconds)}`}
        bar={bar(timeShare, 'info')}
        note={`${against(timeShare)}; excludes denied`}
      />
      {revenue && (
        <Figure
          label="Revenue used"
          value={shareText(revenue.share)}
          of={`${formatWholeMoney(revenue.used, currency)} of ${formatWholeMoney(revenue.planned, currency)}`}
          bar={bar(revenue.share, 'primary')}
          note={against(revenue.share)}
        />
      )}
    </FigureStrip>
  )
}
