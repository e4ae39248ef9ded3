import type { ProjectBilling, ProjectBillingChanges } from '@praxis/contract/invoices/project-billing'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { canRead, canWrite } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db, Tx } from '../../../platform/database/database'
import { type RowOf, selected } from '../../../platform/database/selected'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import { assertUnchangedSince, Refusal } from '../../../platform/refusal'
import { listReaders } from '../../targetables/queries/members'
import {
  lockTargetable,
  type OpenTargetable,
  openTargetable,
  permissionsInKind,
} from '../../targetables/queries/open-targetable'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import { vatColumns, vatOf, vatWords } from './stored-vat'

const HUNDREDTHS = 100

const stored = selected('project_billing', 'b', [
  ...(['vat_rate', 'vat_category', 'purchase_order', 'expense_mark_up', 'version'] as const),
])

type Billing = Omit<ProjectBilling, 'can'>

const unsaid: Billing = { vat: null, purchaseOrder: '', expenseMarkUp: 0, version: 0 }

const readBilling = async (db: Db, projectId: string): Promise<Billing> => {
  const row = await db.row<RowOf<typeof stored>>(sql`
    select ${stored} from project_billing b where b.company_id = ${db.scope.companyId} and b.targetable_id = ${projectId}`)
  if (!row) return unsaid
  const { purchaseOrder, expenseMarkUp, version } = row
  return { vat: vatOf(row), purchaseOrder, expenseMarkUp: expenseMarkUp / HUNDREDTHS, version }
}

/** Whether the actor may read how a project is billed, and so its history. */
export const readsProjectBilling = async (db: Db, actor: EmployeeActor, projectId: string): Promise<boolean> => {
  const permissions = await permissionsInKind(db, actor, projectKind, projectId)
  return permissions !== undefined && canRead(permissions.areas.invoicing)
}

const canOf = ({ permissions }: OpenTargetable) => ({ edit: canWrite(permissions.areas.invoicing) })

export const getProjectBilling = async (db: Db, actor: EmployeeActor, projectId: string): Promise<ProjectBilling> => {
  const project = await openTargetable(db, actor, projectKind, projectId)
  if (!canRead(project.permissions.areas.invoicing)) throw new Refusal('invalidPermission')
  return { ...(await readBilling(db, projectId)), can: canOf(project) }
}

/** As the history tells of it. */
const recordedFields = ({ purchaseOrder, expenseMarkUp, vat }: Billing) => ({
  purchaseOrder,
  expenseMarkUp: `${expenseMarkUp}%`,
  vat: vatWords(vat),
})

/** Changes how a project is billed from now on; what is on drafts already stays as it is. */
export const updateProjectBilling = async (
  db: Tx,
  actor: EmployeeActor,
  projectId: string,
  { version, ...changes }: ProjectBillingChanges & MadeOn,
): Promise<ProjectBilling> => {
  const project = await lockTargetable(db, actor, projectKind, projectId)
  const can = canOf(project)
  if (!can.edit) throw new Refusal('invalidPermission')
  const before = await readBilling(db, projectId)
  assertUnchangedSince(version, before.version)
  await db.run(sql`
    insert into project_billing (company_id, targetable_id, version) values (${actor.company.id}, ${projectId}, 0)
    on conflict do nothing`)
  const columns = assignments<'project_billing'>({
    purchase_order: changes.purchaseOrder,
    expense_mark_up: changes.expenseMarkUp === undefined ? undefined : Math.round(changes.expenseMarkUp * HUNDREDTHS),
    ...vatColumns(changes.vat),
    version: nextVersion,
  })
  await db.run(sql`
    update project_billing set ${columns} where company_id = ${actor.company.id} and targetable_id = ${projectId}`)
  const after = await readBilling(db, projectId)
  db.record({
    entity: 'projectBilling',
    id: projectId,
    action: 'billingUpdated',
    before: recordedFields(before),
    after: recordedFields(after),
  })
  const [readers] = await listReaders(db, [projectId], ({ areas }) => canRead(areas.invoicing))
  // What is open on the project is offered with other VAT and another mark-up.
  db.announce({ topic: 'invoices', to: { capabilities: ['canManageProjects'], employees: readers?.employees ?? [] } })
  return { ...after, can }
}
