import type { Currency } from '@praxis/contract/protocol/values'
import type { DemoDetails } from './demo-details'
import type { DemoEntry } from './demo-journal'

export interface DemoContact {
  readonly firstName: string
  readonly lastName: string
  readonly jobTitle: string
  readonly type?: 'Main' | 'Billing'
  readonly email: string
  readonly landline?: string
}

/** A white sign on a coloured square, drawn on 16 by 16 units. */
export interface DemoLogo {
  readonly background: string
  readonly sign: string
}

export interface DemoClient {
  readonly name: string
  /** The owner's username. */
  readonly owner: string
  readonly sinceDaysAgo: number
  readonly isActive?: false
  /** Default: the pound. */
  readonly currency?: Currency
  readonly logo: DemoLogo
  readonly email: string
  readonly landline: string
  readonly website: string
  readonly address: {
    readonly line1: string
    readonly line2?: string
    readonly city: string
    readonly postcode: string
  }
  readonly details: DemoDetails
  readonly contacts: readonly DemoContact[]
  readonly journal: readonly DemoEntry[]
}
