import type { DistanceSource } from '@praxis/contract/expenses/expense-rules'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { formatDay } from '@praxis/domain/calendar/day'

export const SOURCE_WORDS: Readonly<Record<DistanceSource, string>> = {
  route: 'by the route',
  estimate: 'estimated',
  entered: 'entered',
}

type Double = Expense['doubles'][number]

/** 'Same receipt as “Taxi”, 15/10/2026, Priya Nair'. */
export function doubleText({ because, name, incurredDate, employee }: Double): string {
  const alike = because === 'receipt' ? 'Same receipt as' : 'Same day, amount and type as'
  return [`${alike} “${name || 'a claim without a name'}”`, formatDay(incurredDate), employee?.displayName]
    .filter(Boolean)
    .join(', ')
}
