import type { Currency } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { type RowOf, selected } from '../../../platform/database/selected'
import { sql } from '../../../platform/database/sql'
import { assertUnchangedSince, Refusal } from '../../../platform/refusal'
import { type InvoicedTargetable, listInvoicedTargetables } from '../queries/invoice-access'
import { type ItemRow, itemColumns } from '../queries/item-row'

const stored = selected('invoices', 'i', [
  ...([
    'id',
    'kind',
    'stage',
    'client_id',
    'currency',
    'time_sheet_grouping',
    'due_date',
    'reference',
    'note',
  ] as const),
  ...(['net', 'vat', 'credited', 'version', 'number'] as const),
])

/** An invoice that the actor may change, locked until the transaction ends. */
export interface LockedInvoice extends Omit<RowOf<typeof stored>, 'currency'> {
  readonly currency: Currency
  readonly targetables: readonly InvoicedTargetable[]
}

/**
 * Locks an invoice, and before it its projects, as whoever makes one does: what is open there is put on one invoice at a
 * time. Whoever sees a part of it may not change it, others do not know that it exists.
 */
export const lockInvoice = async (db: Tx, actor: EmployeeActor, id: string): Promise<LockedInvoice> => {
  await db.run(sql`
    select from targetables p where p.company_id = ${actor.company.id} and p.id in (
      select t.targetable_id from invoice_targetables t
      where t.company_id = ${actor.company.id} and t.invoice_id = ${id})
    order by p.id for no key update`)
  const row = await db.row<Omit<LockedInvoice, 'targetables'>>(sql`
    select ${stored} from invoices i where i.company_id = ${actor.company.id} and i.id = ${id} for no key update`)
  const targetables = await listInvoicedTargetables(db, actor, id)
  if (!row || !targetables.some(({ isReadable }) => isReadable)) throw new Refusal('notFound')
  if (!targetables.every(({ isWritable }) => isWritable)) throw new Refusal('invalidPermission')
  return { ...row, targetables }
}

/** A draft with its items in their order. */
export interface LockedDraft extends LockedInvoice {
  readonly items: readonly ItemRow[]
}

export const lockDraft = async (
  db: Tx,
  actor: EmployeeActor,
  id: string,
  version?: number | undefined,
): Promise<LockedDraft> => {
  const invoice = await lockInvoice(db, actor, id)
  if (invoice.stage !== 'draft') throw new Refusal('billedInvoiceCannotBeEdited')
  assertUnchangedSince(version, invoice.version)
  const items = await db.rows<ItemRow>(sql`
    select ${itemColumns} from invoice_items m
    where m.company_id = ${actor.company.id} and m.invoice_id = ${id}
    order by m.position`)
  return { ...invoice, items }
}

export const itemIn = ({ items }: LockedDraft, itemId: string): ItemRow => {
  const item = items.find(({ id }) => id === itemId)
  if (!item) throw new Refusal('notFound')
  return item
}
