import { MOST_INVOICED_PROJECTS } from '@praxis/contract/invoices/invoice-rules'
import type { FreeItem, Invoice } from '@praxis/contract/invoices/invoice-shapes'
import type { NewInvoice } from '@praxis/contract/invoices/invoices'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { holdTargetables } from '../../targetables/queries/open-targetable'
import { getInvoice } from '../queries/get-invoice'
import { openInvoiceableProjects } from '../queries/invoiceable-projects'
import { loadInvoicingGround } from '../queries/invoicing-ground'
import { itemsOfOpenWork } from './add-work'
import { makeDraft } from './make-draft'
import { freeItem } from './new-items'

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
  const draft = { ...given, projects, createdBy: actor.employee.id, scheduledFor: null }
  return getInvoice(db, platform, actor, await makeDraft(db, ground, draft, { items, rows: work.rows }))
}
