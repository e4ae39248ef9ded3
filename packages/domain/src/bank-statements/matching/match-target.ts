import type { Day } from '../../calendar/day'
import { tidyAccount } from '../account-number'
import type { EarlierPayment, MatchGround, OpenCreditNote, OpenInvoice } from './match-ground'
import type { Proposal } from './proposal'

/** Whatever a line can be about, seen alike. */
export interface MatchTarget {
  readonly kind: Proposal['kind']
  readonly id: string
  readonly number: string
  readonly clientId: string
  readonly clientName: string
  readonly currency: string
  readonly open: number
  /** An invoice’s own, and less its payments; the open amount for others. */
  readonly gross: number
  readonly beforeCredits: number
  /** When it was due, or happened. */
  readonly day: Day
  readonly account: string
  readonly endToEndReference: string
}

/** Written out, field by field: copying the rest of an object takes ten times as long, and there may be many. */
const ofInvoice = (invoice: OpenInvoice): MatchTarget => ({
  kind: 'invoice',
  id: invoice.id,
  number: invoice.number,
  clientId: invoice.clientId,
  clientName: invoice.clientName,
  currency: invoice.currency,
  open: invoice.open,
  gross: invoice.gross,
  beforeCredits: invoice.gross - invoice.paid,
  day: invoice.dueDate,
  account: '',
  endToEndReference: '',
})

const ofCreditNote = (note: OpenCreditNote): MatchTarget => ({
  kind: 'creditNote',
  id: note.id,
  number: note.number,
  clientId: note.clientId,
  clientName: note.clientName,
  currency: note.currency,
  open: note.open,
  gross: note.open,
  beforeCredits: note.open,
  day: note.creditedOn,
  account: '',
  endToEndReference: '',
})

const ofPayment = (payment: EarlierPayment): MatchTarget => ({
  kind: 'payment',
  id: payment.id,
  number: payment.invoiceNumber,
  clientId: payment.clientId,
  clientName: payment.clientName,
  currency: payment.currency,
  open: payment.amount,
  gross: payment.amount,
  beforeCredits: payment.amount,
  day: payment.receivedOn,
  account: tidyAccount(payment.payerAccount),
  endToEndReference: payment.endToEndReference,
})

/** The oldest first, and otherwise in an order that does not depend on how they came. */
export const inOrder = (one: MatchTarget, other: MatchTarget): number =>
  compared(one.day, other.day) || compared(one.number, other.number) || compared(one.id, other.id)

export const compared = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** What money that comes, or money that goes, can be about in a currency. */
export const targetsOf = (
  { invoices, creditNotes, payments }: MatchGround,
  currency: string,
  comes: boolean,
): MatchTarget[] => {
  const isHere = (each: { readonly currency: string }): boolean => each.currency === currency
  const targets = comes
    ? invoices.filter(isHere).map(ofInvoice)
    : [...creditNotes.filter(isHere).map(ofCreditNote), ...payments.filter(isHere).map(ofPayment)]
  return targets.filter(({ open }) => open > 0).toSorted(inOrder)
}
