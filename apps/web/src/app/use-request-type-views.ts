import { useMemo } from 'react'
import { absenceView } from '../features/absences/approval/absence-view'
import { expenseViewIn } from '../features/expenses/approval/expense-view'
import { useCompanyCurrency } from '../features/expenses/company-currency'
import type { RequestTypeViews } from '../features/requests/request-type-view'
import { timeSheetView } from '../features/time-sheets/approval/time-sheet-view'

/** Every type of requests there is, in the order of their tabs. */
export function useRequestTypeViews(): RequestTypeViews {
  const currency = useCompanyCurrency()
  return useMemo(() => [timeSheetView, expenseViewIn(currency), absenceView], [currency])
}
