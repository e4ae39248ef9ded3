import { LARGEST_EXPENSE } from '@praxis/contract/expenses/expense-rules'
import type { Expense, ExpenseChanges } from '@praxis/contract/expenses/expense-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import type { Day } from '@praxis/domain/calendar/day'
import { max, min } from '@praxis/domain/validation/number-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import type { FormRules } from '../../../ui/forms/rule-problems'
import { type ClaimValues, claimBody, claimRules, claimValuesOf, newClaim } from './claim-values'

/** A claim of what somebody paid, as it stands in the form. */
export interface ExpenseValues extends ClaimValues {
  readonly name: string
  readonly typeID: string | null
  readonly amount: number | null
  readonly currency: Currency
  /** The company's card it was paid with; null for one's own money. */
  readonly creditCardID: string | null
}

const LONGEST_NAME = 200

export const newExpense = (today: Day, currency: Currency): ExpenseValues => ({
  ...newClaim(today),
  name: '',
  typeID: null,
  amount: null,
  currency,
  creditCardID: null,
})

export const expenseValuesOf = (expense: Expense): ExpenseValues => ({
  ...claimValuesOf(expense),
  name: expense.name,
  typeID: expense.type?.id ?? null,
  // A draft without an amount has none to show, rather than 0.00 that has to be deleted first.
  amount: expense.amount === 0 ? null : expense.amount,
  currency: expense.currency,
  creditCardID: expense.creditCard?.id ?? null,
})

export const expenseRules = {
  ...claimRules,
  name: maxLength(LONGEST_NAME),
  amount: [min(0), max(LARGEST_EXPENSE, '100,000,000')],
} satisfies FormRules<ExpenseValues>

/** A claim that is typed in begins with its name; one that begins with a receipt may lack everything else. */
export const newExpenseRules = { ...expenseRules, name: [required('Name'), maxLength(LONGEST_NAME)] }

export const expenseBody = (values: Partial<ExpenseValues>): Omit<ExpenseChanges, 'version'> => {
  const { name, typeID, amount, currency, creditCardID } = values
  return {
    ...claimBody(values),
    ...(name !== undefined && { name: name.trim() }),
    ...(typeID !== undefined && { typeID }),
    ...(amount !== undefined && { amount: amount ?? 0 }),
    ...(currency && { currency }),
    ...(creditCardID !== undefined && { creditCardID }),
  }
}
