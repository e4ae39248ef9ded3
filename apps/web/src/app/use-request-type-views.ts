import { useMemo } from 'react'
import { absenceView } from '../features/absences/approval/absence-view'
import { assetViewIn } from '../features/assets/bookings/approval/asset-view'
import { expenseViewIn } from '../features/expenses/approval/expense-view'
import { useCompanyCurrency } from '../features/expenses/company-currency'
import { useReadersTimeZone } from '../features/reader/readers-time'
import type { RequestTypeViews } from '../features/requests/request-type-view'
import { timeSheetView } from '../features/time-sheets/approval/time-sheet-view'

/** Every type of requests there is, in the order of their tabs. */
export function useRequestTypeViews(): RequestTypeViews {
  const currency = useCompanyCurrency()
  const timeZone = useReadersTimeZone()
  return useMemo(
    () => [timeSheetView, expenseViewIn(currency), absenceView, assetViewIn(timeZone)],
    [currency, timeZone],
  )
}
