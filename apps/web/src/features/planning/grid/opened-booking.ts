import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { Day } from '@praxis/domain/calendar/day'
import type { BookedTarget, BookingInRow, PlanRow } from '../model/plan-row'

/** A booking that was pressed, or days to book. */
export type OpenedBooking =
  | {
      readonly kind: 'edit'
      readonly each: BookingInRow
      readonly row: PlanRow | undefined
      /** The first day of the column that was pressed, on which it can be split. */
      readonly day: Day
    }
  | {
      readonly kind: 'new'
      readonly row: PlanRow | undefined
      readonly range: DateRange
      readonly target?: BookedTarget
    }
