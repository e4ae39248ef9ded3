import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { Day } from '@praxis/domain/calendar/day'
import { type PointerEvent, useEffect, useState } from 'react'

interface Held {
  readonly first: Day
  readonly last: Day
}

const rangeOf = ({ first, last }: Held): DateRange =>
  first <= last ? { from: first, to: last } : { from: last, to: first }

/** Days chosen by dragging over them with the mouse; a finger scrolls, and presses single days. */
export function useDayRange(onRange: (range: DateRange) => void) {
  const [held, setHeld] = useState<Held>()
  useEffect(() => {
    if (!held) return
    const letGo = () => {
      setHeld(undefined)
      // A day alone is a press, which its button answers.
      if (held.first !== held.last) onRange(rangeOf(held))
    }
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setHeld(undefined)
    }
    document.addEventListener('pointerup', letGo)
    document.addEventListener('keydown', giveUp)
    return () => {
      document.removeEventListener('pointerup', letGo)
      document.removeEventListener('keydown', giveUp)
    }
  }, [held, onRange])
  return {
    /** The days that are dragged over, while more than one is. */
    range: held && held.first !== held.last ? rangeOf(held) : undefined,
    dayProps: (day: Day) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0 && event.pointerType !== 'touch') setHeld({ first: day, last: day })
      },
      onPointerEnter: () => setHeld((now) => now && { ...now, last: day }),
    }),
  }
}
