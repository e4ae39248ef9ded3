import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import type { MadeOn } from '@praxis/contract/protocol/values'
import type { Day } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { freezeInvoice } from '../documents/freeze-invoice'
import { getInvoice } from '../queries/get-invoice'
import { dueDateOf } from '../queries/invoice-row'
import { isBilledNow } from '../queries/invoice-sums'
import type { InvoicingGround } from '../queries/invoicing-ground'
import type { ItemRow } from '../queries/item-row'
import { compareSoon } from '../received/bank-statements/compare-lines-job'
import { announceInvoice, indexInvoice } from './invoice-effects'
import { type LockedDraft, lockDraft } from './lock-invoice'
import { freeRows } from './save-items'
import { takeNumber } from './take-number'

const dueDate = async (db: Tx, draft: LockedDraft, ground: InvoicingGround): Promise<Day> => {
  const terms = await db.row<{ readonly clientTerms: number | null }>(sql`
    select payment_terms_days as "clientTerms" from client_billing
    where company_id = ${db.scope.companyId} and client_id = ${draft.clientId}`)
  const due = dueDateOf({ dueDate: draft.dueDate, clientTerms: terms?.clientTerms ?? null }, ground)
  if (due < ground.today) throw invalidField('dueDate', 'Choose a due date from today on')
  return due
}

/** What waits is open again, as what it is; only an item of its own waits as this item. */
const releaseWaiting = async (db: Tx, items: readonly ItemRow[]): Promise<void> => {
  const released = items.filter((item) => !isBilledNow(item) && (item.source !== 'free' || item.linkedItemId !== null))
  if (released.length === 0) return
  const ids = released.map(({ id }) => id)
  await freeRows(db, ids)
  await db.run(sql`
    update invoice_items set is_released = true
    where company_id = ${db.scope.companyId} and id = any (${ids}::uuid[])`)
}

/** Gives a draft its number and its day; it stays as it is from then on. */
export const moveToBilled = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
  { version }: MadeOn,
): Promise<Invoice> => {
  const draft = await lockDraft(db, actor, id, version)
  if (!draft.items.some(isBilledNow)) throw new Refusal('emptyInvoiceCannotBeBilled')
  if (draft.net + draft.vat < 0) throw new Refusal('negativeInvoiceCannotBeBilled')
  await releaseWaiting(db, draft.items)
  const { number, counter, ground } = await takeNumber(db, actor, 'invoice')
  const due = await dueDate(db, draft, ground)
  const billed = { stage: 'billed', number, counter, day: ground.today, due_date: due, billed_by: actor.employee.id }
  await db.run(sql`
    update invoices set ${assignments<'invoices'>({ ...billed, billed_at: db.now, updated_at: db.now })},
      version = ${nextVersion}
    where company_id = ${actor.company.id} and id = ${id}`)
  await freezeInvoice(db, platform, id)
  await indexInvoice(db, id)
  const total = draft.net + draft.vat
  db.record({ entity: 'invoice', id, action: 'billed', after: { number, dueDate: due, net: draft.net, total } })
  await announceInvoice(
    db,
    id,
    draft.targetables.map((targetable) => targetable.id),
  )
  await compareSoon(db)
  return getInvoice(db, platform, actor, id)
}
