import { hasCapability } from '../../platform/auth/actor'
import type { Feature } from '../../platform/feature'
import { tellOfPayments } from './commands/tell-of-payments'
import { expensesPaid } from './expenses-paid'
import { paymentsRoutes } from './payments.routes'
import { paymentsToProcess } from './payments-to-process'
import { sealedAccounts } from './queries/bank-account-row'

/** Paying approved claims back, and where people are paid. */
export const payments: Feature = {
  routes: paymentsRoutes,
  dueWork: [tellOfPayments],
  sealedColumns: [sealedAccounts],
  notificationKinds: [paymentsToProcess, expensesPaid],
  recordAccess: {
    payment: async (_db, actor) => actor.company.features.expense && hasCapability(actor, 'canProcessPayments'),
  },
}
