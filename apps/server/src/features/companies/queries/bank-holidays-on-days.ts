import type { Day } from '@praxis/domain/calendar/day'
import type { Db } from '../../../platform/database/database'
import type { PlacedDayItem } from '../../../platform/day-items'
import { listBankHolidays } from './bank-holidays'

/** Bank holidays as items on people's days: they take the whole day. */
export const bankHolidaysOnDays = async (
  db: Db,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<PlacedDayItem[]> => {
  const holidays = await listBankHolidays(db, { fromDate: from, toDate: to })
  return holidays.map(({ date, name }) => ({
    employeeId: null,
    day: date,
    kind: 'bankHoliday',
    share: 'fullDay',
    words: name,
    takesTime: true,
  }))
}
