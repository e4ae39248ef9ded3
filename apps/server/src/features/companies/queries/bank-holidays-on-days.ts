import type { Day } from '@praxis/domain/calendar/day'
import type { DayItem } from '@praxis/domain/capacity/day-item'
import type { Db } from '../../../platform/database/database'
import { listBankHolidays } from './bank-holidays'

/** Bank holidays as they lie on everybody's days: nobody works on them. */
export const bankHolidaysOnDays = async (db: Db, from: Day, to: Day): Promise<DayItem[]> => {
  const holidays = await listBankHolidays(db, { fromDate: from, toDate: to })
  return holidays.map(({ date, name }) => ({
    day: date,
    kind: 'bankHoliday',
    share: 'fullDay',
    words: name,
    takesTime: true,
  }))
}
