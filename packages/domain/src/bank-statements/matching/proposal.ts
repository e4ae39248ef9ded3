import { type Confidence, confidences } from '@praxis/contract/invoices/bank-statement-rules'

/** Why a line may be about an invoice, as a page puts it into words. Amounts are minor units above nothing. */
export type MatchReason =
  /** The number is in the line's text, written as `found`; not sure where it might be any other number. */
  | { readonly kind: 'number'; readonly number: string; readonly found: string; readonly isSure: boolean }
  /** The line’s amount is what is open, or the sum of what is open of several. */
  | { readonly kind: 'openAmount' }
  /** It is the whole of the invoice less earlier payments, but credits were not taken off. */
  | { readonly kind: 'amountBeforeCredits' }
  /** It is the whole of the invoice, part of which is paid or credited. */
  | { readonly kind: 'grossAmount' }
  | { readonly kind: 'partPayment'; readonly missing: number }
  | { readonly kind: 'overPayment'; readonly above: number }
  | { readonly kind: 'name'; readonly name: string; readonly isSame: boolean }
  | { readonly kind: 'knownAccount'; readonly account: string }
  /** The reference that a payment had goes back with it. */
  | { readonly kind: 'reference'; readonly reference: string }
  /** Another line pays the same with certainty, so that this one pays it twice or is about something else. */
  | { readonly kind: 'paidByOtherLine'; readonly lineId: string }

/** What a line may be about. A person decides. */
export interface Proposal {
  readonly kind: 'invoice' | 'creditNote' | 'payment'
  readonly clientId: string
  /** One, or several of the client, with what of the line goes to each. What is left over is the client’s balance. */
  readonly parts: readonly { readonly id: string; readonly amount: number }[]
  readonly confidence: Confidence
  readonly reasons: readonly MatchReason[]
}

/** The surer first, and of two as sure, the one that more speaks for. */
export const strongerFirst = (one: Proposal, other: Proposal): number =>
  confidences.indexOf(one.confidence) - confidences.indexOf(other.confidence) ||
  other.reasons.length - one.reasons.length
