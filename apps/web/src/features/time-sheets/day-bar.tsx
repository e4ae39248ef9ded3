import { Text } from '../../ui/layout/box'
import classes from './day-bar.module.css'
import type { DayOfTime } from './week-of-time'

/** How much of a day's contracted time is logged; nothing on a day off. */
export function DayBar({ day: { figures, contractedTimeInterval: contracted } }: { day: DayOfTime }) {
  if (contracted === 0) return null
  const share = Math.min(1, figures.total / contracted)
  return (
    <Text block rigid className={classes.bar} aria-hidden>
      <i data-over={figures.total > contracted || undefined} style={{ width: `${share * 100}%` }} />
    </Text>
  )
}
