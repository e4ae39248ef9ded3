import { bankAccounts } from '@praxis/contract/payments/bank-accounts'
import { query } from '../../api/query'

export const bankAccountQuery = (id: string) => query(bankAccounts.getBankAccount, { params: { id } })
