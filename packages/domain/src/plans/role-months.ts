import type { MonthEntry } from '@praxis/contract/plans/budget-plan'
import type { BookedTime } from '../bookings/booking-days'
import type { WorkDays } from '../bookings/work-days'
import { roundedQuotient } from '../money/rounded-quotient'
import { bookedMonths } from './booked-months'
import { type MonthOfSeconds, type MonthsOfStretch, monthsOfStretch } from './plan-months'
import { spread } from './spread'

/** What an hour of a role brings and costs, in minor units. */
export interface RoleRates {
  readonly hourlyCharge: number
  readonly hourlyCost: number
}

export interface RoleMonth extends MonthOfSeconds {
  readonly revenue: number
  readonly cost: number
}

const SECONDS_PER_HOUR = 3600n

export const moneyOfSeconds = (seconds: number, hourlyRate: number): number =>
  roundedQuotient(BigInt(seconds) * BigInt(hourlyRate), SECONDS_PER_HOUR)

/** What a role comes to by month. Its total is rounded once, and the months are parts of it by their seconds. */
export const roleMonths = ({ hourlyCharge, hourlyCost }: RoleRates, months: readonly MonthOfSeconds[]): RoleMonth[] => {
  const weights = months.map(({ seconds }) => seconds)
  const total = weights.reduce((sum, seconds) => sum + seconds, 0)
  const revenue = spread(moneyOfSeconds(total, hourlyCharge), weights)
  const cost = spread(moneyOfSeconds(total, hourlyCost), weights)
  return months.map(({ month, seconds }, index) => ({
    month,
    seconds,
    revenue: revenue[index] ?? 0,
    cost: cost[index] ?? 0,
  }))
}

export interface BookedRole extends RoleRates {
  readonly bookings: readonly BookedTime[]
}

/** What all roles come to by month; months in which none is booked are left out. */
export const monthsOfRoles = <Role extends BookedRole>(
  roles: readonly Role[],
  daysOf: (role: Role) => WorkDays,
): MonthEntry[] => {
  const months = new Map<string, { revenue: number; cost: number }>()
  // The days of all roles are mostly the same ones.
  const known = new Map<string, MonthsOfStretch>()
  for (const role of roles) {
    if (role.bookings.length === 0) continue
    const days = daysOf(role)
    const stretch = `${days.from} ${days.capacity.length}`
    const ofStretch = known.get(stretch) ?? monthsOfStretch(days.from, days.capacity.length)
    known.set(stretch, ofStretch)
    for (const { month, seconds, revenue, cost } of roleMonths(role, bookedMonths(role.bookings, days, ofStretch))) {
      if (seconds === 0) continue
      const sum = months.get(month) ?? { revenue: 0, cost: 0 }
      months.set(month, { revenue: sum.revenue + revenue, cost: sum.cost + cost })
    }
  }
  return [...months].map(([month, sum]) => ({ month, ...sum })).sort((one, other) => (one.month < other.month ? -1 : 1))
}
