import type { ActionWords } from '@praxis/contract/company/history-actions'
import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { actionText } from '../../../ui/history/action-text'
import type { HistoryEntry as ShownEntry } from '../../../ui/history/history-panel'
import { recordedChanges } from '../../../ui/history/recorded-changes'
import { whoAndWhen } from '../../../ui/history/who-and-when'
import { RecordHistoryPanel } from '../../workspaces/record-history-panel'

const ACTIONS: ActionWords<'invoice'> = {
  created: 'made the draft',
  updated: 'changed the details',
  deleted: 'deleted the draft',
  itemAdded: 'added items',
  itemUpdated: 'changed an item',
  itemRemoved: 'removed an item',
  itemsOrdered: 'put the items in another order',
  grouped: 'grouped the time anew',
  billed: 'billed the invoice',
}

const FIELDS: Readonly<Record<string, string>> = {
  number: 'Number',
  client: 'Client',
  projects: 'Projects',
  billedOn: 'Billed on',
  dueDate: 'Due date',
  reference: 'Reference',
  note: 'Note',
  timeSheetGrouping: 'Time sheet grouping',
  total: 'Total',
  items: 'Items',
  name: 'Item',
  description: 'Description',
  quantity: 'Quantity',
  unitAmount: 'Unit amount',
  discountRate: 'Discount',
  vatRate: 'VAT rate',
  vatCategory: 'VAT',
  state: 'When billed',
}

const textOf = (_name: string, value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value)

/** A record of an invoice, in the words of the page. */
export const shownInvoiceEntry = (entry: HistoryEntry): ShownEntry => ({
  ...whoAndWhen(entry),
  did: actionText(ACTIONS, entry.action),
  changes: recordedChanges(FIELDS, entry.before ?? {}, entry.after ?? {}, textOf),
})

export function InvoiceHistoryPanel({ invoiceID, onClose }: { invoiceID: string; onClose: () => void }) {
  return (
    <RecordHistoryPanel topic="invoices" entity="invoice" id={invoiceID} shown={shownInvoiceEntry} onClose={onClose} />
  )
}
