import type { AccessTokens } from './auth/access-tokens'
import type { PortalTokens } from './auth/portal-tokens'
import type { BookedTimeSource } from './booked-time'
import type { CalendarFeedSource } from './calendar-feeds'
import type { Config } from './config'
import type { DayItemSource } from './day-items'
import type { EventHub } from './events/event-hub'
import type { ExchangeRates } from './exchange-rates/exchange-rates'
import type { FileStore } from './files/file-store'
import type { Limits } from './limits/limits'
import type { WrittenBytes } from './limits/written-bytes'
import type { SealedValues } from './sealed-values/sealed-values'
import type { Shares } from './shares/shares'
import type { HeavyWork } from './threads/heavy-work'
import type { SuggestionSource } from './time-suggestions'

/** The services a handler may use. The database is not among them: its transaction is handed over as `db`. */
export interface Platform {
  readonly config: Config
  readonly secret: string
  readonly clock: () => Date
  readonly accessTokens: AccessTokens
  readonly portalTokens: PortalTokens
  readonly sealedValues: SealedValues
  readonly limits: Limits
  readonly writtenBytes: WrittenBytes
  readonly shares: Shares
  readonly heavyWork: HeavyWork
  readonly files: FileStore
  readonly exchangeRates: ExchangeRates
  readonly events: EventHub
  /** The sources of what lies on people's days, one for each feature that has any. */
  readonly dayItems: readonly DayItemSource[]
  /** The sources of probably worked time, one for each feature that has any; the first ones are suggested first. */
  readonly timeSuggestions: readonly SuggestionSource[]
  /** The calendars to subscribe to, besides those of leave. */
  readonly calendarFeeds: readonly CalendarFeedSource[]
  /** The sources of what people are booked for, one for each feature that books them. */
  readonly bookedTime: readonly BookedTimeSource[]
  /** The address people open, without a slash at the end. */
  readonly publicUrl: () => string
}
