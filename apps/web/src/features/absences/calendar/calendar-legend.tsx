import type { ReasonBrief } from '@praxis/contract/absences/absence-shapes'
import { coloursOf } from '../../../ui/chips/category-colours'
import classes from './calendar.module.css'
import type { LeaveDay } from './leave-days'

/** The looks that every calendar has, with their words. */
const LOOKS = { half: 'Half a day', waiting: 'Waiting', holiday: 'Bank holiday', today: 'Today' } as const

/** What the colours of a calendar stand for. */
export function CalendarLegend({ days }: { days: readonly LeaveDay[] }) {
  const reasons = new Map<string, ReasonBrief>()
  for (const { am, pm } of days)
    for (const absence of [am, pm]) if (absence) reasons.set(absence.reason.id, absence.reason)
  return (
    <ul className={classes.legend} aria-label="What the colours stand for">
      {[...reasons.values()].map(({ id, name, color }) => (
        <li key={id}>
          <i data-look="full" style={coloursOf(color)} aria-hidden />
          {name}
        </li>
      ))}
      {Object.entries(LOOKS).map(([look, words]) => (
        <li key={look}>
          <i data-look={look} aria-hidden />
          {words}
        </li>
      ))}
    </ul>
  )
}
