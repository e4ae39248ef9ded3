import type { BookedOnDays } from '@praxis/contract/absences/absence-requests'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { Reader } from './auth/reader'
import type { Db } from './database/database'
import type { DayItemSource } from './day-items'

interface Asked extends DateRange {
  /** Whoever decides on the leave, who may not see all that is booked. */
  readonly reader: Reader
  readonly employeeId: string
  readonly dayItems: readonly DayItemSource[]
}

/** A feature's source of what somebody is booked for on days on which they want to be away. */
export type BookedTimeSource = (db: Db, asked: Asked) => Promise<BookedOnDays>
