import type { ProjectRole } from '@praxis/contract/projects/project-roles'
import { canRead, type TargetablePermissions } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { openTargetable } from './open-targetable'
import type { TargetableKind } from './targetable-kinds'

export interface RoleRow
  extends Columns<'targetable_roles', 'id' | 'name' | 'hourly_charge' | 'hourly_cost' | 'version'> {
  readonly employee: EmployeeBriefRow | null
  readonly rateCard: Columns<'rate_cards', 'id' | 'name'> | null
}

const REAL_ROLES = rawSql('targetable_roles r')

/** Roles `r` with who fills them; whoever reads another plan than the real one says where they are. */
const rolesWhere = (db: Db, condition: Sql, from: Sql = REAL_ROLES): Promise<RoleRow[]> =>
  db.rows<RoleRow>(sql`
    select r.id, r.name, r.hourly_charge as "hourlyCharge", r.hourly_cost as "hourlyCost", r.version,
      case when e.id is not null then ${employeeBriefJson('e', 'u')} end as employee,
      case when k.id is not null then json_build_object('id', k.id, 'name', k.name) end as "rateCard"
    from ${from}
    left join employees e on e.company_id = r.company_id and e.id = r.employee_id
    left join users u on u.id = e.user_id
    left join rate_cards k on k.company_id = r.company_id and k.id = r.rate_card_id
    where r.company_id = ${db.scope.companyId} and ${condition}
    order by r.created_at, r.id`)

/** Rates are left out of the answer for actors who may not see them. */
export const roleOf = (
  { employee, hourlyCharge, hourlyCost, ...role }: RoleRow,
  files: FileStore,
  { seesMoney }: TargetablePermissions,
): ProjectRole => ({
  employee: employee && employeeBriefOf(employee, files),
  ...role,
  ...(seesMoney && { hourlyCharge, hourlyCost }),
})

/** The caller has checked that the actor may see its planning. */
export const listRoles = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  kind: TargetableKind,
  targetableId: string,
): Promise<ProjectRole[]> => {
  const { permissions } = await openTargetable(db, actor, kind, targetableId)
  if (!canRead(permissions.areas.planning)) throw new Refusal('invalidPermission')
  const roles = await rolesWhere(db, sql`r.targetable_id = ${targetableId}`)
  return roles.map((role) => roleOf(role, files, permissions))
}

/** The roles that the actor fills, and the one that some of their own time was logged in. */
export const listOwnRoles = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  kind: TargetableKind,
  targetableId: string,
  submissionId?: string,
): Promise<ProjectRole[]> => {
  const { permissions } = await openTargetable(db, actor, kind, targetableId)
  const isOfTime =
    submissionId === undefined
      ? rawSql('false')
      : sql`r.id = (select s.role_id from time_sheet_submissions s where s.company_id = r.company_id
          and s.id = ${submissionId} and s.employee_id = ${actor.employee.id})`
  const roles = await rolesWhere(
    db,
    sql`r.targetable_id = ${targetableId} and (r.employee_id = ${actor.employee.id} or ${isOfTime})`,
  )
  return roles.map((role) => roleOf(role, files, permissions))
}

export const loadRole = async (db: Db, targetableId: string, roleId: string, from?: Sql): Promise<RoleRow> => {
  const [role] = await rolesWhere(db, sql`r.targetable_id = ${targetableId} and r.id = ${roleId}`, from)
  if (!role) throw new Refusal('notFound')
  return role
}

/** Locks the role's row, so that nobody changes it at the same time. */
export const lockRole = (db: Db, roleId: string): Promise<number> =>
  db.run(sql`select from targetable_roles where company_id = ${db.scope.companyId} and id = ${roleId} for update`)
