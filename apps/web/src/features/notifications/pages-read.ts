import type { Notification } from '@praxis/contract/people/notifications'
import type { NotificationPage } from './notifications.queries'

/** The pages once some of their notifications have been read. The first page has the count of all unread ones. */
export function pagesRead(
  pages: readonly NotificationPage[],
  isConcerned: (notification: Notification) => boolean,
): NotificationPage[] {
  const isNewlyRead = (each: Notification) => !each.isRead && isConcerned(each)
  const count = pages.reduce((sum, { items }) => sum + items.filter(isNewlyRead).length, 0)
  return pages.map((page) => ({
    ...page,
    items: page.items.map((each) => (isNewlyRead(each) ? { ...each, isRead: true } : each)),
    unreadCount: Math.max(0, page.unreadCount - count),
  }))
}
