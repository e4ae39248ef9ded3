import { payments } from '@praxis/contract/payments/payments'
import { query } from '../../api/query'

/** How many claims wait to be paid, for the menu. */
export const paymentsCountQuery = query(
  payments.countProcessingPayments,
  {},
  { topics: ['payments', 'expenses', 'requests', 'approvals'] },
)
