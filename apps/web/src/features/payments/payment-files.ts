import { type Payment, payments } from '@praxis/contract/payments/payments'
import { paymentName } from '@praxis/domain/payments/payment-name'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { fetchAgain } from '../../api/stale-answers'
import { saveFile } from '../../ui/files/save-file'

export type BankFile = 'SEPA' | 'BACS'

const ENDINGS: Readonly<Record<BankFile, string>> = { SEPA: 'xml', BACS: 'csv' }

/** Saves the file that the bank pays a payment by; that it was made shows at the payment. */
export async function saveBankFile(
  queryClient: QueryClient,
  { id, number }: Pick<Payment, 'id' | 'number'>,
  as: BankFile,
) {
  const file = await api.download(payments.makeBankFile, { params: { id } })
  saveFile(file, `${paymentName(number)}-${as}.${ENDINGS[as]}`)
  await fetchAgain(queryClient, ['payments'])
}

export const saveClaimsOfPayments = async (paymentIDs: readonly string[]) =>
  saveFile(
    await api.download(payments.exportProcessedPayments, { query: { paymentIDs: [...paymentIDs] } }),
    'payments.csv',
  )
