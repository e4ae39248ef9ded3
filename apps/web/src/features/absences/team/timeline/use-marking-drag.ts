import type { AbsenceSpan, CalendarMarking } from '@praxis/contract/absences/absence-shapes'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { type Grip, gripAt } from '../../../../ui/drag/grip-at'
import { daysIn } from './calendar-window'
import { movedSpan } from './moved-span'

/** How close to an end of the bar a press takes hold of that end. */
const GRIP_WIDTH = 6

/** Moves a marking or one of its ends by dragging; a press without a move stays a press. */
export function useMarkingDrag(
  marking: CalendarMarking,
  window: DateRange,
  onMove: ((marking: CalendarMarking, span: AbsenceSpan) => void) | undefined,
) {
  const held = useRef<{ readonly x: number; readonly grip: Grip; readonly dayWidth: number } | undefined>(undefined)
  const [days, setDays] = useState(0)
  const hasMoved = useRef(false)
  const daysAt = (clientX: number): number => {
    if (!held.current || held.current.dayWidth === 0) return 0
    return Math.round((clientX - held.current.x) / held.current.dayWidth)
  }
  const release = () => {
    held.current = undefined
    setDays(0)
  }
  const mayMove = onMove !== undefined && marking.can.edit
  return {
    shown: held.current && days !== 0 ? movedSpan(marking, held.current.grip, days) : marking,
    isMoving: days !== 0,
    barProps: mayMove
      ? {
          onPointerDown: (event: PointerEvent<HTMLElement>) => {
            if (event.button !== 0) return
            const trackWidth = event.currentTarget.parentElement?.getBoundingClientRect().width ?? 0
            held.current = {
              x: event.clientX,
              grip: gripAt(event.currentTarget, event.clientX, GRIP_WIDTH),
              dayWidth: trackWidth / daysIn(window),
            }
            hasMoved.current = false
            event.currentTarget.setPointerCapture?.(event.pointerId)
          },
          onPointerMove: (event: PointerEvent<HTMLElement>) => setDays(daysAt(event.clientX)),
          onPointerUp: (event: PointerEvent<HTMLElement>) => {
            const moved = daysAt(event.clientX)
            if (held.current && moved !== 0) {
              hasMoved.current = true
              onMove(marking, movedSpan(marking, held.current.grip, moved))
            }
            release()
          },
          onPointerCancel: release,
          // The click that ends a drag opens nothing.
          onClickCapture: (event: MouseEvent) => {
            if (!hasMoved.current) return
            hasMoved.current = false
            event.stopPropagation()
          },
        }
      : undefined,
  }
}
