import type { Day } from '@praxis/domain/calendar/day'
import type { DayItem } from '@praxis/domain/capacity/day-item'
import type { Reader } from './auth/reader'
import type { Db } from './database/database'

export interface PeopleAndDays {
  /** Whom it is shown to, who may not know of every item what it is. */
  readonly reader: Reader
  readonly employeeIds: readonly string[]
  /** Both days belong to the range. */
  readonly from: Day
  readonly to: Day
}

export interface PlacedDayItem extends DayItem {
  /** Null for what lies on everybody's day. */
  readonly employeeId: string | null
}

/**
 * What a feature knows to lie on people's days, in one statement for all of them. Its words are those that the reader may know, such as
 * that somebody is away rather than why; what it is and how much it takes is the same for everybody, so that all count alike.
 */
export type DayItemSource = (db: Db, asked: PeopleAndDays) => Promise<readonly PlacedDayItem[]>
