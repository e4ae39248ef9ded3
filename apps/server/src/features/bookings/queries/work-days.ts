import { type WorkDays, workDaysOfCompany, workDaysOfPerson } from '@praxis/domain/bookings/work-days'
import type { Day } from '@praxis/domain/calendar/day'
import type { Reader } from '../../../platform/auth/reader'
import type { Db } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { loadWorkCalendars } from '../../employees/queries/work-calendars'
import type { CompanyGround } from './company-ground'

/** The days of those who fill roles; of roles without a person, those of the company. */
export type WorkDaysOf = (employeeId: string | null) => WorkDays

export interface AskedDays {
  readonly employeeIds: readonly (string | null)[]
  readonly from: Day
  readonly to: Day
}

export const loadWorkDays = async (
  db: Db,
  platform: Pick<Platform, 'dayItems'>,
  reader: Reader,
  company: CompanyGround,
  { employeeIds, from, to }: AskedDays,
): Promise<WorkDaysOf> => {
  const named = [...new Set(employeeIds)].filter((id) => id !== null)
  const [calendarOf, holidays] = await Promise.all([
    loadWorkCalendars(db, platform, { reader, employeeIds: named, from, to }),
    company.holidaysBetween(from, to),
  ])
  const known = new Map<string | null, WorkDays>()
  return (employeeId) => {
    const days =
      known.get(employeeId) ??
      (employeeId === null
        ? workDaysOfCompany(company.defaultWeek, holidays, { from, to })
        : workDaysOfPerson(calendarOf(employeeId), { from, to }))
    known.set(employeeId, days)
    return days
  }
}
