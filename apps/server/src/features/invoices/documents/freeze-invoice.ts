import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { keptLook } from './kept-logo'
import { loadBreakdown } from './load-breakdown'
import { loadDocument } from './load-document'

/** Keeps what an invoice, that has just got its number, says, and has its file made after the commit. */
export const freezeInvoice = async (db: Tx, platform: Platform, id: string): Promise<void> => {
  const { document, ownCurrency } = await loadDocument(db, platform, id)
  const needsRate = ownCurrency !== document.currency && document.totals.vat !== 0
  if (needsRate && !document.vatInOwnCurrency) throw new Refusal('currencyConversionNotSupported')
  const frozen = { ...document, look: await keptLook(db, platform.files, document.look) }
  await db.run(sql`
    insert into billed_invoices (company_id, invoice_id, document, breakdown)
    values (${db.scope.companyId}, ${id}, ${JSON.stringify(frozen)}, ${JSON.stringify(await loadBreakdown(db, id))})`)
  db.enqueue({ task: 'keepInvoiceFile', payload: { invoiceId: id } })
}
