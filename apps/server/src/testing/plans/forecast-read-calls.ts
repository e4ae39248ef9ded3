import type { LargeFirm } from '../large-firm/large-firm'
import { type ReadCalls, today } from './asked'

const ofProject = ({ project }: LargeFirm) => [{ params: { id: project.id } }]

export const forecastReadCalls: Pick<
  ReadCalls['plans'],
  | ('getForecast' | 'getTimeBasedProgress' | 'getWeeklyBudgetTracker')
  | ('getWeeklyTimeTracker' | 'getMonthlyTimeTracker')
> = {
  getForecast: (firm) => ofProject(firm).flatMap((call) => [call, { ...call, query: { asOf: today } }]),
  getTimeBasedProgress: ofProject,
  getWeeklyBudgetTracker: ofProject,
  getWeeklyTimeTracker: ofProject,
  getMonthlyTimeTracker: ofProject,
}
