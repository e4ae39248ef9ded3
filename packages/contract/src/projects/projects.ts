import * as z from 'zod'
import { ClientBrief } from '../clients/clients'
import { DynamicDetail } from '../company/dynamic-details'
import { EmployeeBrief } from '../people/employees'
import { about, endpoint } from '../protocol/endpoint'
import { listOf, pageOf, pageQuery, QueryFlag } from '../protocol/page'
import { Currency, Day, Id, Moment, madeOn, Version } from '../protocol/values'
import { invoiceSchedulers } from '../tasks/task-rules'
import { ofProjects, projectDoor, projectParams } from './project-access'
import { budgetsIfSeen, ChargingMechanism, timeRules } from './project-fields'
import { NewClientProject, NewInternalProject, ProjectDetailsInput } from './project-inputs'
import { AreaPermissions, permissionEndpoints } from './project-permissions'
import { ProjectRole, roleEndpoints } from './project-roles'

/** Figures derived from the three budgets. Margins are fractions, 0 without revenue. */
const ProjectFigures = z.strictObject({
  totalRevenue: z.int(),
  totalCost: z.int(),
  feeMargin: z.number(),
  wholeMargin: z.number(),
})

const WholeProjectDetails = z.strictObject({
  name: z.string(),
  isActive: z.boolean(),
  isStrategic: z.boolean(),
  lead: EmployeeBrief,
  /** Null for internal projects, which charge nobody. */
  chargingMechanism: ChargingMechanism.nullable(),
  currency: Currency,
  startDate: Day.nullable(),
  endDate: Day.nullable(),
  importID: z.string(),
  tags: z.array(z.string()),
  dynamicDetails: z.array(DynamicDetail),
  /** Keys of those details that matter to the firm. */
  strategicDynamicFields: z.array(z.string()),
  strategicTaskDynamicFields: z.array(z.string()),
  /** How the project will be invoiced as time goes by. */
  invoiceScheduler: z.enum(invoiceSchedulers),
  ...timeRules,
})
export type WholeProjectDetails = z.infer<typeof WholeProjectDetails>

/** Callers without access to the details get only these, and of the areas of tasks and time the fields those need. */
const alwaysThere = { name: true, isActive: true, currency: true } as const
const ProjectDetails = WholeProjectDetails.partial().required(alwaysThere)

const projectBasics = {
  id: Id,
  client: ClientBrief.nullable(),
  isInternal: z.boolean(),
  createdAt: Moment,
  updatedAt: Moment,
  completedAt: Moment.nullable(),
}

