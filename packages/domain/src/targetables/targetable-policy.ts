import { type ProjectArea, projectAreas, type ResourcePermission } from '@praxis/contract/projects/project-rules'

/** How an employee stands to a targetable. */
export interface TargetableRelation {
  readonly managesProjects: boolean
  readonly isLead: boolean
  readonly hasRole: boolean
  /** The areas they were let into; null when nobody gave them access. */
  readonly granted: Readonly<Partial<Record<ProjectArea, ResourcePermission>>> | null
  readonly revenue: ResourcePermission
}

export interface TargetableState {
  readonly isActive: boolean
  readonly isPublic: boolean
}

export type AreaPermissions = Readonly<Record<ProjectArea, ResourcePermission>>

const everywhere = (level: ResourcePermission): Record<ProjectArea, ResourcePermission> =>
  Object.fromEntries(projectAreas.map((area) => [area, level])) as Record<ProjectArea, ResourcePermission>

const NOWHERE: AreaPermissions = everywhere('noAccess')
const EVERYWHERE: AreaPermissions = everywhere('write')
const WITH_A_ROLE: AreaPermissions = {
  ...NOWHERE,
  details: 'read',
  journal: 'read',
  planning: 'read',
  taskLists: 'write',
}
const OF_THE_PUBLIC: AreaPermissions = { ...NOWHERE, details: 'read' }

/** Leads and managers may do everything; others may do what they were let into, or what their role brings. */
export const areaPermissionsOf = (relation: TargetableRelation, { isPublic }: TargetableState): AreaPermissions => {
  if (relation.managesProjects || relation.isLead) return EVERYWHERE
  if (relation.granted) return { ...NOWHERE, ...relation.granted }
  if (relation.hasRole) return WITH_A_ROLE
  return isPublic ? OF_THE_PUBLIC : NOWHERE
}

export const canRead = (level: ResourcePermission): boolean => level !== 'noAccess'
export const canWrite = (level: ResourcePermission): boolean => level === 'write'

export interface TargetablePermissions {
  readonly areas: AreaPermissions
  readonly isVisible: boolean
  /** Whether they see budgets, rates and costs: needs the company's right to see revenue and this targetable's. */
  readonly seesMoney: boolean
  readonly edit: boolean
  readonly editBudgets: boolean
  readonly editPermissions: boolean
  readonly editRoles: boolean
  /** Whether they may give logged time the rates that its roles have now, which changes both money and time. */
  readonly reRate: boolean
  readonly trackTime: boolean
  readonly delete: boolean
}

export const targetablePermissions = (relation: TargetableRelation, state: TargetableState): TargetablePermissions => {
  const areas = areaPermissionsOf(relation, state)
  const editBudgets = canWrite(relation.revenue) && canWrite(areas.budgetPlan) && state.isActive
  const runsIt = relation.managesProjects || relation.isLead
  return {
    areas,
    isVisible: projectAreas.some((area) => canRead(areas[area])),
    seesMoney: canRead(relation.revenue) && canRead(areas.budgetPlan),
    edit: canWrite(areas.details),
    editBudgets,
    editPermissions: runsIt,
    editRoles: canWrite(areas.planning) && state.isActive,
    reRate: editBudgets && canWrite(areas.timeSheetSubmissions),
    // A completed targetable takes no more time.
    trackTime: state.isActive && (relation.isLead || relation.hasRole || relation.granted !== null || state.isPublic),
    delete: relation.managesProjects,
  }
}
