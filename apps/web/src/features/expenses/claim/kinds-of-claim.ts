import type { Expense, ExpenseChanges } from '@praxis/contract/expenses/expense-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import type { Day } from '@praxis/domain/calendar/day'
import type { MileageUnit } from '@praxis/domain/expenses/mileage'
import type { ComponentType } from 'react'
import type { FormRules } from '../../../ui/forms/rule-problems'
import { MileageFields } from '../mileage/mileage-fields'
import { type MileageValues, mileageBody, mileageRules, mileageValuesOf, newMileage } from '../mileage/mileage-values'
import type { ClaimFieldsProps } from './claim-fields-props'
import type { ClaimValues } from './claim-values'
import { ExpenseFields } from './expense-fields'
import {
  type ExpenseValues,
  expenseBody,
  expenseRules,
  expenseValuesOf,
  newExpense,
  newExpenseRules,
} from './expense-values'

/** What the panel knows of a kind of claims. */
export interface KindOfClaim<Values extends ClaimValues> {
  readonly isMileage: boolean
  readonly title: string
  readonly begin: (today: Day, currency: Currency) => Values
  readonly valuesOf: (expense: Expense) => Values
  readonly rules: FormRules<Values>
  readonly rulesOfNew: FormRules<Values>
  /** What is sent for the changed fields; the other values are at hand for parts that go as a whole. */
  readonly bodyOf: (changed: Partial<Values>, values: Values) => Omit<ExpenseChanges, 'version'>
  readonly Fields: ComponentType<ClaimFieldsProps<Values>>
}

export const expenseKind: KindOfClaim<ExpenseValues> = {
  isMileage: false,
  title: 'New claim',
  begin: newExpense,
  valuesOf: expenseValuesOf,
  rules: expenseRules,
  rulesOfNew: newExpenseRules,
  bodyOf: expenseBody,
  Fields: ExpenseFields,
}

export const mileageKind = (unit: MileageUnit): KindOfClaim<MileageValues> => ({
  isMileage: true,
  title: 'Mileage claim',
  begin: newMileage,
  valuesOf: mileageValuesOf,
  rules: mileageRules(unit),
  rulesOfNew: mileageRules(unit),
  bodyOf: mileageBody(unit),
  Fields: MileageFields,
})
