import type { BudgetPlanSnapshot, MonthEntry } from '@praxis/contract/plans/budget-plan'
import type { CalculationMethod, PlanCategory, PlanSide } from '@praxis/contract/plans/plan-rules'
import type { PlanGround } from '../budget-plan'

/** Counts a plan day by day and with fractions, from what was decided about plans; it shares nothing with what it checks. */

const DAY = 86_400_000
const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

type SidesOfBasis = BudgetPlanSnapshot['basis'][PlanCategory]

interface CountedMonth {
  readonly month: string
  readonly calendarDays: number
  readonly workingDays: number
  readonly calendarDaysOfMonth: number
  readonly workingDaysOfMonth: number
}

const endOfNextYear = (from: string, yearStart: string): string => {
  const [year, month = '', day = ''] = [Number(from.slice(0, 4)), ...yearStart.split('-')]
  const thisYear = `${year}-${month}-${day}` <= from ? year : year - 1
  return isoOf(Date.UTC(thisYear + 2, Number(month) - 1, Number(day)) - DAY)
}

const slowEnds = ({ startDate, endDate, isOpenEnded }: BudgetPlanSnapshot, ground: PlanGround) => {
  const open = endOfNextYear(startDate > ground.today ? startDate : ground.today, ground.yearStart)
  if (isOpenEnded) return { endDate: null, lastDay: open }
  const wished = endDate ?? (ground.lastEndDate && ground.lastEndDate >= startDate ? ground.lastEndDate : open)
  const end = wished < startDate ? startDate : wished
  return { endDate: end, lastDay: end }
}

/** The first of January 1970 was a Thursday. */
const weekdayAt = (time: number): number => ((time / DAY + 4) % 7) + 1

const countedMonths = (startDate: string, lastDay: string, ground: PlanGround): CountedMonth[] => {
  const holidays = new Set(ground.bankHolidays.map((day) => Date.parse(day)))
  const [first, last] = [Date.parse(startDate), Date.parse(lastDay)]
  const year = new Date(first).getUTCFullYear()
  const months: CountedMonth[] = []
  for (let month = new Date(first).getUTCMonth(); Date.UTC(year, month, 1) <= last; month += 1) {
    const [start, next] = [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)]
    const counted = { calendarDays: 0, workingDays: 0, calendarDaysOfMonth: 0, workingDaysOfMonth: 0 }
    for (let time = start; time < next; time += DAY) {
      const isWorked = ground.workingWeek.includes(weekdayAt(time)) && !holidays.has(time)
      const isInside = time >= first && time <= last
      counted.calendarDaysOfMonth += 1
      if (isInside) counted.calendarDays += 1
      if (isWorked) counted.workingDaysOfMonth += 1
      if (isWorked && isInside) counted.workingDays += 1
    }
    months.push({ month: isoOf(start).slice(0, 7), ...counted })
  }
  return months
}

/** The nearest whole number, where halves go away from zero. */
const nearest = (numerator: bigint, denominator: bigint): number => {
  const whole = numerator / denominator
  return Number((numerator - whole * denominator) * 2n >= denominator ? whole + 1n : whole)
}

/** Gives one unit after the other to the month that is furthest below its exact share. */
const slowSpread = (total: number, weights: readonly number[]): number[] => {
  const sum = BigInt(weights.reduce((all, weight) => all + weight, 0))
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? total : 0))
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight))
  const parts = exact.map((share) => share / sum)
  const given = new Set<number>()
  for (let left = BigInt(total) - parts.reduce((all, part) => all + part, 0n); left > 0n; left -= 1n) {
    let best = -1
    for (const [index, share] of exact.entries())
      if (!given.has(index) && (best < 0 || share % sum > (exact[best] ?? 0n) % sum)) best = index
    given.add(best)
  }
  return parts.map((part, index) => Number(part) + (given.has(index) ? 1 : 0))
}

const isForbidden = (method: CalculationMethod, category: PlanCategory, side: PlanSide, isOpenEnded: boolean) =>
  (method === 'fromResourcePlan' && category !== 'consultancyBudget') ||
  (side === 'cost' && (method === 'fixedMonthlyByAgreement' || method === 'markupCost')) ||
  (isOpenEnded && method === 'autoSpread')

