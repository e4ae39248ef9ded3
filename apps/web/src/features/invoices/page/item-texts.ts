import type { InvoiceItem } from '@praxis/contract/invoices/invoice-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { monthText } from '../../../ui/dates/month-text'
import { entriesText, hoursText, quantityText } from '../invoice-words'

/** 'October 2026' within a month, otherwise the days. */
export const periodText = (from: string, to: string): string => {
  if (from === to) return formatDay(from)
  return from.slice(0, 7) === to.slice(0, 7) ? monthText(from) : `${formatDay(from)} – ${formatDay(to)}`
}

/** '12.3 miles'; nothing for what is no way. */
const distanceText = (item: InvoiceItem): string | undefined => {
  if (item.unit === 'kilometre') return `${quantityText(item)} km`
  if (item.unit === 'mile') return `${quantityText(item)} ${item.quantity === 1 ? 'mile' : 'miles'}`
  return undefined
}

/** What an item is made of: 'October 2026 · 96h 30m', '04/11/2026'. */
export function madeOfText(item: InvoiceItem): string {
  const { from, to, source, quantity, unit } = item
  return [
    from && to && periodText(from, to),
    source === 'time' && unit === 'hour' && hoursText(quantity),
    distanceText(item),
    source === 'agreement' && !from && 'Agreement',
  ]
    .filter(Boolean)
    .join(' · ')
}

export const rowsText = (item: InvoiceItem): string =>
  item.source === 'expenses' && item.rows === 1 ? '1 expense' : entriesText(item.rows)

type Charged = Pick<InvoiceItem, 'original' | 'gross' | 'state' | 'source' | 'linkedInvoiceItem'>

/** Whether nobody asks for more than an item charges now: one of its own was typed here, and may be typed anew. */
const isWhole = ({ state, source, linkedInvoiceItem }: Charged): boolean =>
  state === 'billNextTime' || (state === 'fullyInvoiced' && source === 'free' && linkedInvoiceItem === null)

/** What of an item is not billed: carried to the next invoice, or given up. */
export const leftOf = (item: Charged): number => (isWhole(item) ? 0 : Math.max(0, item.original - item.gross))
