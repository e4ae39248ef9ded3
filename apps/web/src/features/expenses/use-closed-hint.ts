import { isDay } from '@praxis/domain/calendar/day'
import { closedText, useClosedUntil } from '../workspaces/closed-books'

/** What is said below the day of a claim that cannot be submitted as its books are closed. */
export function useClosedHint(day: string | null): string | undefined {
  const closedUntil = useClosedUntil()
  const text = day !== null && isDay(day) ? closedText(day, closedUntil) : undefined
  return text && `${text}, so it can’t be submitted for this day`
}
