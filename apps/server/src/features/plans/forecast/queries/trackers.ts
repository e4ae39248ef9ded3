import type { BudgetTracker, TimeTrackerReport } from '@praxis/contract/plans/forecast'
import { sumsByWeek } from '@praxis/domain/bookings/week-grid'
import type { Day } from '@praxis/domain/calendar/day'
import type { BookedRole } from '@praxis/domain/plans/forecast-ground'
import { sumsByMonth } from '@praxis/domain/plans/plan-months'
import { endOfPeriod, type PeriodUnit, periodsOf, sumsByPeriod } from '@praxis/domain/plans/tracked-periods'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Db } from '../../../../platform/database/database'
import type { Platform } from '../../../../platform/platform'
import { assertSeesForecast } from './get-forecast'
import { endsOfPlan, plannedUpTo } from './planned-up-to'
import { budgetOf, loadProjectGround, type ProjectGround } from './project-ground'
import { assertReadsTime } from './time-based-progress'

interface BookedPeriod {
  readonly day: Day
  readonly seconds: number
}

const bookedPeriods = (unit: PeriodUnit, { from, daily }: BookedRole): BookedPeriod[] =>
  unit === 'week'
    ? sumsByWeek(from, daily).map(({ monday, seconds }) => ({ day: monday, seconds }))
    : sumsByMonth(from, daily).map(({ month, seconds }) => ({ day: `${month}-01`, seconds }))

const timeTracker = (unit: PeriodUnit, { logged, booked }: ProjectGround): TimeTrackerReport => {
  const planned = booked.flatMap((role) => bookedPeriods(unit, role)).filter(({ seconds }) => seconds > 0)
  const loggedIn = sumsByPeriod(unit, logged.days, ({ seconds }) => seconds)
  const chargeableIn = sumsByPeriod(unit, logged.days, ({ chargeable }) => chargeable)
  const plannedIn = sumsByPeriod(unit, planned, ({ seconds }) => seconds)
  let [cumulativeSeconds, cumulativePlannedSeconds] = [0, 0]
  const periods = periodsOf(
    unit,
    [...logged.days, ...planned].map(({ day }) => day),
  ).map((startDate) => {
    const [seconds, plannedSeconds] = [loggedIn.get(startDate) ?? 0, plannedIn.get(startDate) ?? 0]
    cumulativeSeconds += seconds
    cumulativePlannedSeconds += plannedSeconds
    const chargeableSeconds = chargeableIn.get(startDate) ?? 0
    return { startDate, seconds, chargeableSeconds, plannedSeconds, cumulativeSeconds, cumulativePlannedSeconds }
  })
  return { plannedSeconds: cumulativePlannedSeconds, periods }
}

/** Logged time by week or month, beside what is booked in it. */
export const getTimeTracker = async (
  db: Db,
  platform: Pick<Platform, 'dayItems'>,
  actor: EmployeeActor,
  id: string,
  unit: PeriodUnit,
): Promise<TimeTrackerReport> => {
  await assertReadsTime(db, actor, id)
  return timeTracker(unit, await loadProjectGround(db, platform, actor, id))
}

/** What time and claims brought and cost by week, at the rates of the time, beside the plan. */
export const getWeeklyBudgetTracker = async (
  db: Db,
  platform: Pick<Platform, 'dayItems'>,
  actor: EmployeeActor,
  id: string,
): Promise<BudgetTracker> => {
  await assertSeesForecast(db, actor, id)
  const ground = await loadProjectGround(db, platform, actor, id)
  const plannedOn = await plannedUpTo(ground)
  const money = [...ground.logged.days, ...ground.spent]
  const revenueIn = sumsByPeriod('week', money, ({ revenue }) => revenue)
  const costIn = sumsByPeriod('week', money, ({ cost }) => cost)
  const days = [...money.map(({ day }) => day), ...endsOfPlan(ground)]
  let [cumulativeRevenue, cumulativeCost] = [0, 0]
  const periods = periodsOf('week', days).map((startDate) => {
    const [revenue, cost] = [revenueIn.get(startDate) ?? 0, costIn.get(startDate) ?? 0]
    cumulativeRevenue += revenue
    cumulativeCost += cost
    const plannedCumulativeRevenue = plannedOn(endOfPeriod('week', startDate))
    return { startDate, revenue, cost, cumulativeRevenue, cumulativeCost, plannedCumulativeRevenue }
  })
  return { currency: ground.project.currency, budget: budgetOf(ground), periods }
}
