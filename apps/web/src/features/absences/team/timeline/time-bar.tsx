import { UnstyledButton } from '@mantine/core'
import type { CSSProperties } from 'react'
import { coloursOf } from '../../../../ui/chips/category-colours'
import type { Place } from './calendar-window'
import type { PlacedTime } from './placed-times'
import classes from './time-bar.module.css'
import { absenceLabel, awayWords, markingLabel } from './time-words'

export const percentPlace = ({ left, width }: Place): CSSProperties => ({
  left: `${left * 100}%`,
  width: `${width * 100}%`,
})

/** The initials of a marking, where its text has no room. */
const initialsOf = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2)
    .toUpperCase()

interface AbsenceBarProps {
  readonly who: string
  readonly placed: PlacedTime & { kind: 'absence' }
  readonly isOpen: boolean
  readonly onOpen: (anchor: HTMLElement) => void
}

/** Time away in the colour of its reason; grey without one, hatched while it waits. */
export function AbsenceBar({ who, placed: { time, place, lane }, isOpen, onOpen }: AbsenceBarProps) {
  const { reason, isWaiting, datePart } = time
  return (
    <UnstyledButton
      className={classes.bar}
      style={{ ...percentPlace(place), ...(reason && coloursOf(reason.color)) }}
      data-kind={reason ? 'reason' : 'away'}
      data-waiting={isWaiting || undefined}
      data-part={datePart}
      data-lane={lane}
      data-open={isOpen || undefined}
      data-time={time.id}
      tabIndex={-1}
      aria-label={absenceLabel(who, time)}
      title={absenceLabel(who, time)}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <span className={classes.long} aria-hidden>
        {awayWords(time)}
        {isWaiting && ', waiting'}
      </span>
      <span className={classes.short} aria-hidden>
        {reason?.initials}
      </span>
    </UnstyledButton>
  )
}

interface MarkingBarProps {
  readonly who: string
  readonly placed: PlacedTime & { kind: 'marking' }
  readonly isOpen: boolean
  /** What moves the marking, for those who may. */
  readonly drag?: Record<string, unknown>
  readonly isMoving?: boolean
  readonly onOpen: (anchor: HTMLElement) => void
}

/** A note on somebody's calendar, outlined in its colour. */
export function MarkingBar({ who, placed: { time, place, lane }, isOpen, drag, isMoving, onOpen }: MarkingBarProps) {
  return (
    <UnstyledButton
      className={classes.bar}
      style={{ ...percentPlace(place), ...coloursOf(time.color) }}
      data-kind="marking"
      data-part={time.datePart}
      data-lane={lane}
      data-open={isOpen || undefined}
      data-moves={time.can.edit || undefined}
      data-time={time.id}
      tabIndex={-1}
      aria-label={markingLabel(who, time)}
      title={isMoving ? undefined : markingLabel(who, time)}
      onClick={(event) => onOpen(event.currentTarget)}
      {...drag}
    >
      <span className={classes.long} aria-hidden>
        {time.text}
      </span>
      <span className={classes.short} aria-hidden>
        {initialsOf(time.text)}
      </span>
    </UnstyledButton>
  )
}
