import type { StoredSettings } from '@praxis/contract/company/company-settings'
import type { Theme } from '@praxis/contract/company/theme'
import type { Capability } from '@praxis/contract/people/capabilities'
import type { ContractType } from '@praxis/contract/people/employees'
import type { DemoAbsence, DemoAdjustment, DemoMarking } from './demo-absence'
import type { DemoAssetCategory } from './demo-asset'
import type { DemoClient } from './demo-client'
import type { DemoExpense, DemoSpending } from './demo-expense'
import type { DemoInvoicing } from './demo-invoicing'
import type { DemoOpportunity } from './demo-opportunity'
import type { DemoProject } from './demo-project'

/** Someone with an account. The username says who they are wherever they work. */
export interface DemoPerson {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
}

/** Hours from Monday to Friday. */
type DemoWeek = readonly [number, number, number, number, number]

export interface DemoPeriod {
  /** A day, or without a year one of the year in which the demo is filled. Default: the start of the contract. */
  readonly from?: string
  /** Default: seven and a half hours a day. */
  readonly week?: DemoWeek
  /** Default: permanent. */
  readonly type?: ContractType
  /** Default: 25. */
  readonly holidayDays?: number
}

/** What is known of an employee beyond their place in the company. */
export interface DemoProfile {
  readonly contractStart: string
  /** Default: one period, full time. */
  readonly periods?: readonly DemoPeriod[]
  /** The employee works for the office, not for clients. */
  readonly isInternal?: true
  /** The employee took no leave this year, so that what they carried over is about to be lost. */
  readonly savesLeave?: true
  readonly tags?: readonly string[]
  readonly landline?: string
  readonly dynamicDetails?: Readonly<Record<string, string>>
}

export interface DemoEmployee {
  readonly username: string
  readonly jobTitle: string
  readonly shortDescription?: string
  /** The manager's username; managers are listed before the people they manage. */
  readonly lineManager?: string
  readonly can?: readonly Capability[]
  readonly revenue?: 'read' | 'write'
  readonly isActive?: false
  readonly openedDaysAgo?: number
  readonly profile: DemoProfile
}

export interface DemoInvitation {
  readonly email: string
  readonly jobTitle: string
  readonly lineManager: string
  readonly sentDaysAgo: number
}

/** What the company keeps in its settings, beyond what every company starts with. */
export interface DemoCollections {
  readonly rateCards: readonly {
    readonly name: string
    readonly code: string
    readonly hourlyCharge: number
    readonly hourlyCost: number
  }[]
  readonly absenceReasons: readonly {
    readonly name: string
    readonly initials: string
    readonly color: string
    readonly allowanceDays: number
  }[]
  readonly creditCards: readonly {
    readonly name: string
    readonly brand: string
    readonly lastFour: string
    readonly holder?: string
  }[]
  readonly journalCategories: readonly { readonly name: string; readonly initials: string; readonly color: string }[]
  readonly bankHolidays: readonly { readonly name: string; readonly on: string }[]
}

export interface DemoCompany {
  readonly name: string
  readonly domain: string
  readonly owner: string
  readonly financialYearStart: string
  readonly holidayYearStart: string
  readonly theme: Theme
  readonly employees: readonly DemoEmployee[]
  readonly settings?: Partial<StoredSettings>
  readonly collections?: DemoCollections
  readonly invitations?: readonly DemoInvitation[]
  readonly clients?: readonly DemoClient[]
  readonly projects?: readonly DemoProject[]
  readonly absences?: readonly DemoAbsence[]
  readonly markings?: readonly DemoMarking[]
  readonly adjustments?: readonly DemoAdjustment[]
  readonly expenses?: readonly DemoExpense[]
  readonly spending?: readonly DemoSpending[]
  readonly opportunities?: readonly DemoOpportunity[]
  readonly invoicing?: DemoInvoicing
  readonly assets?: readonly DemoAssetCategory[]
  /** Who decides on bookings of assets. */
  readonly assetKeeper?: string
}
