import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { MileageUnit } from '@praxis/domain/expenses/mileage'
import { useSuspenseQuery } from '@tanstack/react-query'
import { workspaceQuery } from '../../workspaces/workspaces.queries'

/** In what distances are measured and what one is worth: as the claim says, or the company by now. */
export function useMileageSettings(expense?: Expense): { readonly unit: MileageUnit; readonly rate: number } {
  const { mileageUnit, mileageRate } = useSuspenseQuery(workspaceQuery).data.company.expenseSettings
  return expense?.mileage ?? { unit: mileageUnit, rate: mileageRate }
}
