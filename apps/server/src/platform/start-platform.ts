import type { Logger } from 'pino'
import { AccessTokens } from './auth/access-tokens'
import { Authenticator } from './auth/authenticator'
import { PortalTokens } from './auth/portal-tokens'
import { VisitorAuthenticator } from './auth/visitor-authenticator'
import type { BookedTimeSource } from './booked-time'
import type { CalendarFeedSource } from './calendar-feeds'
import type { Config } from './config'
import { Database } from './database/database'
import type { DayItemSource } from './day-items'
import { EventHub } from './events/event-hub'
import { ExchangeRates } from './exchange-rates/exchange-rates'
import { DiskRoom } from './files/disk-room'
import { FileStore } from './files/file-store'
import { LocalFolderStorage } from './files/local-folder-storage'
import { Limits } from './limits/limits'
import { WrittenBytes } from './limits/written-bytes'
import type { Platform } from './platform'
import { SealedValues } from './sealed-values/sealed-values'
import { registerSealingKeys, sealingKeysFrom } from './sealed-values/sealing-keys'
import { sharesFor } from './shares/shares'
import { startHeavyWork } from './threads/heavy-work'
import type { Threads } from './threads/threads'
import type { SuggestionSource } from './time-suggestions'

export interface RunningPlatform {
  readonly platform: Platform
  readonly database: Database
  readonly authenticator: Authenticator
  readonly visitors: VisitorAuthenticator
  readonly close: () => Promise<void>
}

interface PlatformOptions {
  readonly config: Config
  readonly appUrl: string
  readonly secret: string
  readonly filesFolder: string
  readonly dayItems: readonly DayItemSource[]
  readonly timeSuggestions: readonly SuggestionSource[]
  readonly calendarFeeds: readonly CalendarFeedSource[]
  readonly bookedTime: readonly BookedTimeSource[]
  readonly publicUrl: () => string
  readonly clock: () => Date
  readonly log: Logger
}

/** Attempts are counted within mutations, which hold a connection and must never wait for another one of their pool. */
const CONNECTIONS_FOR_LIMITS = 2

/** Puts the services together on a database that has been migrated. */
export const startPlatform = async (options: PlatformOptions): Promise<RunningPlatform> => {
  const { config, appUrl, secret, clock, log } = options
  const isPlain = config.DATABASE_PROTOCOL === 'plain'
  const database = new Database(appUrl, clock, { size: config.DATABASE_POOL, isPlain })
  const limitsDatabase = new Database(appUrl, clock, { name: 'limits', size: CONNECTIONS_FOR_LIMITS, isPlain })
  const sealingKeys = sealingKeysFrom(config.SEALING_KEYS, secret)
  await registerSealingKeys(database, sealingKeys).catch(async (error) => {
    await database.close()
    throw error
  })
  const accessTokens = new AccessTokens(secret, clock)
  const authenticator = new Authenticator(database, accessTokens)
  const portalTokens = new PortalTokens(secret, clock)
  const limits = new Limits(limitsDatabase, clock)
  const shares = sharesFor(config.DATABASE_POOL)
  const visitors = new VisitorAuthenticator(database, authenticator, {
    ...{ config, clock, limits, tokens: portalTokens, hashing: shares.hashing },
  })
  const events = new EventHub(database, { authenticator, visitors }, log)
  await events.listen()
  const heavyWork = startHeavyWork()
  const platform: Platform = {
    config,
    secret,
    clock,
    accessTokens,
    portalTokens,
    sealedValues: new SealedValues(sealingKeys),
    limits,
    writtenBytes: new WrittenBytes(limits),
    shares,
    heavyWork,
    files: new FileStore({
      storage: new LocalFolderStorage(options.filesFolder),
      disk: new DiskRoom(options.filesFolder, config.DISK_RESERVE_MB),
      usualQuota: config.STORAGE_QUOTA_GB * 1024 ** 3,
      secret,
      clock,
    }),
    exchangeRates: new ExchangeRates(),
    events,
    dayItems: options.dayItems,
    timeSuggestions: options.timeSuggestions,
    calendarFeeds: options.calendarFeeds,
    bookedTime: options.bookedTime,
    publicUrl: options.publicUrl,
  }
  return {
    platform,
    database,
    authenticator,
    visitors,
    close: async () => {
      await events.close()
      await Promise.all(Object.values(heavyWork).map((threads: Threads) => threads.close()))
      await limitsDatabase.close()
      await database.close()
    },
  }
}
