import { secondsOfRole } from '../bookings/booking-days'
import type { WorkDays } from '../bookings/work-days'
import type { Day } from '../calendar/day'
import { profitMargin } from '../money/percent'
import { sumsByMonth } from '../plans/plan-months'
import { type BookedRole, moneyOfSeconds } from '../plans/role-months'

export interface BookedMoney {
  readonly seconds: number
  readonly charge: number
  readonly cost: number
  /** A fraction of the charge; null without one. */
  readonly margin: number | null
}

export interface BreakdownMonth extends BookedMoney {
  /** Its first day. */
  readonly month: Day
}

export interface BreakdownRole<Role> extends BookedMoney {
  readonly role: Role
  readonly months: readonly BreakdownMonth[]
}

export interface Breakdown<Role> extends BookedMoney {
  readonly months: readonly BreakdownMonth[]
  readonly roles: readonly BreakdownRole<Role>[]
}

type Amounts = Omit<BookedMoney, 'margin'>

const withMargin = ({ seconds, charge, cost }: Amounts): BookedMoney => ({
  seconds,
  charge,
  cost,
  margin: charge === 0 ? null : profitMargin(charge, cost),
})

const sumOf = (parts: readonly Amounts[]): BookedMoney => {
  const sum = { seconds: 0, charge: 0, cost: 0 }
  for (const { seconds, charge, cost } of parts) {
    sum.seconds += seconds
    sum.charge += charge
    sum.cost += cost
  }
  return withMargin(sum)
}

/** Days that carry nothing bring and cost nothing; months without booked time are left out. */
const monthsOfRole = ({ bookings, hourlyCharge, hourlyCost }: BookedRole, days: WorkDays): BreakdownMonth[] =>
  sumsByMonth(days.from, secondsOfRole(bookings, days)).flatMap(({ month, seconds }) => {
    if (seconds === 0) return []
    const charge = moneyOfSeconds(seconds, hourlyCharge)
    return { month: `${month}-01`, ...withMargin({ seconds, charge, cost: moneyOfSeconds(seconds, hourlyCost) }) }
  })

const monthsOfAll = (months: readonly BreakdownMonth[]): BreakdownMonth[] =>
  [...new Set(months.map(({ month }) => month))]
    .toSorted()
    .map((month) => ({ month, ...sumOf(months.filter((part) => part.month === month)) }))

/** What is booked by role and month. Each charge and cost of a role in a month is rounded, and every sum is one of those. */
export const breakdownOf = <Role extends BookedRole>(
  booked: readonly Role[],
  daysOf: (role: Role) => WorkDays,
): Breakdown<Role> => {
  const roles = booked.map((role) => {
    const months = role.bookings.length === 0 ? [] : monthsOfRole(role, daysOf(role))
    return { role, ...sumOf(months), months }
  })
  return { ...sumOf(roles), months: monthsOfAll(roles.flatMap(({ months }) => months)), roles }
}
