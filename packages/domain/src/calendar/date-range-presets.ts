import type { DateRange } from './date-range'
import { addDays, addMonths, type Day, endOfMonth, partsOfDay, startOfMonth } from './day'

export interface DateRangePreset {
  readonly label: string
  readonly range: DateRange
}

/** The company's holiday year that runs, and the one before. */
export interface HolidayYears {
  readonly current: DateRange
  readonly last: DateRange
}

interface PresetInput {
  readonly today: Day
  /** Without them, holiday years are not offered. */
  readonly holidayYears?: HolidayYears | undefined
}

const calendarYear = (year: number): DateRange => {
  const text = String(year).padStart(4, '0')
  return { from: `${text}-01-01`, to: `${text}-12-31` }
}

const monthOf = (day: Day): DateRange => ({ from: startOfMonth(day), to: endOfMonth(day) })

/** The year that holds `day` and begins on `start`'s day and month; 29 February is the 28th in other years. */
export const holidayYearOf = (day: Day, start: Day): DateRange => {
  const startIn = (year: number) => addMonths(start, (year - partsOfDay(start).year) * 12)
  const { year } = partsOfDay(day)
  const firstYear = startIn(year) <= day ? year : year - 1
  return { from: startIn(firstYear), to: addDays(startIn(firstYear + 1), -1) }
}

export const singleDayPresets = (today: Day): readonly DateRangePreset[] => [
  { label: 'Today', range: { from: today, to: today } },
  { label: 'Yesterday', range: { from: addDays(today, -1), to: addDays(today, -1) } },
]

export const dateRangePresets = ({ today, holidayYears }: PresetInput): readonly DateRangePreset[] => {
  const { year } = partsOfDay(today)
  const presets: DateRangePreset[] = [
    { label: 'This month', range: monthOf(today) },
    { label: 'Last month', range: monthOf(addMonths(today, -1)) },
    { label: 'Next three months', range: { from: today, to: addDays(addMonths(today, 3), -1) } },
    { label: 'Last three months', range: { from: addDays(addMonths(today, -3), 1), to: today } },
  ]
  if (holidayYears)
    presets.push(
      { label: 'This holiday year', range: holidayYears.current },
      { label: 'Last holiday year', range: holidayYears.last },
    )
  return [
    ...presets,
    { label: 'This calendar year', range: calendarYear(year) },
    { label: 'Last calendar year', range: calendarYear(year - 1) },
  ]
}
