import type { AssetCondition, AssetState } from '@praxis/contract/assets/asset-rules'

export const STATES: Readonly<Record<AssetState, string>> = {
  available: 'Available',
  booked: 'Booked',
  out: 'Out',
  overdue: 'Overdue',
  withPerson: 'With a person',
  retired: 'Retired',
}

export const CONDITIONS: Readonly<Record<AssetCondition, string>> = {
  new: 'New',
  good: 'Good',
  worn: 'Worn',
  damaged: 'Damaged',
  broken: 'Broken',
}
