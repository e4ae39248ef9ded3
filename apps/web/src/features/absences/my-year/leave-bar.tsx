import type { CSSProperties } from 'react'
import classes from './balance-cards.module.css'

interface LeaveBarProps {
  readonly of: { readonly takenPast: number; readonly takenAhead: number; readonly waiting: number }
  /** The days there are; null where there is no end of them. */
  readonly all: number | null
  readonly colour: string | undefined
}

const PARTS = ['takenPast', 'takenAhead', 'waiting'] as const

/** How much of the days is taken, booked and waiting; the words beside it say the same. */
export function LeaveBar({ of, all, colour }: LeaveBarProps) {
  const used = of.takenPast + of.takenAhead + of.waiting
  // Days that are overdrawn fill the bar, and no more.
  const whole = Math.max(all ?? 0, used)
  const style: CSSProperties & { '--taken'?: string } = colour === undefined ? {} : { '--taken': colour }
  return (
    <div className={classes.bar} style={style} aria-hidden>
      {all !== null &&
        whole > 0 &&
        PARTS.map(
          (part) => of[part] > 0 && <i key={part} data-part={part} style={{ width: `${(of[part] / whole) * 100}%` }} />,
        )}
    </div>
  )
}
