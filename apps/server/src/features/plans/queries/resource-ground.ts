import type { ResourcePlanSnapshot } from '@praxis/contract/plans/resource-plan'
import { addDays, type Day, endOfWeek, startOfWeek } from '@praxis/domain/calendar/day'
import { carryingDaysByWeek } from '@praxis/domain/plans/role-weeks'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { type BookedRoleRow, listBookedRoles } from '../../bookings/queries/booked-roles'
import { type CompanyGround, loadCompanyGround } from '../../bookings/queries/company-ground'
import { loadWorkDays, type WorkDaysOf } from '../../bookings/queries/work-days'
import type { OpenTargetable } from '../../targetables/queries/open-targetable'
import { todayOf } from './plan-ground'
import { type PlanRow, readPlan } from './plan-row'

/** All that a resource plan is made of; days begin on a Monday. */
export interface ResourceGround {
  readonly plan: PlanRow
  readonly company: CompanyGround
  readonly roles: readonly BookedRoleRow[]
  readonly daysOf: WorkDaysOf
}

const WEEKS_WITHOUT_DATES = 12
const MOST_DAYS = 530 * 7

export const assertReadsResourcePlan = ({ permissions }: OpenTargetable): void => {
  if (!canRead(permissions.areas.resourcePlan)) throw new Refusal('invalidPermission')
}

/** The whole weeks that hold all of these days. */
const weeksAround = (days: readonly (Day | null)[], today: Day): { from: Day; to: Day } => {
  const known = days.filter((day) => day !== null).toSorted()
  const from = startOfWeek(known[0] ?? today)
  const to = endOfWeek(known.at(-1) ?? addDays(today, WEEKS_WITHOUT_DATES * 7))
  const latest = addDays(from, MOST_DAYS - 1)
  return { from, to: to < latest ? to : latest }
}

/** Bookings are never left out; what is typed or dated beyond ten years is. */
export const loadResourceGround = async (
  db: Db,
  platform: Pick<Platform, 'dayItems'>,
  actor: EmployeeActor,
  targetableId: string,
  edited: ResourcePlanSnapshot['roles'] = [],
): Promise<ResourceGround> => {
  const [plan, company, roles] = await Promise.all([
    readPlan(db, targetableId),
    loadCompanyGround(db),
    listBookedRoles(db, targetableId),
  ])
  const ofBookings = roles.flatMap(({ bookings }) => bookings.flatMap(({ startDate, endDate }) => [startDate, endDate]))
  const ofRows = edited.flatMap(({ startDate, endDate, bookings }) => [
    startDate,
    endDate,
    ...bookings.map(({ monday }) => monday),
  ])
  const { startDate = null, endDate = null } = plan.budgetPlan ?? {}
  const ofPlan = [plan.startDate, plan.endDate, startDate, endDate]
  const range = weeksAround([...ofPlan, ...ofBookings, ...ofRows], todayOf(db, actor))
  const lastBooked = ofBookings.toSorted().at(-1) ?? range.to
  const daysOf = await loadWorkDays(db, platform, actor, company, {
    employeeIds: [...roles, ...edited.map(({ employeeID }) => ({ employeeId: employeeID }))].map(
      (role) => role.employeeId,
    ),
    from: range.from,
    to: lastBooked > range.to ? endOfWeek(lastBooked) : range.to,
  })
  return { plan, company, roles, daysOf }
}

/** How many days of each week the company works on. */
export const workingWeeks = ({ daysOf }: ResourceGround) => {
  const days = daysOf(null)
  const to = addDays(days.from, days.capacity.length - 1)
  return carryingDaysByWeek({ from: days.from, to }, days).map((week) => ({
    monday: week.monday,
    workingDays: week.days,
  }))
}
