import type { Weekday, WorkingWeek } from '@praxis/contract/company/company-settings'
import { weekdays } from '@praxis/contract/company/company-settings'
import type { ContractPeriod } from '@praxis/contract/people/employees'
import { addDays, type Day, daysBetween, isDay, weekdayOf } from '../calendar/day'

/**
 * The periods of a contract by day; the first begins on the start date. Each lasts until the next one begins, unless it
 * ends before: then nobody is employed from the day after its end until the next one begins, if there is one.
 */
export interface DatedPeriods {
  readonly startDate: Day
  readonly periods: readonly ContractPeriod[]
}

const byDay = (first: ContractPeriod, second: ContractPeriod): number =>
  first.appliedDate < second.appliedDate ? -1 : Number(first.appliedDate > second.appliedDate)

export const sortedPeriods = (periods: readonly ContractPeriod[]): ContractPeriod[] => periods.toSorted(byDay)

/** The period a day falls into; undefined before the contract starts, and where it has ended. */
export const activePeriodOn = <Period extends Pick<ContractPeriod, 'appliedDate' | 'endDate'>>(
  periods: readonly Period[],
  day: Day,
): Period | undefined => {
  const latest = periods.findLast(({ appliedDate }) => appliedDate <= day)
  return latest?.endDate !== undefined && latest.endDate < day ? undefined : latest
}

/** The period of a contract a day falls into; undefined on days on which nobody is employed by it. */
export const periodInForce = (contract: DatedPeriods | undefined, day: Day): ContractPeriod | undefined =>
  contract && day >= contract.startDate ? activePeriodOn(contract.periods, day) : undefined

export const employedOn = (contract: DatedPeriods | undefined, day: Day): boolean =>
  periodInForce(contract, day) !== undefined

export interface PeriodSpan {
  readonly period: ContractPeriod
  readonly from: Day
  readonly to: Day
}

/** The periods of a contract that are in force within a range, each with its days of the range. */
export const periodsBetween = ({ startDate, periods }: DatedPeriods, from: Day, to: Day): PeriodSpan[] =>
  periods.flatMap((period, index) => {
    const next = periods[index + 1]?.appliedDate
    if (period.appliedDate > to || (next !== undefined && next <= from)) return []
    const first = [from, startDate, period.appliedDate].reduce((latest, day) => (day > latest ? day : latest))
    const lastInForce = period.endDate !== undefined && period.endDate < to ? period.endDate : to
    const last = next !== undefined && next <= lastInForce ? addDays(next, -1) : lastInForce
    return first > last ? [] : [{ period, from: first, to: last }]
  })

/** The same terms, going on. */
export const withoutEnd = ({ endDate: _, ...period }: ContractPeriod): ContractPeriod => period

/** A period ends where the next one begins, so an end on the day before that one, or later, says nothing. */
const continuedUntil = (period: ContractPeriod, next: Day): ContractPeriod =>
  period.endDate !== undefined && period.endDate >= addDays(next, -1) ? withoutEnd(period) : period

/**
 * The periods with another one from its day on; earlier and later ones stay as they are. Terms that change while a
 * contract is in force leave its end where it was, unless the new period says its own.
 */
export const withPeriod = (periods: readonly ContractPeriod[], period: ContractPeriod): ContractPeriod[] => {
  const { appliedDate } = period
  const others = periods.filter((other) => other.appliedDate !== appliedDate)
  const isReplaced = others.length < periods.length
  const endDate = period.endDate ?? (isReplaced ? undefined : activePeriodOn(periods, appliedDate)?.endDate)
  const before = others.filter((other) => other.appliedDate < appliedDate)
  const after = others.filter((other) => other.appliedDate > appliedDate)
  return [
    ...before.map((other) => continuedUntil(other, appliedDate)),
    endDate === undefined ? period : { ...period, endDate },
    ...after,
  ]
}

