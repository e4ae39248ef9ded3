import { randomUUID } from 'node:crypto'
import { MOST_INVOICED_PROJECTS } from '@praxis/contract/invoices/invoice-rules'
import type { FreeItem, Invoice } from '@praxis/contract/invoices/invoice-shapes'
import type { NewInvoice } from '@praxis/contract/invoices/invoices'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { insertion, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { holdTargetables } from '../../targetables/queries/open-targetable'
import { getInvoice } from '../queries/get-invoice'
import { type InvoiceableProject, openInvoiceableProjects } from '../queries/invoiceable-projects'
import { type InvoicingGround, loadInvoicingGround } from '../queries/invoicing-ground'
import { itemsOfOpenWork } from './add-work'
import { announceInvoice, indexInvoice } from './invoice-effects'
import { freeItem } from './new-items'
import { saveItems } from './save-items'

type Head = Pick<NewInvoice, 'reference' | 'note' | 'dueDate' | 'timeSheetGrouping'>

const insertDraft = async (
  db: Tx,
  actor: EmployeeActor,
  projects: readonly [InvoiceableProject, ...InvoiceableProject[]],
  { reference, note, dueDate, timeSheetGrouping }: Head,
  { today }: InvoicingGround,
): Promise<string> => {
  const id = randomUUID()
  const [{ clientId, currency }] = projects
  const orders = new Set(projects.map(({ purchaseOrder }) => purchaseOrder).filter(Boolean))
  const given = {
    ...{ client_id: clientId, currency, time_sheet_grouping: timeSheetGrouping, day: today, due_date: dueDate, note },
    reference: reference ?? [...orders].join(', ').slice(0, 200),
    created_by: actor.employee.id,
  }
  await db.run(sql`
    insert into invoices ${insertion<'invoices'>({ company_id: actor.company.id, id, ...given, created_at: db.now, updated_at: db.now, version: 0 })}`)
  await db.run(sql`
    insert into invoice_targetables (company_id, invoice_id, targetable_id)
    select ${actor.company.id}, ${id}, targetable_id
    from unnest(${projects.map((project) => project.id)}::uuid[]) as targetable_id`)
  return id
}

/** The project that an item of its own is for: it need not be said where there is only one. */
export const projectOfItem = <Project extends { readonly id: string }>(
  projects: readonly [Project, ...Project[]],
  { projectID }: Pick<FreeItem, 'projectID'>,
  path: string,
): Project => {
  const [first, ...others] = projects
  if (projectID === undefined && others.length === 0) return first
  const project = projects.find(({ id }) => id === projectID)
  if (!project) throw invalidField(path, 'Choose a project of the invoice')
  return project
}

const assertNotTooMany = (ids: readonly string[]): void => {
  if (ids.length > MOST_INVOICED_PROJECTS)
    throw invalidField('projectIDs', `Maximum of ${MOST_INVOICED_PROJECTS} is required`)
}

interface CreateOptions {
  /** Whether there is nothing to make a draft of unless it has an item. */
  readonly needsItems: boolean
}

export const createInvoice = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  given: NewInvoice,
  { needsItems }: CreateOptions = { needsItems: false },
): Promise<Invoice> => {
  const ids = [...new Set([given.projectID, ...given.projectIDs])]
  assertNotTooMany(ids)
  await holdTargetables(db, ids)
  const ground = await loadInvoicingGround(db, actor)
  const projects = await openInvoiceableProjects(db, actor, ground, ids, 'write')
  const work = await itemsOfOpenWork(db, { projects, grouping: given.timeSheetGrouping, today: ground.today }, given)
  const free = given.freeItems.map((item, index) => {
    const project = projectOfItem(projects, item, `freeItems.${index}.projectID`)
    return freeItem(item, project.id, project)
  })
  const items = [...work.items, ...free]
  if (needsItems && items.length === 0) throw new Refusal('nothingToInvoice')
  const id = await insertDraft(db, actor, projects, given, ground)
  await saveItems(db, id, { before: [], after: items, rows: work.rows })
  await indexInvoice(db, id)
  const invoice = await getInvoice(db, platform, actor, id)
  db.record({
    entity: 'invoice',
    id,
    action: 'created',
    after: {
      ...{ client: invoice.client.name, projects: projects.map(({ name }) => name), currency: invoice.currency },
      ...{ items: items.length, net: invoice.sums.net, total: invoice.sums.total },
      ...{ dueDate: given.dueDate, reference: invoice.reference, note: given.note },
    },
  })
  await announceInvoice(db, id, ids)
  return invoice
}
