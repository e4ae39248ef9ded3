import * as z from 'zod'
import { ResourcePermission } from './capabilities'
import { ClientBrief } from './clients'
import { DynamicDetail, DynamicDetailDefinitions, DynamicDetails } from './dynamic-details'
import { EmployeeBrief } from './employees'
import { endpoint } from './endpoint'
import { pageOf, pageQuery } from './page'
import { projectAreas, timeSheetConstraints, timeSheetResponsibilities, timeSheetRoundings } from './project-rules'
import { Currency, Day, Id, Moment, Name } from './values'

export const chargingMechanisms = ['effort', 'fixed'] as const
export type ChargingMechanism = (typeof chargingMechanisms)[number]
const ChargingMechanism = z.enum(chargingMechanisms)

const MinorUnits = z.int().min(0).max(1_000_000_000_000)

/** Revenue and cost in minor units of the project's currency. */
const Budget = z.strictObject({ revenue: MinorUnits, cost: MinorUnits })
export type Budget = z.infer<typeof Budget>

const budgets = { consultancyBudget: Budget, expensesBudget: Budget, otherBudget: Budget }

/** Derived from the three budgets. Margins are fractions, 0 without revenue. */
const ProjectFigures = z.strictObject({
  totalRevenue: z.int(),
  totalCost: z.int(),
  feeMargin: z.number(),
  wholeMargin: z.number(),
})

/** What may be done in each area of a project. */
const AreaPermissions = z.strictObject(
  Object.fromEntries(projectAreas.map((area) => [area, ResourcePermission])) as Record<
    (typeof projectAreas)[number],
    typeof ResourcePermission
  >,
)
export type AreaPermissions = z.infer<typeof AreaPermissions>

const MOST_TAGS = 50

/** Flags and rules of a project that time obeys. */
const timeRules = {
  isNonChargeableTimeAllowed: z.boolean(),
  isNonChargeableExpensesAllowed: z.boolean(),
  isTimeSheetCommentsRequired: z.boolean(),
  shouldAutoApproveTimeSheet: z.boolean(),
  isPublicToAllEmployees: z.boolean(),
  timeSheetConstraint: z.enum(timeSheetConstraints),
  consultancyTimeRounding: z.enum(timeSheetRoundings),
  timeSheetAndExpensesResponsibility: z.enum(timeSheetResponsibilities),
  /** Rows that a time sheet submission of this project asks for. */
  timeSheetSubmissionDetails: DynamicDetailDefinitions,
}

const ProjectDetails = z.strictObject({
  name: z.string(),
  isActive: z.boolean(),
  isStrategic: z.boolean(),
  lead: EmployeeBrief,
  /** Internal projects charge nobody. */
  chargingMechanism: ChargingMechanism.nullable(),
  currency: Currency,
  startDate: Day.nullable(),
  endDate: Day.nullable(),
  importID: z.string(),
  tags: z.array(z.string()),
  dynamicDetails: z.array(DynamicDetail),
  ...timeRules,
})

const projectBasics = {
  id: Id,
  client: ClientBrief.nullable(),
  isInternal: z.boolean(),
  createdAt: Moment,
  updatedAt: Moment,
  completedAt: Moment.nullable(),
}

/** Absent for those who may not see the revenue of the project. */
const money = {
  ...Object.fromEntries(Object.entries(budgets).map(([name, budget]) => [name, budget.optional()])),
} as { [Key in keyof typeof budgets]: z.ZodOptional<typeof Budget> }

export const Project = z
  .strictObject({
    ...projectBasics,
    details: ProjectDetails,
    ...money,
    figures: ProjectFigures.optional(),
    permissions: AreaPermissions,
    can: z.strictObject({
      edit: z.boolean(),
      editBudgets: z.boolean(),
      editPermissions: z.boolean(),
      editRoles: z.boolean(),
      delete: z.boolean(),
      trackTime: z.boolean(),
      readHistory: z.boolean(),
    }),
  })
  .meta({ id: 'Project' })
export type Project = z.infer<typeof Project>

export const ProjectBrief = z
  .strictObject({
    id: Id,
    name: z.string(),
    isActive: z.boolean(),
    isInternal: z.boolean(),
    client: ClientBrief.nullable(),
  })
  .meta({ id: 'ProjectBrief' })
