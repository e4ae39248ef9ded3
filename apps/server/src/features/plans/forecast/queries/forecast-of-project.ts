import type { Forecast } from '@praxis/contract/plans/forecast'
import { agreedAmounts, periodsOfRetainer } from '@praxis/domain/plans/agreement-months'
import { forecast } from '@praxis/domain/plans/forecast'
import type { ForecastGround, LoggedMonth, SpentMonth } from '@praxis/domain/plans/forecast-ground'
import { monthOf } from '@praxis/domain/plans/plan-months'
import { monthGone, type PlanCalendar } from '@praxis/domain/plans/plan-to-date'
import { runOut } from '@praxis/domain/plans/run-out'
import type { PlannedProject } from './planned-projects'
import { budgetOf, type ProjectGround, planCalendar, plannedMonths } from './project-ground'
import type { SpentDay } from './spent-money'

/** What is kept of a forecast, and told of it whenever it was. */
export type KeptForecast = Omit<Forecast, 'keptOn' | 'keptSince' | 'updatedAt'>

/** What was done counts on the day it was; a retainer on the first day of each of its periods. */
const agreedOf = ({ items }: PlannedProject) =>
  items.flatMap(({ id, name, doneOn, ...item }) => {
    const dueDate = item.retainer ? item.dueDate : (doneOn ?? item.dueDate)
    const periods = item.retainer ? periodsOfRetainer(dueDate, item.retainer) : []
    return agreedAmounts([{ ...item, dueDate }]).map((agreed, index) => ({
      itemId: id,
      name,
      ...agreed,
      retainedUntil: periods[index]?.to ?? null,
    }))
  })

const spentMonths = (spent: readonly SpentDay[]): SpentMonth[] =>
  spent.map(({ day, state, revenue, cost }) => ({ month: monthOf(day), state, revenue, cost }))

export const forecastGround = (ground: ProjectGround, calendar: PlanCalendar): ForecastGround => ({
  today: ground.today,
  isFixedPrice: ground.project.chargingMechanism === 'fixed',
  logged: ground.logged.months,
  spent: spentMonths(ground.spent),
  booked: ground.booked,
  planned: plannedMonths(ground),
  agreed: agreedOf(ground.project),
  thisMonth: monthGone(calendar, ground.today),
})

/** Logged time that nobody knows the cost of. */
export const secondsWithoutCost = (logged: readonly LoggedMonth[]): number =>
  logged.reduce((sum, { hourlyCost, seconds }) => sum + (hourlyCost === null ? seconds : 0), 0)

export const forecastOfProject = async (ground: ProjectGround): Promise<KeptForecast> => {
  const { project, today, logged, booked } = ground
  const sums = forecast(forecastGround(ground, await planCalendar(ground)))
  return {
    currency: project.currency,
    today,
    ...sums,
    budget: budgetOf(ground),
    budgetRunsOut: runOut({ today, budget: project.consultancyRevenue, logged: logged.days, booked }),
    secondsWithoutCost: secondsWithoutCost(logged.months),
    costOfSale: project.costOfSale,
  }
}
