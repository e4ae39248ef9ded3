import * as z from 'zod'
import { about, endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Id, Moment } from '../protocol/values'
import { EmployeeBrief } from './employees'

/** Unread notifications are counted up to here; 100 is shown as 99+. */
export const MOST_UNREAD_COUNTED = 100

export const notificationIcons = ['automation', 'due', 'request', 'task'] as const

export const Notification = z
  .strictObject({
    id: Id,
    kind: z.string(),
    icon: z.enum(notificationIcons),
    /** Who caused the notification; null for what Praxis did by itself. */
    by: EmployeeBrief.nullable(),
    title: z.string(),
    text: z.string(),
    /** Where the notification leads, within the workspace. */
    path: z.string(),
    createdAt: Moment,
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof Notification>

/** A place in the list: the one that a notification had when it was listed, as it moves up when it is told again. */
const NotificationPlace: z.ZodType<string, string> = z.templateLiteral([
  z.iso.datetime({ precision: 3 }),
  '_',
  z.uuid(),
])

const mailWays = ['atOnce', 'daily', 'never'] as const
const MailWay = z.enum(mailWays)

/** In which ways somebody hears of a kind of notifications. */
export const NotificationWays = z.strictObject({ inApp: z.boolean(), mail: MailWay })
export type NotificationWays = z.infer<typeof NotificationWays>

export const NotificationSetting = NotificationWays.extend({
  kind: z.string(),
  /** The heading under which the settings show this kind. */
  section: z.string(),
  label: z.string(),
  description: z.string(),
}).meta({ id: 'NotificationSetting' })
export type NotificationSetting = z.infer<typeof NotificationSetting>

export const notifications = about('notifications', {
  listNotifications: endpoint({
    method: 'GET',
    path: '/notifications',
    summary: 'List the caller’s notifications about what they can still see, newest first',
    access: 'employee',
    query: z.strictObject({
      /** The `next` of the page before this one. */
      before: NotificationPlace.optional(),
      per: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: z.strictObject({
      items: z.array(Notification),
      /** Unread notifications are counted up to 100. */
      unreadCount: z.int(),
      /** What to give as `before` for the next page; null when there is none. */
      next: NotificationPlace.nullable(),
    }),
  }),
  readNotification: endpoint({
    method: 'PUT',
    path: '/notifications/{id}/read',
    summary: 'Mark a notification as read',
    access: 'employee',
    params: z.strictObject({ id: Id }),
    response: 'nothing',
    reasons: ['notFound'],
  }),
  readAllNotifications: endpoint({
    method: 'PUT',
    path: '/notifications/read',
    summary: 'Mark all notifications up to a moment as read',
    access: 'employee',
    body: z.strictObject({ until: Moment }),
    response: 'nothing',
  }),
  listNotificationSettings: endpoint({
    method: 'GET',
    path: '/notifications/settings',
    summary: 'List the kinds of notifications and how the caller hears of each',
    area: 'notificationSettings',
    access: 'employee',
    response: listOf(NotificationSetting),
  }),
  updateNotificationSetting: endpoint({
    method: 'PUT',
    path: '/notifications/settings/{kind}',
    summary: 'Choose how the caller hears of a kind of notifications',
    area: 'notificationSettings',
    access: 'employee',
    params: z.strictObject({ kind: z.string().max(60) }),
    body: NotificationWays,
    response: NotificationSetting,
    reasons: ['notFound'],
  }),
})
