import type { EmployeeBrief } from '@praxis/contract/people/employees'
import { type TargetablePermissions, targetablePermissions } from '@praxis/domain/targetables/targetable-policy'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import type { Standing } from './standing'

/** Who works on a targetable: its lead, those with a role, and those let in, with the areas they were let into. */
export interface Members extends Columns<'targetables', 'lead_id'> {
  readonly withRole: readonly string[]
  readonly letIn: Readonly<Record<string, NonNullable<Standing['granted']>>>
}

/** Columns of the members of a row `p` of targetables. */
export const memberColumns: Sql = rawSql(`
  p.lead_id as "leadId",
  array(select r.employee_id from targetable_roles r
        where r.company_id = p.company_id and r.targetable_id = p.id and r.employee_id is not null) as "withRole",
  coalesce((select json_object_agg(m.employee_id, m.areas) from targetable_permissions m
            where m.company_id = p.company_id and m.targetable_id = p.id), '{}') as "letIn"`)

/** How many members a row `p` of targetables has: its lead, and those beside them. */
export const memberCount: Sql = rawSql(`(
  select 1 + count(distinct w.employee_id)::integer
  from (
    select r.employee_id from targetable_roles r where r.company_id = p.company_id and r.targetable_id = p.id
    union all
    select m.employee_id from targetable_permissions m where m.company_id = p.company_id and m.targetable_id = p.id
  ) as w
  where w.employee_id <> p.lead_id)`)

const WITHOUT_CAPABILITIES = { managesProjects: false, revenue: 'noAccess' } as const

type IsReadable = (permissions: TargetablePermissions) => boolean

/** Those of the members who may read an area: they are told of its changes, besides the managers of projects. */
export const readersAmongMembers = ({ leadId, withRole, letIn }: Members, isReadable: IsReadable): string[] => {
  const roles = new Set(withRole)
  return [...new Set([leadId, ...withRole, ...Object.keys(letIn)])].filter((id) => {
    const relation = { isLead: id === leadId, hasRole: roles.has(id), granted: letIn[id] ?? null }
    return isReadable(
      targetablePermissions({ ...relation, ...WITHOUT_CAPABILITIES }, { isActive: true, isPublic: false }),
    )
  })
}

/** The members of targetables who may read an area of each. */
export const listReaders = async (
  db: Db,
  targetableIds: readonly string[],
  isReadable: IsReadable,
): Promise<{ readonly id: string; readonly employees: string[] }[]> => {
  const all = await db.rows<Members & Columns<'targetables', 'id'>>(sql`
    select p.id, ${memberColumns} from targetables p
    where p.company_id = ${db.scope.companyId} and p.id = any (${targetableIds}::uuid[])`)
  return all.map((members) => ({ id: members.id, employees: readersAmongMembers(members, isReadable) }))
}

export const readerIdsOf = async (db: Db, targetableId: string, isReadable: IsReadable): Promise<string[]> => {
  const [readers] = await listReaders(db, [targetableId], isReadable)
  return readers?.employees ?? []
}

/** The ids of those members who may see the targetable at all. */
export const memberIdsOf = (db: Db, targetableId: string): Promise<string[]> =>
  readerIdsOf(db, targetableId, ({ isVisible }) => isVisible)

/** The caller has checked that the actor may read its details. */
export const listMembers = async (db: Db, files: FileStore, targetableId: string): Promise<EmployeeBrief[]> => {
  const rows = await db.rows<{ brief: EmployeeBriefRow }>(sql`
    select ${employeeBriefJson('e', 'u')} as brief
    from targetable_members w
    join employees e on e.company_id = w.company_id and e.id = w.employee_id
    left join users u on u.id = e.user_id
    where w.company_id = ${db.scope.companyId} and w.targetable_id = ${targetableId}
    order by e.sort_name, e.id`)
  return rows.map(({ brief }) => employeeBriefOf(brief, files))
}
