import { addDays, type Day, weekdayOf } from '@praxis/domain/calendar/day'
import { capacityByDay } from '@praxis/domain/capacity/capacity'
import { DemoChance } from '../demo-chance'
import type { LoggableWork, Worker } from './loggable-work'

export interface DayAtWork {
  readonly day: Day
  readonly contracted: number
}

/** The week of the year, roughly: enough to choose a fortnight in summer. */
const weekOfYear = (day: Day): number => Math.floor(((Number(day.slice(5, 7)) - 1) * 30.4 + Number(day.slice(8))) / 7)

const MONDAY = 2

/** Whether somebody is on leave: a fortnight in summer, after Christmas, odd days, but not in the last two weeks. */
const isAway = (worker: Worker, day: Day, recent: Day): boolean => {
  if (day >= recent) return false
  const year = day.slice(0, 4)
  const summer = new DemoChance('summer', worker.id, year).between(26, 33)
  const week = weekOfYear(addDays(day, MONDAY - weekdayOf(day)))
  if (week === summer || week === summer + 1) return true
  if (day.slice(5) > '12-24') return true
  return new DemoChance('leave', worker.id, day).happens(0.02)
}

/** The days somebody worked by contract, without bank holidays and leave. */
export const daysAtWork = (
  { holidays }: Pick<LoggableWork, 'holidays'>,
  worker: Worker,
  { from, to, recent }: { readonly from: Day; readonly to: Day; readonly recent: Day },
): DayAtWork[] =>
  capacityByDay({ contract: worker.contract, items: holidays }, from, to)
    .filter(({ day, seconds }) => seconds > 0 && !isAway(worker, day, recent))
    .map(({ day, seconds }) => ({ day, contracted: seconds }))
