import type { LargeFirm } from '../large-firm/large-firm'
import { quarter, type ReadCalls, words } from './asked'

const once = () => [{}]
const filters = ({ people, project }: LargeFirm) => [
  {},
  { page: 3 },
  { employeeID: people.plain.employeeId },
  { projectID: project.id },
  quarter,
  ...words('train').map((search) => ({ search })),
]

export const paymentReadCalls: Pick<ReadCalls, 'payments' | 'bankAccounts'> = {
  payments: {
    listProcessingPayments: (firm) => [
      ...filters(firm).map((query) => ({ query })),
      { query: { sortOrder: 'newestFirst' } },
    ],
    countProcessingPayments: once,
    listProcessedPayments: (firm) => filters(firm).map((query) => ({ query })),
    getProcessedPayment: ({ paymentId }) => [{ params: { id: paymentId } }],
    exportProcessedPayments: ({ paymentId }) => [{ query: { paymentIDs: [paymentId] } }],
    getValidExportOptions: once,
  },
  bankAccounts: {
    getBankAccount: ({ people }) => [{ params: { id: people.plain.employeeId } }],
  },
}
