import { type Day, daysBetween } from '../calendar/day'

/** A reminder that is sent once an invoice is so many days overdue. */
export interface ReminderLevel {
  readonly daysOverdue: number
}

/**
 * Which reminder an invoice is due for, by its place among the levels: the highest that is reached and above what was
 * sent already. Levels that were slept through are skipped, so that nobody is reminded twice on a day.
 */
export const dueReminder = (
  levels: readonly ReminderLevel[],
  dueDate: Day,
  today: Day,
  sent: number | null,
): number | undefined => {
  const overdue = daysBetween(dueDate, today)
  const reached = levels.findLastIndex(({ daysOverdue }) => overdue >= daysOverdue)
  return reached > (sent ?? -1) ? reached : undefined
}
