import { FigureQuery } from '@praxis/contract/company/figures'
import type { PlanSide } from '@praxis/contract/plans/plan-rules'
import { type Day, endOfMonth } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { type ForecastEntry, forecastEntries } from '@praxis/domain/plans/forecast-entries'
import { forecastFigure } from '@praxis/domain/plans/forecast-figure'
import type { LoggedMonth } from '@praxis/domain/plans/forecast-ground'
import { monthOf } from '@praxis/domain/plans/plan-months'
import { defineFigure } from '../../../platform/figures/figure-definition'
import { assertPeriod } from '../../time-reports/queries/time-analysis'
import { seesAgreements } from '../queries/plan-access'
import { forecastGround, secondsWithoutCost } from './queries/forecast-of-project'
import { assertSeesForecast } from './queries/get-forecast'
import { loadProjectGround, planCalendar } from './queries/project-ground'

const OfMonths = FigureQuery.pick({ projectID: true, from: true, to: true }).required({ projectID: true }).strict()

interface Months {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

const isAmong =
  ({ from, to }: Months) =>
  ({ month }: { readonly month: string }): boolean =>
    (from === undefined || month >= monthOf(from)) && (to === undefined || month <= monthOf(to))

/** The address that lists what is behind an amount; rows are those of whole months. */
const recordsIn =
  (projectId: string, { from, to }: Months) =>
  ({ source, of }: ForecastEntry): string => {
    const months = { ...(from && { from: `${monthOf(from)}-01` }), ...(to && { to: endOfMonth(to) }) }
    const listOf = (name: string, filter: Record<string, string> = {}): string => {
      const asked = new URLSearchParams(filter)
      return `/projects/${projectId}/${name}${asked.size > 0 ? `?${asked}` : ''}`
    }
    switch (source) {
      case 'logged':
        return listOf('timeSheetSubmissions', { ...months, ...(of?.name && { roleName: of.name }) })
      case 'expenses':
        return listOf('expenses', { ...months, ...(of && { state: of.id }) })
      case 'bookings':
        return listOf('resourcePlan')
      case 'agreements':
        return listOf('agreementItems')
      case 'budgetPlan':
        return listOf('budgetPlan')
    }
  }

/** Whoever may not read agreements sees what they come to, as in the plan, but not of which items. */
const withoutItem = (entry: ForecastEntry): ForecastEntry =>
  entry.source === 'agreements' ? { ...entry, of: null } : entry

const leftOutOf = (side: PlanSide, logged: readonly LoggedMonth[]) => {
  const seconds = secondsWithoutCost(logged)
  return side === 'cost' && seconds > 0
    ? [{ reason: 'notCounted' as const, label: `${formatDuration(seconds)} logged without a cost`, value: null }]
    : []
}

/** What a project will bring or cost, as a whole or in the months that hold a period. */
const forecastOf = (side: PlanSide) =>
  defineFigure({
    feature: 'project',
    arguments: OfMonths,
    explain: async ({ db, platform, actor, asked }) => {
      assertPeriod(asked)
      const target = await assertSeesForecast(db, actor, asked.projectID)
      const ground = await loadProjectGround(db, platform, actor, asked.projectID)
      const entries = forecastEntries(forecastGround(ground, await planCalendar(ground)))
      const named = seesAgreements(target) ? entries : entries.map(withoutItem)
      return forecastFigure(named.filter(isAmong(asked)), {
        side,
        currency: ground.project.currency,
        recordsOf: recordsIn(asked.projectID, asked),
        leftOut: leftOutOf(side, ground.logged.months.filter(isAmong(asked))),
      })
    },
  })

export const forecastFigures = { forecastRevenue: forecastOf('revenue'), forecastCost: forecastOf('cost') }
