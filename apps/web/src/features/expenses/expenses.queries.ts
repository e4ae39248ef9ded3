import { expenses } from '@praxis/contract/expenses/expenses'
import type { Input } from '@praxis/contract/protocol/endpoint'
import type { Currency } from '@praxis/contract/protocol/values'
import type { Day } from '@praxis/domain/calendar/day'
import { itemsQuery, listQueries, query } from '../../api/query'

/** All claims of the reader that are not submitted yet, with what they come to. */
export const openExpensesQuery = query(expenses.listOpenExpenses, {})

export type AskedSubmitted = Omit<NonNullable<Input<typeof expenses.listSubmittedExpenses>['query']>, 'page' | 'per'>

/** The reader's submitted claims, a page of groups at a time. */
export const submittedExpensesQueries = (asked: AskedSubmitted) =>
  listQueries(expenses.listSubmittedExpenses, (page) => ({ query: { ...asked, page } }))

/** How many claims stand under each tab. */
export const expenseCountsQuery = query(expenses.countExpenses, {})

export const expenseQuery = (id: string) => query(expenses.getExpense, { params: { id } })

/** An amount in the company's currency; rates of a day that is over do not change. */
export const conversionQuery = (amount: number, from: Currency, day: Day) =>
  query(expenses.convertCurrency, { query: { amount, from, day } }, { keepsPrevious: true, topics: [] })

export const locationsQuery = (text: string) =>
  itemsQuery(expenses.suggestLocations, { query: { query: text } }, { keepsPrevious: true, topics: [] })

/** The way through places that are given as latitude;longitude. */
export const distanceQuery = (places: readonly string[], isReturn: boolean) =>
  query(
    expenses.calculateDistance,
    { query: { places: [...places], isReturn: String(isReturn) } },
    { keepsPrevious: true, topics: ['companyManagement'] },
  )
