import type { TimeBasedProgress } from '@praxis/contract/plans/forecast'
import { monthOf, sumsByMonth } from '@praxis/domain/plans/plan-months'
import { elapsed, shareOf } from '@praxis/domain/plans/time-progress'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Db } from '../../../../platform/database/database'
import type { Platform } from '../../../../platform/platform'
import { Refusal } from '../../../../platform/refusal'
import { openTargetable } from '../../../targetables/queries/open-targetable'
import { projectKind } from '../../../targetables/queries/targetable-kinds'
import { loadProjectGround, type ProjectGround, planCalendar, planDates, plannedMonths } from './project-ground'

/** Answers whether the actor, who may read the time of the project, also sees its money. */
export const assertReadsTime = async (db: Db, actor: EmployeeActor, id: string): Promise<{ seesMoney: boolean }> => {
  const { permissions } = await openTargetable(db, actor, projectKind, id)
  if (!canRead(permissions.areas.timeSheetSubmissions)) throw new Refusal('invalidPermission')
  return permissions
}

const summed = (amounts: Iterable<readonly [month: string, amount: number]>): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const [month, amount] of amounts) sums.set(month, (sums.get(month) ?? 0) + amount)
  return sums
}

const sumOf = (months: ReadonlyMap<string, number>): number => [...months.values()].reduce((sum, one) => sum + one, 0)

/** What was used and planned by month, of time and of the fees that it brings at its rates. */
const amountsOf = (ground: ProjectGround) => {
  const { days } = ground.logged
  return {
    usedSeconds: summed(days.map(({ day, seconds }) => [monthOf(day), seconds] as const)),
    plannedSeconds: summed(
      ground.booked.flatMap(({ from, daily }) =>
        sumsByMonth(from, daily).map(({ month, seconds }) => [month, seconds] as const),
      ),
    ),
    usedRevenue: summed(days.map(({ day, revenue }) => [monthOf(day), revenue] as const)),
    plannedRevenue: summed(
      plannedMonths(ground).flatMap(({ category, month, revenue }) =>
        category === 'consultancyBudget' ? [[month, revenue] as const] : [],
      ),
    ),
  }
}

export const getTimeBasedProgress = async (
  db: Db,
  platform: Pick<Platform, 'dayItems'>,
  actor: EmployeeActor,
  id: string,
): Promise<TimeBasedProgress> => {
  const { seesMoney } = await assertReadsTime(db, actor, id)
  const ground = await loadProjectGround(db, platform, actor, id)
  const dates = planDates(ground)
  const { months, ...gone } = elapsed(await planCalendar(ground, dates), ground.today)
  const { usedSeconds, plannedSeconds, usedRevenue, plannedRevenue } = amountsOf(ground)
  const elapsedMonths = new Map(months.map((month) => [month.month, month]))
  const shown = new Set([...elapsedMonths.keys(), ...usedSeconds.keys(), ...plannedSeconds.keys()])
  const [used, planned] = [sumOf(usedSeconds), sumOf(plannedSeconds)]
  const [usedMoney, budget] = [sumOf(usedRevenue), ground.project.consultancyRevenue]
  return {
    currency: ground.project.currency,
    ...dates,
    ...gone,
    usedSeconds: used,
    plannedSeconds: planned,
    timeShare: shareOf(used, planned),
    ...(seesMoney && { revenue: { used: usedMoney, planned: budget, share: shareOf(usedMoney, budget) } }),
    months: [...shown].sort().map((month) => ({
      month,
      workingDays: elapsedMonths.get(month)?.workingDays ?? 0,
      elapsedDays: elapsedMonths.get(month)?.elapsedDays ?? 0,
      usedSeconds: usedSeconds.get(month) ?? 0,
      plannedSeconds: plannedSeconds.get(month) ?? 0,
      ...(seesMoney && { revenue: { used: usedRevenue.get(month) ?? 0, planned: plannedRevenue.get(month) ?? 0 } }),
    })),
  }
}
