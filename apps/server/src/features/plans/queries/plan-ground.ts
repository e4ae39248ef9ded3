import type { BudgetPlanSnapshot } from '@praxis/contract/plans/budget-plan'
import { daysOfBookings } from '@praxis/domain/bookings/booking-days'
import { addMonths, type Day, endOfMonth, startOfMonth } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { agreedAmounts } from '@praxis/domain/plans/agreement-months'
import type { PlanGround } from '@praxis/domain/plans/budget-plan'
import { datesOfNewPlan, newBudgetPlan } from '@praxis/domain/plans/new-budget-plan'
import { monthsOfRoles } from '@praxis/domain/plans/role-months'
import { openEnd } from '@praxis/domain/plans/safe-end'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { listBookedRoles } from '../../bookings/queries/booked-roles'
import { loadCompanyGround } from '../../bookings/queries/company-ground'
import { loadWorkDays } from '../../bookings/queries/work-days'
import { listAgreementRows } from './agreement-rows'
import { budgetsOf, type PlanRow, readPlan } from './plan-row'

export const todayOf = (db: Db, actor: EmployeeActor): Day => dayInTimeZone(new Date(db.now), actor.company.timeZone)

/** A plan with all that it is calculated from. */
export interface LoadedPlan {
  readonly row: PlanRow
  /** What plans with these dates are calculated from. */
  readonly groundOf: (dates: Pick<BudgetPlanSnapshot, 'startDate' | 'endDate'>) => Promise<PlanGround>
}

const MOST_MONTHS_AHEAD = 119

const latestOf = (...days: readonly (Day | null)[]): Day =>
  days.reduce<Day>((latest, day) => (day !== null && day > latest ? day : latest), '')

const loadRoleMonths = async (
  db: Db,
  platform: Pick<Platform, 'dayItems'>,
  actor: EmployeeActor,
  targetableId: string,
) => {
  const [roles, company] = await Promise.all([listBookedRoles(db, targetableId), loadCompanyGround(db)])
  const range = daysOfBookings(roles.flatMap(({ bookings }) => bookings))
  if (!range) return { company, resourcePlan: [] }
  const employeeIds = roles.map(({ employeeId }) => employeeId)
  const daysOf = await loadWorkDays(db, platform, actor, company, { employeeIds, ...range })
  return { company, resourcePlan: monthsOfRoles(roles, ({ employeeId }) => daysOf(employeeId)) }
}

export const loadPlan = async (
  db: Db,
  platform: Pick<Platform, 'dayItems'>,
  actor: EmployeeActor,
  targetableId: string,
): Promise<LoadedPlan> => {
  const [row, items, { company, resourcePlan }] = await Promise.all([
    readPlan(db, targetableId),
    listAgreementRows(db, targetableId),
    loadRoleMonths(db, platform, actor, targetableId),
  ])
  const today = todayOf(db, actor)
  const ends = { today, yearStart: company.yearStart, lastEndDate: row.lastEndDate }
  return {
    row,
    groundOf: async ({ startDate, endDate }) => {
      const first = startOfMonth(startDate)
      const farthest = endOfMonth(addMonths(first, MOST_MONTHS_AHEAD))
      const last = endOfMonth(latestOf(startDate, endDate, row.lastEndDate, openEnd(startDate, ends)))
      return {
        ...ends,
        workingWeek: company.workingDays,
        bankHolidays: await company.holidaysBetween(first, last < farthest ? last : farthest),
        resourcePlan,
        agreed: agreedAmounts(items),
      }
    },
  }
}

/** The saved plan, or what a new one starts with. */
export const presentPlan = async (
  { row, groundOf }: LoadedPlan,
  today: Day,
): Promise<{ readonly snapshot: BudgetPlanSnapshot; readonly ground: PlanGround }> => {
  const ground = await groundOf(row.budgetPlan ?? datesOfNewPlan(row, today))
  return { ground, snapshot: row.budgetPlan ?? newBudgetPlan({ ...row, budgets: budgetsOf(row) }, ground) }
}
