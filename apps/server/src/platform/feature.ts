import type { BookedTimeSource } from './booked-time'
import type { CalendarFeedSource } from './calendar-feeds'
import type { DayItemSource } from './day-items'
import type { DueWork } from './due-work/due-work'
import type { FigureDefinitions } from './figures/figure-definition'
import type { Route } from './http/implement'
import type { JobDefinition } from './jobs/job'
import type { NotificationKind } from './notifications/notification-kind'
import type { RecordAccess } from './operations.routes'
import type { SealedColumn } from './sealed-values/sealed-values'
import type { SuggestionSource } from './time-suggestions'

/** What a feature adds to the application. */
export interface Feature {
  readonly routes: readonly Route[]
  readonly jobs?: readonly JobDefinition[]
  readonly dueWork?: readonly DueWork[]
  readonly sealedColumns?: readonly SealedColumn[]
  readonly recordAccess?: RecordAccess
  readonly dayItems?: DayItemSource
  readonly timeSuggestions?: readonly SuggestionSource[]
  readonly calendarFeeds?: readonly CalendarFeedSource[]
  readonly bookedTime?: BookedTimeSource
  readonly figures?: FigureDefinitions
  readonly notificationKinds?: readonly NotificationKind[]
}
