import { calendarFeeds } from '@praxis/contract/absences/calendar-feeds'
import { implement } from '../../../platform/http/implement'
import { endCalendarFeed, listCalendarFeeds, renewCalendarFeed } from './calendar-feeds'
import { readCalendarFeed } from './read-calendar-feed'

export const calendarFeedRoutes = implement(calendarFeeds, {
  listCalendarFeeds: async ({ db, platform, actor }) => ({ items: await listCalendarFeeds(db, platform, actor) }),

  renewCalendarFeed: ({ db, platform, actor, params }) => renewCalendarFeed(db, platform, actor, params.kind),

  endCalendarFeed: ({ db, actor, params }) => endCalendarFeed(db, actor, params.kind),

  readCalendarFeed: ({ db, platform, http, params }) => readCalendarFeed(db, platform, http, params.token),
})
