import type { Weekday, WorkingWeek } from '@praxis/contract/company/company-settings'
import { weekdays } from '@praxis/contract/company/company-settings'
import type { ContractPeriod } from '@praxis/contract/people/employees'
import { addDays, type Day, daysBetween, isDay, weekdayOf } from '../calendar/day'

/** The periods of a contract by day; the first begins on the start date, and each lasts until the next one begins. */
export interface DatedPeriods {
  readonly startDate: Day
  readonly periods: readonly ContractPeriod[]
}

const byDay = (first: ContractPeriod, second: ContractPeriod): number =>
  first.appliedDate < second.appliedDate ? -1 : Number(first.appliedDate > second.appliedDate)

export const sortedPeriods = (periods: readonly ContractPeriod[]): ContractPeriod[] => periods.toSorted(byDay)

/** The period a day falls into; undefined before the contract starts. */
export const activePeriodOn = (periods: readonly ContractPeriod[], day: Day): ContractPeriod | undefined =>
  periods.findLast(({ appliedDate }) => appliedDate <= day)

/** The periods with another one from its day on; earlier and later ones stay as they are. */
export const withPeriod = (periods: readonly ContractPeriod[], period: ContractPeriod): ContractPeriod[] =>
  sortedPeriods([...periods.filter(({ appliedDate }) => appliedDate !== period.appliedDate), period])

/** The periods with another start: the one in force on that day begins with it, and earlier ones are dropped. */
export const movedStart = (periods: readonly ContractPeriod[], startDate: Day): ContractPeriod[] => {
  const first = activePeriodOn(periods, startDate) ?? periods[0]
  if (!first) return []
  const later = periods.filter(({ appliedDate }) => appliedDate > startDate && appliedDate > first.appliedDate)
  return [{ ...first, appliedDate: startDate }, ...later]
}

interface PeriodProblem {
  /** Which of the periods the problem concerns; absent when it concerns all of them. */
  readonly index?: number
  readonly message: string
}

/** What is wrong with periods, in whatever order they are given. */
export const periodProblems = ({ startDate, periods }: DatedPeriods): PeriodProblem[] => {
  if (!isDay(startDate)) return [{ message: 'Invalid Date' }]
  const daysBefore = new Set<Day>()
  const problems = periods.flatMap(({ appliedDate }, index): PeriodProblem[] => {
    const isRepeated = daysBefore.has(appliedDate)
    daysBefore.add(appliedDate)
    if (!isDay(appliedDate)) return [{ index, message: 'Invalid Date' }]
    if (appliedDate < startDate) return [{ index, message: 'A period can’t start before the contract does' }]
    return isRepeated ? [{ index, message: 'Two periods can’t start on the same day' }] : []
  })
  if (problems.length === 0 && !daysBefore.has(startDate))
    return [{ message: 'The first period must start with the contract' }]
  return problems
}

/** Weekdays with time to work, Sunday = 1. */
export const workingDaysOf = ({ workingTimeIntervalByDay }: Pick<ContractPeriod, 'workingTimeIntervalByDay'>) =>
  weekdays.filter((weekday) => workingTimeIntervalByDay[weekday] > 0)

export const secondsOfWeek = (week: WorkingWeek): number =>
  weekdays.reduce((seconds, weekday) => seconds + week[weekday], 0)

const secondsOn = (week: WorkingWeek, day: Day): number => week[weekdayOf(day) as Weekday]

/** The seconds to work on a day by contract, regardless of bank holidays and absences. */
export const contractedSecondsOn = ({ startDate, periods }: DatedPeriods, day: Day): number => {
  const period = day < startDate ? undefined : activePeriodOn(periods, day)
  return period ? secondsOn(period.workingTimeIntervalByDay, day) : 0
}

const DAYS_OF_WEEK = 7

/** Counts whole weeks at once, then the days that are left. */
const secondsWithin = (week: WorkingWeek, from: Day, to: Day): number => {
  const days = daysBetween(from, to) + 1
  const weeks = Math.floor(days / DAYS_OF_WEEK)
  const rest = Array.from({ length: days % DAYS_OF_WEEK }, (_, index) => secondsOn(week, addDays(from, index)))
  return weeks * secondsOfWeek(week) + rest.reduce((sum, seconds) => sum + seconds, 0)
}

/** The seconds to work in a range by contract; both days belong to the range. */
export const contractedSecondsBetween = ({ startDate, periods }: DatedPeriods, from: Day, to: Day): number =>
  periods.reduce((seconds, period, index) => {
    const next = periods[index + 1]?.appliedDate
    const first = [from, startDate, period.appliedDate].reduce((latest, day) => (day > latest ? day : latest))
    const last = next !== undefined && next <= to ? addDays(next, -1) : to
    return first > last ? seconds : seconds + secondsWithin(period.workingTimeIntervalByDay, first, last)
  }, 0)
