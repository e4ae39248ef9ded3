import { randomUUID } from 'node:crypto'
import type { ResourcePermissionRow } from '@praxis/contract/project-permissions'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { assertActiveEmployee } from '../project-checks'
import { announceProject, touchProject } from '../project-effects'
import { lockProject } from '../queries/get-project'
import { type Areas, loadResourcePermission } from '../queries/project-permissions'

/** Whoever is let in sees at least what the project is. */
const AT_FIRST: Areas = { details: 'read' }

const lockForPermissions = async (db: Tx, actor: EmployeeActor, projectId: string): Promise<void> => {
  const { abilities } = await lockProject(db, actor, projectId)
  if (!abilities.editPermissions) throw new Refusal('invalidPermission')
}

/** In one piece, so that the history names the person also when only an area changed. */
const recordedFields = ({ employee, permissions }: ResourcePermissionRow) => ({
  permission: { employee: employee.displayName, ...permissions },
})

/** The person concerned hears of it too, also when it was the last thing they had to do with the project. */
const leaveTraces = async (db: Tx, projectId: string, { employee }: ResourcePermissionRow): Promise<void> => {
  await touchProject(db, projectId)
  await announceProject(db, projectId, employee.id)
}

export const createResourcePermission = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  projectId: string,
  { employeeID, permissions }: { readonly employeeID: string; readonly permissions: Areas },
): Promise<ResourcePermissionRow> => {
  await lockForPermissions(db, actor, projectId)
  await assertActiveEmployee(db, 'employeeID', employeeID)
  const id = randomUUID()
  await db.run(sql`
    insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas, updated_at, updated_by)
    values (${actor.company.id}, ${id}, ${projectId}, ${employeeID}, ${JSON.stringify({ ...AT_FIRST, ...permissions })},
            ${db.now}, ${actor.employee.id})`)
  const row = await loadResourcePermission(db, files, projectId, id)
  db.record({ entity: 'project', id: projectId, action: 'permissionGiven', after: recordedFields(row) })
  await leaveTraces(db, projectId, row)
  return row
}

export const updateResourcePermission = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  projectId: string,
  id: string,
  permissions: Areas,
): Promise<ResourcePermissionRow> => {
  await lockForPermissions(db, actor, projectId)
  const before = await loadResourcePermission(db, files, projectId, id)
  await db.run(sql`
    update targetable_permissions
    set areas = areas || ${JSON.stringify(permissions)}::jsonb, updated_at = ${db.now}, updated_by = ${actor.employee.id}
    where company_id = ${actor.company.id} and id = ${id}`)
  const after = await loadResourcePermission(db, files, projectId, id)
  db.record({
    entity: 'project',
    id: projectId,
    action: 'permissionChanged',
    before: recordedFields(before),
    after: recordedFields(after),
  })
  await leaveTraces(db, projectId, after)
  return after
}

export const deleteResourcePermission = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  projectId: string,
  id: string,
): Promise<void> => {
  await lockForPermissions(db, actor, projectId)
  const row = await loadResourcePermission(db, files, projectId, id)
  await db.run(sql`delete from targetable_permissions where company_id = ${actor.company.id} and id = ${id}`)
  db.record({ entity: 'project', id: projectId, action: 'permissionTaken', before: recordedFields(row) })
  await leaveTraces(db, projectId, row)
}
