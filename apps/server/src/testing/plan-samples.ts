import type { BudgetPlanSnapshot } from '@praxis/contract/plans/budget-plan'
import type { plans } from '@praxis/contract/plans/plans'
import type { ResourcePlanSnapshot } from '@praxis/contract/plans/resource-plan'
import type { SampleFirm } from './sample-firm'
import type { SamplesOf } from './time-samples'

const basis = { total: 100, monthly: 10, markup: 500 }
const sides = { revenue: basis, cost: basis }

export const sampleBudgetPlan: BudgetPlanSnapshot = {
  ...{ startDate: '2026-06-01', endDate: '2026-07-31', isOpenEnded: false },
  ...{ consultancyBudget: [], expensesBudget: [], othersBudget: [] },
  consultancyRevenueCalculationMethod: 'markupCost',
  consultancyCostCalculationMethod: 'fromResourcePlan',
  expensesRevenueCalculationMethod: 'autoSpread',
  expensesCostCalculationMethod: 'fixedMonthly',
  othersRevenueCalculationMethod: 'fixedMonthlyByAgreement',
  othersCostCalculationMethod: 'variesByMonth',
  basis: { consultancyBudget: sides, expensesBudget: sides, othersBudget: sides },
}

export const sampleResourcePlan: ResourcePlanSnapshot = {
  roles: [
    {
      ...{ index: 0, roleID: null, name: 'Another', employeeID: null, rateCardID: null },
      ...{ startDate: '2026-06-01', endDate: '2026-06-30', calculationMethod: 'even' },
      bookings: [{ monday: '2026-06-08', numberOfHours: 20 }],
    },
  ],
  config: { displayMode: 'byHour', numberOfHoursPerDay: 7.5 },
}

const ofProject = ({ projectId }: SampleFirm) => ({ params: { id: projectId } })
const ofOpportunity = ({ opportunityId }: SampleFirm) => ({ params: { id: opportunityId } })
const budgetPlan = { body: { snapshot: sampleBudgetPlan } }
const resourcePlan = { body: { snapshot: sampleResourcePlan } }
const editedRow = ({ projectId }: SampleFirm) => ({
  body: { targetableID: projectId, snapshot: sampleResourcePlan, index: 0 },
})

export const planSamples: SamplesOf<
  Omit<
    typeof plans,
    | ('getForecast' | 'getTimeBasedProgress' | 'getWeeklyBudgetTracker')
    | ('getWeeklyTimeTracker' | 'getMonthlyTimeTracker' | 'updateAnalytics')
  >
> = {
  getProjectBudgetPlan: ofProject,
  saveProjectBudgetPlan: (firm) => ({ ...ofProject(firm), ...budgetPlan }),
  exportProjectBudgetPlan: ofProject,
  getProjectResourcePlan: ofProject,
  saveProjectResourcePlan: (firm) => ({ ...ofProject(firm), ...resourcePlan }),
  exportProjectResourcePlan: ofProject,
  getOpportunityBudgetPlan: ofOpportunity,
  saveOpportunityBudgetPlan: (firm) => ({ ...ofOpportunity(firm), ...budgetPlan }),
  exportOpportunityBudgetPlan: ofOpportunity,
  getOpportunityResourcePlan: ofOpportunity,
  saveOpportunityResourcePlan: (firm) => ({ ...ofOpportunity(firm), ...resourcePlan }),
  exportOpportunityResourcePlan: ofOpportunity,
  updateBudgetPlanSnapshot: ({ opportunityId }) => ({
    body: { targetableID: opportunityId, snapshot: sampleBudgetPlan, changedPath: ['endDate'] },
  }),
  addResourcePlanRole: editedRow,
  updateResourcePlanDuration: editedRow,
  updateResourcePlanEmployee: editedRow,
  updateResourcePlanCalculationMethod: editedRow,
  getResourcePlanBudgets: (firm) => ({ ...ofProject(firm), ...resourcePlan }),
  getAgreementItems: ofProject,
  updateAgreementItems: (firm) => ({ ...ofProject(firm), body: { items: [] } }),
}
