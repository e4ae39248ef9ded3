import { invoiceNumber } from '@praxis/domain/invoices/invoice-number'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { seesInvoice } from './invoice-access'
import { type InvoicingGround, loadInvoicingGround } from './invoicing-ground'

/** What the settings call the numbers of each kind. */
export const countersOf = {
  invoice: { prefix: 'numberPrefix', next: 'nextNumber' },
  creditNote: { prefix: 'creditNotePrefix', next: 'nextCreditNoteNumber' },
} as const satisfies Record<string, Record<string, keyof InvoicingGround['settings']>>
type InvoiceKind = keyof typeof countersOf

/** The number that the next invoice or credit note gets: what the settings say, and never one that was given already. */
export const nextNumber = async (
  db: Db,
  { settings, today }: InvoicingGround,
  kind: InvoiceKind = 'invoice',
): Promise<{ readonly counter: number; readonly number: string }> => {
  const row = await db.row<{ readonly last: number }>(sql`
    select coalesce(max(counter), 0) as last from invoices
    where company_id = ${db.scope.companyId} and kind = ${kind}`)
  const { prefix, next } = countersOf[kind]
  const counter = Math.max(settings[next], (row?.last ?? 0) + 1)
  return { counter, number: invoiceNumber(settings[prefix], counter, today) }
}

/** The number of an invoice; of a draft, which it would get now. Nothing is reserved. */
export const generateInvoiceNumber = async (db: Db, actor: EmployeeActor, id: string): Promise<{ number: string }> => {
  const invoice = await db.row<{ readonly number: string | null }>(sql`
    select i.number from invoices i
    where i.company_id = ${actor.company.id} and i.id = ${id} and ${seesInvoice(actor)}`)
  if (!invoice) throw new Refusal('notFound')
  if (invoice.number !== null) return { number: invoice.number }
  const { number } = await nextNumber(db, await loadInvoicingGround(db, actor))
  return { number }
}
