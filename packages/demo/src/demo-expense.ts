import type { Currency } from '@praxis/contract/protocol/values'

/** A place on the way. */
export interface DemoPlace {
  readonly label: string
  readonly latitude: number
  readonly longitude: number
}

/** What somebody spent around now; days are counted back from the day on which the demo is filled. */
export interface DemoExpense {
  readonly who: string
  readonly daysAgo: number
  readonly name: string
  readonly project: string
  /** The name of the type; a way travelled has none. */
  readonly type?: string
  /** Minor units; of a way travelled it follows from the distance. */
  readonly amount?: number
  /** Default: pounds. */
  readonly currency?: Currency
  readonly places?: readonly [DemoPlace, DemoPlace]
  readonly isReturn?: true
  readonly billed?: true
  /** The name of the company's card. */
  readonly card?: string
  /** The lines of the receipt; without any there is none. */
  readonly receipt?: readonly string[]
  /** The day it was submitted on, counted as above; without it the claim is open. */
  readonly submittedDaysAgo?: number
  /** Default: it waits. */
  readonly state?: 'approved' | 'denied'
  readonly decision?: string
}

/** What people on projects spend again and again: an amount between two, on a type, for one of these things. */
export interface DemoSpending {
  readonly type: string
  readonly names: readonly string[]
  readonly from: number
  readonly to: number
  readonly currency?: Currency
  /** How often one of so many claims is of this kind. */
  readonly share: number
}
