import { dayInWords } from '../calendar/day-in-words'
import type { InvoiceDocument } from './invoice-document'

const dueText = ({ dueDate, terms }: Pick<InvoiceDocument, 'dueDate' | 'terms'>): string => {
  if (dueDate === null) return ''
  if (terms.days === null) return `Payment is due on ${dayInWords(dueDate)}.`
  if (terms.days === 0) return 'Payment is due on receipt.'
  return `Payment is due within ${terms.days} ${terms.days === 1 ? 'day' : 'days'}, by ${dayInWords(dueDate)}.`
}

/** When to pay and what the company says of it; of a credit note, which nobody pays, what it is set against. */
export const termsText = (document: Pick<InvoiceDocument, 'dueDate' | 'terms' | 'corrects'>): string =>
  document.corrects
    ? `Credited against ${document.corrects.number}.`
    : [dueText(document), document.terms.text].filter((text) => text !== '').join(' ')
