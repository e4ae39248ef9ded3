import type { AreaPermissions, ResourcePermissionRow } from '@praxis/contract/projects/project-permissions'
import { type ProjectArea, projectAreas, type ResourcePermission } from '@praxis/contract/projects/project-rules'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { openTargetable } from './open-targetable'
import type { TargetableKind } from './targetable-kinds'

export type Areas = Readonly<Partial<Record<ProjectArea, ResourcePermission>>>

interface PermissionRow extends Columns<'targetable_permissions', 'id' | 'areas' | 'updated_at'> {
  readonly employee: EmployeeBriefRow
  readonly areas: Areas
  readonly updatedBy: string | null
}

const rowsWhere = (db: Db, condition: Sql): Promise<PermissionRow[]> =>
  db.rows<PermissionRow>(sql`
    select m.id, ${employeeBriefJson('e', 'u')} as employee, m.areas, m.updated_at as "updatedAt",
           bu.first_name || ' ' || bu.last_name as "updatedBy"
    from targetable_permissions m
    join employees e on e.company_id = m.company_id and e.id = m.employee_id
    left join users u on u.id = e.user_id
    left join employees b on b.company_id = m.company_id and b.id = m.updated_by
    left join users bu on bu.id = b.user_id
    where m.company_id = ${db.scope.companyId} and ${condition}
    order by e.sort_name, m.id`)

/** Every area with its level; an area that was not granted is closed. */
export const permissionsOf = (areas: Areas): AreaPermissions =>
  Object.fromEntries(projectAreas.map((area) => [area, areas[area] ?? 'noAccess'])) as AreaPermissions

const permissionRowOf = ({ areas, employee, ...row }: PermissionRow, files: FileStore): ResourcePermissionRow => ({
  employee: employeeBriefOf(employee, files),
  permissions: permissionsOf(areas),
  ...row,
})

/** The caller has checked that the actor may change permissions. */
export const listPermissions = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  kind: TargetableKind,
  targetableId: string,
  employeeId?: string,
): Promise<ResourcePermissionRow[]> => {
  const { permissions } = await openTargetable(db, actor, kind, targetableId)
  if (!permissions.editPermissions) throw new Refusal('invalidPermission')
  const ofEmployee = employeeId === undefined ? rawSql('true') : sql`m.employee_id = ${employeeId}`
  const rows = await rowsWhere(db, sql`m.targetable_id = ${targetableId} and ${ofEmployee}`)
  return rows.map((row) => permissionRowOf(row, files))
}

export const loadPermission = async (
  db: Db,
  files: FileStore,
  targetableId: string,
  id: string,
): Promise<ResourcePermissionRow> => {
  const [row] = await rowsWhere(db, sql`m.targetable_id = ${targetableId} and m.id = ${id}`)
  if (!row) throw new Refusal('notFound')
  return permissionRowOf(row, files)
}
