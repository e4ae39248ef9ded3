import { SegmentedControl } from '@mantine/core'
import { assetConditions, bookingRules } from '@praxis/contract/assets/asset-rules'
import type { ActionWords } from '@praxis/contract/company/history-actions'
import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import type { Currency } from '@praxis/contract/protocol/values'
import { momentText } from '@praxis/domain/assets/asset-time-text'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { useState } from 'react'
import { actionText } from '../../ui/history/action-text'
import type { HistoryEntry as ShownEntry } from '../../ui/history/history-panel'
import { isRecord, recordedChanges, recordedDetailChanges } from '../../ui/history/recorded-changes'
import { whoAndWhen } from '../../ui/history/who-and-when'
import { useReadersTimeZone } from '../reader/readers-time'
import { RecordHistoryPanel } from '../workspaces/record-history-panel'
import { CONDITIONS } from './asset-words'

const ACTIONS: ActionWords<'asset'> = {
  created: 'added the asset',
  updated: 'changed the details',
  deleted: 'deleted the asset',
  retired: 'retired the asset',
  restored: 'restored the asset',
  pictureSet: 'set the picture',
  pictureRemoved: 'removed the picture',
  filesAdded: 'added files',
  fileRemoved: 'removed a file',
  assigned: 'assigned the asset',
  detached: 'detached the asset',
  booked: 'booked the asset',
  bookingChanged: 'changed a booking',
  bookingWithdrawn: 'withdrew a booking',
  bookingCancelled: 'cancelled a booking',
  taken: 'noted that it was taken',
  broughtBack: 'noted that it was brought back',
}

const PRICE_ACTIONS: ActionWords<'assetPrice'> = { updated: 'changed the price' }

const CATEGORY_ACTIONS: ActionWords<'assetCategory'> = {
  created: 'added the category',
  updated: 'changed the category',
  deleted: 'deleted the category',
}

const FIELDS: Readonly<Record<string, string>> = {
  name: 'Asset name',
  code: 'Code',
  category: 'Category',
  description: 'Description',
  serialNumber: 'Serial number',
  location: 'Location',
  condition: 'Condition',
  purchasedOn: 'Bought on',
  price: 'Price',
  warrantyUntil: 'Warranty until',
  files: 'Files',
  asset: 'Asset',
  employee: 'Person',
  from: 'From',
  to: 'To',
  until: 'Until',
  note: 'Note',
}

const CATEGORY_FIELDS: Readonly<Record<string, string>> = {
  name: 'Category name',
  description: 'Description',
  bookingRule: 'Booking',
  isAutoApproved: 'Approval',
  dynamicDetails: 'Custom fields',
  position: 'Place',
}

const RULES = { requiredBooking: 'Booking needed', nonRequiredBooking: 'May just be taken' }

const DAYS = new Set(['purchasedOn', 'warrantyUntil'])
const MOMENTS = new Set(['from', 'to', 'until'])

const plainText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  const text = Array.isArray(value)
    ? value.join(', ')
    : String(value)
        .replace(/<[^>]*>/g, ' ')
        .trim()
  return text === '' ? null : text
}

const textIn =
  (timeZone: string) =>
  (name: string, value: unknown): string | null => {
    if (typeof value === 'string' && value !== '') {
      if (DAYS.has(name)) return formatDay(value)
      if (MOMENTS.has(name)) return momentText(value, timeZone)
    }
    if (name === 'condition') {
      const condition = assetConditions.find((each) => each === value)
      if (condition) return CONDITIONS[condition]
    }
    if (name === 'price' && isRecord(value) && typeof value.amount === 'number')
      return formatMoney(value.amount, value.currency as Currency)
    return plainText(value)
  }

type OfAsset = 'asset' | 'assetPrice'

const ACTIONS_OF = { asset: ACTIONS, assetPrice: PRICE_ACTIONS } satisfies Record<OfAsset, object>

/** A record of an asset or of its price, in the words of the page. */
export const shownAssetEntry =
  (timeZone: string, entity: OfAsset = 'asset') =>
  (entry: HistoryEntry): ShownEntry => ({
    ...whoAndWhen(entry),
    did: actionText(ACTIONS_OF[entity], entry.action),
    changes: [
      ...recordedChanges(FIELDS, entry.before ?? {}, entry.after ?? {}, textIn(timeZone)),
      ...recordedDetailChanges(entry.before, entry.after, (_name, value) => plainText(value)),
    ],
  })

const categoryText = (name: string, value: unknown): string | null => {
  const rule = name === 'bookingRule' && bookingRules.find((each) => each === value)
  if (rule) return RULES[rule]
  if (name === 'isAutoApproved' && typeof value === 'boolean') return value ? 'Automatic' : 'By hand'
  if (name === 'position' && typeof value === 'number') return String(value + 1)
  return plainText(value)
}

/** A record of a category, in the words of the register. */
export const shownCategoryEntry = (entry: HistoryEntry): ShownEntry => ({
  ...whoAndWhen(entry),
  did: actionText(CATEGORY_ACTIONS, entry.action),
  changes: recordedChanges(CATEGORY_FIELDS, entry.before ?? {}, entry.after ?? {}, categoryText),
})

interface AssetHistoryPanelProps {
  readonly assetID: string
  /** Whether the reader sees what the asset cost, which has a history of its own. */
  readonly seesPrice: boolean
  readonly onClose: () => void
}

export function AssetHistoryPanel({ assetID, seesPrice, onClose }: AssetHistoryPanelProps) {
  const timeZone = useReadersTimeZone()
  const [entity, setEntity] = useState<OfAsset>('asset')
  return (
    <RecordHistoryPanel
      key={entity}
      topic="assets"
      entity={entity}
      id={assetID}
      shown={shownAssetEntry(timeZone, entity)}
      onClose={onClose}
    >
      {seesPrice && (
        <SegmentedControl
          fullWidth
          aria-label="What was changed"
          data={[
            { value: 'asset', label: 'Asset' },
            { value: 'assetPrice', label: 'Price' },
          ]}
          value={entity}
          onChange={setEntity}
        />
      )}
    </RecordHistoryPanel>
  )
}

export function CategoryHistoryPanel({ categoryID, onClose }: { categoryID: string; onClose: () => void }) {
  return (
    <RecordHistoryPanel
      topic="assets"
      entity="assetCategory"
      id={categoryID}
      shown={shownCategoryEntry}
      onClose={onClose}
    />
  )
}
