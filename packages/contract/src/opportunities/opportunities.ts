import * as z from 'zod'
import { ClientBrief } from '../clients/clients'
import { DynamicDetail } from '../company/dynamic-details'
import { EmployeeBrief } from '../people/employees'
import { ofProjects, opportunityDoor, projectParams } from '../projects/project-access'
import { budgetsIfSeen, ChargingMechanism } from '../projects/project-fields'
import { AreaPermissions, permissionEndpoints } from '../projects/project-permissions'
import { roleEndpoints } from '../projects/project-roles'
import { ProjectBrief } from '../projects/projects'
import { about, endpoint } from '../protocol/endpoint'
import { listOf, pageOf, pageQuery } from '../protocol/page'
import { Currency, Day, Id, Moment, madeOn, Version } from '../protocol/values'
import { MoveToProjectInput, NewOpportunity, OpportunityDetailsInput } from './opportunity-fields'
import { OpportunityFilter, OpportunitySort, pipelineEndpoints } from './pipeline'
import { OpportunityAnalytics, OpportunityListItem, opportunityBasics, StageOfOpportunity } from './pipeline-shapes'

export const OpportunityBrief = z
  .strictObject({ id: Id, name: z.string(), isActive: z.boolean(), client: ClientBrief })
  .meta({ id: 'OpportunityBrief' })
export type OpportunityBrief = z.infer<typeof OpportunityBrief>

const OpportunityDetails = z.strictObject({
  name: z.string(),
  currency: Currency,
  /** The fields below are absent for callers without access to the details. */
  lead: EmployeeBrief.optional(),
  leadID: Id.optional(),
  clientOwner: z.strictObject({ id: Id }).optional(),
  expectedCloseDate: Day.nullable().optional(),
  pipelineStage: StageOfOpportunity.optional(),
  lostReason: z.string().optional(),
  chargingMechanism: ChargingMechanism.optional(),
  isStrategic: z.boolean().optional(),
  tags: z.array(z.string()).optional(),
  dynamicDetails: z.array(DynamicDetail).optional(),
})

export const Opportunity = z
  .strictObject({
    ...opportunityBasics,
    details: OpportunityDetails,
    /** Closed: its stage has the probability 0. Neither closed nor converted opportunities are changed, unless the settings allow it. */
    isClosed: z.boolean(),
    /** The newest project that was made from it. */
    project: ProjectBrief.nullable(),
    ...budgetsIfSeen,
    /** Whether a budget plan gives the budgets, which then cannot be typed. */
    hasBudgetPlan: z.boolean(),
    analytics: OpportunityAnalytics.partial(),
    weightedRevenueValue: z.int().optional(),
    /** What the time logged on it has cost so far; time without a cost is counted apart. Needs access to its time and money. */
    costOfSale: z.strictObject({ seconds: z.int(), cost: z.int(), secondsWithoutCost: z.int() }).optional(),
    version: Version,
    permissions: AreaPermissions,
    can: z.strictObject({
      edit: z.boolean(),
      /** Moving between stages, which reopens what was lost. */
      changeStage: z.boolean(),
      editBudgets: z.boolean(),
      editRoles: z.boolean(),
      editPermissions: z.boolean(),
      moveToProject: z.boolean(),
      delete: z.boolean(),
      trackTime: z.boolean(),
      readHistory: z.boolean(),
    }),
  })
  .meta({ id: 'Opportunity' })
export type Opportunity = z.infer<typeof Opportunity>

/** An opportunity was in the stage from this day on; name and probability are those of that day. */
export const StageChange = z
  .strictObject({
    id: Id,
    /** Null once the stage was deleted. */
    stageID: Id.nullable(),
    name: z.string(),
    probability: z.number(),
    enteredOn: Day,
    enteredAt: Moment,
    enteredBy: EmployeeBrief.nullable(),
    lostReason: z.string(),
    /** The planned revenue and cost when it was entered; absent for callers who may not see its money. */
    value: z.strictObject({ revenue: z.int(), cost: z.int(), currency: Currency }).optional(),
  })
  .meta({ id: 'StageChange' })
export type StageChange = z.infer<typeof StageChange>

const ofOpportunity = { ...ofProjects, params: projectParams } as const
const manages = { ...ofProjects, capability: 'canManageProjects' } as const

