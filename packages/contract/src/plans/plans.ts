import * as z from 'zod'
import {
  ofProjects,
  opportunityDoor,
  projectDoor,
  projectParams,
  type TargetableDoor,
} from '../projects/project-access'
import { about, endpoint } from '../protocol/endpoint'
import { Day, Id, madeOn } from '../protocol/values'
import { AgreementItems, Agreements } from './agreements'
import { BudgetPlan, BudgetPlanSnapshot, ChangedPath, PlanGround } from './budget-plan'
import { BudgetTracker, Forecast, TimeBasedProgress, TimeTrackerReport } from './forecast'
import { ResourcePlan, ResourcePlanSnapshot, ResourcePlanSums, WorkingWeeks } from './resource-plan'

const ofTarget = { ...ofProjects, params: projectParams } as const
const asOf = z.strictObject({ asOf: Day.optional().describe('A past day, to see what was kept of it') })

/** The endpoints of the plans of a project or opportunity. */
export const planEndpoints = ({ prefix, noun, locked }: TargetableDoor) => ({
  getBudgetPlan: endpoint({
    method: 'GET',
    path: `${prefix}/budgetPlan`,
    summary: `Get the budget plan of ${noun === 'project' ? 'a project' : 'an opportunity'}, now or as it was on a past day`,
    ...ofTarget,
    query: asOf,
    response: BudgetPlan,
    reasons: ['notFound', 'dataNotAvailable'],
  }),
  saveBudgetPlan: endpoint({
    method: 'PUT',
    path: `${prefix}/budgetPlan`,
    summary: `Save the budget plan; its totals become the budgets of the ${noun}`,
    ...ofTarget,
    body: z.strictObject({ snapshot: BudgetPlanSnapshot, ...madeOn }),
    response: BudgetPlan,
    reasons: ['notFound', locked, 'changedMeanwhile'],
  }),
  exportBudgetPlan: endpoint({
    method: 'GET',
    path: `${prefix}/budgetPlan/csv`,
    summary: 'Download the budget plan as CSV',
    ...ofTarget,
    query: asOf,
    response: 'binary',
    makes: 'csv',
    reasons: ['notFound', 'dataNotAvailable'],
  }),
  getResourcePlan: endpoint({
    method: 'GET',
    path: `${prefix}/resourcePlan`,
    summary: 'Get the resource plan: roles and their hours by week',
    ...ofTarget,
    response: ResourcePlan,
    reasons: ['notFound'],
  }),
  exportResourcePlan: endpoint({
    method: 'GET',
    path: `${prefix}/resourcePlan/csv`,
    summary: 'Download the resource plan as CSV',
    ...ofTarget,
    response: 'binary',
    makes: 'csv',
    reasons: ['notFound'],
  }),
  saveResourcePlan: endpoint({
    method: 'PUT',
    path: `${prefix}/resourcePlan`,
    summary: 'Save the resource plan: its rows become roles and bookings',
    ...ofTarget,
    body: z.strictObject({ snapshot: ResourcePlanSnapshot, ...madeOn }),
    response: ResourcePlan,
    reasons: ['notFound', locked, 'resourcePlanDeprecated', 'recordInUse', 'changedMeanwhile'],
  }),
})
const ofProjectsPlan = planEndpoints(projectDoor)
const ofOpportunitysPlan = planEndpoints(opportunityDoor)

/** A row of a resource plan that is being edited, of the project or opportunity that `targetableID` names. */
const editedRole = z.strictObject({ targetableID: Id, snapshot: ResourcePlanSnapshot, index: z.int().min(0) })
const EditedResourcePlan = z.strictObject({
  snapshot: ResourcePlanSnapshot,
  sums: ResourcePlanSums,
  /** The weeks that the edited rows reach over. */
  weeks: WorkingWeeks,
})
export type EditedResourcePlan = z.infer<typeof EditedResourcePlan>
const ResourcePlanBudgets = z.strictObject({
  saved: ResourcePlanSums,
  edited: ResourcePlanSums,
  weeks: WorkingWeeks,
})
export type ResourcePlanBudgets = z.infer<typeof ResourcePlanBudgets>
const edits = {
  ...ofProjects,
  reads: true,
  response: EditedResourcePlan,
  reasons: ['notFound', 'resourcePlanDeprecated'],
} as const

