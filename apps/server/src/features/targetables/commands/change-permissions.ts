import { randomUUID } from 'node:crypto'
import type { ResourcePermissionRow } from '@praxis/contract/projects/project-permissions'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { assertActiveEmployee } from '../../employees/queries/active-employee'
import { lockTargetable } from '../queries/open-targetable'
import type { TargetableKind } from '../queries/targetable-kinds'
import { type Areas, loadPermission } from '../queries/targetable-permissions'
import { announceNewRights, announceTargetable, touchTargetable } from './targetable-effects'

/** Somebody who is let in can at least read the details. */
const AT_FIRST: Areas = { details: 'read' }

const lockForPermissions = async (
  db: Tx,
  actor: EmployeeActor,
  kind: TargetableKind,
  targetableId: string,
): Promise<void> => {
  const { permissions } = await lockTargetable(db, actor, kind, targetableId)
  if (!permissions.editPermissions) throw new Refusal('invalidPermission')
}

/** Person and areas are one field of the history, which leaves out unchanged fields: so it names the person also when only an area changed. */
const recordedFields = ({ employee, permissions }: ResourcePermissionRow) => ({
  permission: { employee: employee.displayName, ...permissions },
})

/** The person concerned is told too, even if they can no longer see the targetable. */
const leaveTraces = async (
  db: Tx,
  kind: TargetableKind,
  targetableId: string,
  { employee }: ResourcePermissionRow,
): Promise<void> => {
  await touchTargetable(db, targetableId)
  await announceTargetable(db, kind, targetableId, employee.id)
  announceNewRights(db, [employee.id])
}

export const createPermission = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  kind: TargetableKind,
  targetableId: string,
  { employeeID, permissions }: { readonly employeeID: string; readonly permissions: Areas },
): Promise<ResourcePermissionRow> => {
  await lockForPermissions(db, actor, kind, targetableId)
  await assertActiveEmployee(db, 'employeeID', employeeID)
  const id = randomUUID()
  await db.run(sql`
    insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas, updated_at, updated_by)
    values (${actor.company.id}, ${id}, ${targetableId}, ${employeeID}, ${JSON.stringify({ ...AT_FIRST, ...permissions })},
            ${db.now}, ${actor.employee.id})`)
  const row = await loadPermission(db, files, targetableId, id)
  db.record({ entity: kind.entity, id: targetableId, action: 'permissionGiven', after: recordedFields(row) })
  await leaveTraces(db, kind, targetableId, row)
  return row
}

export const updatePermission = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  kind: TargetableKind,
  targetableId: string,
  id: string,
  permissions: Areas,
): Promise<ResourcePermissionRow> => {
  await lockForPermissions(db, actor, kind, targetableId)
  const before = await loadPermission(db, files, targetableId, id)
  await db.run(sql`
    update targetable_permissions
    set areas = areas || ${JSON.stringify(permissions)}::jsonb, updated_at = ${db.now}, updated_by = ${actor.employee.id}
    where company_id = ${actor.company.id} and id = ${id}`)
  const after = await loadPermission(db, files, targetableId, id)
  db.record({
    entity: kind.entity,
    id: targetableId,
    action: 'permissionChanged',
    before: recordedFields(before),
    after: recordedFields(after),
  })
  await leaveTraces(db, kind, targetableId, after)
  return after
}

export const deletePermission = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  kind: TargetableKind,
  targetableId: string,
  id: string,
): Promise<void> => {
  await lockForPermissions(db, actor, kind, targetableId)
  const row = await loadPermission(db, files, targetableId, id)
  await db.run(sql`delete from targetable_permissions where company_id = ${actor.company.id} and id = ${id}`)
  db.record({ entity: kind.entity, id: targetableId, action: 'permissionTaken', before: recordedFields(row) })
  await leaveTraces(db, kind, targetableId, row)
}
