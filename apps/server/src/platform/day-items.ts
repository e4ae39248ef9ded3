import type { Day } from '@praxis/domain/calendar/day'
import type { DayItem } from '@praxis/domain/capacity/day-item'
import type { Db } from './database/database'

export interface PeopleAndDays {
  readonly employeeIds: readonly string[]
  /** Both days belong to the range. */
  readonly from: Day
  readonly to: Day
}

export interface PlacedDayItem extends DayItem {
  /** Null for what lies on everybody's day. */
  readonly employeeId: string | null
}

/** What a feature knows to lie on people's days, in one statement for all of them. Its words may be read by everybody who sees these days. */
export type DayItemSource = (db: Db, asked: PeopleAndDays) => Promise<readonly PlacedDayItem[]>
