import { randomUUID } from 'node:crypto'
import type { NewInvoice } from '@praxis/contract/invoices/invoices'
import type { Day } from '@praxis/domain/calendar/day'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { insertion, sql } from '../../../platform/database/sql'
import type { InvoiceableProject } from '../queries/invoiceable-projects'
import type { InvoicingGround } from '../queries/invoicing-ground'
import { announceInvoice, indexInvoice } from './invoice-effects'
import type { NewItems } from './new-items'
import { saveItems } from './save-items'

export interface NewDraft extends Pick<NewInvoice, 'reference' | 'note' | 'dueDate' | 'timeSheetGrouping'> {
  readonly projects: readonly [InvoiceableProject, ...InvoiceableProject[]]
  /** Null for what a scheduler makes. */
  readonly createdBy: string | null
  /** The day that a scheduler makes it for. */
  readonly scheduledFor: Day | null
}

const insertDraft = async (db: Tx, draft: NewDraft, { today }: InvoicingGround): Promise<string> => {
  const { projects, reference, note, dueDate, timeSheetGrouping, createdBy, scheduledFor } = draft
  const { companyId } = db.scope
  const id = randomUUID()
  const [{ id: projectId, clientId, currency }] = projects
  const orders = new Set(projects.map(({ purchaseOrder }) => purchaseOrder).filter(Boolean))
  const columns = insertion<'invoices'>({
    ...{ company_id: companyId, id, client_id: clientId, currency, time_sheet_grouping: timeSheetGrouping },
    ...{ day: scheduledFor ?? today, due_date: dueDate, note },
    reference: reference ?? [...orders].join(', ').slice(0, 200),
    ...(scheduledFor !== null && { scheduled_for: scheduledFor, scheduled_by: projectId }),
    ...{ created_by: createdBy, created_at: db.now, updated_at: db.now, version: 0 },
  })
  await db.run(sql`insert into invoices ${columns}`)
  await db.run(sql`
    insert into invoice_targetables (company_id, invoice_id, targetable_id)
    select ${companyId}, ${id}, targetable_id
    from unnest(${projects.map((project) => project.id)}::uuid[]) as targetable_id`)
  return id
}

/** Makes a draft of these items, with all effects; whoever may is checked by the caller, who has locked the projects. */
export const makeDraft = async (
  db: Tx,
  ground: InvoicingGround,
  draft: NewDraft,
  { items, rows }: NewItems,
): Promise<string> => {
  const { projects, note, dueDate } = draft
  const id = await insertDraft(db, draft, ground)
  await saveItems(db, id, { before: [], after: items, rows })
  await indexInvoice(db, id)
  const made = await db.row<Columns<'invoices', 'net' | 'vat' | 'reference'> & { readonly client: string }>(sql`
    select i.net, i.vat, i.reference, c.name as client
    from invoices i join clients c on c.company_id = i.company_id and c.id = i.client_id
    where i.company_id = ${db.scope.companyId} and i.id = ${id}`)
  if (!made) throw new Error('the draft was made just now')
  db.record({
    entity: 'invoice',
    id,
    action: 'created',
    after: {
      ...{ client: made.client, projects: projects.map(({ name }) => name), currency: projects[0].currency },
      ...{ items: items.length, net: made.net, total: made.net + made.vat },
      ...{ dueDate, reference: made.reference, note, scheduledFor: draft.scheduledFor },
    },
  })
  await announceInvoice(
    db,
    id,
    projects.map((project) => project.id),
  )
  return id
}
