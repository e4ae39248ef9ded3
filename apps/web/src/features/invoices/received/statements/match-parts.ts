import type { Confirmation, StatementLine } from '@praxis/contract/invoices/bank-statements'
import type { InvoiceListItem } from '@praxis/contract/invoices/invoice-shapes'

/** An invoice that is chosen for a line, with what of the line goes to it, above nothing whichever way it goes. */
export interface ChosenPart {
  readonly invoice: Pick<InvoiceListItem, 'id' | 'number' | 'client' | 'open' | 'dueDate' | 'total'>
  readonly amount: number | null
}

type Amount = Pick<StatementLine, 'amount'>

const sumOf = (parts: readonly ChosenPart[]): number => parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0)

/** What is left of a line for further invoices. */
export const leftOf = ({ amount }: Amount, parts: readonly ChosenPart[]): number => Math.abs(amount) - sumOf(parts)

/** The parts with one more: as much as is open of it, and as is left of the line. */
export function withInvoice(line: Amount, parts: readonly ChosenPart[], invoice: ChosenPart['invoice']): ChosenPart[] {
  const left = leftOf(line, parts)
  const open = invoice.open ?? invoice.total
  // What goes back is not about what is open.
  const amount = line.amount > 0 && open > 0 ? Math.min(open, left) : left
  return [...parts, { invoice, amount: amount > 0 ? amount : null }]
}

/** Why the choice can't be saved; nothing where it can. */
export function choiceProblem(line: Amount, parts: readonly ChosenPart[], clientID: string | null): string | undefined {
  if (parts.length === 0 && clientID === null) return 'Choose an invoice or a client'
  if (parts.some(({ amount }) => amount === null || !(amount > 0))) return 'Enter an amount for each invoice'
  if (leftOf(line, parts) < 0) return 'The amounts come to more than the line'
  return undefined
}

export const confirmationOf = (line: Amount, parts: readonly ChosenPart[]): Confirmation['parts'] =>
  parts.map(({ invoice, amount }) => ({ invoiceID: invoice.id, amount: Math.sign(line.amount) * (amount ?? 0) }))
