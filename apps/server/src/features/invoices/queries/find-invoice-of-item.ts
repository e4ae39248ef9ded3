import type { invoices } from '@praxis/contract/invoices/invoices'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { readsAreaOf } from '../../targetables/queries/reads-area'

/** The invoice that an item is on, for whoever may see the invoicing of the item’s project. */
export const findInvoiceOfItem = async (
  db: Db,
  actor: EmployeeActor,
  itemId: string,
): Promise<Sent<typeof invoices.findInvoiceOfItem>> => {
  const found = await db.row<Sent<typeof invoices.findInvoiceOfItem>>(sql`
    select i.id, i.number
    from invoice_items m
    join invoices i on i.company_id = m.company_id and i.id = m.invoice_id
    join targetables p on p.company_id = m.company_id and p.id = m.targetable_id
    where m.company_id = ${actor.company.id} and m.id = ${itemId} and ${readsAreaOf(actor, 'invoicing')}`)
  if (!found) throw new Refusal('notFound')
  return found
}