export const plans = about('plans', {
  getProjectBudgetPlan: ofProjectsPlan.getBudgetPlan,
  saveProjectBudgetPlan: ofProjectsPlan.saveBudgetPlan,
  exportProjectBudgetPlan: ofProjectsPlan.exportBudgetPlan,
  getProjectResourcePlan: ofProjectsPlan.getResourcePlan,
  saveProjectResourcePlan: ofProjectsPlan.saveResourcePlan,
  exportProjectResourcePlan: ofProjectsPlan.exportResourcePlan,
  getOpportunityBudgetPlan: ofOpportunitysPlan.getBudgetPlan,
  saveOpportunityBudgetPlan: ofOpportunitysPlan.saveBudgetPlan,
  exportOpportunityBudgetPlan: ofOpportunitysPlan.exportBudgetPlan,
  getOpportunityResourcePlan: ofOpportunitysPlan.getResourcePlan,
  saveOpportunityResourcePlan: ofOpportunitysPlan.saveResourcePlan,
  exportOpportunityResourcePlan: ofOpportunitysPlan.exportResourcePlan,
  updateBudgetPlanSnapshot: endpoint({
    method: 'POST',
    path: '/budgetPlans/updateSnapshot',
    summary: 'Recalculate a budget plan that is being edited; nothing is saved',
    ...ofProjects,
    reads: true,
    body: z.strictObject({ targetableID: Id, snapshot: BudgetPlanSnapshot, changedPath: ChangedPath }),
    response: z.strictObject({ snapshot: BudgetPlanSnapshot, ...PlanGround.shape }),
    reasons: ['notFound'],
  }),
  addResourcePlanRole: endpoint({
    method: 'POST',
    path: '/resourcePlans/addRole',
    summary: 'Add an empty row to a resource plan that is being edited, at an index',
    ...edits,
    body: editedRole,
  }),
  updateResourcePlanDuration: endpoint({
    method: 'POST',
    path: '/resourcePlans/updateDuration',
    summary: 'Spread a row’s hours over the dates it has now',
    ...edits,
    body: editedRole,
  }),
  updateResourcePlanEmployee: endpoint({
    method: 'POST',
    path: '/resourcePlans/updateEmployee',
    summary: 'Take over the rates and working days of the person or rate card a row names now',
    ...edits,
    body: editedRole,
  }),
  updateResourcePlanCalculationMethod: endpoint({
    method: 'POST',
    path: '/resourcePlans/updateCalculationMethod',
    summary: 'Spread a row’s hours by the method it has now',
    ...edits,
    body: editedRole,
  }),
  getResourcePlanBudgets: endpoint({
    method: 'POST',
    path: '/resourcePlans/{id}/resourcePlanBudgets',
    summary: 'Get what a resource plan that is being edited comes to, beside what is saved',
    ...ofTarget,
    reads: true,
    body: z.strictObject({ snapshot: ResourcePlanSnapshot }),
    response: ResourcePlanBudgets,
    reasons: ['notFound'],
  }),
  getAgreementItems: endpoint({
    method: 'GET',
    path: '/projects/{id}/agreementItems',
    summary: 'List what the client agreed to pay for, with the ledgers of retainers',
    ...ofTarget,
    response: Agreements,
    reasons: ['notFound'],
  }),
  updateAgreementItems: endpoint({
    method: 'PATCH',
    path: '/projects/{id}/agreementItems',
    summary: 'Save the agreement items, and the months of the budget plan that are calculated from them',
    ...ofTarget,
    body: z.strictObject({
      items: AgreementItems,
      /** Deletes the bookings from tomorrow on, and lets the agreement give consultancy revenue. */
      shouldClearAndUpdateResourcePlan: z.boolean().default(false),
      ...madeOn,
    }),
    response: Agreements,
    reasons: ['notFound', 'plansOfInactiveProjectLocked', 'alreadyInvoiced', 'changedMeanwhile'],
  }),
  getForecast: endpoint({
    method: 'GET',
    path: '/projects/{id}/forecast',
    summary: 'Get what a project will bring and cost, month by month, now or as it was foreseen on a past day',
    ...ofTarget,
    query: asOf,
    response: Forecast,
    reasons: ['notFound', 'dataNotAvailable'],
  }),
  getTimeBasedProgress: endpoint({
    method: 'GET',
    path: '/projects/{id}/timeBasedProgress',
    summary: 'Get how much of the plan’s working days has gone by, against the hours and revenue used',
    ...ofTarget,
    response: TimeBasedProgress,
    reasons: ['notFound'],
  }),
  getWeeklyBudgetTracker: endpoint({
    method: 'GET',
    path: '/projects/{id}/weeklyBudgetTracker',
    summary: 'Get revenue and cost by week, against the budget',
    ...ofTarget,
    response: BudgetTracker,
    reasons: ['notFound'],
  }),
  getWeeklyTimeTracker: endpoint({
    method: 'GET',
    path: '/projects/{id}/weeklyTimeTracker',
    summary: 'Get logged time by week, against the resource plan',
    ...ofTarget,
    response: TimeTrackerReport,
    reasons: ['notFound'],
  }),
  getMonthlyTimeTracker: endpoint({
    method: 'GET',
    path: '/projects/{id}/monthlyTimeTracker',
    summary: 'Get logged time by month, against the resource plan',
    ...ofTarget,
    response: TimeTrackerReport,
    reasons: ['notFound'],
  }),
  updateAnalytics: endpoint({
    method: 'POST',
    path: '/projects/{id}/updateAnalytics',
    summary: 'Count a project’s kept figures anew from their rows, and keep today’s forecast',
    ...ofTarget,
    repeatable: true,
    response: Forecast,
    reasons: ['notFound'],
  }),
})
