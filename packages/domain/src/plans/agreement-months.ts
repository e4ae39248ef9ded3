import type { AgreementItemInput, Retainer } from '@praxis/contract/plans/agreements'
import type { PlanCategory } from '@praxis/contract/plans/plan-rules'
import { addDays, addMonths, type Day } from '../calendar/day'

export type AgreedItem = Pick<AgreementItemInput, 'amount' | 'category' | 'dueDate' | 'retainer'>

export interface AgreedAmount {
  readonly category: PlanCategory
  readonly day: Day
  readonly amount: number
}

const monthsOfPeriod = { month: 1, quarter: 3 } as const

/** The periods of a retainer, which follow each other from its first day. */
export const periodsOfRetainer = (firstDay: Day, { period, numberOfPeriods }: Retainer): { from: Day; to: Day }[] => {
  const dayOf = (index: number) => addMonths(firstDay, index * monthsOfPeriod[period])
  return Array.from({ length: numberOfPeriods }, (_, index) => ({
    from: dayOf(index),
    to: addDays(dayOf(index + 1), -1),
  }))
}

/** What a client agreed to pay, by day: retainers on the first day of each of their periods. */
export const agreedAmounts = (items: readonly AgreedItem[]): AgreedAmount[] =>
  items.flatMap(({ category, amount, dueDate, retainer }) =>
    retainer
      ? periodsOfRetainer(dueDate, retainer).map(({ from }) => ({ category, amount, day: from }))
      : { category, amount, day: dueDate },
  )

/** The amount of an item, for a retainer that of all its periods. */
export const totalOfItem = ({ amount, retainer }: AgreedItem): number => amount * (retainer?.numberOfPeriods ?? 1)

interface RetainerDates {
  readonly dueDate: Day
  readonly retainer: Retainer | null
}

/** Whether two retainers have a day in common: then nobody could say which of them time is taken from. */
export const haveOverlap = (items: readonly RetainerDates[]): boolean => {
  const spans = items.flatMap(({ dueDate, retainer }) => {
    const periods = retainer ? periodsOfRetainer(dueDate, retainer) : []
    const last = periods.at(-1)
    return last ? [{ from: dueDate, to: last.to }] : []
  })
  const inOrder = spans.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return inOrder.some((span, index) => (inOrder[index + 1]?.from ?? '9999-12-31') <= span.to)
}
