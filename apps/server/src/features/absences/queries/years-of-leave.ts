import type { YearOfLeave } from '@praxis/contract/absences/leave-balance'
import {
  type HolidayYear,
  holidayYearAfter,
  holidayYearCalled,
  holidayYearOn,
} from '@praxis/domain/absences/holiday-years'
import type { Day } from '@praxis/domain/calendar/day'
import { Refusal } from '../../../platform/refusal'
import type { LeaveGround } from './leave-ground'

export const yearOfLeave = ({ startDate, endDate }: HolidayYear): YearOfLeave => ({
  year: Number(startDate.slice(0, 4)),
  startDate,
  endDate,
})

/** The day from which on the person's leave is counted; today's year is there for everybody. */
const firstDay = ({ rules, contract, today }: LeaveGround): Day => {
  const counted = contract && contract.startDate > rules.countedSince ? contract.startDate : rules.countedSince
  return counted < today ? counted : today
}

/** The holiday years that can be asked for, by day: of two that begin in one calendar year only the later one can. */
export const yearsOfLeave = (ground: LeaveGround): YearOfLeave[] => {
  const { years, lastYear } = ground
  const found = new Map<number, YearOfLeave>()
  for (
    let year = holidayYearOn(years, firstDay(ground));
    year.startDate <= lastYear.startDate;
    year = holidayYearAfter(years, year)
  )
    found.set(yearOfLeave(year).year, yearOfLeave(year))
  return [...found.values()]
}

/** The holiday year that is asked for, by default the one that runs. */
export const askedYear = (ground: LeaveGround, called: number | undefined): HolidayYear => {
  if (called === undefined) return holidayYearOn(ground.years, ground.today)
  if (!yearsOfLeave(ground).some(({ year }) => year === called)) throw new Refusal('notFound')
  return holidayYearCalled(ground.years, called)
}
