import type { Absence } from '@praxis/contract/absences/absence-shapes'
import { absenceDays } from '@praxis/domain/absences/absence-cost'
import { type Day, weekdayOf } from '@praxis/domain/calendar/day'
import { contractedSecondsOn, type DatedPeriods } from '@praxis/domain/people/employment-contract'
import { counts } from '../absence-words'

/** What the days of an absence are counted from, as the server counts them. */
export interface WorkingCalendar {
  /** Absent for people without a contract, and until it is known. */
  readonly contract: DatedPeriods | undefined
  /** The names of bank holidays by their day. */
  readonly bankHolidays: ReadonlyMap<Day, string>
  /** Weekdays on which the company works, Sunday = 1: those of people without a contract. */
  readonly companyDays: readonly number[]
}

/** A day of the person's calendar, with what is on its morning and its afternoon. */
export interface LeaveDay {
  readonly day: Day
  readonly isWorked: boolean
  readonly bankHoliday: string | undefined
  readonly am: Absence | undefined
  readonly pm: Absence | undefined
}

/** Absences by the days they take: those on which the person would work. */
export function leaveDays(absences: readonly Absence[], working: WorkingCalendar) {
  const { contract, bankHolidays, companyDays } = working
  const taken = new Map<Day, { am?: Absence; pm?: Absence }>()
  for (const absence of absences.filter(counts))
    for (const { day, halfDays } of absenceDays(absence, working))
      if (halfDays > 0)
        taken.set(day, {
          ...taken.get(day),
          ...(absence.datePart !== 'pm' && { am: absence }),
          ...(absence.datePart !== 'am' && { pm: absence }),
        })
  return (day: Day): LeaveDay => ({
    day,
    isWorked: contract ? contractedSecondsOn(contract, day) > 0 : companyDays.includes(weekdayOf(day)),
    bankHoliday: bankHolidays.get(day),
    am: taken.get(day)?.am,
    pm: taken.get(day)?.pm,
  })
}

/** The days away on some days, in halves. */
export const daysAway = (days: readonly LeaveDay[]): number =>
  days.reduce((sum, { am, pm }) => sum + (am ? 0.5 : 0) + (pm ? 0.5 : 0), 0)
