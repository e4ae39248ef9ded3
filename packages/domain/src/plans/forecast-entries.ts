import type { ForecastPart } from '@praxis/contract/plans/forecast'
import type { PlanCategory } from '@praxis/contract/plans/plan-rules'
import { addDays, type Day, daysBetween } from '../calendar/day'
import type { BookedRole, ForecastGround, Money, PlannedMonth } from './forecast-ground'
import { monthOf, sumsByMonth } from './plan-months'
import { amountToDate } from './plan-to-date'
import { moneyOfSeconds } from './role-months'
import { isSaidByAgreement } from './said-by-agreement'

/** So much time at an hourly rate; without a rate it is in no sum. */
interface RatedTime {
  readonly seconds: number
  readonly rate: number | null
}

/** The smallest part of a forecast: all of its sums are sums of these. */
export interface ForecastEntry extends ForecastPart {
  readonly month: string
  /** The role, the state of claims or the item behind it, the same in all months; null for a line of the plan. */
  readonly of: { readonly id: string /** Null for time without a role. */; readonly name: string | null } | null
  /** How money was made of time; null for what is no time. */
  readonly rated: { readonly revenue: RatedTime; readonly cost: RatedTime } | null
}

const NOTHING: Money = { revenue: 0, cost: 0 }

/** Whether hours of the day were bought with a retainer, so that they bring nothing by themselves. */
const isRetained = ({ agreed }: ForecastGround, day: Day): boolean =>
  agreed.some((amount) => amount.retainedUntil !== null && amount.day <= day && day <= amount.retainedUntil)

/** Whether a retainer says what hours of the month bring, on any of its days. */
const isRetainedMonth = ({ agreed }: ForecastGround, month: string): boolean =>
  agreed.some(
    ({ day, retainedUntil }) => retainedUntil !== null && monthOf(day) <= month && month <= monthOf(retainedUntil),
  )

const loggedEntries = ({ logged, isFixedPrice }: ForecastGround): ForecastEntry[] =>
  logged.map(({ month, roleName, hourlyCharge, hourlyCost, seconds, charged, revenue, cost }) => {
    const money = { revenue: isFixedPrice ? 0 : revenue, cost }
    return {
      month,
      category: 'consultancyBudget',
      source: 'logged',
      ...money,
      seconds,
      actual: money,
      of: { id: `${roleName ?? ''}/${hourlyCharge ?? ''}/${hourlyCost ?? ''}`, name: roleName },
      rated: { revenue: { seconds: charged, rate: hourlyCharge }, cost: { seconds, rate: hourlyCost } },
    }
  })

const spentEntries = (ground: ForecastGround): ForecastEntry[] => {
  const isRevenueAgreed = isSaidByAgreement(ground, 'expensesBudget')
  return ground.spent.map(({ month, state, revenue, cost }) => {
    const money = { revenue: isRevenueAgreed ? 0 : revenue, cost }
    return {
      month,
      category: 'expensesBudget',
      source: 'expenses',
      ...money,
      seconds: 0,
      actual: money,
      of: { id: state, name: state === 'approved' ? 'Approved' : 'Waiting for approval' },
      rated: null,
    }
  })
}

/** What a role is booked for by month, from tomorrow on: all of it, or what is on days that count. */
const monthsAhead = ({ from, daily }: BookedRole, today: string, counts: (day: Day) => boolean = () => true) => {
  const before = Math.min(Math.max(daysBetween(from, today) + 1, 0), daily.length)
  return sumsByMonth(
    from,
    daily.map((seconds, index) => (index < before || !counts(addDays(from, index)) ? 0 : seconds)),
  ).filter(({ seconds }) => seconds > 0)
}

/** Hours ahead that a retainer covers cost what they cost; how many will go beyond it nobody knows yet. */
const bookedEntries = (ground: ForecastGround): ForecastEntry[] => {
  const { booked, today, isFixedPrice, agreed } = ground
  const hasRetainer = agreed.some(({ retainedUntil }) => retainedUntil !== null)
  return booked.flatMap((role) => {
    const months = monthsAhead(role, today)
    const paid = hasRetainer ? monthsAhead(role, today, (day) => !isRetained(ground, day)) : months
    const paidSeconds = new Map(paid.map(({ month, seconds }) => [month, seconds]))
    return months.map(({ month, seconds }) => {
      const charged = paidSeconds.get(month) ?? 0
      return {
        month,
        category: 'consultancyBudget' as const,
        source: 'bookings' as const,
        revenue: isFixedPrice ? 0 : moneyOfSeconds(charged, role.hourlyCharge),
        cost: moneyOfSeconds(seconds, role.hourlyCost),
        seconds,
        actual: NOTHING,
        of: { id: role.id, name: role.name },
        rated: { revenue: { seconds: charged, rate: role.hourlyCharge }, cost: { seconds, rate: role.hourlyCost } },
      }
    })
  })
}

const agreedEntries = (ground: ForecastGround): ForecastEntry[] =>
  ground.agreed
    .filter(({ category, retainedUntil }) => isSaidByAgreement(ground, category) || retainedUntil !== null)
    .map(({ itemId, name, category, day, amount }) => ({
      month: monthOf(day),
      category,
      source: 'agreements',
      revenue: amount,
      cost: 0,
      seconds: 0,
      actual: day <= ground.today ? { revenue: amount, cost: 0 } : NOTHING,
      of: { id: itemId, name },
      rated: null,
    }))

/**
 * What a line of the plan stands in for. Of hours and claims it says the months to come in which there are none yet; of a
 * fixed price without an agreement, and of what is neither hours nor claims, every month.
 */
const stoodIn = (
  ground: ForecastGround,
  { month, category, revenue, cost }: PlannedMonth,
  isKnown: (category: PlanCategory, month: string) => boolean,
): Money => {
  const isOpen = month > monthOf(ground.today) && !isKnown(category, month)
  const isEveryMonth = category === 'othersBudget'
  const isBought = category === 'consultancyBudget' && isRetainedMonth(ground, month)
  const isSaid = isSaidByAgreement(ground, category) || isBought
  const isRevenueOfEveryMonth = isEveryMonth || (ground.isFixedPrice && category === 'consultancyBudget')
  return {
    revenue: !isSaid && (isOpen || isRevenueOfEveryMonth) ? revenue : 0,
    cost: isOpen || isEveryMonth ? cost : 0,
  }
}

const plannedEntries = (ground: ForecastGround, known: readonly ForecastEntry[]): ForecastEntry[] => {
  const knownMonths = new Set(known.map(({ category, month }) => `${category} ${month}`))
  const isKnown = (category: PlanCategory, month: string) => knownMonths.has(`${category} ${month}`)
  const toDate = (amount: number, month: string) => amountToDate(amount, month, ground.today, ground.thisMonth)
  return ground.planned.map((line) => {
    const money = stoodIn(ground, line, isKnown)
    return {
      month: line.month,
      category: line.category,
      source: 'budgetPlan',
      ...money,
      seconds: 0,
      actual: { revenue: toDate(money.revenue, line.month), cost: toDate(money.cost, line.month) },
      of: null,
      rated: null,
    }
  })
}

/** What a project has brought and cost, and will: each amount with where it comes from. */
export const forecastEntries = (ground: ForecastGround): ForecastEntry[] => {
  const worked = [...loggedEntries(ground), ...bookedEntries(ground)]
  const spent = spentEntries(ground)
  return [...worked, ...spent, ...agreedEntries(ground), ...plannedEntries(ground, [...worked, ...spent])]
}
