import { addDays, type Day, daysBetween } from '../calendar/day'
import { contractedSecondsBetween, contractedSecondsOn, type DatedPeriods } from '../people/contract-periods'

export interface ContractedDay {
  readonly day: Day
  readonly contractedTimeInterval: number
  /** Its name, if it is a bank holiday; nothing is contracted then. */
  readonly bankHoliday: string | null
}

/** What is contracted on each day from one to another, both included. */
export const contractedDaysOf = (
  contract: DatedPeriods | undefined,
  bankHolidays: ReadonlyMap<Day, string>,
  from: Day,
  to: Day,
): ContractedDay[] =>
  Array.from({ length: Math.max(daysBetween(from, to) + 1, 0) }, (_, index) => {
    const day = addDays(from, index)
    const bankHoliday = bankHolidays.get(day) ?? null
    const isContracted = contract !== undefined && bankHoliday === null
    return { day, contractedTimeInterval: isContracted ? contractedSecondsOn(contract, day) : 0, bankHoliday }
  })

/** The sum of the same days, without looking at each of them. */
export const contractedSecondsOf = (
  contract: DatedPeriods | undefined,
  bankHolidays: ReadonlyMap<Day, string>,
  from: Day,
  to: Day,
): number => {
  if (contract === undefined || from > to) return 0
  return [...bankHolidays.keys()].reduce(
    (sum, day) => (day < from || day > to ? sum : sum - contractedSecondsOn(contract, day)),
    contractedSecondsBetween(contract, from, to),
  )
}
