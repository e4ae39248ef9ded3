import type { Day } from '@praxis/domain/calendar/day'
import type { DayItem } from '@praxis/domain/capacity/day-item'
import type { Reader } from './auth/reader'
import type { Db } from './database/database'

export interface PeopleAndDays {
  /** The reader of the items, who may not know the reason of each. */
  readonly reader: Reader
  readonly employeeIds: readonly string[]
  /** Both days belong to the range. */
  readonly from: Day
  readonly to: Day
}

export interface PlacedDayItem extends DayItem {
  /** Null for an item on everybody's day. */
  readonly employeeId: string | null
}

/**
 * What a feature knows of people's days, in one statement for all of them. Its words are those that the reader may
 * know, such as that somebody is away rather than why; kind and share are the same for everybody, so that all count
 * alike.
 */
export type DayItemSource = (db: Db, asked: PeopleAndDays) => Promise<readonly PlacedDayItem[]>