const roles = roleEndpoints(opportunityDoor)
const permissions = permissionEndpoints(opportunityDoor)

export const opportunities = about('opportunities', {
  listOpportunities: endpoint({
    method: 'GET',
    path: '/opportunities/list',
    summary: 'Find opportunities by the start of a word in their name or client; at most 100',
    ...ofProjects,
    query: z.strictObject({ query: z.string().trim().max(200).default('') }),
    response: listOf(OpportunityBrief),
  }),
  listOpportunitiesPaginated: endpoint({
    method: 'POST',
    path: '/opportunities/paginated',
    summary: 'List the opportunities the caller can see',
    ...ofProjects,
    reads: true,
    body: z.strictObject({
      ...pageQuery(12),
      filter: OpportunityFilter.default({ attribute: 'all' }),
      sortOrder: z.enum(['opportunityName', 'updatedAt']).default('opportunityName'),
      sortDesc: z.boolean().default(false),
    }),
    response: pageOf(OpportunityListItem),
  }),
  getOpportunity: endpoint({
    method: 'GET',
    path: '/opportunities/{id}',
    summary: 'Get an opportunity, with what the caller can do in each area',
    ...ofOpportunity,
    response: Opportunity,
    reasons: ['notFound'],
  }),
  deleteOpportunity: endpoint({
    method: 'DELETE',
    path: '/opportunities/{id}',
    summary: 'Delete an opportunity without a project, journal entries or time',
    ...manages,
    params: projectParams,
    response: 'nothing',
    reasons: ['notFound', 'recordInUse'],
  }),
  updateOpportunityDetails: endpoint({
    method: 'PUT',
    path: '/opportunities/{id}/details',
    summary: 'Change an opportunity or move it to another stage; omitted fields stay',
    ...ofOpportunity,
    body: OpportunityDetailsInput.extend(madeOn),
    response: Opportunity,
    reasons: ['notFound', 'opportunityLocked', 'lostReasonRequired', 'budgetsComeFromPlan', 'changedMeanwhile'],
  }),
  listStageChanges: endpoint({
    method: 'GET',
    path: '/opportunities/{id}/stageChanges',
    summary: 'List the stages an opportunity went through, oldest first',
    ...ofOpportunity,
    response: listOf(StageChange),
    reasons: ['notFound'],
  }),
  listProjectsOfOpportunity: endpoint({
    method: 'GET',
    path: '/opportunities/{id}/projects',
    summary: 'List the projects made from an opportunity that the caller can see',
    ...ofOpportunity,
    response: listOf(ProjectBrief),
    reasons: ['notFound'],
  }),
  listManagedOpportunities: endpoint({
    method: 'POST',
    path: '/opportunityManagement/paginated',
    summary: 'List all opportunities of the company',
    ...manages,
    reads: true,
    body: z.strictObject({
      ...pageQuery(10),
      filter: OpportunityFilter.default({ attribute: 'all' }),
      ...OpportunitySort,
    }),
    response: pageOf(OpportunityListItem),
  }),
  createOpportunity: endpoint({
    method: 'POST',
    path: '/opportunityManagement',
    summary: 'Create an opportunity',
    ...manages,
    body: NewOpportunity,
    response: Opportunity,
    reasons: ['lostReasonRequired'],
  }),
  moveToProject: endpoint({
    method: 'POST',
    path: '/opportunityManagement/{id}/moveToProject',
    summary: 'Make a project of an opportunity: roles, bookings, plans and permissions go along',
    ...manages,
    params: projectParams,
    body: MoveToProjectInput.extend(madeOn),
    response: z.strictObject({ opportunity: Opportunity, project: ProjectBrief }),
    reasons: ['notFound', 'opportunityNotConvertible', 'changedMeanwhile'],
  }),
  ...pipelineEndpoints,
  listOpportunityRoles: roles.listAllRoles,
  createOpportunityRole: roles.createRole,
  updateOpportunityRole: roles.updateRole,
  deleteOpportunityRole: roles.deleteRole,
  listOpportunityPermissions: permissions.listResourcePermissions,
  createOpportunityPermission: permissions.createResourcePermission,
  updateOpportunityPermission: permissions.updateResourcePermission,
  deleteOpportunityPermission: permissions.deleteResourcePermission,
})
