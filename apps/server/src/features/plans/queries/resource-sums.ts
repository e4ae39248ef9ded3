import type { ResourcePlanRole, ResourcePlanSums } from '@praxis/contract/plans/resource-plan'
import { moneyOfSeconds, type RoleRates } from '@praxis/domain/plans/role-months'
import { carryingDaysByWeek, datesOfRow, hoursOfSeconds, secondsOfHours } from '@praxis/domain/plans/role-weeks'
import type { ResourceGround } from './resource-ground'
import { type SavedRow, savedRow } from './saved-rows'

interface RowTime {
  readonly seconds: number
  readonly secondsNotCarried: number
}

interface RowSum extends RowTime, RoleRates {
  readonly index: number
}

const sumsOf = (rows: readonly RowSum[], seesMoney: boolean): ResourcePlanSums => {
  const roles = rows.map(({ index, seconds, secondsNotCarried, hourlyCharge, hourlyCost }) => ({
    index,
    seconds,
    secondsNotCarried,
    ...(seesMoney && {
      revenue: moneyOfSeconds(seconds, hourlyCharge),
      cost: moneyOfSeconds(seconds, hourlyCost),
    }),
  }))
  const total = (part: 'seconds' | 'revenue' | 'cost') => roles.reduce((sum, role) => sum + (role[part] ?? 0), 0)
  return {
    roles,
    seconds: total('seconds'),
    ...(seesMoney && { revenue: total('revenue'), cost: total('cost') }),
  }
}

export const sumsOfSaved = (rows: readonly SavedRow[], seesMoney: boolean): ResourcePlanSums =>
  sumsOf(
    rows.map(({ role, seconds, secondsNotCarried }, index) => ({ ...role, index, seconds, secondsNotCarried })),
    seesMoney,
  )

/** The seconds that were typed for a week; those of a week that shows what is saved are exactly the saved ones. */
export const typedSeconds = (monday: string, hours: number, saved: SavedRow | undefined): number => {
  const before = saved?.weeks.get(monday) ?? 0
  return hoursOfSeconds(before) === hours ? before : secondsOfHours(hours)
}

const timeOf = (row: ResourcePlanRole, saved: SavedRow | undefined, { daysOf }: ResourceGround): RowTime => {
  const dates = datesOfRow(row)
  const carrying = new Map(
    (dates ? carryingDaysByWeek(dates, daysOf(row.employeeID)) : []).map(({ monday, days }) => [monday, days]),
  )
  const time = { seconds: 0, secondsNotCarried: saved?.secondsNotCarried ?? 0 }
  for (const { monday, numberOfHours } of row.bookings) {
    const seconds = typedSeconds(monday, numberOfHours, saved)
    if ((carrying.get(monday) ?? 0) > 0) time.seconds += seconds
    else time.secondsNotCarried += seconds
  }
  return time
}

/** What rows that are being edited come to. */
export const sumsOfEdited = (
  rows: readonly ResourcePlanRole[],
  ground: ResourceGround,
  seesMoney: boolean,
): ResourcePlanSums => {
  const roles = new Map(ground.roles.map((role) => [role.id, role]))
  return sumsOf(
    rows.map((row, index) => {
      const role = roles.get(row.roleID ?? '')
      const saved = role && savedRow(role, ground, row.employeeID)
      return {
        ...timeOf(row, saved, ground),
        index,
        hourlyCharge: row.hourlyCharge ?? role?.hourlyCharge ?? 0,
        hourlyCost: row.hourlyCost ?? role?.hourlyCost ?? 0,
      }
    }),
    seesMoney,
  )
}
