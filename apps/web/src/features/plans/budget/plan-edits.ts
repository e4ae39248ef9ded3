import type { CalculationMethod } from '@praxis/contract/plans/plan-rules'
import { methodFields } from '@praxis/contract/plans/plan-rules'
import type { PlanTarget } from '../plan-target'
import { type LineKey, type LineName, type PlanDates, type PlanLine, type PlanValues, sumOfLine } from './plan-values'

/** What was changed, as the server is told of it so that it calculates the rest. */
export type ChangedPath = (string | number)[]

export interface PlanEdit {
  readonly values: PlanValues
  readonly changedPath: ChangedPath
}

export interface MonthChange extends LineName {
  readonly month: string
  readonly amount: number
}

const keyOf = ({ category, side }: LineName): LineKey => `${category}/${side}`

const withLine = (values: PlanValues, line: LineName, changes: Partial<PlanLine>): PlanValues => ({
  ...values,
  [keyOf(line)]: { ...values[keyOf(line)], ...changes },
})

/** Typed months: each line they are in varies by month from then on, on that side alone. */
export function withMonths(values: PlanValues, changes: readonly MonthChange[]): PlanEdit | undefined {
  const [first] = changes
  if (!first) return undefined
  const changed = changes.reduce(
    (so, { month, amount, ...line }) =>
      withLine(so, line, { method: 'variesByMonth', months: { ...so[keyOf(line)].months, [month]: amount } }),
    values,
  )
  return { values: changed, changedPath: [first.category, first.month, first.side] }
}

/** Another method; a total that is spread anew begins with what the months come to. */
export function withMethod(values: PlanValues, line: LineName, method: CalculationMethod): PlanEdit {
  const was = values[keyOf(line)]
  const basis = method === 'autoSpread' ? { ...was.basis, total: sumOfLine(was) } : was.basis
  return {
    values: withLine(values, line, { method, basis }),
    changedPath: [methodFields[line.category][line.side]],
  }
}

export const withBasis = (
  values: PlanValues,
  line: LineName,
  name: keyof PlanLine['basis'],
  amount: number,
): PlanEdit => ({
  values: withLine(values, line, { basis: { ...values[keyOf(line)].basis, [name]: amount } }),
  changedPath: ['basis', line.category, line.side, name],
})

export const withDates = (values: PlanValues, changes: Partial<PlanDates>): PlanEdit => ({
  values: { ...values, dates: { ...values.dates, ...changes } },
  changedPath: [Object.keys(changes)[0] ?? 'startDate'],
})

/** The end date is emptied while a plan is open-ended; switching back gives it the safe one. */
export const withOpenEnd = (values: PlanValues, isOpenEnded: boolean, safeEndDate: string): PlanEdit =>
  withDates(values, { isOpenEnded, endDate: isOpenEnded ? null : safeEndDate })

/** A line as it is saved again. */
export const withSavedLine = (values: PlanValues, line: LineName, saved: PlanValues): PlanEdit => ({
  values: withLine(values, line, saved[keyOf(line)]),
  changedPath: [methodFields[line.category][line.side]],
})

/** The methods that a line can have; the one it has stays among them. */
export function methodsOf(
  { category, side }: LineName,
  target: PlanTarget['kind'],
  isOpenEnded: boolean,
  present: CalculationMethod,
): CalculationMethod[] {
  const isOffered: Record<CalculationMethod, boolean> = {
    fromResourcePlan: category === 'consultancyBudget',
    // The months of an open-ended plan move on, and would take from those that have gone by.
    autoSpread: !isOpenEnded,
    fixedMonthly: true,
    fixedMonthlyByAgreement: side === 'revenue' && target === 'project',
    markupCost: side === 'revenue',
    variesByMonth: true,
  }
  const methods = Object.keys(isOffered) as CalculationMethod[]
  return methods.filter((method) => isOffered[method] || method === present)
}
