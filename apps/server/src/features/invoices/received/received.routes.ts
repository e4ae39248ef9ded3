import { bankStatements } from '@praxis/contract/invoices/bank-statements'
import { creditNotes } from '@praxis/contract/invoices/credit-notes'
import { invoiceReminders } from '@praxis/contract/invoices/invoice-reminders'
import { receivedPayments } from '@praxis/contract/invoices/received-payments'
import { implement } from '../../../platform/http/implement'
import { correctCsvLayout, deleteBankStatement, uploadBankStatement } from './bank-statements/change-statements'
import { confirmCertainLines, confirmStatementLine } from './bank-statements/confirm-lines'
import { listStatementLines } from './bank-statements/list-statement-lines'
import { getBankStatement, listBankStatements } from './bank-statements/statement-row'
import { setStatementLinesAside, takeStatementLineBack } from './bank-statements/undecide-lines'
import { createCreditNote } from './credit-notes/create-credit-note'
import { getCreditableItems } from './credit-notes/get-creditable-items'
import { allotClientBalance } from './payments/allot-client-balance'
import { listClientBalances } from './payments/client-balance'
import { listReceivedPayments } from './payments/list-received-payments'
import { noteReceivedPayment } from './payments/note-received-payment'
import { takeBackReceivedPayment } from './payments/take-back-payment'
import { getInvoiceReminders, updateInvoiceReminders } from './reminders/invoice-reminders'

/** What follows a bill: what is paid, taken back and reminded of. */
export const receivedRoutes = [
  ...implement(receivedPayments, {
    listReceivedPayments: ({ db, platform, actor, params }) =>
      listReceivedPayments(db, platform.files, actor, params.id),

    noteReceivedPayment: ({ db, platform, actor, params, body }) =>
      noteReceivedPayment(db, platform.files, actor, params.id, body),

    allotClientBalance: ({ db, platform, actor, params, body }) =>
      allotClientBalance(db, platform.files, actor, params.id, body.amount),

    takeBackReceivedPayment: ({ db, platform, actor, params }) =>
      takeBackReceivedPayment(db, platform.files, actor, params.id, params.paymentId),

    listClientBalances: ({ db, actor, params }) => listClientBalances(db, actor, params.id),
  }),

  ...implement(creditNotes, {
    getCreditableItems: ({ db, actor, params }) => getCreditableItems(db, actor, params.id),

    createCreditNote: ({ db, platform, actor, params, body }) => createCreditNote(db, platform, actor, params.id, body),
  }),

  ...implement(invoiceReminders, {
    getInvoiceReminders: ({ db, actor, params }) => getInvoiceReminders(db, actor, params.id),

    updateInvoiceReminders: ({ db, actor, params, body }) =>
      updateInvoiceReminders(db, actor, params.id, body.isStopped),
  }),

  ...implement(bankStatements, {
    listBankStatements: ({ db, platform, actor, query }) => listBankStatements(db, platform.files, actor, query),

    uploadBankStatement: ({ db, platform, actor, body, files }) =>
      uploadBankStatement(db, platform.files, actor, body, files.file),

    getBankStatement: ({ db, platform, actor, params }) => getBankStatement(db, platform.files, actor, params.id),

    correctCsvLayout: ({ db, platform, actor, params, body }) =>
      correctCsvLayout(db, platform.files, actor, params.id, body),

    deleteBankStatement: ({ db, platform, params }) => deleteBankStatement(db, platform.files, params.id),

    listStatementLines: ({ db, platform, actor, query }) => listStatementLines(db, platform.files, actor, query),

    confirmStatementLine: ({ db, platform, actor, params, body }) =>
      confirmStatementLine(db, platform.files, actor, params.id, body),

    confirmCertainLines: ({ db, body }) => confirmCertainLines(db, body.statementID),

    setStatementLinesAside: ({ db, body }) => setStatementLinesAside(db, body.lineIDs),

    takeStatementLineBack: ({ db, platform, actor, params }) =>
      takeStatementLineBack(db, platform.files, actor, params.id),
  }),
]
