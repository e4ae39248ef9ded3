import { type calculationMethods, MOST_PLAN_MONTHS } from '@praxis/contract/plans/plan-rules'
import { addDays, addMonths, startOfMonth } from '@praxis/domain/calendar/day'
import type { PlanEdit } from './plan-edits'
import { lines, monthsOf, type PlanLine, type PlanValues } from './plan-values'

/** The methods whose amounts come from what stands beside a plan, which is not copied with it. */
const COUNTED_ELSEWHERE: ReadonlySet<(typeof calculationMethods)[number]> = new Set([
  'fromResourcePlan',
  'fixedMonthlyByAgreement',
])

const lastMonth = ({ dates: { startDate } }: PlanValues, months: number) =>
  addDays(addMonths(startOfMonth(startDate), months), -1)

/**
 * Another plan from the start of this one on, as long as that one. Lines that are calculated from its roles or its
 * agreement have no such ground here: their amounts are copied.
 */
export function withCopiedPlan(values: PlanValues, copied: PlanValues): PlanEdit {
  const from = monthsOf(copied).slice(0, MOST_PLAN_MONTHS)
  const first = startOfMonth(values.dates.startDate)
  const monthAt = new Map(from.map((month, place) => [month, addMonths(first, place).slice(0, 7)]))
  const lineOf = ({ method, basis, months }: PlanLine): PlanLine => ({
    method: COUNTED_ELSEWHERE.has(method) ? 'variesByMonth' : method,
    basis,
    months: Object.fromEntries(from.map((month) => [monthAt.get(month) ?? month, months[month] ?? 0])),
  })
  const { startDate } = values.dates
  const { isOpenEnded } = copied.dates
  const dates = { startDate, isOpenEnded, endDate: isOpenEnded ? null : lastMonth(values, from.length) }
  const changed = Object.fromEntries(lines.map(({ key }) => [key, lineOf(copied[key])]))
  return { values: { ...values, ...changed, dates }, changedPath: ['startDate'] }
}