export const Project = z
  .strictObject({
    ...projectBasics,
    details: ProjectDetails,
    ...budgetsIfSeen,
    figures: ProjectFigures.optional(),
    /** What the project was made from; null for callers who may not see that. */
    opportunity: z.strictObject({ id: Id, name: z.string() }).nullable(),
    /** The version of the details and budgets. */
    version: Version,
    permissions: AreaPermissions,
    can: z.strictObject({
      edit: z.boolean(),
      editBudgets: z.boolean(),
      editPermissions: z.boolean(),
      editRoles: z.boolean(),
      reRate: z.boolean(),
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
    currency: Currency,
    /** These details are absent for callers who have no access to them. */
    isStrategic: z.boolean().optional(),
    lead: EmployeeBrief.optional(),
    chargingMechanism: ChargingMechanism.nullable().optional(),
    startDate: Day.nullable().optional(),
    endDate: Day.nullable().optional(),
    tags: z.array(z.string()).optional(),
    teamCount: z.int().optional(),
    /** The planned figures. */
    figures: ProjectFigures.optional(),
    /** What the logged time brings and costs so far; absent for callers who may not see both time and money. */
    actuals: z.strictObject({ revenue: z.int(), cost: z.int() }).optional(),
    /** Seconds of logged time, without what was denied; absent for callers who may not read the time of the project. */
    loggedTime: z.int().optional(),
  })
  .meta({ id: 'ProjectListItem' })
export type ProjectListItem = z.infer<typeof ProjectListItem>

/** Which projects to list: those the caller works on, those they lead, or all they may see. */
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

const manages = { ...ofProjects, capability: 'canManageProjects' } as const
const pagedBody = (per: number, filter: typeof ProjectFilter) =>
  z.strictObject({ ...pageQuery(per), filter: filter.default({ attribute: 'assigned' }), sortOrder: ProjectSortOrder })

const roles = roleEndpoints(projectDoor)

export const projects = about('projects', {
  listProjects: endpoint({
    method: 'GET',
    path: '/projects/list',
    summary: 'Find projects by the start of a word in their name or client; at most 100',
    ...ofProjects,
    query: z.strictObject({
      all: QueryFlag.default(false).describe('Include completed projects'),
      query: z.string().trim().max(200).default(''),
    }),
    response: listOf(ProjectBrief),
  }),
  listProjectsPaginated: endpoint({
    method: 'POST',
    path: '/projects/paginated',
    summary: 'List the projects the caller can see',
    ...ofProjects,
    reads: true,
    body: pagedBody(12, ProjectFilter),
    response: pageOf(ProjectListItem),
  }),
  listManagedProjects: endpoint({
    method: 'POST',
    path: '/projectManagement/paginated',
    summary: 'List all projects of the company',
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
    summary: 'List the tags used on projects',
    ...ofProjects,
    response: listOf(z.string()),
  }),
  createClientProject: endpoint({
    method: 'POST',
    path: '/projectManagement/clientProjects',
    summary: 'Create a client project',
    ...manages,
    body: NewClientProject,
    response: Project,
  }),
  createInternalProject: endpoint({
    method: 'POST',
    path: '/projectManagement/internalProjects',
    summary: 'Create an internal project',
    ...manages,
    body: NewInternalProject,
    response: Project,
  }),
  getProject: endpoint({
    method: 'GET',
    path: '/projects/{id}',
    summary: 'Get a project, with what the caller can do in each area',
    ...ofProjects,
    params: projectParams,
    response: Project,
    reasons: ['notFound'],
  }),
  deleteProject: endpoint({
    method: 'DELETE',
    path: '/projects/{id}',
    summary: 'Delete a project that holds no tasks, files, journal entries or time',
    ...manages,
    params: projectParams,
    response: 'nothing',
    reasons: ['notFound', 'recordInUse'],
  }),
  updateProjectDetails: endpoint({
    method: 'PUT',
    path: '/projects/{id}/details',
    summary: 'Change, complete or reopen a project; omitted fields stay',
    ...ofProjects,
    params: projectParams,
    body: ProjectDetailsInput.extend(madeOn),
    response: Project,
    reasons: ['notFound', 'plansOfInactiveProjectLocked', 'budgetsComeFromPlan', 'changedMeanwhile'],
  }),
  listProjectRoles: endpoint({
    method: 'GET',
    path: '/projects/{id}/roles',
    summary: 'List the caller’s roles, to log time in',
    ...ofProjects,
    params: projectParams,
    query: z.strictObject({
      submissionID: Id.optional().describe(
        'A time entry of the caller, whose role is included even if it’s no longer theirs',
      ),
    }),
    response: listOf(ProjectRole),
    reasons: ['notFound'],
  }),
  listAllProjectRoles: roles.listAllRoles,
  createProjectRole: roles.createRole,
  updateProjectRole: roles.updateRole,
  deleteProjectRole: roles.deleteRole,
  ...permissionEndpoints(projectDoor),
  canTrackTime: endpoint({
    method: 'GET',
    path: '/projects/{id}/canTrackTime',
    summary: 'Check whether the caller can log time on the project',
    ...ofProjects,
    params: projectParams,
    response: z.strictObject({ canTrackTime: z.boolean() }),
    reasons: ['notFound'],
  }),
  listProjectEmployees: endpoint({
    method: 'GET',
    path: '/projects/{id}/employees',
    summary: 'List the people on the project: its lead, people with a role and people given access',
    ...ofProjects,
    params: projectParams,
    response: listOf(EmployeeBrief),
    reasons: ['notFound'],
  }),
  countEmployeeProjects: endpoint({
    method: 'GET',
    path: '/employees/{id}/projectCount',
    summary: 'Count the active projects an employee works on',
    ...ofProjects,
    params: projectParams,
    response: z.strictObject({ count: z.int() }),
    reasons: ['notFound'],
  }),
  countEmployeeClients: endpoint({
    method: 'GET',
    path: '/employees/{id}/clientCount',
    summary: 'Count the active clients an employee works for',
    ...ofProjects,
    params: projectParams,
    response: z.strictObject({ count: z.int() }),
    reasons: ['notFound'],
  }),
})
