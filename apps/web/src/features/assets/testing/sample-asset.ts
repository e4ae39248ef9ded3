import type { Asset, AssetCategory, AssetListItem } from '@praxis/contract/assets/asset-shapes'

export const callum = {
  id: 'callum',
  displayName: 'Callum Reid',
  displayInitials: 'CR',
  profileImage: null,
  jobTitle: 'Engineer',
  isActive: true,
}

export const sampleCategory = (changes: Partial<AssetCategory> = {}): AssetCategory => ({
  id: 'laptops',
  name: 'Laptops',
  description: '',
  bookingRule: 'requiredBooking',
  isAutoApproved: false,
  dynamicDetails: [],
  position: 0,
  assetCount: 1,
  retiredCount: 0,
  version: 1,
  can: { edit: true, delete: true },
  ...changes,
})

export const sampleListItem = (changes: Partial<AssetListItem> = {}): AssetListItem => ({
  id: 'macbook',
  name: 'MacBook Pro 16″',
  code: 'LT-034',
  picture: null,
  categoryID: 'laptops',
  bookingRule: 'requiredBooking',
  isAutoApproved: false,
  location: 'Leeds, cabinet 2',
  condition: 'good',
  standing: { state: 'available', employee: null, until: null, nextFrom: null },
  ...changes,
})

const cannot = {
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
}

/** An asset as a plain employee sees it. */
export const sampleAsset = ({
  can = {},
  ...changes
}: Omit<Partial<Asset>, 'can'> & { can?: Partial<Asset['can']> } = {}): Asset => ({
  ...sampleListItem(),
  category: {
    id: 'laptops',
    name: 'Laptops',
    bookingRule: 'requiredBooking',
    isAutoApproved: false,
    dynamicDetails: [],
  },
  description: '',
  dynamicDetails: [],
  inventory: undefined,
  assignment: null,
  waiting: [],
  ownBooking: null,
  uses: [],
  retired: null,
  version: 7,
  createdAt: '2026-01-01T09:00:00.000Z',
  updatedAt: '2026-01-01T09:00:00.000Z',
  ...changes,
  can: { ...cannot, ...can },
})

export const keepers = { edit: true, seePrice: true, delete: true, retire: true, assign: true, readHistory: true }

export const sampleInventory: NonNullable<Asset['inventory']> = {
  serialNumber: 'C02ZK3ABMD6T',
  purchasedOn: '2025-02-03',
  purchasePrice: { amount: 249_900, currency: 'GBP' },
  warrantyUntil: null,
  files: [],
}
