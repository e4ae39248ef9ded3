import type { LargeFirm } from '../large-firm/large-firm'
import { sampleBudgetPlan, sampleResourcePlan } from '../plan-samples'
import { type ReadCalls, today } from './asked'

const ofProject = ({ project }: LargeFirm) => [{ params: { id: project.id } }]
const ofOpportunity = ({ opportunityId }: LargeFirm) => [{ params: { id: opportunityId } }]
const nowAndThen = <Call extends object>(calls: readonly Call[]) =>
  calls.flatMap((call) => [call, { ...call, query: { asOf: today } }])
const editedRow = ({ project }: LargeFirm) => [
  { body: { targetableID: project.id, snapshot: sampleResourcePlan, index: 0 } },
]

export const planReadCalls: Omit<
  ReadCalls['plans'],
  | ('getForecast' | 'getTimeBasedProgress' | 'getWeeklyBudgetTracker')
  | ('getWeeklyTimeTracker' | 'getMonthlyTimeTracker')
> = {
  getProjectBudgetPlan: (firm) => nowAndThen(ofProject(firm)),
  exportProjectBudgetPlan: (firm) => nowAndThen(ofProject(firm)),
  getProjectResourcePlan: ofProject,
  exportProjectResourcePlan: ofProject,
  getOpportunityBudgetPlan: ofOpportunity,
  exportOpportunityBudgetPlan: ofOpportunity,
  getOpportunityResourcePlan: ofOpportunity,
  exportOpportunityResourcePlan: ofOpportunity,
  updateBudgetPlanSnapshot: ({ project }) => [
    { body: { targetableID: project.id, snapshot: sampleBudgetPlan, changedPath: ['endDate'] } },
  ],
  addResourcePlanRole: editedRow,
  updateResourcePlanDuration: editedRow,
  updateResourcePlanEmployee: editedRow,
  updateResourcePlanCalculationMethod: editedRow,
  getResourcePlanBudgets: (firm) =>
    ofProject(firm).map((call) => ({ ...call, body: { snapshot: sampleResourcePlan } })),
  getAgreementItems: ofProject,
}
