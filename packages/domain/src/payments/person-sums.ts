import type { Currency } from '@praxis/contract/protocol/values'

interface ExpenseToPay {
  readonly employeeId: string
  /** In the company’s currency, which is what is paid. */
  readonly convertedAmount: number
  readonly amount: number
  readonly currency: Currency
}

export interface PersonSum {
  readonly employeeId: string
  readonly amount: number
  readonly expenseCount: number
  /** What was spent in each currency. */
  readonly spent: readonly { readonly currency: Currency; readonly amount: number }[]
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]
const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const sumOf = (employeeId: string, rows: readonly ExpenseToPay[]): PersonSum => ({
  employeeId,
  amount: total(rows.map(({ convertedAmount }) => convertedAmount)),
  expenseCount: rows.length,
  spent: distinct(rows.map(({ currency }) => currency))
    .sort()
    .map((currency) => ({
      currency,
      amount: total(rows.filter((row) => row.currency === currency).map(({ amount }) => amount)),
    })),
})

/** What a payment brings each person, in the order of the rows; whose sum is not above nothing is left out of it. */
export const personSums = (rows: readonly ExpenseToPay[]) => {
  const sums = distinct(rows.map(({ employeeId }) => employeeId)).map((employeeId) =>
    sumOf(
      employeeId,
      rows.filter((row) => row.employeeId === employeeId),
    ),
  )
  return {
    paid: sums.filter(({ amount }) => amount > 0),
    leftOut: sums.filter(({ amount }) => amount <= 0).map(({ employeeId, amount }) => ({ employeeId, amount })),
  }
}
