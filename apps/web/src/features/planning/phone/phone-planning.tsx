import type { BookedRole } from '@praxis/contract/planning/bookings'
import type { Day } from '@praxis/domain/calendar/day'
import { type ReactNode, useState } from 'react'
import { SearchField } from '../../../ui/forms/search-field'
import { Row } from '../../../ui/layout/box'
import { BookingCard } from '../booking/booking-card'
import { OffsetDialog } from '../booking/offset-dialog'
import { FillRole } from '../candidates/fill-role'
import { EmptyPlanning } from '../empty-planning'
import type { BookingInRow } from '../model/plan-row'
import classes from '../planning.module.css'
import { usePendingEdits, usePlanningChange } from '../planning.mutations'
import type { PlanningAsk } from '../planning.queries'
import { useOpenedBooking } from '../use-opened-booking'
import type { PlanningRows } from '../use-planning-rows'
import { DayList } from './day-list'
import list from './day-list.module.css'

interface PhonePlanningProps {
  readonly title?: ReactNode
  readonly ask: PlanningAsk
  readonly planning: PlanningRows
  readonly today: Day
  /** Absent where the rows are few. */
  readonly onSearch?: (search: string) => void
}

/** Planning on a phone: a day at a time, to read and for small changes. */
export function PhonePlanning({ title, ask, planning, today, onSearch }: PhonePlanningProps) {
  const bookings = useOpenedBooking()
  const [moved, setMoved] = useState<BookingInRow>()
  const [toFill, setToFill] = useState<BookedRole>()
  const { make } = usePlanningChange(ask.on)
  const edits = usePendingEdits()
  return (
    <div className={classes.page}>
      {title && (
        <Row gap={2} className={classes.toolbar}>
          {title}
        </Row>
      )}
      {onSearch && (
        <div className={list.search}>
          <SearchField
            label={ask.groupedBy === 'target' ? 'Project, opportunity or client' : 'Name'}
            value={ask.search}
            onSearch={(typed) => onSearch(typed.trim())}
          />
        </div>
      )}
      <DayList
        empty={<EmptyPlanning ask={ask} onClear={() => onSearch?.('')} />}
        planning={planning}
        edits={edits}
        today={today}
        onOpen={(each, row, day, anchor) => bookings.open({ what: { kind: 'edit', each, row, day }, anchor })}
        onBook={(row, day, anchor) =>
          bookings.open({ what: { kind: 'new', row, range: { from: day, to: day } }, anchor })
        }
      />
      <BookingCard
        bookings={bookings}
        planning={planning}
        ask={ask}
        today={today}
        isPhone
        onMove={setMoved}
        onFind={({ role }) => setToFill(role)}
      />
      {toFill && <FillRole on={ask.on} role={toFill} onClose={() => setToFill(undefined)} />}
      {moved && (
        <OffsetDialog
          bookings={[moved]}
          range={undefined}
          today={today}
          make={make}
          onClose={() => setMoved(undefined)}
        />
      )}
    </div>
  )
}
