import { formatDuration } from '@praxis/domain/durations/duration'
import { leftToLog, type TimeByState } from '@praxis/domain/time/time-figures'

/** How much contracted time is still to be logged, or by how much it is exceeded. */
export function leftText(figures: TimeByState, contracted: number): string {
  const left = leftToLog(figures, contracted)
  if (left > 0) return `${formatDuration(left)} left to log`
  return figures.total > contracted ? `${formatDuration(figures.total - contracted)} over` : 'Fully logged'
}
