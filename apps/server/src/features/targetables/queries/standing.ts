import type { ProjectArea, ResourcePermission } from '@praxis/contract/projects/project-rules'
import {
  type TargetablePermissions,
  type TargetableRelation,
  targetablePermissions,
} from '@praxis/domain/targetables/targetable-policy'
import type { Reader } from '../../../platform/auth/reader'
import type { Columns } from '../../../platform/database/columns'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'

/** What every statement about targetables selects, to know what the actor may do. */
export interface Standing extends Columns<'targetables', 'lead_id' | 'is_active' | 'is_public'> {
  readonly hasRole: boolean
  readonly granted: Readonly<Partial<Record<ProjectArea, ResourcePermission>>> | null
}

/**
 * Whether a row `p` of targetables can still be worked on: a project until it is completed, an opportunity until it is lost
 * or a project, or as long as the company's settings let such ones be edited.
 */
export const isWorkedOn: Sql = rawSql(`(
  p.is_active or p.kind = 'opportunity' and (
    select coalesce((o.settings -> 'opportunityAndProject' ->> 'allowEditingConvertedOpportunities')::boolean, false)
    from companies o where o.company_id = p.company_id))`)

/** How the employee stands to a row `p` of targetables. No `exists`, for which the planner might read all roles. */
export const standingColumns = (employeeId: string): Sql => sql`
  p.lead_id as "leadId", ${isWorkedOn} as "isActive", p.is_public as "isPublic",
  (select true from targetable_roles r where r.company_id = p.company_id and r.targetable_id = p.id
   and r.employee_id = ${employeeId} limit 1) is not null as "hasRole",
  (select m.areas from targetable_permissions m where m.company_id = p.company_id and m.targetable_id = p.id
   and m.employee_id = ${employeeId}) as granted`

const relationOf = (standing: Standing, actor: Reader): TargetableRelation => ({
  managesProjects: actor.capabilities.canManageProjects,
  isLead: standing.leadId === actor.employee.id,
  hasRole: standing.hasRole,
  granted: standing.granted,
  revenue: actor.capabilities.revenue,
})

export const permissionsIn = (standing: Standing, actor: Reader): TargetablePermissions =>
  targetablePermissions(relationOf(standing, actor), standing)
