import type { PlanningBreakdown } from '@praxis/contract/planning/targetable-planning'
import { daysOfBookings } from '@praxis/domain/bookings/booking-days'
import { type BookedMoney, type BreakdownMonth, breakdownOf } from '@praxis/domain/planning/breakdown'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { listBookedRoles } from '../../bookings/queries/booked-roles'
import { loadCompanyGround } from '../../bookings/queries/company-ground'
import { listRolesOfBookings } from '../../bookings/queries/roles-of-bookings'
import { loadWorkDays } from '../../bookings/queries/work-days'
import type { TargetableKind } from '../../targetables/queries/targetable-kinds'
import { openForPlanning } from './target-planning'

/** Everything that is booked on a project or opportunity, by role and month; money only for those who may see it. */
export const getPlanningBreakdown = async (
  db: Db,
  platform: Pick<Platform, 'dayItems'>,
  actor: EmployeeActor,
  kind: TargetableKind,
  id: string,
): Promise<PlanningBreakdown> => {
  const { row, permissions } = await openForPlanning(db, actor, kind, id)
  const [booked, company] = await Promise.all([listBookedRoles(db, id), loadCompanyGround(db)])
  const range = daysOfBookings(booked.flatMap(({ bookings }) => bookings))
  if (!range) return { currency: row.currency, seconds: 0, months: [], roles: [] }
  const [daysOf, roles] = await Promise.all([
    loadWorkDays(db, platform, actor, company, { employeeIds: booked.map(({ employeeId }) => employeeId), ...range }),
    listRolesOfBookings(
      db,
      booked.map((role) => role.id),
    ),
  ])
  const filledBy = new Map(roles.map((role) => [role.id, role.filledBy]))
  const moneyOf = ({ seconds, charge, cost, margin }: BookedMoney) =>
    permissions.seesMoney ? { seconds, charge, cost, margin } : { seconds }
  const monthOf = (month: BreakdownMonth) => ({ month: month.month, ...moneyOf(month) })
  const breakdown = breakdownOf(booked, ({ employeeId }) => daysOf(employeeId))
  return {
    currency: row.currency,
    ...moneyOf(breakdown),
    months: breakdown.months.map(monthOf),
    roles: breakdown.roles.map(({ role, months, ...sum }) => ({
      roleID: role.id,
      name: role.name,
      filledBy: filledBy.get(role.id) ?? null,
      ...moneyOf(sum),
      months: months.map(monthOf),
    })),
  }
}
