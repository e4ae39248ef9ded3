import type { ActionWords } from '@praxis/contract/company/history-actions'
import { formatDay, isDay } from '@praxis/domain/calendar/day'
import { enteredTextOfMoney } from '@praxis/domain/money/money'
import type { TraceWords } from '../requests/request-type-view'

const ACTIONS: ActionWords<'expense'> = {
  created: 'added the claim',
  updated: 'changed the claim',
  deleted: 'deleted the claim',
  restored: 'restored the claim',
  // That the request was submitted is told beside it.
  submitted: 'submitted the claim',
  receiptAdded: 'added a receipt',
  receiptRemoved: 'removed a receipt',
  movedToProject: 'moved the claim to another project',
  vatCorrected: 'corrected the VAT',
  paid: 'paid the claim',
  countered: 'made a counter-expense',
}

/** The words for the history of a claim. */
export const expenseTrace: TraceWords = {
  entity: 'expense',
  actions: ACTIONS,
  fields: {
    name: 'Name',
    type: 'Type',
    project: 'Project',
    creditCard: 'Paid with',
    incurredDate: 'Day',
    amount: 'Amount',
    currency: 'Currency',
    vatAmount: 'VAT',
    billToClient: 'Bill to client',
    comment: 'Comment',
    receipts: 'Receipts',
    payment: 'Payment',
  },
  valueText: (field, value) => {
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    if ((field === 'amount' || field === 'vatAmount') && typeof value === 'number') return enteredTextOfMoney(value)
    const text = String(value)
    return isDay(text) ? formatDay(text) : undefined
  },
}
