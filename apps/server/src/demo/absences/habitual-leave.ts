import type { AbsenceSpan } from '@praxis/contract/absences/absence-shapes'
import { absenceDays, costOf } from '@praxis/domain/absences/absence-cost'
import { entitlementOf, entitlementParts } from '@praxis/domain/absences/entitlement'
import { type HolidayYearRules, holidayYearOn } from '@praxis/domain/absences/holiday-years'
import { addDays, type Day, daysBetween, weekdayOf } from '@praxis/domain/calendar/day'
import { DemoChance } from '../demo-chance'
import type { Worker } from '../time/loggable-work'

export interface TakenLeave extends AbsenceSpan {
  readonly reason: 'Annual leave' | 'Sick leave'
}

/** The week of the year, roughly: enough to choose a fortnight in summer. */
const weekOfYear = (day: Day): number => Math.floor(((Number(day.slice(5, 7)) - 1) * 30.4 + Number(day.slice(8))) / 7)

const MONDAY = 2

/** Whether somebody is away for longer: a fortnight in summer, and after Christmas. */
const isOnHoliday = (worker: Worker, day: Day): boolean => {
  const summer = new DemoChance('summer', worker.id, day.slice(0, 4)).between(26, 33)
  const week = weekOfYear(addDays(day, MONDAY - weekdayOf(day)))
  return week === summer || week === summer + 1 || day.slice(5) > '12-24'
}

/** An odd day off, a half, or a day in bed. */
const oddLeave = (worker: Worker, day: Day): TakenLeave | undefined => {
  const chance = new DemoChance('leave', worker.id, day)
  if (!chance.happens(0.02)) return undefined
  if (chance.happens(0.25)) return { from: day, to: day, datePart: 'fullDay', reason: 'Sick leave' }
  const datePart = chance.happens(0.3) ? chance.pick(['am', 'pm'] as const) : undefined
  return { from: day, to: day, datePart: datePart ?? 'fullDay', reason: 'Annual leave' }
}

/** So many half days of each holiday year are left over, some to carry and some to ask for. */
const KEPT_HALF_DAYS = 14

interface Habits {
  readonly from: Day
  readonly to: Day
  readonly years: HolidayYearRules
  readonly bankHolidays: ReadonlyMap<Day, string>
}

/** The leave that somebody has taken between two days, never more than their contract gives in a year. */
export const habitualLeave = (worker: Worker, { from, to, years, bankHolidays }: Habits): TakenLeave[] => {
  const working = { contract: worker.contract, bankHolidays }
  const costs = (span: AbsenceSpan) => costOf(absenceDays(span, working))
  const taken: TakenLeave[] = []
  const used = new Map<string, number>()
  for (let index = 0; index <= daysBetween(from, to); index += 1) {
    const day = addDays(from, index)
    const whole: AbsenceSpan = { from: day, to: day, datePart: 'fullDay' }
    if (costs(whole) === 0) continue
    const leave = isOnHoliday(worker, day) ? { ...whole, reason: 'Annual leave' as const } : oddLeave(worker, day)
    if (!leave) continue
    if (leave.reason === 'Annual leave') {
      const year = holidayYearOn(years, day)
      const inYear = (used.get(year.startDate) ?? 0) + costs(leave)
      if (inYear > entitlementOf(entitlementParts(worker.contract, year)) - KEPT_HALF_DAYS) continue
      used.set(year.startDate, inYear)
    }
    const last = taken.at(-1)
    // Days that follow each other, but for weekends and bank holidays, are one absence.
    const isNext =
      last?.datePart === 'fullDay' &&
      leave.datePart === 'fullDay' &&
      last.reason === leave.reason &&
      costs({ from: addDays(last.to, 1), to: day, datePart: 'fullDay' }) === 2
    if (isNext) taken[taken.length - 1] = { ...last, to: day }
    else taken.push(leave)
  }
  return taken
}
