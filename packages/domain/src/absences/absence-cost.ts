import { addDays, type Day, daysBetween } from '../calendar/day'
import { contractedSecondsOn, type DatedPeriods, employedOn } from '../people/employment-contract'
import { sumOfHalfDays } from './half-days'

/** Whole days, both included, or half of one day. */
export interface AbsenceSpan {
  readonly from: Day
  readonly to: Day
  readonly datePart: 'fullDay' | 'am' | 'pm'
}

interface WorkingDays {
  /** Absent for people without a contract, who have no day to be absent from. */
  readonly contract: DatedPeriods | undefined
  /** The names of bank holidays by their day. */
  readonly bankHolidays: ReadonlyMap<Day, string>
}

export interface AbsenceDay {
  readonly day: Day
  readonly halfDays: 0 | 1 | 2
  /** Why the day costs nothing. */
  readonly because?: 'notEmployed' | 'notWorking' | 'bankHoliday'
}

const whyFree = ({ contract, bankHolidays }: WorkingDays, day: Day): AbsenceDay['because'] => {
  if (!contract || !employedOn(contract, day)) return 'notEmployed'
  if (contractedSecondsOn(contract, day) === 0) return 'notWorking'
  return bankHolidays.has(day) ? 'bankHoliday' : undefined
}

/** What an absence costs on each of its days: a working day costs one day, however long it is. */
export const absenceDays = ({ from, to, datePart }: AbsenceSpan, working: WorkingDays): AbsenceDay[] =>
  Array.from({ length: Math.max(daysBetween(from, to) + 1, 0) }, (_, index) => {
    const day = addDays(from, index)
    const because = whyFree(working, day)
    return because ? { day, halfDays: 0, because } : { day, halfDays: datePart === 'fullDay' ? 2 : 1 }
  })

/** The half days that an absence costs. */
export const costOf = (days: readonly AbsenceDay[]): number => sumOfHalfDays(days)

/** Whether two absences share any time: the morning and the afternoon of one day do not. */
export const overlaps = (one: AbsenceSpan, other: AbsenceSpan): boolean => {
  const areHalves = one.datePart !== 'fullDay' && other.datePart !== 'fullDay'
  return one.from <= other.to && other.from <= one.to && !(areHalves && one.datePart !== other.datePart)
}