/**
 * The periods with another start: the one in force on that day begins with it, or the next one where none is, and
 * earlier ones are dropped.
 */
export const movedStart = (periods: readonly ContractPeriod[], startDate: Day): ContractPeriod[] => {
  const following = periods.find(({ appliedDate }) => appliedDate > startDate)
  const first = activePeriodOn(periods, startDate) ?? following ?? periods.at(-1)
  if (!first) return []
  const later = periods.filter(({ appliedDate }) => appliedDate > startDate && appliedDate > first.appliedDate)
  return [{ ...first, appliedDate: startDate }, ...later]
}

/** The last day of the contract; undefined while no end is known. */
export const endOfContract = (periods: readonly ContractPeriod[]): Day | undefined => periods.at(-1)?.endDate

/** The periods of a contract whose last day is this one; a contract that has ended before stays as it ended. */
export const endedOn = (periods: readonly ContractPeriod[], lastDay: Day): ContractPeriod[] => {
  const inForce = activePeriodOn(periods, lastDay)
  return periods
    .filter(({ appliedDate }) => appliedDate <= lastDay)
    .map((period) => (period === inForce ? { ...period, endDate: lastDay } : period))
}

/** The periods of a contract that begins again after its end, with its last terms; an end that lies ahead is lifted. */
export const begunAgain = (periods: readonly ContractPeriod[], startDate: Day): ContractPeriod[] => {
  const last = periods.at(-1)
  if (last?.endDate === undefined) return [...periods]
  const before = periods.slice(0, -1)
  return last.endDate >= addDays(startDate, -1)
    ? [...before, withoutEnd(last)]
    : [...periods, { ...withoutEnd(last), appliedDate: startDate }]
}

interface PeriodProblem {
  /** Which of the periods the problem concerns, and which of its days; absent when it concerns all of them. */
  readonly at?: { readonly index: number; readonly field: 'appliedDate' | 'endDate' }
  readonly message: string
}

const startProblem = (appliedDate: Day, startDate: Day, daysBefore: ReadonlySet<Day>): string | undefined => {
  if (!isDay(appliedDate)) return 'Invalid Date'
  if (appliedDate < startDate) return 'A period can’t start before the contract does'
  return daysBefore.has(appliedDate) ? 'Two periods can’t start on the same day' : undefined
}

const endProblem = ({ appliedDate, endDate }: ContractPeriod, periods: DatedPeriods['periods']): string | undefined => {
  if (endDate === undefined) return undefined
  if (!isDay(endDate)) return 'Invalid Date'
  if (endDate < appliedDate) return 'A contract can’t end before it starts'
  return periods.some((other) => other.appliedDate > appliedDate && other.appliedDate <= endDate)
    ? 'A period must end before the next one starts'
    : undefined
}

/** What is wrong with periods, in whatever order they are given. */
export const periodProblems = ({ startDate, periods }: DatedPeriods): PeriodProblem[] => {
  if (!isDay(startDate)) return [{ message: 'Invalid Date' }]
  const daysBefore = new Set<Day>()
  const problems = periods.flatMap((period, index): PeriodProblem[] => {
    const ofStart = startProblem(period.appliedDate, startDate, daysBefore)
    daysBefore.add(period.appliedDate)
    if (ofStart) return [{ at: { index, field: 'appliedDate' }, message: ofStart }]
    const ofEnd = endProblem(period, periods)
    return ofEnd ? [{ at: { index, field: 'endDate' }, message: ofEnd }] : []
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
export const contractedSecondsOn = (contract: DatedPeriods, day: Day): number => {
  const period = periodInForce(contract, day)
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
export const contractedSecondsBetween = (contract: DatedPeriods, from: Day, to: Day): number =>
  periodsBetween(contract, from, to).reduce(
    (seconds, span) => seconds + secondsWithin(span.period.workingTimeIntervalByDay, span.from, span.to),
    0,
  )
