import type { BankAccount } from '@praxis/contract/company/bank-account'
import { bankAccounts } from '@praxis/contract/payments/bank-accounts'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { useCall } from '../../api/use-call'

/** Where the money goes shows among the claims to be paid too. */
const changes = ['bankAccounts', 'payments', 'history'] as const

export const useUpdateBankAccount = (id: string) =>
  useCall(bankAccounts.updateBankAccount, (body: BankAccount & MadeOn) => ({ params: { id }, body }), { changes })

export const useDeleteBankAccount = (id: string) =>
  useCall(bankAccounts.deleteBankAccount, () => ({ params: { id } }), { changes })

/** Looks at the numbers of an account, which the history keeps; they are not kept here. */
export const useRevealBankAccount = (id: string) =>
  useCall(bankAccounts.revealBankAccount, () => ({ params: { id } }), { changes: ['history'], gcTime: 0 })
