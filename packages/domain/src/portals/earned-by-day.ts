import type { AgreementItemInput } from '@praxis/contract/plans/agreements'
import type { Day } from '../calendar/day'
import { agreedAmounts } from '../plans/agreement-months'
import { isSaidByAgreement } from '../plans/said-by-agreement'
import { type PeriodUnit, periodsOf, sumsByPeriod } from '../plans/tracked-periods'

export interface AmountOfDay {
  readonly day: Day
  readonly amount: number
}

export interface EarnedGround {
  readonly today: Day
  readonly isFixedPrice: boolean
  /** What approved time comes to that is charged and that no retainer covers. */
  readonly time: readonly AmountOfDay[]
  /** Approved expenses that are billed to the client, as they are charged. */
  readonly expenses: readonly AmountOfDay[]
  readonly items: readonly Pick<AgreementItemInput, 'amount' | 'category' | 'dueDate' | 'doneOn' | 'retainer'>[]
}

/** What was agreed and is done, on the day it was; a retainer on the first day of each of its periods. */
const agreedByDay = ({ isFixedPrice, items }: EarnedGround): AmountOfDay[] =>
  items.flatMap((item): readonly AmountOfDay[] => {
    if (item.retainer) return agreedAmounts([item])
    if (item.doneOn === null || !isSaidByAgreement({ isFixedPrice, agreed: items }, item.category)) return []
    return [{ day: item.doneOn, amount: item.amount }]
  })

/**
 * What a client has been brought for their money so far, as it is or will be on an invoice: charged time and expenses, and
 * for a fixed price what was agreed and is done.
 */
export const earnedByDay = (ground: EarnedGround): AmountOfDay[] => {
  const { today, isFixedPrice, time, expenses, items } = ground
  const areExpensesAgreed = isSaidByAgreement({ isFixedPrice, agreed: items }, 'expensesBudget')
  return [...(isFixedPrice ? [] : time), ...(areExpensesAgreed ? [] : expenses), ...agreedByDay(ground)].filter(
    ({ day }) => day <= today,
  )
}

export interface CumulatedPeriod {
  readonly startDate: Day
  readonly amount: number
  /** All up to the end of the period. */
  readonly cumulative: number
}

/** Amounts by week or month, without a gap between the first and the last, or between other days that are to be shown. */
export const cumulated = (
  unit: PeriodUnit,
  amounts: readonly AmountOfDay[],
  others: readonly Day[] = [],
): CumulatedPeriod[] => {
  const sums = sumsByPeriod(unit, amounts, ({ amount }) => amount)
  let cumulative = 0
  return periodsOf(unit, [...amounts.map(({ day }) => day), ...others]).map((startDate) => {
    const amount = sums.get(startDate) ?? 0
    cumulative += amount
    return { startDate, amount, cumulative }
  })
}