export type ProjectBrief = z.infer<typeof ProjectBrief>

export const ProjectListItem = z
  .strictObject({
    ...projectBasics,
    name: z.string(),
    isActive: z.boolean(),
    isStrategic: z.boolean(),
    lead: EmployeeBrief,
    chargingMechanism: ChargingMechanism.nullable(),
    currency: Currency,
    startDate: Day.nullable(),
    endDate: Day.nullable(),
    tags: z.array(z.string()),
    teamCount: z.int(),
    figures: ProjectFigures.optional(),
  })
  .meta({ id: 'ProjectListItem' })
export type ProjectListItem = z.infer<typeof ProjectListItem>

/** Those one works on, those one leads, or every one that one may see. */
export const projectAttributes = ['assigned', 'lead', 'all'] as const
export const projectStates = ['active', 'completed'] as const
export const projectSortOrders = [
  'projectName',
  '-projectName',
  'clientName',
  '-clientName',
  'updatedAt',
  '-updatedAt',
] as const

const filterFields = {
  search: z.string().trim().max(200).optional(),
  state: z.enum(projectStates).optional(),
  clientID: Id.optional(),
  leadID: Id.optional(),
  chargingMechanism: ChargingMechanism.optional(),
  tag: z.string().trim().max(60).optional(),
  isInternal: z.boolean().optional(),
  isStrategic: z.boolean().optional(),
}
export const ProjectFilter = z.strictObject({
  ...filterFields,
  attribute: z.enum(projectAttributes).default('assigned'),
})
export type ProjectFilter = z.output<typeof ProjectFilter>

const ProjectSortOrder = z.enum(projectSortOrders).default('projectName')

const NewProject = {
  name: Name,
  leadID: Id,
  isActive: z.boolean().default(true),
  isStrategic: z.boolean().default(false),
  consultancyBudget: Budget.default({ revenue: 0, cost: 0 }),
  expensesBudget: Budget.default({ revenue: 0, cost: 0 }),
  otherBudget: Budget.default({ revenue: 0, cost: 0 }),
  isTimeSheetCommentsRequired: z.boolean().default(false),
  shouldAutoApproveTimeSheet: z.boolean().default(false),
  isPublicToAllEmployees: z.boolean().default(false),
  startDate: Day.nullable().default(null),
  endDate: Day.nullable().default(null),
  tags: z.array(Name.max(60)).max(MOST_TAGS).default([]),
  importID: z.string().trim().max(120).default(''),
  dynamicDetails: DynamicDetails.default([]),
}

export const NewInternalProject = z.strictObject(NewProject)
export type NewInternalProject = z.output<typeof NewInternalProject>
export const NewClientProject = z.strictObject({
  ...NewProject,
  clientID: Id,
  chargingMechanism: ChargingMechanism.default('effort'),
  isNonChargeableTimeAllowed: z.boolean().default(false),
  isNonChargeableExpensesAllowed: z.boolean().default(false),
})
export type NewClientProject = z.output<typeof NewClientProject>

/** What is left out stays. */
export const ProjectDetailsInput = z
  .strictObject({
    name: Name,
    leadID: Id,
    clientID: Id,
    /** Completing a project, and opening it again. */
    isActive: z.boolean(),
    isStrategic: z.boolean(),
    chargingMechanism: ChargingMechanism,
    startDate: Day.nullable(),
    endDate: Day.nullable(),
    importID: z.string().trim().max(120),
    tags: z.array(Name.max(60)).max(MOST_TAGS),
    dynamicDetails: DynamicDetails,
    ...timeRules,
    ...budgets,
  })
  .partial()
export type ProjectDetailsInput = z.output<typeof ProjectDetailsInput>

const HourlyRate = z.int().min(0).max(100_000_000)

export const ProjectRole = z
  .strictObject({
    id: Id,
    name: z.string(),
    /** In minor units of the project's currency; absent for those who may not see them. */
    hourlyCharge: z.int().optional(),
    hourlyCost: z.int().optional(),
    employee: EmployeeBrief.nullable(),
    rateCard: z.strictObject({ id: Id, name: z.string() }).nullable(),
  })
  .meta({ id: 'ProjectRole' })
export type ProjectRole = z.infer<typeof ProjectRole>

