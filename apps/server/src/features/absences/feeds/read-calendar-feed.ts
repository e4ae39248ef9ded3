import type { FeedKind } from '@praxis/contract/absences/calendar-feeds'
import { icalendar } from '@praxis/domain/calendar/icalendar'
import type { Columns } from '../../../platform/database/columns'
import type { ReadDb } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { HttpExchange } from '../../../platform/http/exchange'
import type { BinaryAnswer } from '../../../platform/http/implement'
import type { Limit } from '../../../platform/limits/limits'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { feedEvents } from './feed-events'
import { hashOfFeedToken, tokenInAddress } from './feed-tokens'

/**
 * Addresses that lead nowhere: they cannot be guessed, but trying must not be free. Those that lead somewhere are not
 * counted, since a service reads the calendars of many people from one place.
 */
export const missedFeeds: Limit = { name: 'calendarFeed.missed', attempts: 200, seconds: 15 * 60 }

const names: Readonly<Record<FeedKind, string>> = { own: 'My absences', team: 'Team absences' }

/** Anybody with the address reads the calendar, as its owner would see it today. */
export const readCalendarFeed = async (
  db: ReadDb,
  { limits }: Pick<Platform, 'limits'>,
  http: HttpExchange,
  named: string,
): Promise<BinaryAnswer> => {
  const feed = await db.row<Columns<'calendar_feeds', 'company_id' | 'employee_id' | 'kind'>>(sql`
    select f.company_id as "companyId", f.employee_id as "employeeId", f.kind
    from find_calendar_feed(${hashOfFeedToken(tokenInAddress(named))}) as f`)
  if (!feed) {
    await limits.take(db, missedFeeds, http.addressBlock)
    throw new Refusal('notFound')
  }
  const { companyId, employeeId, kind } = feed
  await db.enterCompany(companyId, employeeId)
  const events = await feedEvents[kind](db, employeeId, db.now.slice(0, 10))
  return {
    content: icalendar(names[kind], events),
    contentType: 'text/calendar; charset=utf-8',
    name: `${kind}.ics`,
    inline: true,
    // An address that was renewed leads nowhere at once, also not to what lies on the way.
    cacheControl: 'private, no-cache',
  }
}
