import { confidences, lineStates } from '@praxis/contract/invoices/bank-statement-rules'
import type { LargeFirm } from '../large-firm/large-firm'
import type { ReadCalls } from './asked'

const ofPaid = ({ paidInvoiceId }: LargeFirm) => [{ params: { id: paidInvoiceId } }]
const ofStatement = ({ statementId }: LargeFirm) => ({ statementID: statementId })

export const receivedReadCalls: Pick<
  ReadCalls,
  'receivedPayments' | 'creditNotes' | 'invoiceReminders' | 'bankStatements'
> = {
  receivedPayments: {
    listReceivedPayments: ofPaid,
    listClientBalances: ({ paidClientId }) => [{ params: { id: paidClientId } }],
  },
  creditNotes: { getCreditableItems: ofPaid },
  invoiceReminders: { getInvoiceReminders: ofPaid },
  bankStatements: {
    listBankStatements: () => [{}, { query: { page: 2, per: 5 } }],
    getBankStatement: ({ statementId }) => [{ params: { id: statementId } }],
    listStatementLines: (firm) => [
      ...lineStates.map((state) => ({ query: { state } })),
      ...lineStates.map((state) => ({ query: { state, ...ofStatement(firm) } })),
      ...confidences.map((confidence) => ({ query: { confidence } })),
      { query: { confidence: 'certain' as const, ...ofStatement(firm) } },
      { query: { page: 3 } },
    ],
  },
}
