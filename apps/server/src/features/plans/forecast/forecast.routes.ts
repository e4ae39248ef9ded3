import { plans } from '@praxis/contract/plans/plans'
import { implement } from '../../../platform/http/implement'
import { updateAnalytics } from './commands/update-analytics'
import { getForecast } from './queries/get-forecast'
import { getTimeBasedProgress } from './queries/time-based-progress'
import { getTimeTracker, getWeeklyBudgetTracker } from './queries/trackers'

/** What a project will come to, and how it keeps to its plan. */
export const forecastRoutes = implement(
  {
    getForecast: plans.getForecast,
    getTimeBasedProgress: plans.getTimeBasedProgress,
    getWeeklyBudgetTracker: plans.getWeeklyBudgetTracker,
    getWeeklyTimeTracker: plans.getWeeklyTimeTracker,
    getMonthlyTimeTracker: plans.getMonthlyTimeTracker,
    updateAnalytics: plans.updateAnalytics,
  },
  {
    getForecast: ({ db, platform, actor, params, query }) => getForecast(db, platform, actor, params.id, query.asOf),
    getTimeBasedProgress: ({ db, platform, actor, params }) => getTimeBasedProgress(db, platform, actor, params.id),
    getWeeklyBudgetTracker: ({ db, platform, actor, params }) => getWeeklyBudgetTracker(db, platform, actor, params.id),
    getWeeklyTimeTracker: ({ db, platform, actor, params }) => getTimeTracker(db, platform, actor, params.id, 'week'),
    getMonthlyTimeTracker: ({ db, platform, actor, params }) => getTimeTracker(db, platform, actor, params.id, 'month'),
    updateAnalytics: ({ db, platform, actor, params }) => updateAnalytics(db, platform, actor, params.id),
  },
)
