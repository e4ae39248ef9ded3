import type { Feature } from '../../../platform/feature'
import { budgetMark } from './budget-mark'
import { keepForecasts } from './commands/keep-forecasts'
import { thinForecasts } from './commands/thin-forecasts'
import { forecastFigures } from './explained-forecast'
import { forecastRoutes } from './forecast.routes'

/** What projects will bring and cost, whether they keep to their plans, and who is told when they do not. */
export const forecasts: Feature = {
  routes: forecastRoutes,
  dueWork: [keepForecasts, thinForecasts],
  figures: forecastFigures,
  notificationKinds: [budgetMark],
}
