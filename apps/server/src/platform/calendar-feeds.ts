import type { FeedKind } from '@praxis/contract/absences/calendar-feeds'
import type { FeatureFlag } from '@praxis/contract/people/capabilities'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { CalendarEvent } from '@praxis/domain/calendar/icalendar'
import type { Reader } from './auth/reader'
import type { Db } from './database/database'

/** A calendar that a feature lets its people subscribe to. */
export interface CalendarFeedSource {
  readonly kind: FeedKind
  /** What calendar programs call it. */
  readonly name: string
  /** The calendar is found by nobody where the company does not use this feature. */
  readonly feature: FeatureFlag
  /** What happens on these days, as the owner of the address would see it now. */
  readonly eventsOf: (db: Db, owner: Reader, days: DateRange) => Promise<CalendarEvent[]>
}
