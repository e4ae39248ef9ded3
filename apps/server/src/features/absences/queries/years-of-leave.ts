import type { AskedYear, YearOfLeave } from '@praxis/contract/absences/leave-balance'
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

/** The holiday years that can be asked for, by day. */
export const yearsOfLeave = (ground: LeaveGround): YearOfLeave[] => {
  const { years, lastYear } = ground
  const found: YearOfLeave[] = []
  for (
    let year = holidayYearOn(years, firstDay(ground));
    year.startDate <= lastYear.startDate;
    year = holidayYearAfter(years, year)
  )
    found.push(yearOfLeave(year))
  return found
}

/** The holiday year that is asked for, by default the one that runs; its name means the later of two that share it. */
export const askedYear = (ground: LeaveGround, { year: called, day }: AskedYear): HolidayYear => {
  const { years, today } = ground
  if (called === undefined && day === undefined) return holidayYearOn(years, today)
  const year = day === undefined ? holidayYearCalled(years, called ?? 0) : holidayYearOn(years, day)
  if (!yearsOfLeave(ground).some(({ startDate }) => startDate === year.startDate)) throw new Refusal('notFound')
  return year
}
