import type { AreaPermissions, ResourcePermissionRow } from '@praxis/contract/projects/project-permissions'
import type { ProjectRole } from '@praxis/contract/projects/project-roles'
import { projectAreas } from '@praxis/contract/projects/project-rules'
import { areaPermissionsOf } from '@praxis/domain/targetables/targetable-policy'
import type { Targetable } from '../targetable'

interface AccessRowBase {
  readonly id: string
  readonly name: string
  /** Absent for a group of people. */
  readonly employee?: ResourcePermissionRow['employee']
  readonly permissions: AreaPermissions
}

/** Access that somebody was given: it can be changed. */
export interface GrantedRow extends AccessRowBase {
  readonly kind: 'granted'
  readonly grant: ResourcePermissionRow
}

/** Access that follows from who somebody is: it cannot be changed here. */
export interface ImpliedRow extends AccessRowBase {
  readonly kind: 'implied'
  readonly why: string
}

export type AccessRow = GrantedRow | ImpliedRow

const nobody = { managesProjects: false, isLead: false, hasRole: false, granted: null, revenue: 'noAccess' } as const

/** A project or opportunity as its permissions see it. */
export interface AccessTarget extends Targetable {
  readonly lead: ResourcePermissionRow['employee']
  readonly isActive: boolean
  readonly isPublic: boolean
}

type Relation = Parameters<typeof areaPermissionsOf>[0]

/** Everybody with access to a project or opportunity: those who have it by who they are, and those who were given it. */
export function accessRows(
  { kind, lead, isActive, isPublic }: AccessTarget,
  grants: readonly ResourcePermissionRow[],
  roles: readonly Pick<ProjectRole, 'employee'>[],
): AccessRow[] {
  const permissionsOf = (relation: Partial<Relation>) =>
    areaPermissionsOf({ ...nobody, ...relation }, { isActive, isPublic })

  const isNamed = new Set([lead.id, ...grants.map(({ employee }) => employee.id)])
  const withRole = new Map(
    roles.flatMap(({ employee }) => (employee && !isNamed.has(employee.id) ? [[employee.id, employee]] : [])),
  )
  const all: ImpliedRow = {
    kind: 'implied',
    id: 'everybody',
    name: 'All employees',
    why: 'The project is public',
    permissions: permissionsOf({}),
  }
  return [
    {
      kind: 'implied',
      id: 'lead',
      name: lead.displayName,
      employee: lead,
      why: kind === 'project' ? 'Project lead' : 'Opportunity lead',
      permissions: permissionsOf({ isLead: true }),
    },
    {
      kind: 'implied',
      id: 'managers',
      name: 'Project managers',
      why: 'Can manage projects',
      permissions: permissionsOf({ managesProjects: true }),
    },
    ...grants.map((grant) => ({
      kind: 'granted' as const,
      id: grant.id,
      name: grant.employee.displayName,
      employee: grant.employee,
      permissions: grant.permissions,
      grant,
    })),
    ...[...withRole.values()].map((employee) => ({
      kind: 'implied' as const,
      id: `role-${employee.id}`,
      name: employee.displayName,
      employee,
      why: `Has a role in the ${kind}`,
      permissions: permissionsOf({ hasRole: true }),
    })),
    ...(isPublic ? [all] : []),
  ]
}

/** The permissions that somebody starts with when they are given access: the details, or the same everywhere. */
export const STARTS = {
  details: 'Reads the details',
  read: 'Reads everything',
  write: 'Reads and writes everything',
} as const
export type Start = keyof typeof STARTS

export const permissionsAtFirst = (start: Start): Partial<AreaPermissions> =>
  start === 'details' ? {} : Object.fromEntries(projectAreas.map((area) => [area, start]))
