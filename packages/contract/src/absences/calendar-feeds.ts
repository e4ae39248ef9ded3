import * as z from 'zod'
import { about, endpoint } from '../protocol/endpoint'
import { Moment } from '../protocol/values'

const ofAbsences = { access: 'employee', feature: 'absence' } as const

export const feedKinds = ['own', 'team', 'bookings'] as const
const FeedKind = z.enum(feedKinds)
export type FeedKind = z.infer<typeof FeedKind>

/** An address that calendar programs read; whoever knows it reads the calendar. */
const CalendarFeed = z.strictObject({ kind: FeedKind, url: z.string(), createdAt: Moment }).meta({ id: 'CalendarFeed' })
export type CalendarFeed = z.infer<typeof CalendarFeed>

const params = z.strictObject({ kind: FeedKind })

/** The caller’s calendars to subscribe to. */
export const calendarFeeds = about('calendarFeeds', {
  listCalendarFeeds: endpoint({
    method: 'GET',
    path: '/calendarFeeds',
    summary: 'List the caller’s calendar feeds, with their secret addresses',
    ...ofAbsences,
    notWhileImpersonating: true,
    response: z.strictObject({ items: z.array(CalendarFeed) }),
  }),
  renewCalendarFeed: endpoint({
    method: 'PUT',
    path: '/calendarFeeds/{kind}',
    summary: 'Give a calendar feed an address, or another one: the one before ends at once',
    ...ofAbsences,
    notWhileImpersonating: true,
    params,
    response: CalendarFeed,
    secret: true,
  }),
  endCalendarFeed: endpoint({
    method: 'DELETE',
    path: '/calendarFeeds/{kind}',
    summary: 'End a calendar feed',
    ...ofAbsences,
    notWhileImpersonating: true,
    params,
    response: 'nothing',
  }),
  readCalendarFeed: endpoint({
    method: 'GET',
    path: '/calendars/{token}',
    summary: 'Read a calendar feed as iCalendar; the team’s says who is away, never why',
    access: 'public',
    params: z.strictObject({ token: z.string().regex(/^[\w-]{43}\.ics$/) }),
    response: 'binary',
    reasons: ['notFound'],
  }),
})
