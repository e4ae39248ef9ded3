import type { Invoice, InvoiceChanges } from '@praxis/contract/invoices/invoice-shapes'
import type { MadeOn } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { forgetRecord } from '../../../platform/search/search-index'
import { getInvoice } from '../queries/get-invoice'
import { announceInvoice, indexInvoice } from './invoice-effects'
import { type LockedInvoice, lockDraft } from './lock-invoice'
import { freeRows } from './save-items'

const idsOf = ({ targetables }: LockedInvoice): string[] => targetables.map(({ id }) => id)

export const updateInvoice = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  { version, ...changes }: InvoiceChanges & MadeOn,
): Promise<Invoice> => {
  const draft = await lockDraft(db, actor, id, version)
  const { dueDate, reference, note } = { ...draft, ...changes }
  await db.run(sql`
    update invoices set ${assignments<'invoices'>({ due_date: dueDate, reference, note, updated_at: db.now })},
      version = ${nextVersion}
    where company_id = ${actor.company.id} and id = ${id}`)
  await indexInvoice(db, id)
  db.record({
    entity: 'invoice',
    id,
    action: 'updated',
    before: { dueDate: draft.dueDate, reference: draft.reference, note: draft.note },
    after: { dueDate, reference, note },
  })
  await announceInvoice(db, id, idsOf(draft))
  return getInvoice(db, platform, actor, id)
}

/** What was on a draft is open again. */
export const deleteInvoice = async (db: Tx, actor: EmployeeActor, id: string): Promise<void> => {
  const draft = await lockDraft(db, actor, id)
  await freeRows(
    db,
    draft.items.map((item) => item.id),
  )
  await db.run(sql`delete from invoices where company_id = ${actor.company.id} and id = ${id}`)
  await forgetRecord(db, 'invoice', id)
  db.record({
    entity: 'invoice',
    id,
    action: 'deleted',
    before: { items: draft.items.length, net: draft.net, total: draft.net + draft.vat, reference: draft.reference },
  })
  await announceInvoice(db, id, idsOf(draft))
}
