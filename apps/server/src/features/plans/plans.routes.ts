import { type planEndpoints, plans } from '@praxis/contract/plans/plans'
import { type Handlers, implement } from '../../platform/http/implement'
import { opportunityKind, projectKind, type TargetableKind } from '../targetables/queries/targetable-kinds'
import { saveBudgetPlan } from './commands/save-budget-plan'
import { saveResourcePlan } from './commands/save-resource-plan'
import { updateAgreementItems } from './commands/update-agreement-items'
import { getAgreementItems } from './queries/agreements'
import { getBudgetPlan, updateBudgetPlanSnapshot } from './queries/budget-plan'
import { exportBudgetPlan } from './queries/budget-plan-csv'
import {
  addResourcePlanRole,
  updateResourcePlanCalculationMethod,
  updateResourcePlanDuration,
  updateResourcePlanEmployee,
} from './queries/edited-resource-plan'
import { getResourcePlan, getResourcePlanBudgets } from './queries/resource-plan'
import { exportResourcePlan } from './queries/resource-plan-csv'

/** What is said of the future is implemented beside this. */
const {
  getForecast: _forecast,
  getTimeBasedProgress: _progress,
  getWeeklyBudgetTracker: _weeklyBudget,
  getWeeklyTimeTracker: _weeklyTime,
  getMonthlyTimeTracker: _monthlyTime,
  updateAnalytics: _analytics,
  ...edited
} = plans

/** The handlers of the plans of targetables of a kind. */
const ofKind = (kind: TargetableKind): Handlers<ReturnType<typeof planEndpoints>> => ({
  getBudgetPlan: ({ db, platform, actor, params, query }) =>
    getBudgetPlan(db, platform, actor, kind, params.id, query.asOf),

  saveBudgetPlan: ({ db, platform, actor, params, body }) => saveBudgetPlan(db, platform, actor, kind, params.id, body),

  exportBudgetPlan: ({ db, platform, actor, params, query }) =>
    exportBudgetPlan(db, platform, actor, kind, params.id, query.asOf),

  getResourcePlan: ({ db, platform, actor, params }) => getResourcePlan(db, platform, actor, kind, params.id),

  saveResourcePlan: ({ db, platform, actor, params, body }) =>
    saveResourcePlan(db, platform, actor, kind, params.id, body),

  exportResourcePlan: ({ db, platform, actor, params }) => exportResourcePlan(db, platform, actor, kind, params.id),
})
const [ofProjects, ofOpportunities] = [ofKind(projectKind), ofKind(opportunityKind)]

export const plansRoutes = implement(edited, {
  getProjectBudgetPlan: ofProjects.getBudgetPlan,
  saveProjectBudgetPlan: ofProjects.saveBudgetPlan,
  exportProjectBudgetPlan: ofProjects.exportBudgetPlan,
  getProjectResourcePlan: ofProjects.getResourcePlan,
  saveProjectResourcePlan: ofProjects.saveResourcePlan,
  exportProjectResourcePlan: ofProjects.exportResourcePlan,
  getOpportunityBudgetPlan: ofOpportunities.getBudgetPlan,
  saveOpportunityBudgetPlan: ofOpportunities.saveBudgetPlan,
  exportOpportunityBudgetPlan: ofOpportunities.exportBudgetPlan,
  getOpportunityResourcePlan: ofOpportunities.getResourcePlan,
  saveOpportunityResourcePlan: ofOpportunities.saveResourcePlan,
  exportOpportunityResourcePlan: ofOpportunities.exportResourcePlan,

  updateBudgetPlanSnapshot: ({ db, platform, actor, body }) => updateBudgetPlanSnapshot(db, platform, actor, body),

  addResourcePlanRole: ({ db, platform, actor, body }) => addResourcePlanRole(db, platform, actor, body),

  updateResourcePlanDuration: ({ db, platform, actor, body }) => updateResourcePlanDuration(db, platform, actor, body),

  updateResourcePlanEmployee: ({ db, platform, actor, body }) => updateResourcePlanEmployee(db, platform, actor, body),

  updateResourcePlanCalculationMethod: ({ db, platform, actor, body }) =>
    updateResourcePlanCalculationMethod(db, platform, actor, body),

  getResourcePlanBudgets: ({ db, platform, actor, params, body }) =>
    getResourcePlanBudgets(db, platform, actor, params.id, body.snapshot),

  getAgreementItems: ({ db, actor, params }) => getAgreementItems(db, actor, params.id),

  updateAgreementItems: ({ db, platform, actor, params, body }) =>
    updateAgreementItems(db, platform, actor, params.id, body),
})
