import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { useCreateExpense, useCreateMileageExpense } from '../expenses.mutations'
import type { ClaimValues } from './claim-values'
import type { KindOfClaim } from './kinds-of-claim'

interface How {
  readonly receipts?: readonly File[]
  readonly idempotencyKey?: string
  readonly onUpload?: (share: number) => void
}

/** Adds an open claim of a kind with all that stands in the form. */
export function useCreateClaim<Values extends ClaimValues>({ isMileage, bodyOf }: KindOfClaim<Values>) {
  const { mutateAsync: createExpense } = useCreateExpense()
  const { mutateAsync: createMileageExpense } = useCreateMileageExpense()
  return (values: Values, how: How = {}): Promise<Expense> => {
    const creation = { ...how, body: bodyOf(values, values) }
    return isMileage ? createMileageExpense(creation) : createExpense(creation)
  }
}
