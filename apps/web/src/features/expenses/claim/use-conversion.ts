import { useDebouncedValue } from '@mantine/hooks'
import type { Conversion, Expense } from '@praxis/contract/expenses/expense-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import { isDay } from '@praxis/domain/calendar/day'
import { useQuery } from '@tanstack/react-query'
import { conversionQuery } from '../expenses.queries'
import type { ExpenseValues } from './expense-values'

/** So long nothing changes before the server is asked. */
const PAUSE_MS = 300

export interface Converted {
  /** What it is in the company's currency, and how that was found out; absent while it is asked for. */
  readonly amount?: number | undefined
  readonly conversion?: Conversion | undefined
  /** The amount is the one that is saved with the claim. */
  readonly isKept: boolean
  readonly error?: string | undefined
}

type Paid = Pick<ExpenseValues, 'amount' | 'currency' | 'incurredDate'>

const isSavedAs = (expense: Expense, { amount, currency, incurredDate }: Paid): boolean =>
  expense.amount === amount && expense.currency === currency && expense.incurredDate === incurredDate

/** What a claim in another currency comes to in the company's; undefined where there is nothing to convert. */
export function useConversion(values: Paid, companyCurrency: Currency, expense?: Expense): Converted | undefined {
  const { amount, currency, incurredDate: day } = values
  const [settled] = useDebouncedValue(amount ?? 0, PAUSE_MS, { leading: true })
  const isForeign = currency !== companyCurrency && amount !== null && amount > 0 && day !== null && isDay(day)
  const kept = isForeign && expense?.conversion && isSavedAs(expense, values) ? expense : undefined
  const isAsked = isForeign && !kept
  const { data, error, isPlaceholderData } = useQuery({
    ...conversionQuery(settled, currency, day ?? ''),
    enabled: isAsked && settled > 0,
  })
  if (!isForeign) return undefined
  if (kept?.conversion) return { amount: kept.convertedAmount ?? undefined, conversion: kept.conversion, isKept: true }
  if (error) return { isKept: false, error: error.message }
  if (!data || isPlaceholderData || settled !== amount) return { isKept: false }
  return { amount: data.amount, conversion: data.conversion ?? undefined, isKept: false }
}
