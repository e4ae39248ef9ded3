import type { FreeItem, Invoice, InvoiceItemChanges } from '@praxis/contract/invoices/invoice-shapes'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { grossOf, WHOLE_QUANTITY, WHOLE_RATE } from '@praxis/domain/invoices/line-sums'
import { enteredTextOfMoney } from '@praxis/domain/money/money'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { ChangeOf } from '../../../platform/database/effects'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { getInvoice } from '../queries/get-invoice'
import { openInvoiceableProjects } from '../queries/invoiceable-projects'
import { loadInvoicingGround } from '../queries/invoicing-ground'
import type { ItemRow } from '../queries/item-row'
import { listOpenAgreements } from '../queries/open-agreements'
import { itemsOfOpenWork, type WantedWork } from './add-work'
import { projectOfItem } from './create-invoice'
import { announceInvoice } from './invoice-effects'
import { discountOf, quantityOf, vatOfItem } from './item-values'
import { itemIn, type LockedDraft, lockDraft } from './lock-invoice'
import { freeItem } from './new-items'
import { type RowsOfItem, saveItems } from './save-items'

interface ItemsChange extends Pick<ChangeOf<'invoice'>, 'action' | 'before' | 'after'> {
  readonly items: readonly ItemRow[]
  readonly rows?: readonly RowsOfItem[]
}

/** Stores other items of a draft, and says so to the history and to those who see it. */
export const keepItems = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  draft: LockedDraft,
  { items, rows = [], ...change }: ItemsChange,
): Promise<Invoice> => {
  await saveItems(db, draft.id, { before: draft.items, after: items, rows })
  db.record({ entity: 'invoice', id: draft.id, ...change })
  await announceInvoice(
    db,
    draft.id,
    draft.targetables.map(({ id }) => id),
  )
  return getInvoice(db, platform, actor, draft.id)
}

const PERCENT = 100

/** An item as the history shows it. */
const recorded = (item: ItemRow) => ({
  name: item.name,
  description: item.description,
  quantity: item.quantity / WHOLE_QUANTITY,
  unitAmount: item.unitAmount,
  discountRate: item.discount / PERCENT,
  vatRate: item.vatRate / WHOLE_RATE,
  vatCategory: item.vatCategory,
  state: item.state,
})

/** The projects of a draft, with the VAT they have now, unless one has gone to another client since. */
const projectsOf = async (db: Tx, actor: EmployeeActor, { targetables, clientId }: LockedDraft) => {
  const ground = await loadInvoicingGround(db, actor)
  const ids = targetables.map(({ id }) => id)
  const projects = await openInvoiceableProjects(db, actor, ground, ids, 'write')
  const moved = projects.find((project) => project.clientId !== clientId)
  if (moved) throw new Refusal('projectNotInvoiceable', { project: moved.name, why: 'it belongs to another client' })
  return { ground, projects }
}

export const createInvoiceItem = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  invoiceId: string,
  { version, ...given }: FreeItem & MadeOn,
): Promise<Invoice> => {
  const draft = await lockDraft(db, actor, invoiceId, version)
  const { projects } = await projectsOf(db, actor, draft)
  const project = projectOfItem(projects, given, 'projectID')
  const item = freeItem(given, project.id, project)
  return keepItems(db, platform, actor, draft, {
    items: [...draft.items, item],
    action: 'itemAdded',
    after: { project: project.name, ...recorded(item) },
  })
}

export const addOpenWork = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  invoiceId: string,
  { version, ...wanted }: WantedWork & MadeOn,
): Promise<Invoice> => {
  const draft = await lockDraft(db, actor, invoiceId, version)
  const { projects, ground } = await projectsOf(db, actor, draft)
  const adding = { projects, grouping: draft.timeSheetGrouping, today: ground.today }
  const { items, rows } = await itemsOfOpenWork(db, adding, wanted)
  return keepItems(db, platform, actor, draft, {
    items: [...draft.items, ...items],
    rows,
    action: 'itemAdded',
    after: { items: items.length, names: items.slice(0, 20).map(({ name }) => name) },
  })
}

/** Parts of an agreed amount never come to more than it. */
const assertAgreed = async (db: Tx, before: ItemRow, after: ItemRow): Promise<void> => {
  const charged = grossOf(after)
  if (after.agreementItemId === null || charged <= grossOf(before)) return
  const agreements = await listOpenAgreements(db, [after.targetableId])
  const agreement = agreements.find(({ id }) => id === after.agreementItemId)
  const { originalQuantity: quantity, originalUnitAmount: unitAmount } = before
  const own =
    before.state === 'partlyInvoiced' ? grossOf(before) : Math.max(grossOf(before), grossOf({ quantity, unitAmount }))
  // What was written off here may stand on another draft by now, so that more is taken than there is.
  const most = agreement ? Math.max(0, own + agreement.total - agreement.taken) : own
  if (charged > most) throw invalidField('unitAmount', `Maximum of ${enteredTextOfMoney(most)} is required`)
}

export const updateInvoiceItem = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  ids: { readonly id: string; readonly itemId: string },
  { version, ...changes }: InvoiceItemChanges & MadeOn,
): Promise<Invoice> => {
  const draft = await lockDraft(db, actor, ids.id, version)
  const before = itemIn(draft, ids.itemId)
  const { quantity, discountRate, vatRate, vatCategory, ...others } = changes
  const after: ItemRow = {
    ...before,
    ...others,
    ...(quantity !== undefined && { quantity: quantityOf(quantity) }),
    ...(discountRate !== undefined && { discount: discountOf(discountRate) }),
    ...vatOfItem({ vatRate, vatCategory }, before),
  }
  await assertAgreed(db, before, after)
  const [was, is] = [recorded(before), recorded(after)]
  return keepItems(db, platform, actor, draft, {
    items: draft.items.map((item) => (item.id === after.id ? after : item)),
    action: 'itemUpdated',
    before: was,
    // Said of the new state alone: what is the same on both sides is left out.
    after: { item: after.name, ...is },
  })
}

export const deleteInvoiceItem = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  ids: { readonly id: string; readonly itemId: string },
): Promise<Invoice> => {
  const draft = await lockDraft(db, actor, ids.id)
  const gone = itemIn(draft, ids.itemId)
  return keepItems(db, platform, actor, draft, {
    items: draft.items.filter((item) => item !== gone),
    action: 'itemRemoved',
    before: recorded(gone),
  })
}

export const orderInvoiceItems = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  invoiceId: string,
  { itemIDs, version }: { readonly itemIDs: readonly string[] } & MadeOn,
): Promise<Invoice> => {
  const draft = await lockDraft(db, actor, invoiceId, version)
  const known = new Map(draft.items.map((item) => [item.id, item]))
  const items = itemIDs.map((id, index) => {
    const item = known.get(id)
    if (!item || !known.delete(id)) throw invalidField(`itemIDs.${index}`, 'Name each item of the invoice once')
    return item
  })
  if (known.size > 0) throw invalidField('itemIDs', 'Name each item of the invoice once')
  return keepItems(db, platform, actor, draft, {
    items,
    action: 'itemsOrdered',
    before: { order: draft.items.map(({ name }) => name) },
    after: { order: items.map(({ name }) => name) },
  })
}