const slowLine = (
  plan: BudgetPlanSnapshot,
  ground: PlanGround,
  line: { category: PlanCategory; side: PlanSide; method: CalculationMethod; months: CountedMonth[]; costs: number[] },
): { method: CalculationMethod; amounts: number[] } => {
  const { category, side, months } = line
  const method = isForbidden(line.method, category, side, plan.isOpenEnded) ? 'variesByMonth' : line.method
  const basis = plan.basis[category][side]
  const [first, last] = [months[0]?.month ?? '', months[months.length - 1]?.month ?? '']
  const gathered = (amounts: readonly (readonly [month: string, amount: number])[]) =>
    months.map(({ month }) => {
      let sum = 0
      for (const [other, amount] of amounts)
        if (other === month || (month === first && other < first) || (month === last && other > last)) sum += amount
      return sum
    })
  const ofMonth = (entries: readonly MonthEntry[]) => entries.map((entry) => [entry.month, entry[side]] as const)
  const amounts = (): number[] => {
    if (method === 'autoSpread')
      return slowSpread(
        basis.total,
        months.map(({ workingDays }) => workingDays),
      )
    if (method === 'fixedMonthly')
      return months.map(({ calendarDays, calendarDaysOfMonth, workingDays, workingDaysOfMonth }) => {
        if (calendarDays === calendarDaysOfMonth) return basis.monthly
        return workingDaysOfMonth === 0
          ? 0
          : nearest(BigInt(basis.monthly) * BigInt(workingDays), BigInt(workingDaysOfMonth))
      })
    if (method === 'fixedMonthlyByAgreement')
      return gathered(
        ground.agreed.filter((item) => item.category === category).map(({ day, amount }) => [day.slice(0, 7), amount]),
      )
    if (method === 'fromResourcePlan') return gathered(ofMonth(ground.resourcePlan))
    if (method === 'markupCost')
      return line.costs.map((cost) => nearest(BigInt(cost) * BigInt(10_000 + basis.markup), 10_000n))
    return months.map(({ month }) => plan[category].find((entry) => entry.month === month)?.[side] ?? 0)
  }
  return { method, amounts: amounts() }
}

const lines = [
  ['consultancyBudget', 'consultancyCostCalculationMethod', 'consultancyRevenueCalculationMethod'],
  ['expensesBudget', 'expensesCostCalculationMethod', 'expensesRevenueCalculationMethod'],
  ['othersBudget', 'othersCostCalculationMethod', 'othersRevenueCalculationMethod'],
] as const

/** The plan after a change. */
export const slowPlan = (
  given: BudgetPlanSnapshot,
  ground: PlanGround,
  changedPath: readonly (string | number)[],
): BudgetPlanSnapshot => {
  const copied = ({ revenue, cost }: SidesOfBasis): SidesOfBasis => ({ revenue: { ...revenue }, cost: { ...cost } })
  const { consultancyBudget, expensesBudget, othersBudget } = given.basis
  const plan = {
    ...given,
    basis: {
      consultancyBudget: copied(consultancyBudget),
      expensesBudget: copied(expensesBudget),
      othersBudget: copied(othersBudget),
    },
  }
  for (const [category, ...methods] of lines)
    for (const [place, side] of (['cost', 'revenue'] as const).entries()) {
      const field = methods[place === 0 ? 0 : 1]
      if (changedPath[0] === category && changedPath[2] === side) plan[field] = 'variesByMonth'
      if (changedPath[0] === field && plan[field] === 'autoSpread' && !plan.isOpenEnded)
        plan.basis[category][side].total = plan[category].reduce((sum, entry) => sum + entry[side], 0)
    }
  const { endDate, lastDay } = slowEnds(plan, ground)
  plan.endDate = endDate
  const months = countedMonths(plan.startDate, lastDay, ground)
  for (const [category, costMethod, revenueMethod] of lines) {
    const cost = slowLine(plan, ground, { category, side: 'cost', method: plan[costMethod], months, costs: [] })
    const revenue = slowLine(plan, ground, {
      category,
      side: 'revenue',
      method: plan[revenueMethod],
      months,
      costs: cost.amounts,
    })
    plan[costMethod] = cost.method
    plan[revenueMethod] = revenue.method
    plan[category] = months.map(({ month }, index) => ({
      month,
      revenue: revenue.amounts[index] ?? 0,
      cost: cost.amounts[index] ?? 0,
    }))
  }
  return plan
}
