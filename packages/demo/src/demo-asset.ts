import type { AssetCondition, BookingRule } from '@praxis/contract/assets/asset-rules'
import type { DemoFile } from './demo-journal'

/** A booking, by days counted from the one on which the demo is filled. */
export interface DemoAssetBooking {
  readonly who: string
  readonly from: number
  readonly to: number
  /** Hours of the day at which it begins and ends; 9 and 17.5 by default. */
  readonly hours?: readonly [number, number]
  /** Default: approved. */
  readonly state?: 'waitingForApproval' | 'denied' | 'cancelled'
  readonly note?: string
  /** What was said with the decision. */
  readonly decision?: string
  /** It was collected as it began. */
  readonly isTaken?: true
  /** How many days after its end it came back; without it, what is taken is still out. */
  readonly backAfter?: number
}

export interface DemoAsset {
  readonly name: string
  readonly code: string
  readonly serialNumber?: string
  readonly location?: string
  readonly condition?: AssetCondition
  /** How many days ago it was bought, and for how much in pence. */
  readonly bought?: readonly [daysAgo: number, price: number]
  readonly warrantyYears?: number
  readonly details?: Readonly<Record<string, string>>
  readonly assigned?: { readonly who: string; readonly daysAgo: number; readonly note?: string }
  readonly bookings?: readonly DemoAssetBooking[]
  /** Who just took it, how many days ago, and in how many it is to be back. */
  readonly taken?: { readonly who: string; readonly daysAgo: number; readonly for: number }
  readonly retired?: string
  readonly file?: DemoFile
}

export interface DemoAssetCategory {
  readonly name: string
  readonly description: string
  readonly bookingRule: BookingRule
  readonly isAutoApproved: boolean
  /** The names of its rows of text. */
  readonly rows?: readonly string[]
  readonly assets: readonly DemoAsset[]
}
