import { randomUUID } from 'node:crypto'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { creditSums, isCreditable, leftToCredit } from '@praxis/domain/invoices/credit-sums'
import type { InvoiceSums } from '@praxis/domain/invoices/invoice-sums'
import { WHOLE_QUANTITY } from '@praxis/domain/invoices/line-sums'
import { formatMoney } from '@praxis/domain/money/money'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Tx } from '../../../../platform/database/database'
import { insertion, nextVersion, sql } from '../../../../platform/database/sql'
import type { Platform } from '../../../../platform/platform'
import { assertUnchangedSince, invalidField, Refusal } from '../../../../platform/refusal'
import { announceInvoice, indexInvoice } from '../../commands/invoice-effects'
import { quantityOf } from '../../commands/item-values'
import { type LockedInvoice, lockInvoice } from '../../commands/lock-invoice'
import { freeRows } from '../../commands/save-items'
import { takeNumber } from '../../commands/take-number'
import { freezeInvoice } from '../../documents/freeze-invoice'
import { getInvoice } from '../../queries/get-invoice'
import { compareSoon } from '../bank-statements/compare-lines-job'
import { billedGroups, type InvoicedLine, listCreditedGroups, listInvoicedLines } from './creditable-lines'

interface Given {
  readonly items?: readonly { readonly id: string; readonly quantity?: number | undefined }[] | undefined
  readonly note: string
  readonly version?: number | undefined
}

/** How much is credited of each line, in the order of the lines. */
const quantitiesOf = (lines: readonly InvoicedLine[], items: Given['items']): number[] => {
  if (!items) return lines.map(leftToCredit)
  const asked = new Map(items.map((item) => [item.id, item]))
  if (asked.size < items.length) throw invalidField('items', 'Name each item once')
  const known = new Set(lines.map(({ id }) => id))
  if (items.some(({ id }) => !known.has(id))) throw new Refusal('notFound')
  return lines.map((line) => {
    const item = asked.get(line.id)
    if (!item) return 0
    const quantity = item.quantity === undefined ? leftToCredit(line) : quantityOf(item.quantity)
    if (!isCreditable(line, quantity))
      throw new Refusal('creditExceedsLeft', {
        itemID: line.id,
        item: line.name,
        left: leftToCredit(line) / WHOLE_QUANTITY,
      })
    return quantity
  })
}

/** Lines of which nothing is left are released, unless their rest stands on another invoice: it would be billed twice. */
const releasedLines = (
  lines: readonly InvoicedLine[],
  quantities: readonly number[],
  isWhole: boolean,
): InvoicedLine[] => {
  const released = lines.filter((line, index) => {
    const left = leftToCredit(line)
    return !line.isReleased && quantities[index] === left && (left !== 0 || isWhole)
  })
  for (const { name, restOn } of released)
    if (restOn)
      throw new Refusal('restOnAnotherInvoice', {
        item: name,
        invoice: restOn.number ?? 'a draft',
        invoiceID: restOn.id,
      })
  return released
}

const sumsOf = async (
  db: Tx,
  invoiceId: string,
  lines: readonly InvoicedLine[],
  quantities: readonly number[],
): Promise<InvoiceSums> =>
  creditSums(
    { lines, groups: billedGroups(lines), creditedGroups: await listCreditedGroups(db, invoiceId) },
    quantities,
  )

/** Lines that take something off stay behind when others are credited: nobody gets back more than they were billed. */
const assertWithin = ({ number, currency, net, vat, credited }: LockedInvoice, { total }: InvoiceSums): void => {
  const left = net + vat - credited
  if (total > left) throw new Refusal('creditExceedsLeft', { item: number, left: formatMoney(left, currency) })
}

/** A line of the credit note, and what it takes back. */
interface CreditLine {
  readonly id: string
  readonly line: InvoicedLine
  readonly quantity: number
  readonly sums: InvoiceSums['lines'][number]
}

