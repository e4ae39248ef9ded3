import type { InvoiceState } from '@praxis/contract/invoices/invoice-rules'
import type { Day } from '../calendar/day'

/** What happened to an invoice since it was billed. */
export interface Billed {
  readonly total: number
  /** By credit notes, VAT included. */
  readonly credited: number
  /** Received, less what was paid back. */
  readonly received: number
  readonly dueDate: Day
}

/** What the client still has to pay; below nothing where they paid more, which is their balance. */
export const openAmountOf = ({ total, credited, received }: Omit<Billed, 'dueDate'>): number =>
  total - credited - received

/** The state of a billed invoice on a day of the company. */
export const stateOfBilled = (billed: Billed, today: Day): Exclude<InvoiceState, 'draft' | 'issued'> => {
  const { total, credited, received, dueDate } = billed
  if (total > 0 && credited >= total) return 'credited'
  if (openAmountOf(billed) <= 0) return 'paid'
  if (dueDate < today) return 'overdue'
  return received > 0 || credited > 0 ? 'partPaid' : 'billed'
}
