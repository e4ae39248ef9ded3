import { payments } from '@praxis/contract/payments/payments'
import { allPagesQuery, query } from '../../api/query'
import type { PaymentsSearch } from './payments-search'

type Filters = Omit<PaymentsSearch, 'page' | 'sortOrder'>

/** Claims that are not paid yet, by the groups they were submitted in; all pages so far. */
export const processingQuery = ({ page: _, ...asked }: PaymentsSearch) =>
  allPagesQuery(payments.listProcessingPayments, (page) => ({ query: { ...asked, page } }), { keepsPrevious: true })

/** Payments, newest first. */
export const processedQuery = (filters: Filters, page: number) =>
  query(payments.listProcessedPayments, { query: { ...filters, page } }, { keepsPrevious: true })

export const paymentQuery = (id: string) => query(payments.getProcessedPayment, { params: { id } })

export const exportOptionsQuery = query(payments.getValidExportOptions, {}, { topics: ['companyManagement'] })
