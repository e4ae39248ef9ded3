import { type Charged, restOfItem } from '@praxis/domain/invoices/rest-of-item'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import { isBilledNow } from './invoice-sums'
import { type ItemRow, itemColumns } from './item-row'

interface WaitingRow extends ItemRow, Columns<'invoices', 'number' | { invoiceId: 'id'; billedOn: 'day' }> {
  readonly number: string
}

/** What an earlier invoice left of an item, or an item of its own that waited. */
export interface WaitingItem extends Omit<WaitingRow, 'quantity' | 'unitAmount'>, Charged {}

/** What is billed next time of what it was made of; of an item that is billed in part, the rest of it. */
const chargedNextTime = (row: WaitingRow): Charged | undefined => {
  const { originalQuantity, originalUnitAmount, quantity, unitAmount } = row
  if (!isBilledNow(row)) return { quantity, unitAmount }
  const original = { quantity: originalQuantity, unitAmount: originalUnitAmount }
  return restOfItem(original, { quantity, unitAmount }, row.source === 'time')
}

/** An item `m` that has left something, if its invoice is billed; an index has these alone. */
export const mayWait = rawSql(
  `m.state <> 'fullyInvoiced' and not m.is_released and not m.is_carried_on and m.source <> 'agreement'`,
)

/**
 * What billed invoices have left of projects. Time, expenses and agreed amounts that waited are open again themselves,
 * and what is left of an agreed amount is its own.
 */
export const listWaitingItems = async (db: Db, targetableIds: readonly string[]): Promise<WaitingItem[]> => {
  const rows = await db.rows<WaitingRow>(sql`
    select ${itemColumns}, i.id as "invoiceId", i.number, i.day as "billedOn"
    from invoice_items m
    join invoices i on i.company_id = m.company_id and i.id = m.invoice_id
    where m.company_id = ${db.scope.companyId} and m.targetable_id = any (${targetableIds}::uuid[])
      and ${mayWait} and i.stage = 'billed' and i.kind = 'invoice'
    order by i.counter, m.position`)
  return rows.flatMap((row) => {
    const charged = chargedNextTime(row)
    // A discount on one part gives nothing away of the other.
    if (!charged) return []
    // A rest that is one amount is no hours or miles any more.
    const unit = charged.unitAmount === row.unitAmount ? row.unit : 'item'
    return [{ ...row, ...charged, unit, discount: isBilledNow(row) ? 0 : row.discount }]
  })
}