/** Filled by an employee or, until one is named, by a rate card. */
const roleFields = {
  name: Name.max(120),
  hourlyCharge: HourlyRate.optional(),
  hourlyCost: HourlyRate.optional(),
  employeeID: Id.nullable(),
  rateCardID: Id.nullable(),
}
export const ProjectRoleInput = z.strictObject({
  ...roleFields,
  employeeID: roleFields.employeeID.default(null),
  rateCardID: roleFields.rateCardID.default(null),
})
export type ProjectRoleInput = z.output<typeof ProjectRoleInput>
export const ProjectRoleChanges = z.strictObject(roleFields).partial()
export type ProjectRoleChanges = z.output<typeof ProjectRoleChanges>

export const ResourcePermissionRow = z
  .strictObject({
    id: Id,
    employee: EmployeeBrief,
    permissions: AreaPermissions,
    updatedAt: Moment,
    /** Who changed it last. */
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'ResourcePermissionRow' })
export type ResourcePermissionRow = z.infer<typeof ResourcePermissionRow>

const projectParams = z.strictObject({ id: Id })
const ofProjects = { access: 'employee', feature: 'project' } as const
const manages = { ...ofProjects, capability: 'canManageProjects' } as const
const listOf = <Item extends z.ZodType>(item: Item) => z.strictObject({ items: z.array(item) })
const pagedBody = (per: number, filter: typeof ProjectFilter) =>
  z.strictObject({ ...pageQuery(per), filter: filter.default({ attribute: 'assigned' }), sortOrder: ProjectSortOrder })

