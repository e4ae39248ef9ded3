import type { Notification } from '@praxis/contract/people/notifications'
import { momentText } from '../../ui/dates/moment-text'

export interface NotificationDay {
  readonly heading: string
  readonly items: readonly Notification[]
}

const dayOf = (moment: string): string => momentText(moment).slice(0, 10)

/** The same time on the day before, which may be 23 or 25 hours earlier. */
function dayBefore(moment: Date): Date {
  const before = new Date(moment)
  before.setDate(before.getDate() - 1)
  return before
}

/** Notifications under 'Today', 'Yesterday' or '14/11/2026', by the reader's clock, in the order they came in. */
export function notificationsByDay(items: readonly Notification[], now: Date): NotificationDay[] {
  const [today, yesterday] = [now, dayBefore(now)].map((moment) => dayOf(moment.toISOString()))
  const headingOf = ({ createdAt }: Notification) => {
    const day = dayOf(createdAt)
    if (day === today) return 'Today'
    return day === yesterday ? 'Yesterday' : day
  }
  const days = new Map<string, Notification[]>()
  for (const item of items) {
    const heading = headingOf(item)
    days.set(heading, [...(days.get(heading) ?? []), item])
  }
  return [...days].map(([heading, ofDay]) => ({ heading, items: ofDay }))
}
