import { notifications } from '@praxis/contract/people/notifications'
import { implement } from '../../platform/http/implement'
import type { KnownKinds } from './known-kinds'
import { listNotificationSettings } from './notification-settings.queries'
import { listNotifications } from './notifications.queries'
import { readAllNotifications, readNotification } from './read-notifications.commands'
import { updateNotificationSetting } from './update-notification-setting.commands'

export const notificationsRoutes = (kinds: KnownKinds) =>
  implement(notifications, {
    listNotifications: ({ db, actor, platform, query }) => listNotifications(db, platform.files, kinds, actor, query),
    readNotification: ({ db, actor, params }) => readNotification(db, actor, params.id),
    readAllNotifications: ({ db, actor, body }) => readAllNotifications(db, actor, body.until),
    listNotificationSettings: async ({ db, actor }) => ({ items: await listNotificationSettings(db, kinds, actor) }),
    updateNotificationSetting: ({ db, actor, params, body }) =>
      updateNotificationSetting(db, kinds, actor, params.kind, body),
  })
