import { MOST_INVOICE_ITEMS, MOST_OF_INVOICE, MOST_OF_ITEM } from '@praxis/contract/invoices/invoice-rules'
import { invoiceSums } from '@praxis/domain/invoices/invoice-sums'
import { grossOf } from '@praxis/domain/invoices/line-sums'
import { enteredTextOfMoney } from '@praxis/domain/money/money'
import type { Tx } from '../../../platform/database/database'
import { nextVersion, sql } from '../../../platform/database/sql'
import { invalidField } from '../../../platform/refusal'
import { isBilledNow } from '../queries/invoice-sums'
import type { ItemRow } from '../queries/item-row'

/** Time and expenses that an item is made of. */
export interface RowsOfItem {
  readonly itemId: string
  readonly time?: readonly { readonly id: string }[]
  readonly expenses?: readonly string[]
}

const summedItems = (items: readonly ItemRow[]) => {
  const sums = invoiceSums(items.filter(isBilledNow))
  const ofBilled = sums.lines.values()
  const summed = items.map((item, position) => {
    const line = isBilledNow(item) ? ofBilled.next().value : invoiceSums([item]).lines[0]
    if (!line) throw new Error('each item has its sums')
    return { ...item, ...line, position }
  })
  return { sums, summed }
}

/** Refuses more than an invoice has room for. */
export const assertItemsFit = (items: readonly ItemRow[]): void => {
  if (items.length > MOST_INVOICE_ITEMS)
    throw invalidField(
      'items',
      `An invoice has at most ${MOST_INVOICE_ITEMS} items. Group its time, or make another one.`,
    )
  const amounts = items.map((item) => Math.abs(grossOf(item)))
  if (amounts.some((amount) => amount > MOST_OF_ITEM))
    throw invalidField('unitAmount', `Maximum of ${enteredTextOfMoney(MOST_OF_ITEM)} is required`)
  if (amounts.reduce((sum, amount) => sum + amount, 0) > MOST_OF_INVOICE)
    throw invalidField(
      'items',
      `The items of an invoice come to ${enteredTextOfMoney(MOST_OF_INVOICE)} at most. Put some on another one.`,
    )
}

const attachRows = async (db: Tx, rows: readonly RowsOfItem[]): Promise<void> => {
  const time = rows.flatMap(({ itemId, time: entries = [] }) => entries.map(({ id }) => ({ id, itemId })))
  const expenses = rows.flatMap(({ itemId, expenses: ids = [] }) => ids.map((id) => ({ id, itemId })))
  const { companyId } = db.scope
  if (time.length > 0)
    await db.run(sql`
      update time_sheet_submissions s set invoice_item_id = r.item_id
      from unnest(
        ${time.map(({ id }) => id)}::uuid[], ${time.map(({ itemId }) => itemId)}::uuid[]) as r (id, item_id)
      where s.company_id = ${companyId} and s.id = r.id`)
  if (expenses.length > 0)
    await db.run(sql`
      update expenses s set invoice_item_id = r.item_id
      from unnest(${expenses.map(({ id }) => id)}::uuid[], ${expenses.map(({ itemId }) => itemId)}::uuid[])
        as r (id, item_id)
      where s.company_id = ${companyId} and s.id = r.id`)
}

/** What is behind items is open again. */
export const freeRows = async (db: Tx, itemIds: readonly string[]): Promise<void> => {
  if (itemIds.length === 0) return
  const { companyId } = db.scope
  await db.run(sql`
    update time_sheet_submissions set invoice_item_id = null
    where company_id = ${companyId} and invoice_item_id = any (${itemIds}::uuid[])`)
  await db.run(sql`
    update expenses set invoice_item_id = null
    where company_id = ${companyId} and invoice_item_id = any (${itemIds}::uuid[])`)
}

interface ItemChanges {
  /** The items as they are, in their order. */
  readonly before: readonly ItemRow[]
  readonly after: readonly ItemRow[]
  /** What items are made of, where that is new. */
  readonly rows?: readonly RowsOfItem[]
}

/** Stores the items of a draft as they are to be, with all sums that follow from them. */
export const saveItems = async (
  db: Tx,
  invoiceId: string,
  { before, after, rows = [] }: ItemChanges,
): Promise<void> => {
  assertItemsFit(after)
  const { sums, summed } = summedItems(after)
  const { companyId } = db.scope
  await db.run(sql`
    insert into invoice_items as m (company_id, id, invoice_id, targetable_id, position, source, name, description, quantity,
      unit, unit_amount, discount, vat_rate, vat_category, state, from_day, to_day, category, agreement_item_id, linked_item_id,
      original_quantity, original_unit_amount, original_seconds, gross, net, vat)
    select ${companyId}, r.id, ${invoiceId}, r."targetableId", r.position, r.source, r.name, r.description, r.quantity,
      r.unit, r."unitAmount", r.discount, r."vatRate", r."vatCategory", r.state, r."fromDay", r."toDay", r.category,
      r."agreementItemId", r."linkedItemId", r."originalQuantity", r."originalUnitAmount", r."originalSeconds",
      r.gross, r.net, r.vat
    from jsonb_to_recordset(${JSON.stringify(summed)}::jsonb) as r (
      id uuid, "targetableId" uuid, position integer, source text, name text, description text, quantity bigint, unit text,
      "unitAmount" bigint, discount integer, "vatRate" integer, "vatCategory" text, state text, "fromDay" date, "toDay" date,
      category text, "agreementItemId" uuid, "linkedItemId" uuid, "originalQuantity" bigint,
      "originalUnitAmount" bigint, "originalSeconds" bigint, gross bigint, net bigint, vat bigint)
    on conflict (company_id, id) do update set position = excluded.position, name = excluded.name,
      description = excluded.description, quantity = excluded.quantity, unit_amount = excluded.unit_amount,
      discount = excluded.discount, vat_rate = excluded.vat_rate, vat_category = excluded.vat_category,
      state = excluded.state, gross = excluded.gross, net = excluded.net, vat = excluded.vat
    where (m.position, m.name, m.description, m.quantity, m.unit_amount, m.discount, m.vat_rate, m.vat_category, m.state,
        m.gross, m.net, m.vat)
      is distinct from (excluded.position, excluded.name, excluded.description, excluded.quantity, excluded.unit_amount,
        excluded.discount, excluded.vat_rate, excluded.vat_category, excluded.state, excluded.gross, excluded.net,
        excluded.vat)`)
  await attachRows(db, rows)
  const kept = new Set(after.map(({ id }) => id))
  const gone = before.map(({ id }) => id).filter((id) => !kept.has(id))
  if (gone.length > 0) {
    await freeRows(db, gone)
    await db.run(sql`delete from invoice_items where company_id = ${companyId} and id = any (${gone}::uuid[])`)
  }
  await db.run(sql`
    update invoice_targetables t set net = coalesce(s.net, 0), vat = coalesce(s.vat, 0)
    from invoice_targetables o
    left join (
      select targetable_id, sum(net)::bigint as net, sum(vat)::bigint as vat from invoice_items
      where company_id = ${companyId} and invoice_id = ${invoiceId} and state <> 'billNextTime'
      group by targetable_id) as s on s.targetable_id = o.targetable_id
    where o.company_id = ${companyId} and o.invoice_id = ${invoiceId}
      and t.company_id = o.company_id and t.invoice_id = o.invoice_id and t.targetable_id = o.targetable_id`)
  await db.run(sql`
    update invoices set net = ${sums.net}, vat = ${sums.vat}, version = ${nextVersion}, updated_at = ${db.now}
    where company_id = ${companyId} and id = ${invoiceId}`)
}