const storeItems = async (db: Tx, noteId: string, credits: readonly CreditLine[]): Promise<void> => {
  const { companyId } = db.scope
  const rows = credits.map(({ id, line, quantity, sums }, position) => ({
    ...{ id, position, quantity, creditedItemId: line.id, gross: sums.gross, net: sums.net, vat: sums.vat },
  }))
  await db.run(sql`
    insert into invoice_targetables (company_id, invoice_id, targetable_id, net, vat)
    select ${companyId}, ${noteId}, m.targetable_id, sum(r.net), sum(r.vat)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("creditedItemId" uuid, net bigint, vat bigint)
    join invoice_items m on m.company_id = ${companyId} and m.id = r."creditedItemId"
    group by m.targetable_id`)
  // What was agreed, and what was left of earlier items, is counted by the items that were invoiced, not by these.
  await db.run(sql`
    insert into invoice_items (company_id, id, invoice_id, targetable_id, position, source, name, description, quantity, unit,
      unit_amount, discount, vat_rate, vat_category, from_day, to_day, category, credited_item_id, original_quantity,
      original_unit_amount, gross, net, vat)
    select ${companyId}, r.id, ${noteId}, m.targetable_id, r.position, m.source, m.name, m.description, r.quantity, m.unit,
      m.unit_amount, m.discount, m.vat_rate, m.vat_category, m.from_day, m.to_day, m.category, m.id, r.quantity,
      m.unit_amount, r.gross, r.net, r.vat
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id uuid, position integer, quantity bigint, "creditedItemId" uuid, gross bigint, net bigint, vat bigint)
    join invoice_items m on m.company_id = ${companyId} and m.id = r."creditedItemId"`)
  await db.run(sql`
    update invoice_items m set credited_quantity = m.credited_quantity + r.quantity,
      credited_gross = m.credited_gross + r.gross, credited_net = m.credited_net + r.net
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      "creditedItemId" uuid, quantity bigint, gross bigint, net bigint)
    where m.company_id = ${companyId} and m.id = r."creditedItemId"`)
}

const storeNote = async (
  db: Tx,
  actor: EmployeeActor,
  invoice: LockedInvoice,
  { note, sums }: { readonly note: string; readonly sums: InvoiceSums },
): Promise<{ readonly id: string; readonly number: string }> => {
  const id = randomUUID()
  const { number, counter, ground } = await takeNumber(db, actor, 'creditNote')
  await db.run(sql`
    insert into invoices ${insertion<'invoices'>({
      ...{ company_id: actor.company.id, id, kind: 'creditNote', stage: 'billed', number, counter, note },
      ...{ client_id: invoice.clientId, currency: invoice.currency, reference: invoice.reference },
      time_sheet_grouping: invoice.timeSheetGrouping,
      ...{ day: ground.today, due_date: ground.today, credited_invoice_id: invoice.id, net: sums.net, vat: sums.vat },
      ...{ created_by: actor.employee.id, billed_by: actor.employee.id },
      ...{ billed_at: db.now, created_at: db.now, updated_at: db.now },
    })}`)
  return { id, number }
}

/**
 * Takes billed items back, in part or as a whole, with a number and a document of its own. What is behind an item of which
 * nothing is left is open again.
 */
export const createCreditNote = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  invoiceId: string,
  { items, note, version }: Given,
): Promise<Invoice> => {
  const invoice = await lockInvoice(db, actor, invoiceId)
  if (invoice.kind !== 'invoice' || invoice.stage !== 'billed') throw new Refusal('invoiceNotBilled')
  assertUnchangedSince(version, invoice.version)
  const lines = await listInvoicedLines(db, invoiceId)
  const quantities = quantitiesOf(lines, items)
  if (quantities.every((quantity) => quantity === 0)) throw new Refusal('nothingToCredit')
  const released = releasedLines(lines, quantities, items === undefined)
  const sums = await sumsOf(db, invoiceId, lines, quantities)
  if (sums.total < 0) throw new Refusal('creditBelowZero')
  assertWithin(invoice, sums)
  const { id, number } = await storeNote(db, actor, invoice, { note, sums })
  const ofNote = sums.lines.values()
  const credits = lines.flatMap((line, index): CreditLine[] => {
    const quantity = quantities[index] ?? 0
    const ofLine = quantity === 0 ? undefined : ofNote.next().value
    return ofLine ? [{ id: randomUUID(), line, quantity, sums: ofLine }] : []
  })
  await storeItems(db, id, credits)
  const releasedIds = released.map((line) => line.id)
  await freeRows(db, releasedIds)
  await db.run(sql`
    update invoice_items set is_released = true
    where company_id = ${actor.company.id} and id = any (${releasedIds}::uuid[])`)
  await db.run(sql`
    update invoices set credited = credited + ${sums.total}, version = ${nextVersion}, updated_at = ${db.now}
    where company_id = ${actor.company.id} and id = ${invoiceId}`)
  await indexInvoice(db, id)
  await freezeInvoice(db, platform, id)
  db.record({ entity: 'invoice', id, action: 'billed', after: { number, net: sums.net, total: sums.total } })
  db.record({ entity: 'invoice', id: invoiceId, action: 'credited', after: { creditNote: number, total: sums.total } })
  const targetableIds = invoice.targetables.map((targetable) => targetable.id)
  await announceInvoice(db, invoiceId, targetableIds)
  await announceInvoice(db, id, targetableIds)
  await compareSoon(db)
  return getInvoice(db, platform, actor, id)
}
