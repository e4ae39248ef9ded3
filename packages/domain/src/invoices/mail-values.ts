import type { MailPlaceholder } from '@praxis/contract/company/invoice-settings'
import { dayInWords } from '../calendar/day-in-words'
import { formatMoney } from '../money/money'
import type { InvoiceDocument } from './invoice-document'

/** What is known of an invoice beside its document. */
interface Standing {
  /** What is still to be paid. */
  readonly open: number
  /** Who writes. */
  readonly sender: string
}

const paymentOf = ({ kind, dueDate, currency, corrects }: InvoiceDocument, open: number): string => {
  if (kind === 'creditNote') return corrects ? `It is set against ${corrects.number}.` : 'There’s nothing to pay.'
  if (open <= 0 || dueDate === null) return 'There’s nothing left to pay.'
  return `Please pay ${formatMoney(open, currency)} by ${dayInWords(dueDate)}.`
}

/** What stands in place of each name in braces. */
export const mailValuesOf = (
  document: InvoiceDocument,
  { open, sender }: Standing,
): Readonly<Record<MailPlaceholder, string>> => ({
  document: document.kind === 'creditNote' ? 'credit note' : 'invoice',
  number: document.number ?? '',
  client: document.buyer.name,
  company: document.seller.tradingName || document.seller.name,
  total: formatMoney(document.totals.total, document.currency),
  open: formatMoney(Math.max(0, open), document.currency),
  dueDate: document.dueDate === null ? '' : dayInWords(document.dueDate),
  reference: document.reference,
  payment: paymentOf(document, open),
  sender,
})
