import { plans } from '@praxis/contract/plans/plans'
import { implement } from '../../platform/http/implement'
import { opportunityKind, projectKind } from '../targetables/queries/targetable-kinds'
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

export const plansRoutes = implement(edited, {
  getProjectBudgetPlan: ({ db, platform, actor, params, query }) =>
    getBudgetPlan(db, platform, actor, projectKind, params.id, query.asOf),

  saveProjectBudgetPlan: ({ db, platform, actor, params, body }) =>
    saveBudgetPlan(db, platform, actor, projectKind, params.id, body),

  exportProjectBudgetPlan: ({ db, platform, actor, params, query }) =>
    exportBudgetPlan(db, platform, actor, projectKind, params.id, query.asOf),

  getProjectResourcePlan: ({ db, platform, actor, params }) =>
    getResourcePlan(db, platform, actor, projectKind, params.id),

  saveProjectResourcePlan: ({ db, platform, actor, params, body }) =>
    saveResourcePlan(db, platform, actor, projectKind, params.id, body),

  getOpportunityBudgetPlan: ({ db, platform, actor, params, query }) =>
    getBudgetPlan(db, platform, actor, opportunityKind, params.id, query.asOf),

  saveOpportunityBudgetPlan: ({ db, platform, actor, params, body }) =>
    saveBudgetPlan(db, platform, actor, opportunityKind, params.id, body),

  exportOpportunityBudgetPlan: ({ db, platform, actor, params, query }) =>
    exportBudgetPlan(db, platform, actor, opportunityKind, params.id, query.asOf),

  getOpportunityResourcePlan: ({ db, platform, actor, params }) =>
    getResourcePlan(db, platform, actor, opportunityKind, params.id),

  saveOpportunityResourcePlan: ({ db, platform, actor, params, body }) =>
    saveResourcePlan(db, platform, actor, opportunityKind, params.id, body),

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
