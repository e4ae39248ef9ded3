import { expenses } from '@praxis/contract/expenses/expenses'
import { useCall } from '../../api/use-call'

/** Corrects the VAT of a claim, which its request and the list of what is to be paid show too. */
export const useChangeVAT = (id: string) =>
  useCall(expenses.changeVAT, (vatAmount: number) => ({ params: { id }, body: { vatAmount } }), {
    changes: ['expenses', 'approvals', 'requests', 'payments'],
  })
