import type { Absence } from '@praxis/contract/absences/absence-shapes'
import type { ButtonHTMLAttributes, CSSProperties, ReactNode } from 'react'
import { coloursOf } from '../../../ui/chips/category-colours'
import { stateOf } from '../absence-words'
import classes from './calendar.module.css'
import { dayWords } from './day-words'
import type { LeaveDay } from './leave-days'

interface DayButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly of: LeaveDay
  readonly today: string
  /** The half of the day, or all of it, that is being asked for. */
  readonly asked: 'fullDay' | 'am' | 'pm' | undefined
  /** What stands in the cell besides the number of the day. */
  readonly words?: ReactNode
}

type Half = CSSProperties & Record<`--${string}`, string>

const isWaiting = (absence: Absence | undefined) => absence !== undefined && stateOf(absence) === 'waitingForApproval'

/** The colours of a day: one reason for all of it, or a triangle for each half. */
function stylesOf({ am, pm }: LeaveDay): Half | undefined {
  const shown = am ?? pm
  if (!shown) return undefined
  const corner = (absence: Absence | undefined) => {
    if (!absence) return 'var(--tint)'
    return isWaiting(absence) ? 'var(--st-waiting)' : absence.reason.color
  }
  return { ...coloursOf(shown.reason.color), '--am': corner(am), '--pm': corner(pm) }
}

const looksOf = ({ am, pm }: LeaveDay) => {
  if (am && am === pm) return isWaiting(am) ? 'waiting' : 'full'
  return am || pm ? 'half' : undefined
}

/** A day of the calendar, to be pressed: it opens what is on it, or asks for leave. */
export function DayButton({ of, today, asked, words, ...button }: DayButtonProps) {
  const isOff = !of.isWorked && !of.bankHoliday
  return (
    <button
      {...button}
      type="button"
      className={classes.day}
      style={stylesOf(of)}
      data-day={of.day}
      data-look={looksOf(of)}
      data-waits={isWaiting(of.am) || isWaiting(of.pm) || undefined}
      data-off={isOff || undefined}
      data-holiday={of.bankHoliday !== undefined || undefined}
      data-today={of.day === today || undefined}
      data-asked={asked}
      aria-label={dayWords(of, today)}
      title={dayWords(of, today)}
    >
      <span>{Number(of.day.slice(8))}</span>
      {words}
    </button>
  )
}
