import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react'
import { AnchoredPopover } from '../../../ui/overlays/anchored'
import { Dialog } from '../../../ui/overlays/dialog'
import type { OpenedBooking } from '../grid/opened-booking'
import type { BookingInRow, PlanRow } from '../model/plan-row'
import {
  copiedBookings,
  deletedBookings,
  type PlannedChange,
  splitBooking,
  usePlanningChange,
} from '../planning.mutations'
import type { PlanningAsk } from '../planning.queries'
import type { OpenedAt, OpenedBookings } from '../use-opened-booking'
import type { PlanningRows } from '../use-planning-rows'
import { BookingPopover, BookingTitle } from './booking-popover'

interface BookingCardProps {
  readonly bookings: OpenedBookings
  readonly planning: PlanningRows
  readonly ask: PlanningAsk
  readonly today: Day
  readonly isPhone?: boolean
  readonly onMove: (each: BookingInRow) => void
  readonly onFind: (each: BookingInRow) => void
}

/** The booking that is open: beside what was pressed, on phones over the whole screen. */
export function BookingCard(props: BookingCardProps) {
  const { opened } = props.bookings
  if (!opened) return null
  // Another booking has fields of its own: what was typed for one must never be saved for the other.
  return <OpenedCard key={keyOf(opened.what)} {...props} at={opened} />
}

const keyOf = (what: OpenedBooking): string =>
  what.kind === 'edit'
    ? `${what.each.booking.id} ${what.day}`
    : `${what.row?.key ?? ''} ${what.range.from} ${what.range.to}`

function OpenedCard({
  at,
  bookings,
  planning,
  ask,
  today,
  isPhone = false,
  onMove,
  onFind,
}: BookingCardProps & { at: OpenedAt }) {
  const { make, attempt } = usePlanningChange(ask.on)
  const [isDirty, setIsDirty] = useState(false)
  const { rows, opened: openedRow } = planning
  // What the days of a closed row offer is asked for, so that over-booking is told there too; without it, it is not.
  const lookInto = useCallback((row: PlanRow) => void openedRow(row).catch(() => undefined), [openedRow])
  const { what, anchor } = at
  const edited = what.kind === 'edit' ? what.each : undefined
  const form = (close: () => void, done: () => void) => {
    const change = (changed: PlannedChange) => {
      done()
      attempt(changed)
    }
    return (
      <BookingPopover
        opened={what}
        rowOf={(who) => rows?.find((row) => row?.kind === who?.kind && row?.id === who?.id)}
        lookInto={lookInto}
        level={ask.level}
        today={today}
        canEdit={planning.canEdit}
        isOnOneTarget={ask.on !== undefined}
        make={make}
        onDirty={setIsDirty}
        close={isPhone ? undefined : close}
        done={done}
        actions={
          edited && {
            remove: () => change(deletedBookings([edited], `${edited.filledBy}: ${edited.target.name} deleted`)),
            copy: () => change(copiedBookings([edited], 7, undefined, 'Copied to the week after')),
            split: (day) => change(splitBooking(edited, day, `Split on ${formatDay(day)}`)),
            move: () => {
              done()
              onMove(edited)
            },
            find:
              edited.role.employeeID === null
                ? () => {
                    done()
                    onFind(edited)
                  }
                : undefined,
          }
        }
      />
    )
  }
  const asking = (close: () => void, content: ReactNode) => (
    <LeavingAsked isDirty={isDirty} close={close} askToLeave={bookings.askToLeave}>
      {content}
    </LeavingAsked>
  )
  if (isPhone)
    return (
      <Dialog opened onClose={bookings.close} title={<BookingTitle each={edited} />} isDirty={isDirty}>
        {form(bookings.close, bookings.close)}
      </Dialog>
    )
  return (
    <AnchoredPopover anchor={anchor} label="Booking" isForm isDirty={isDirty} onClose={bookings.close}>
      {({ close, done }) => asking(close, form(close, done))}
    </AnchoredPopover>
  )
}

interface LeavingAskedProps {
  readonly isDirty: boolean
  readonly close: () => void
  readonly askToLeave: RefObject<(() => void) | undefined>
  readonly children: ReactNode
}

/** Tells the page that pressing elsewhere has to ask first. */
function LeavingAsked({ isDirty, close, askToLeave, children }: LeavingAskedProps) {
  useEffect(() => {
    askToLeave.current = isDirty ? close : undefined
    return () => {
      askToLeave.current = undefined
    }
  })
  return children
}
