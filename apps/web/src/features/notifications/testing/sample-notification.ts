import type { Notification } from '@praxis/contract/people/notifications'

export const sampleNotification = (changes: Partial<Notification> & Pick<Notification, 'id'>): Notification => ({
  kind: 'taskMention',
  icon: 'task',
  by: null,
  title: `Title ${changes.id}`,
  text: '',
  path: 'requests?correct=one',
  createdAt: '2026-11-17T10:00:00.000Z',
  isRead: false,
  ...changes,
})
