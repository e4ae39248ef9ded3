import type { plans } from '@praxis/contract/plans/plans'
import type { SampleFirm } from './sample-firm'
import type { SamplesOf } from './time-samples'

const ofProject = ({ projectId }: SampleFirm) => ({ params: { id: projectId } })

export const forecastSamples: SamplesOf<
  Pick<
    typeof plans,
    | ('getForecast' | 'getTimeBasedProgress' | 'getWeeklyBudgetTracker')
    | ('getWeeklyTimeTracker' | 'getMonthlyTimeTracker' | 'updateAnalytics')
  >
> = {
  getForecast: (firm) => ({ ...ofProject(firm), query: {} }),
  getTimeBasedProgress: ofProject,
  getWeeklyBudgetTracker: ofProject,
  getWeeklyTimeTracker: ofProject,
  getMonthlyTimeTracker: ofProject,
  updateAnalytics: ofProject,
}
