import { addDays, type Day, daysBetween, formatDay } from '@praxis/domain/calendar/day'
import { type DraftPeriod, datedPeriods, periodOn } from './contract-draft'

export type PeriodTime = 'past' | 'current' | 'future'

export function timeOf(periods: readonly DraftPeriod[], period: DraftPeriod, today: Day): PeriodTime {
  if ((period.appliedDate ?? '') > today) return 'future'
  return periodOn(periods, today)?.key === period.key ? 'current' : 'past'
}

/** 'to 31/12/2026', or nothing for the period that has no end. */
export function untilText(periods: readonly DraftPeriod[], period: DraftPeriod): string | undefined {
  const dated = datedPeriods(periods)
  const next = dated[dated.findIndex(({ key }) => key === period.key) + 1]
  return next && next.key !== period.key ? `to ${formatDay(addDays(next.appliedDate, -1))}` : undefined
}

const DAYS_OF_TWO_WEEKS = 14
const DAYS_OF_TWO_MONTHS = 60

/** 'in 7 weeks', '3 days ago': how far away a day is. */
export function distanceText(day: Day, today: Day): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'today'
  const count = Math.abs(days)
  const [amount, unit] =
    count < DAYS_OF_TWO_WEEKS
      ? [count, 'day']
      : count < DAYS_OF_TWO_MONTHS
        ? [Math.round(count / 7), 'week']
        : [Math.round(count / 30.44), 'month']
  const text = `${amount} ${unit}${amount === 1 ? '' : 's'}`
  return days > 0 ? `in ${text}` : `${text} ago`
}
