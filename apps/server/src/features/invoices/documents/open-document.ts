import type { InvoiceBreakdown, InvoiceDocument } from '@praxis/domain/invoices/invoice-document'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { listInvoicedTargetables } from '../queries/invoice-access'
import { loadBreakdown } from './load-breakdown'
import { loadDocument } from './load-document'

/** A document speaks of all projects on an invoice, so it is for those who may read, or write, all of them. */
export const assertWhole = async (
  db: Db,
  actor: EmployeeActor,
  id: string,
  right: 'isReadable' | 'isWritable' = 'isReadable',
): Promise<void> => {
  const targetables = await listInvoicedTargetables(db, actor, id)
  if (!targetables.some(({ isReadable }) => isReadable)) throw new Refusal('notFound')
  if (!targetables.every((targetable) => targetable[right])) throw new Refusal('invalidPermission')
}

/** What an invoice says: as it was billed, and of a draft as it would be now. */
export const readDocument = async (
  db: Db,
  platform: Pick<Platform, 'exchangeRates' | 'clock'>,
  id: string,
): Promise<InvoiceDocument> => {
  const frozen = await db.row<{ readonly document: InvoiceDocument }>(sql`
    select document from billed_invoices where company_id = ${db.scope.companyId} and invoice_id = ${id}`)
  return frozen?.document ?? (await loadDocument(db, platform, id)).document
}

export const readBreakdown = async (db: Db, id: string): Promise<InvoiceBreakdown> => {
  const frozen = await db.row<{ readonly breakdown: InvoiceBreakdown }>(sql`
    select breakdown from billed_invoices where company_id = ${db.scope.companyId} and invoice_id = ${id}`)
  return frozen?.breakdown ?? loadBreakdown(db, id)
}

/** What an invoice says, for somebody who sees all of it. */
export const openDocument = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
): Promise<InvoiceDocument> => {
  await assertWhole(db, actor, id)
  return readDocument(db, platform, id)
}

/** The same of an invoice that is billed: drafts are neither sent nor handed to other systems. */
export const openBilled = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
): Promise<InvoiceDocument> => {
  const document = await openDocument(db, platform, actor, id)
  if (document.number === null) throw new Refusal('invoiceNotBilled')
  return document
}
