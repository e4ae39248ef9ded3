import { notifications } from '@praxis/contract/people/notifications'
import type { Output } from '@praxis/contract/protocol/endpoint'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'
import { itemsQuery } from '../../api/query'
import { shownIn } from '../../api/stale-answers'

export type NotificationPage = Output<typeof notifications.listNotifications>

/** The reader's notifications, newest first; the first page also says how many are unread. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal, pageParam }) =>
    api.call(notifications.listNotifications, { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  meta: { topics: shownIn.notifications, names: ['employees'] },
})

/** The kinds of notifications, and how the reader hears of each. */
export const notificationSettingsQuery = itemsQuery(notifications.listNotificationSettings, {})
