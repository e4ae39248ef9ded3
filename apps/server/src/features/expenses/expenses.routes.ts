import { expenseRequests as requestEndpoints } from '@praxis/contract/expenses/expense-requests'
import { expenses } from '@praxis/contract/expenses/expenses'
import { implement } from '../../platform/http/implement'
import { Refusal } from '../../platform/refusal'
import { changeVAT } from './commands/change-vat'
import { correctExpense } from './commands/correct-expense'
import { deleteExpense, deleteOpenExpenses, restoreExpenses } from './commands/delete-expenses'
import { addReceipts, removeReceipt } from './commands/keep-receipts'
import { createExpense, createMileageExpense, updateExpense } from './commands/save-expense'
import { requestExpense, submitOpenExpenses } from './commands/submit-expenses'
import { distanceWorth } from './places/distance-worth'
import { placesInQuery } from './places/places-in-query'
import { suggestLocations } from './places/suggest-locations'
import { convertCurrency } from './queries/convert-currency'
import { countExpenses } from './queries/count-expenses'
import { getExpense } from './queries/expense-access'
import { listOpenExpenses, listSubmittedExpenses } from './queries/own-expenses'

export const expensesRoutes = implement(
  { ...expenses, ...requestEndpoints },
  {
    listOpenExpenses: ({ db, platform, actor }) => listOpenExpenses(db, platform, actor),

    listSubmittedExpenses: ({ db, platform, actor, query }) => listSubmittedExpenses(db, platform, actor, query),

    countExpenses: ({ db, actor }) => countExpenses(db, actor),

    getExpense: ({ db, platform, actor, params }) => getExpense(db, platform, actor, params.id),

    createExpense: ({ db, platform, actor, body, files }) => createExpense(db, platform, actor, body, files.receipts),

    createMileageExpense: ({ db, platform, actor, body, files }) =>
      createMileageExpense(db, platform, actor, body, files.receipts),

    updateExpense: ({ db, platform, actor, params, body }) => updateExpense(db, platform, actor, params.id, body),

    addReceipts: ({ db, platform, actor, params, files }) =>
      addReceipts(db, platform, actor, params.id, files.receipts),

    removeReceipt: ({ db, platform, actor, params }) => removeReceipt(db, platform, actor, params.id, params.fileId),

    deleteExpense: ({ db, actor, params }) => deleteExpense(db, actor, params.id),

    deleteOpenExpenses: ({ db, actor }) => deleteOpenExpenses(db, actor),

    restoreExpenses: ({ db, platform, actor, body }) => restoreExpenses(db, platform, actor, body.expenseIDs),

    submitOpenExpenses: ({ db, platform, actor, body }) => submitOpenExpenses(db, platform, actor, body.expenseIDs),

    requestExpense: ({ db, platform, actor, body, files }) => requestExpense(db, platform, actor, body, files.receipts),

    correctExpense: ({ db, platform, actor, params }) => correctExpense(db, platform, actor, params.id),

    changeVAT: ({ db, platform, actor, params, body }) => changeVAT(db, platform, actor, params.id, body.vatAmount),

    convertCurrency: ({ db, platform, actor, query }) => convertCurrency(db, platform, actor, query),

    suggestLocations: async ({ db, platform, actor, query }) => ({
      items: await suggestLocations(db, platform, actor, query.query),
    }),

    calculateDistance: async ({ db, platform, query }) => {
      const worth = await distanceWorth(db, platform, placesInQuery(query.places), query.isReturn)
      if (!worth) throw new Refusal('distanceNotCalculated')
      return worth
    },
  },
)
