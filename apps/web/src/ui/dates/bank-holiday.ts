import type { Day } from '@praxis/domain/calendar/day'

export interface BankHoliday {
  readonly date: Day
  readonly name: string
}

export const bankHolidaysByDay = (holidays: readonly BankHoliday[]): ReadonlyMap<Day, string> =>
  new Map(holidays.map(({ date, name }) => [date, name]))

export const bankHolidaysOfMonth = (holidays: readonly BankHoliday[], month: string): readonly BankHoliday[] =>
  holidays.filter(({ date }) => date.startsWith(month)).sort((one, other) => (one.date < other.date ? -1 : 1))
