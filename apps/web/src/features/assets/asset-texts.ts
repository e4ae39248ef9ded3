import type { BookingRule } from '@praxis/contract/assets/asset-rules'
import type { AssetCounts } from '@praxis/contract/assets/assets'

interface Lending {
  readonly bookingRule: BookingRule
  readonly isAutoApproved: boolean
}

/** How the assets of a category are lent: 'booking needed, approved by hand'. */
export const lendingText = ({ bookingRule, isAutoApproved }: Lending): string =>
  bookingRule === 'nonRequiredBooking'
    ? 'may just be taken'
    : `booking needed, approved ${isAutoApproved ? 'automatically' : 'by hand'}`

/** '1 day', '4 days'. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** What the head of the page says: '8 in 4 categories'. */
export const countsText = ({ assetCount, categoryCount }: Pick<AssetCounts, 'assetCount' | 'categoryCount'>): string =>
  `${assetCount} in ${counted(categoryCount, 'category', 'categories')}`
