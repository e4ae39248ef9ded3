import { bankAccounts } from '@praxis/contract/payments/bank-accounts'
import { payments } from '@praxis/contract/payments/payments'
import { implement } from '../../platform/http/implement'
import { createCounterExpense } from '../expenses/commands/counter-expense'
import { unapproveExpense } from '../expenses/commands/unapprove-expense'
import { deleteBankAccount, revealBankAccount, updateBankAccount } from './commands/bank-accounts'
import { createPayment } from './commands/create-payment'
import { makeBankFile } from './commands/make-bank-file'
import { getBankAccount } from './queries/bank-account-row'
import { getValidExportOptions } from './queries/export-options'
import { countProcessingPayments, listProcessingPayments } from './queries/list-processing-payments'
import { exportProcessedPayments, getProcessedPayment, listProcessedPayments } from './queries/processed-payments'

export const paymentsRoutes = [
  ...implement(payments, {
    listProcessingPayments: ({ db, platform, actor, query }) => listProcessingPayments(db, platform, actor, query),

    countProcessingPayments: ({ db, actor }) => countProcessingPayments(db, actor),

    createPayment: ({ db, platform, actor, body }) => createPayment(db, platform, actor, body.expenseIDs),

    unapproveExpense: ({ db, platform, actor, params, body }) =>
      unapproveExpense(db, platform, actor, params.id, body.comment),

    createCounterExpense: ({ db, platform, actor, params, body }) =>
      createCounterExpense(db, platform, actor, params.id, body),

    listProcessedPayments: ({ db, platform, actor, query }) => listProcessedPayments(db, platform.files, actor, query),

    getProcessedPayment: ({ db, platform, actor, params }) => getProcessedPayment(db, platform, actor, params.id),

    exportProcessedPayments: ({ db, platform, actor, query }) =>
      exportProcessedPayments(db, platform.files, actor, query.paymentIDs),

    getValidExportOptions: ({ db }) => getValidExportOptions(db),

    makeBankFile: ({ db, platform, actor, params }) => makeBankFile(db, platform, actor, params.id),
  }),

  ...implement(bankAccounts, {
    getBankAccount: ({ db, actor, params }) => getBankAccount(db, actor, params.id),

    revealBankAccount: ({ db, platform, actor, params }) => revealBankAccount(db, platform, actor, params.id),

    updateBankAccount: ({ db, platform, actor, params, body }) =>
      updateBankAccount(db, platform, actor, params.id, body),

    deleteBankAccount: ({ db, actor, params }) => deleteBankAccount(db, actor, params.id),
  }),
]
