import { useMemo } from 'react'
import { absenceApproval } from '../features/absences/approval/absence-approval'
import { assetApprovalIn } from '../features/assets/bookings/approval/asset-approval'
import { expenseApprovalIn } from '../features/expenses/approval/expense-approval'
import { useCompanyCurrency } from '../features/expenses/company-currency'
import { useReadersTimeZone } from '../features/reader/readers-time'
import type { ApprovalTypeView } from '../features/requests/request-type-view'
import { timeSheetApproval } from '../features/time-sheets/approval/time-sheet-approval'

/** Every type of requests that is decided on, in the order of their tabs. */
export function useApprovalTypeViews(): readonly ApprovalTypeView[] {
  const currency = useCompanyCurrency()
  const timeZone = useReadersTimeZone()
  return useMemo(
    () => [timeSheetApproval, expenseApprovalIn(currency), absenceApproval, assetApprovalIn(timeZone)],
    [currency, timeZone],
  )
}
