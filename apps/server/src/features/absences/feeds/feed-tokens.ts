import { createHash, randomBytes } from 'node:crypto'
import { calendarFeeds } from '@praxis/contract/absences/calendar-feeds'
import { fullPath } from '@praxis/contract/protocol/endpoint'
import type { SealedColumn } from '../../../platform/sealed-values/sealed-values'

/** The secret of an address, sealed so that its owner can be shown it again. */
export const feedTokens: SealedColumn = { table: 'calendar_feeds', column: 'token' }

const SUFFIX = '.ics'

export const newFeedToken = (): string => randomBytes(32).toString('base64url')

/** Nobody guesses a token, so a plain hash protects it. */
export const hashOfFeedToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const addressOfFeed = (publicUrl: string, token: string): string =>
  publicUrl + fullPath(calendarFeeds.readCalendarFeed).replace('{token}', token + SUFFIX)

/** The token in an address: programs know calendars by the end of their names. */
export const tokenInAddress = (named: string): string => named.slice(0, -SUFFIX.length)
