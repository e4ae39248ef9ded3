import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { OpenedBooking } from './grid/opened-booking'

export interface OpenedAt {
  readonly what: OpenedBooking
  readonly anchor: HTMLElement
}

export interface OpenedBookings {
  readonly opened: OpenedAt | undefined
  /** Asks first when something is typed in what is open already. */
  readonly open: (next: OpenedAt) => void
  readonly close: () => void
  /** Set while what is open would lose something by closing: asks whether it may. */
  readonly askToLeave: RefObject<(() => void) | undefined>
}

/** The one booking of a page that is open, or being made. */
export function useOpenedBooking(): OpenedBookings {
  const [opened, setOpened] = useState<OpenedAt>()
  const askToLeave = useRef<(() => void) | undefined>(undefined)
  const open = useCallback((next: OpenedAt) => {
    if (askToLeave.current) askToLeave.current()
    else setOpened(next)
  }, [])
  const close = useCallback(() => setOpened(undefined), [])
  return useMemo(() => ({ opened, open, close, askToLeave }), [opened, open, close])
}
