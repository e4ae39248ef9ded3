import type { PlanCategory } from '@praxis/contract/plans/plan-rules'
import type { Day } from '../calendar/day'
import type { AgreedAmount } from './agreement-months'
import type { MonthGone } from './plan-to-date'
import type { RoleRates } from './role-months'

export interface Money {
  readonly revenue: number
  readonly cost: number
}

/** Time of a month up to today in one role at one pair of rates, without what was denied. */
export interface LoggedMonth extends Money {
  readonly month: string
  readonly roleName: string | null
  readonly hourlyCharge: number | null
  /** Null where nobody knows what the time costs: it is in no sum. */
  readonly hourlyCost: number | null
  readonly seconds: number
  /** What is charged of the time, in blocks, and not covered by a retainer. */
  readonly charged: number
}

/** Claims of a month without VAT; revenue is what is billed to the client. */
export interface SpentMonth extends Money {
  readonly month: string
  readonly state: 'approved' | 'waitingForApproval'
}

/** A role with the seconds that its bookings carry on each day since `from`. */
export interface BookedRole extends RoleRates {
  readonly id: string
  readonly name: string
  readonly from: Day
  readonly daily: readonly number[]
}

export interface PlannedMonth extends Money {
  readonly month: string
  readonly category: PlanCategory
}

/** What the client agreed to pay on a day: that on which it was done, else that on which it is due. */
export interface AgreedItemOnDay extends AgreedAmount {
  /** The last day of the period that a retainer buys hours for; null for what is no retainer. */
  readonly retainedUntil: Day | null
  readonly itemId: string
  readonly name: string
}

/** All that a forecast is made of. */
export interface ForecastGround {
  readonly today: Day
  /** Whether hours bring nothing by themselves, because the price was agreed. */
  readonly isFixedPrice: boolean
  readonly logged: readonly LoggedMonth[]
  readonly spent: readonly SpentMonth[]
  readonly booked: readonly BookedRole[]
  readonly planned: readonly PlannedMonth[]
  readonly agreed: readonly AgreedItemOnDay[]
  /** How much of this month has gone by. */
  readonly thisMonth: MonthGone
}
