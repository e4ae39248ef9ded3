import { figures } from '@praxis/contract/company/figures'
import type { PlanSide } from '@praxis/contract/plans/plan-rules'
import { plans } from '@praxis/contract/plans/plans'
import { type Day, endOfMonth } from '@praxis/domain/calendar/day'
import { query } from '../../api/query'
import type { PlanTarget } from './plan-target'

const ofDay = (asOf: Day | undefined) => (asOf === undefined ? {} : { asOf })

/** The budget plan of now, or as it was kept on a past day. */
export const budgetPlanQuery = ({ kind, id }: PlanTarget, asOf?: Day) =>
  query(kind === 'project' ? plans.getProjectBudgetPlan : plans.getOpportunityBudgetPlan, {
    params: { id },
    query: ofDay(asOf),
  })

export const resourcePlanQuery = ({ kind, id }: PlanTarget) =>
  query(kind === 'project' ? plans.getProjectResourcePlan : plans.getOpportunityResourcePlan, { params: { id } })

export const agreementsQuery = (id: string) => query(plans.getAgreementItems, { params: { id } })

export const forecastQuery = (id: string, asOf?: Day) =>
  query(plans.getForecast, { params: { id }, query: ofDay(asOf) })

const daysOf = (month: string) => ({ from: `${month}-01`, to: endOfMonth(`${month}-01`) })

/** What a side of the forecast is made of, as a whole or in a month. */
export const forecastFigureQuery = (projectID: string, side: PlanSide, month?: string) =>
  query(
    figures.explainFigure,
    {
      params: { name: side === 'revenue' ? 'forecastRevenue' : 'forecastCost' },
      query: { projectID, ...(month !== undefined && daysOf(month)) },
    },
    { topics: ['plans', 'planning', 'projects', 'timeSheetSubmissions', 'requests', 'expenses'] },
  )

export const timeProgressQuery = (id: string) => query(plans.getTimeBasedProgress, { params: { id } })

export const weeklyBudgetTrackerQuery = (id: string) => query(plans.getWeeklyBudgetTracker, { params: { id } })

export const timeTrackerQuery = (id: string, by: 'week' | 'month') =>
  query(by === 'week' ? plans.getWeeklyTimeTracker : plans.getMonthlyTimeTracker, { params: { id } })
