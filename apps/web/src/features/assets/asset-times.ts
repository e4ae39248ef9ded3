import type { AssetStanding } from '@praxis/contract/assets/asset-shapes'
import { type Day, daysBetween, formatDay } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { timeOfDayInTimeZone } from '@praxis/domain/calendar/moment-in-time-zone'
import { formatTimeOfDay } from '@praxis/domain/calendar/time-of-day'
import { useNow } from '../../ui/dates/use-now'
import { useReadersTimeZone } from '../reader/readers-time'
import { counted } from './asset-texts'
import { STATES } from './asset-words'

/** Moments in words. */
export interface MomentWords {
  /** Today as 17:30, any other day as 13/11/2026. */
  readonly at: (moment: string) => string
  /** The same where it stands by itself: today as 'Today, 17:30'. */
  readonly alone: (moment: string) => string
  /** The same of an end, which no longer belongs to the time: midnight ends the day before. */
  readonly until: (moment: string) => string
}

const MINUTE_MS = 60_000

export function momentWords(now: Date, timeZone: string): MomentWords {
  const today = dayInTimeZone(now, timeZone)
  const text = (moment: string, day: Day) =>
    day === today ? formatTimeOfDay(timeOfDayInTimeZone(new Date(moment), timeZone)) : formatDay(day)
  const at = (moment: string) => text(moment, dayInTimeZone(new Date(moment), timeZone))
  return {
    at,
    alone: (moment) => (dayInTimeZone(new Date(moment), timeZone) === today ? `Today, ${at(moment)}` : at(moment)),
    until: (moment) => {
      const lastDay = dayInTimeZone(new Date(Date.parse(moment) - 1), timeZone)
      const isMidnight = timeOfDayInTimeZone(new Date(moment), timeZone) === 0
      return lastDay === today && isMidnight ? 'the end of today' : text(moment, lastDay)
    },
  }
}

/** Moments by the reader’s clock and day. */
export const useMomentWords = (): MomentWords => momentWords(useNow(MINUTE_MS), useReadersTimeZone())

/** Where an asset is: 'Out until 13/11/2026'. */
export function standingText({ state, until }: Pick<AssetStanding, 'state' | 'until'>, words: MomentWords): string {
  if (until === null) return STATES[state]
  return state === 'overdue' ? `Overdue since ${words.at(until)}` : `${STATES[state]} until ${words.until(until)}`
}

/** A warranty that ends within so many days is worth a word. */
const WARRANTY_SOON_DAYS = 60

/** What a warranty's last day means today; without a tone it is a fact like any other. */
export function warrantyWords(until: Day, today: Day): { readonly text: string; readonly tone?: 'warning' | 'error' } {
  const left = daysBetween(today, until)
  if (left < 0) return { text: `Ended ${formatDay(until)}`, tone: 'error' }
  if (left === 0) return { text: 'Ends today', tone: 'warning' }
  if (left <= WARRANTY_SOON_DAYS)
    return { text: `${formatDay(until)}, ${counted(left, 'day', 'days')} left`, tone: 'warning' }
  return { text: `Until ${formatDay(until)}` }
}
