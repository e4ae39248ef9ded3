import type { AssetToDecide } from '@praxis/contract/assets/asset-requests'
import type { Asset, AssetBooking, AssetCategory, AssetUse } from '@praxis/contract/assets/asset-shapes'
import type { TimelineAsset } from '../timeline/timeline-rows'

const person = (id: string, displayName: string, displayInitials: string) => ({
  id,
  displayName,
  displayInitials,
  profileImage: null,
  jobTitle: 'Engineer',
  isActive: true,
})
export const callum = person('callum', 'Callum Reid', 'CR')
export const megan = person('megan', 'Megan Price', 'MP')

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

export const laptops: AssetCategory = {
  id: 'laptops',
  name: 'Laptops',
  description: '',
  bookingRule: 'requiredBooking',
  isAutoApproved: false,
  dynamicDetails: [],
  position: 0,
  assetCount: 3,
  retiredCount: 0,
  version: 1,
  can: { edit: false, delete: false },
}

const free = { state: 'available', employee: null, until: null, nextFrom: null } as const

export const assetOf = (id: string, changes: Partial<TimelineAsset> = {}): TimelineAsset => ({
  id,
  name: id,
  code: id.toUpperCase(),
  picture: null,
  categoryID: laptops.id,
  bookingRule: 'requiredBooking',
  isAutoApproved: false,
  location: '',
  condition: 'good',
  standing: free,
  uses: [],
  ...changes,
})

/** An asset as its own endpoint answers it. */
export const wholeAsset = (uses: readonly AssetUse[] = [], changes: Partial<Asset> = {}): Asset => ({
  ...assetOf('0198c0de-0000-7000-8000-00000000a001', { name: 'MacBook Pro', code: 'LT-034' }),
  category: laptops,
  description: '',
  dynamicDetails: [],
  assignment: null,
  waiting: [],
  ownBooking: null,
  uses: [...uses],
  retired: null,
  version: 1,
  createdAt: '2026-01-01T09:00:00.000Z',
  updatedAt: '2026-01-01T09:00:00.000Z',
  can: {
    edit: false,
    seePrice: false,
    delete: false,
    retire: false,
    restore: false,
    assign: false,
    detach: false,
    book: true,
    take: false,
    bringBack: false,
    readHistory: false,
  },
  ...changes,
})

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
