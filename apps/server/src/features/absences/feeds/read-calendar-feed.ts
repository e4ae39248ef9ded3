import type { FeedKind } from '@praxis/contract/absences/calendar-feeds'
import { type CalendarEvent, icalendar } from '@praxis/domain/calendar/icalendar'
import { findReader } from '../../../platform/auth/reader'
import type { Columns } from '../../../platform/database/columns'
import type { Db, ReadDb } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { HttpExchange } from '../../../platform/http/exchange'
import type { BinaryAnswer } from '../../../platform/http/implement'
import type { Limit } from '../../../platform/limits/limits'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { daysOfFeeds, leaveFeeds } from './feed-events'
import { hashOfFeedToken, tokenInAddress } from './feed-tokens'

/**
 * Addresses that lead nowhere: they cannot be guessed, but trying must not be free. Those that lead somewhere are not
 * counted, since a service reads the calendars of many people from one place.
 */
export const missedFeeds: Limit = { name: 'calendarFeed.missed', attempts: 200, seconds: 15 * 60 }

interface Calendar {
  readonly name: string
  readonly events: CalendarEvent[]
}

/** Undefined while the company does not use what the calendar is about. */
const calendarOf = async (
  db: Db,
  { calendarFeeds }: Pick<Platform, 'calendarFeeds'>,
  kind: FeedKind,
  employeeId: string,
): Promise<Calendar | undefined> => {
  const days = daysOfFeeds(db.now.slice(0, 10))
  const leave = leaveFeeds.get(kind)
  if (leave) return { name: leave.name, events: await leave.eventsOf(db, employeeId, days) }
  const source = calendarFeeds.find((each) => each.kind === kind)
  if (!source) return undefined
  const owner = await findReader(db, employeeId)
  if (!owner?.company.features[source.feature]) return undefined
  return { name: source.name, events: await source.eventsOf(db, owner, days) }
}

/** Anybody with the address reads the calendar, as its owner would see it today. */
export const readCalendarFeed = async (
  db: ReadDb,
  platform: Pick<Platform, 'limits' | 'calendarFeeds'>,
  http: HttpExchange,
  named: string,
): Promise<BinaryAnswer> => {
  const feed = await db.row<Columns<'calendar_feeds', 'company_id' | 'employee_id' | 'kind'>>(sql`
    select f.company_id as "companyId", f.employee_id as "employeeId", f.kind
    from find_calendar_feed(${hashOfFeedToken(tokenInAddress(named))}) as f`)
  if (!feed) {
    await platform.limits.take(db, missedFeeds, http.addressBlock)
    throw new Refusal('notFound')
  }
  const { companyId, employeeId, kind } = feed
  await db.enterCompany(companyId, employeeId)
  const calendar = await calendarOf(db, platform, kind, employeeId)
  if (!calendar) throw new Refusal('notFound')
  return {
    content: icalendar(calendar.name, calendar.events),
    contentType: 'text/calendar; charset=utf-8',
    name: `${kind}.ics`,
    inline: true,
    // An address that was renewed leads nowhere at once, also not to what lies on the way.
    cacheControl: 'private, no-cache',
  }
}
