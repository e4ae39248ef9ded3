import type { Proposal } from '@praxis/domain/bank-statements/matching/proposal'

/**
 * A proposal as it is kept with its line: whatever a line is about, its parts are of invoices, and below nothing where
 * money goes back.
 */
export interface StoredProposal extends Omit<Proposal, 'parts'> {
  readonly parts: readonly { readonly invoiceId: string; readonly amount: number }[]
}

/** Money goes back on the invoice that a credit note took from, or that a payment was for. */
export const storedProposalOf = (
  { parts, ...proposal }: Proposal,
  invoiceOf: ReadonlyMap<string, string>,
): StoredProposal => {
  const amounts = new Map<string, number>()
  for (const { id, amount } of parts) {
    const invoiceId = proposal.kind === 'invoice' ? id : (invoiceOf.get(id) ?? id)
    amounts.set(invoiceId, (amounts.get(invoiceId) ?? 0) + (proposal.kind === 'invoice' ? amount : -amount))
  }
  return { ...proposal, parts: [...amounts].map(([invoiceId, amount]) => ({ invoiceId, amount })) }
}

interface InvoiceNow {
  readonly openAmount: number
  readonly received: number
}

/** What an invoice has left for one more part of a line, beside the parts that it was given already. */
export const holdsPart = ({ openAmount, received }: InvoiceNow, amount: number, isExact: boolean): boolean =>
  amount > 0 ? (isExact ? openAmount === amount : openAmount > 0) : received + amount >= 0
