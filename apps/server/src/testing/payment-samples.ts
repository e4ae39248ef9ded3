import type { areas } from '@praxis/contract/areas'
import { BankAccount } from '@praxis/contract/company/bank-account'
import type { SampleFirm } from './sample-firm'
import type { SamplesOf } from './time-samples'

const ofPayment = ({ paymentId }: SampleFirm) => ({ params: { id: paymentId } })
const ofPerson = ({ plain }: SampleFirm) => ({ params: { id: plain.employeeId } })

export const paymentSamples: SamplesOf<typeof areas.payments> = {
  listProcessingPayments: () => ({}),
  countProcessingPayments: () => ({}),
  createPayment: ({ expenseToPayId }) => ({ body: { expenseIDs: [expenseToPayId] } }),
  unapproveExpense: ({ expenseToPayId }) => ({ params: { id: expenseToPayId }, body: {} }),
  createCounterExpense: ({ paidExpenseId }) => ({ params: { id: paidExpenseId }, body: { comment: 'Another' } }),
  listProcessedPayments: () => ({}),
  getProcessedPayment: ofPayment,
  exportProcessedPayments: ({ paymentId }) => ({ query: { paymentIDs: [paymentId] } }),
  getValidExportOptions: () => ({}),
  makeBankFile: ofPayment,
}

export const bankAccountSamples: SamplesOf<typeof areas.bankAccounts> = {
  getBankAccount: ofPerson,
  revealBankAccount: ofPerson,
  updateBankAccount: (firm) => ({ ...ofPerson(firm), body: BankAccount.parse({ iban: 'GB29NWBK60161331926819' }) }),
  deleteBankAccount: ofPerson,
}
