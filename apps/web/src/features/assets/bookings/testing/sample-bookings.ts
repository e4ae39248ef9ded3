import type { AssetToDecide } from '@praxis/contract/assets/asset-requests'
import type { Asset, AssetBooking, AssetUse } from '@praxis/contract/assets/asset-shapes'
import { callum, sampleAsset, sampleCategory, sampleListItem } from '../../testing/sample-asset'
import type { TimelineAsset } from '../timeline/timeline-rows'

export const megan = { ...callum, id: 'megan', displayName: 'Megan Price', displayInitials: 'MP' }

/** A booking of Callum’s for three days. */
export const sampleUse = (id: string, changes: Partial<AssetUse> = {}): AssetUse => ({
  id,
  kind: 'booking',
  employee: callum,
  from: '2026-11-17T09:00:00.000Z',
  to: '2026-11-19T17:30:00.000Z',
  isWaiting: false,
  takenAt: null,
  returnedAt: null,
  isOverdue: false,
  ...changes,
})

export const laptops = sampleCategory({ assetCount: 3, can: { edit: false, delete: false } })

export const assetOf = (id: string, changes: Partial<TimelineAsset> = {}): TimelineAsset => ({
  ...sampleListItem({ id, name: id, code: id.toUpperCase() }),
  uses: [],
  ...changes,
})

/** An asset as its own endpoint answers it. */
export const wholeAsset = (uses: AssetUse[] = []): Asset =>
  sampleAsset({ id: '0198c0de-0000-7000-8000-00000000a001', name: 'MacBook Pro', uses })

const cannot = {
  change: false,
  withdraw: false,
  cancel: false,
  correct: false,
  take: false,
  bringBack: false,
  decide: false,
  reopen: false,
}

/** Megan’s booking, which waits. */
export const bookingOf = ({
  request = {},
  can = {},
  ...changes
}: Omit<Partial<AssetBooking>, 'request' | 'can'> & {
  request?: Partial<AssetBooking['request']>
  can?: Partial<AssetBooking['can']>
} = {}): AssetBooking => ({
  id: '0198c0de-0000-7000-8000-00000000b001',
  asset: {
    id: '0198c0de-0000-7000-8000-00000000a001',
    name: 'MacBook Pro',
    code: 'LT-034',
    picture: null,
    categoryID: laptops.id,
    categoryName: 'Laptops',
    bookingRule: 'requiredBooking',
    isAutoApproved: false,
  },
  employee: megan,
  from: '2026-11-18T09:00:00.000Z',
  to: '2026-11-27T17:30:00.000Z',
  note: 'Old one is being repaired',
  request: {
    state: 'waitingForApproval',
    approvedBy: null,
    submittedAt: '2026-11-12T08:00:00.000Z',
    decidedAt: null,
    comment: '',
    isAutoApproved: false,
    cancelledAt: null,
    ...request,
  },
  enteredBy: null,
  takenAt: null,
  returnedAt: null,
  isOverdue: false,
  version: 3,
  ...changes,
  can: { ...cannot, ...can },
})

export const toDecideOf = (changes: Partial<AssetToDecide> = {}): AssetToDecide => ({
  booking: bookingOf({ can: { decide: true } }),
  version: 'seen',
  isFree: true,
  before: null,
  after: null,
  lastBookings: [],
  ...changes,
})
