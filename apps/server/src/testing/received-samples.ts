import type { bankStatements } from '@praxis/contract/invoices/bank-statements'
import type { creditNotes } from '@praxis/contract/invoices/credit-notes'
import type { invoiceReminders } from '@praxis/contract/invoices/invoice-reminders'
import type { receivedPayments } from '@praxis/contract/invoices/received-payments'
import type { SampleFirm } from './sample-firm'
import type { SamplesOf } from './time-samples'

const ofBilled = ({ billedInvoiceId }: SampleFirm) => ({ params: { id: billedInvoiceId } })
const ofStatement = ({ statementId }: SampleFirm) => ({ params: { id: statementId } })
const ofLine = ({ statementLineId }: SampleFirm) => ({ params: { id: statementLineId } })

export const receivedPaymentSamples: SamplesOf<typeof receivedPayments> = {
  listReceivedPayments: ofBilled,
  noteReceivedPayment: (firm) => ({ ...ofBilled(firm), body: { amount: 1, day: '2026-06-09' } }),
  allotClientBalance: (firm) => ({ ...ofBilled(firm), body: {} }),
  takeBackReceivedPayment: ({ billedInvoiceId, receivedPaymentId }) => ({
    params: { id: billedInvoiceId, paymentId: receivedPaymentId },
  }),
  listClientBalances: ({ clientId }) => ({ params: { id: clientId } }),
}

export const creditNoteSamples: SamplesOf<typeof creditNotes> = {
  getCreditableItems: ofBilled,
  createCreditNote: (firm) => ({ ...ofBilled(firm), body: {} }),
}

export const invoiceReminderSamples: SamplesOf<typeof invoiceReminders> = {
  getInvoiceReminders: ofBilled,
  updateInvoiceReminders: (firm) => ({ ...ofBilled(firm), body: { isStopped: true } }),
}

export const bankStatementSamples: SamplesOf<typeof bankStatements> = {
  listBankStatements: () => ({}),
  uploadBankStatement: () => ({ body: {}, files: { file: new File(['x'], 'x.csv') } }),
  getBankStatement: ofStatement,
  correctCsvLayout: (firm) => ({
    ...ofStatement(firm),
    body: {
      layout: {
        ...{ delimiter: ',', rowsBefore: 1, roles: ['bookedOn', 'amount'], dayOrder: 'dayFirst', decimalMark: '.' },
      },
    },
  }),
  deleteBankStatement: ofStatement,
  listStatementLines: () => ({}),
  confirmStatementLine: (firm) => ({ ...ofLine(firm), body: { clientID: firm.clientId } }),
  confirmCertainLines: () => ({ body: {} }),
  setStatementLinesAside: ({ statementLineId }) => ({ body: { lineIDs: [statementLineId] } }),
  takeStatementLineBack: (firm) => ({ ...ofLine(firm), body: {} }),
}
