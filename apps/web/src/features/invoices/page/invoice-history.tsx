import type { ActionWords } from '@praxis/contract/company/history-actions'
import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { itemStates, timeSheetGroupings, vatCategories } from '@praxis/contract/invoices/invoice-rules'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { formatPercent } from '@praxis/domain/money/percent'
import { actionText } from '../../../ui/history/action-text'
import type { HistoryEntry as ShownEntry } from '../../../ui/history/history-panel'
import { recordedChanges } from '../../../ui/history/recorded-changes'
import { whoAndWhen } from '../../../ui/history/who-and-when'
import { RecordHistoryPanel } from '../../workspaces/record-history-panel'
import { GROUPINGS, ITEM_STATES, VAT_CATEGORIES } from '../invoice-words'

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
  sent: 'sent the invoice',
  paymentNoted: 'noted a payment',
  paymentTakenBack: 'took a payment back',
  credited: 'credited items',
  reminded: 'reminded the client',
  remindersStopped: 'stopped the reminders',
  remindersResumed: 'resumed the reminders',
}

const FIELDS: Readonly<Record<string, string>> = {
  number: 'Number',
  client: 'Client',
  project: 'Project',
  projects: 'Projects',
  items: 'Items',
  names: 'Added',
  net: 'Net',
  total: 'Total',
  dueDate: 'Due date',
  reference: 'Reference',
  note: 'Note',
  timeSheetGrouping: 'Time sheet grouping',
  name: 'Item',
  description: 'Description',
  quantity: 'Quantity',
  unitAmount: 'Unit amount',
  discountRate: 'Discount',
  vatRate: 'VAT rate',
  vatCategory: 'VAT',
  state: 'When billed',
  recipients: 'Sent to',
  subject: 'Subject',
}

const MONEY = new Set(['net', 'total', 'unitAmount'])

const wordOf = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
  given: unknown,
): string => {
  const known = values.find((value) => value === given)
  return known === undefined ? String(given) : words[known]
}

const textIn =
  (currency: Currency) =>
  (name: string, value: unknown): string | null => {
    if (value === null || value === undefined || value === '') return null
    if (Array.isArray(value)) return value.length === 0 ? null : value.join(', ')
    if (typeof value === 'number' && MONEY.has(name)) return formatMoney(value, currency)
    if (typeof value === 'number' && name === 'vatRate') return formatPercent(value)
    if (typeof value === 'number' && name === 'discountRate') return `${value}%`
    if (typeof value === 'string' && name === 'dueDate') return formatDay(value)
    if (name === 'timeSheetGrouping') return wordOf(timeSheetGroupings, GROUPINGS, value)
    if (name === 'vatCategory') return wordOf(vatCategories, VAT_CATEGORIES, value)
    if (name === 'state') return wordOf(itemStates, ITEM_STATES, value)
    return String(value)
  }

/** A record of an invoice, in the words of the page. */
export const shownInvoiceEntry =
  ({ currency }: Pick<Invoice, 'currency'>) =>
  (entry: HistoryEntry): ShownEntry => {
    const item = entry.action === 'itemUpdated' ? entry.after?.item : undefined
    return {
      ...whoAndWhen(entry),
      did: typeof item === 'string' ? `changed ${item}` : actionText(ACTIONS, entry.action),
      changes: recordedChanges(FIELDS, entry.before ?? {}, entry.after ?? {}, textIn(currency)),
    }
  }

export function InvoiceHistoryPanel({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  return (
    <RecordHistoryPanel
      topic="invoices"
      entity="invoice"
      id={invoice.id}
      shown={shownInvoiceEntry(invoice)}
      onClose={onClose}
    />
  )
}
