import type { PlanGround } from '@praxis/contract/plans/budget-plan'
import { lines, type PlanValues } from './plan-values'

/** The lines that are calculated from the resource plan, and no longer come to what it says. */
export function linesBehindResourcePlan(values: PlanValues, byMonth: PlanGround['resourcePlanByMonth']) {
  return lines.filter(({ key, side }) => {
    const { method, months } = values[key]
    if (method !== 'fromResourcePlan') return false
    const now = new Map(byMonth.map((entry) => [entry.month, entry[side]]))
    return Object.keys({ ...months, ...Object.fromEntries(now) }).some(
      (month) => (months[month] ?? 0) !== (now.get(month) ?? 0),
    )
  })
}