export const projects = {
  listProjects: endpoint({
    method: 'GET',
    path: '/projects/list',
    summary: 'Projects to choose from, by the beginning of a word in their name or client; at most 100',
    ...ofProjects,
    query: z.strictObject({
      all: z.stringbool().default(false).describe('Completed ones too'),
      query: z.string().trim().max(200).default(''),
    }),
    response: listOf(ProjectBrief),
  }),
  listProjectsPaginated: endpoint({
    method: 'POST',
    path: '/projects/paginated',
    summary: 'The projects the caller may see, a page at a time',
    ...ofProjects,
    reads: true,
    body: pagedBody(12, ProjectFilter),
    response: pageOf(ProjectListItem),
  }),
  listManagedProjects: endpoint({
    method: 'POST',
    path: '/projectManagement/paginated',
    summary: 'Every project of the company, a page at a time',
    ...manages,
    reads: true,
    body: z.strictObject({
      ...pageQuery(10),
      filter: z.strictObject(filterFields).default({}),
      sortOrder: ProjectSortOrder,
    }),
    response: pageOf(ProjectListItem),
  }),
  listProjectTags: endpoint({
    method: 'GET',
    path: '/projects/tags',
    summary: 'Tags in use on projects',
    ...ofProjects,
    response: listOf(z.string()),
  }),
  createClientProject: endpoint({
    method: 'POST',
    path: '/projectManagement/clientProjects',
    summary: 'Start a project for a client',
    ...manages,
    body: NewClientProject,
    response: Project,
  }),
  createInternalProject: endpoint({
    method: 'POST',
    path: '/projectManagement/internalProjects',
    summary: 'Start a project of its own',
    ...manages,
    body: NewInternalProject,
    response: Project,
  }),
  getProject: endpoint({
    method: 'GET',
    path: '/projects/{id}',
    summary: 'A project, with what the caller may do in each of its areas',
    ...ofProjects,
    params: projectParams,
    response: Project,
    reasons: ['notFound'],
  }),
  deleteProject: endpoint({
    method: 'DELETE',
    path: '/projects/{id}',
    summary: 'Delete a project that nothing refers to',
    ...manages,
    params: projectParams,
    response: 'nothing',
    reasons: ['notFound', 'recordInUse'],
  }),
  updateProjectDetails: endpoint({
    method: 'PUT',
    path: '/projects/{id}/details',
    summary: 'Change a project, complete it or open it again; what is left out stays',
    ...ofProjects,
    params: projectParams,
    body: ProjectDetailsInput,
    response: Project,
    reasons: ['notFound', 'plansOfInactiveProjectLocked'],
  }),
  listProjectRoles: endpoint({
    method: 'GET',
    path: '/projects/{id}/roles',
    summary: 'The roles the caller fills, to log time in',
    ...ofProjects,
    params: projectParams,
    response: listOf(ProjectRole),
    reasons: ['notFound'],
  }),
  listAllProjectRoles: endpoint({
    method: 'GET',
    path: '/projects/{id}/allRoles',
    summary: 'Every role, for those who may see the planning; rates only for those who may see them',
    ...ofProjects,
    params: projectParams,
    response: listOf(ProjectRole),
    reasons: ['notFound'],
  }),
  createProjectRole: endpoint({
    method: 'POST',
    path: '/projects/{id}/planning/roles',
    summary: 'Add a role; without rates it takes those of its rate card',
    ...ofProjects,
    params: projectParams,
    body: ProjectRoleInput,
    response: ProjectRole,
    reasons: ['notFound', 'plansOfInactiveProjectLocked'],
  }),
  updateProjectRole: endpoint({
    method: 'PATCH',
    path: '/projects/{id}/planning/roles/{roleId}',
    summary: 'Change a role; what is left out stays',
    ...ofProjects,
    params: z.strictObject({ id: Id, roleId: Id }),
    body: ProjectRoleChanges,
    response: ProjectRole,
    reasons: ['notFound', 'plansOfInactiveProjectLocked'],
  }),
  deleteProjectRole: endpoint({
    method: 'DELETE',
    path: '/projects/{id}/planning/roles/{roleId}',
    summary: 'Delete a role that nothing refers to',
    ...ofProjects,
    params: z.strictObject({ id: Id, roleId: Id }),
    response: 'nothing',
    reasons: ['notFound', 'recordInUse', 'plansOfInactiveProjectLocked'],
  }),
  listResourcePermissions: endpoint({
    method: 'GET',
    path: '/projects/{id}/resourcePermissions',
    summary: 'Who may do what in the project',
    ...ofProjects,
    params: projectParams,
    query: z.strictObject({ employeeID: Id.optional() }),
    response: listOf(ResourcePermissionRow),
    reasons: ['notFound'],
  }),
  createResourcePermission: endpoint({
    method: 'POST',
    path: '/projects/{id}/resourcePermissions',
    summary: 'Let somebody in; at first they read the details',
    ...ofProjects,
    params: projectParams,
    body: z.strictObject({ employeeID: Id, permissions: AreaPermissions.partial().default({}) }),
    response: ResourcePermissionRow,
    reasons: ['notFound', 'employeeHasPermission'],
  }),
  updateResourcePermission: endpoint({
    method: 'PUT',
    path: '/projects/{id}/resourcePermissions/{permissionId}',
    summary: 'Change what somebody may do; areas left out stay',
    ...ofProjects,
    params: z.strictObject({ id: Id, permissionId: Id }),
    body: z.strictObject({ permissions: AreaPermissions.partial() }),
    response: ResourcePermissionRow,
    reasons: ['notFound'],
  }),
  deleteResourcePermission: endpoint({
    method: 'DELETE',
    path: '/projects/{id}/resourcePermissions/{permissionId}',
    summary: 'Take back what somebody may do',
    ...ofProjects,
    params: z.strictObject({ id: Id, permissionId: Id }),
    response: 'nothing',
    reasons: ['notFound'],
  }),
  canTrackTime: endpoint({
    method: 'GET',
    path: '/projects/{id}/canTrackTime',
    summary: 'Whether the caller may log time on the project',
    ...ofProjects,
    params: projectParams,
    response: z.strictObject({ canTrackTime: z.boolean() }),
    reasons: ['notFound'],
  }),
  listProjectEmployees: endpoint({
    method: 'GET',
    path: '/projects/{id}/employees',
    summary: 'Who works on the project: its lead, those with a role, those let in',
    ...ofProjects,
    params: projectParams,
    response: listOf(EmployeeBrief),
    reasons: ['notFound'],
  }),
  countEmployeeProjects: endpoint({
    method: 'GET',
    path: '/employees/{id}/projectCount',
    summary: 'How many active projects somebody works on',
    ...ofProjects,
    params: projectParams,
    response: z.strictObject({ count: z.int() }),
    reasons: ['notFound'],
  }),
  countEmployeeClients: endpoint({
    method: 'GET',
    path: '/employees/{id}/clientCount',
    summary: 'How many active clients somebody works for',
    ...ofProjects,
    params: projectParams,
    response: z.strictObject({ count: z.int() }),
    reasons: ['notFound'],
  }),
}
