import type { Feature } from '../../platform/feature'
import type { NotificationKind } from '../../platform/notifications/notification-kind'
import { mailNotifications } from './mail-notifications-job'
import { notificationDigest } from './notification-digest'
import { notificationsRoutes } from './notifications.routes'
import { sendGatheredMail } from './send-gathered-mail-job'

/** What people are told, in the bell and by mail. Other features register what there is to tell. */
export const notifications = (registered: readonly NotificationKind[]): Feature => {
  const kinds = new Map(registered.map((kind) => [kind.name, kind]))
  return {
    routes: notificationsRoutes(kinds),
    jobs: [mailNotifications(kinds), sendGatheredMail(kinds)],
    dueWork: [notificationDigest(kinds)],
  }
}
