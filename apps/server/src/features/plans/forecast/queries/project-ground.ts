import { planCategories } from '@praxis/contract/plans/plan-rules'
import { type Day, endOfMonth, startOfMonth } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { BookedRole, Money, PlannedMonth } from '@praxis/domain/plans/forecast-ground'
import { datesOfNewPlan } from '@praxis/domain/plans/new-budget-plan'
import type { PlanCalendar } from '@praxis/domain/plans/plan-to-date'
import { openEnd, safeEnd } from '@praxis/domain/plans/safe-end'
import type { Reader } from '../../../../platform/auth/reader'
import type { Db } from '../../../../platform/database/database'
import type { Platform } from '../../../../platform/platform'
import { Refusal } from '../../../../platform/refusal'
import { type CompanyGround, loadCompanyGround } from '../../../bookings/queries/company-ground'
import { bookedRoles, loadRolesWithBookings } from './booked-roles'
import { type LoggedTime, loadLoggedTime } from './logged-time'
import { loadPlannedProjects, type PlannedProject } from './planned-projects'
import { loadSpentMoney, type SpentDay } from './spent-money'

/** What was planned of a project. */
export interface PlannedGround {
  readonly today: Day
  readonly project: PlannedProject
  readonly company: CompanyGround
}

/** All that is known of a project’s work: what was planned, booked, logged and spent. */
export interface ProjectGround extends PlannedGround {
  readonly logged: LoggedTime
  readonly spent: readonly SpentDay[]
  readonly booked: readonly BookedRole[]
}

/** Loads projects in two round trips: their rows, then the days of those who are booked. */
export const loadProjectGrounds = async (
  db: Db,
  platform: Pick<Platform, 'dayItems'>,
  reader: Reader,
  projectIds: readonly string[],
): Promise<ProjectGround[]> => {
  const today = dayInTimeZone(new Date(db.now), reader.company.timeZone)
  const [projects, company, loggedOf, spentOf, roles] = await Promise.all([
    loadPlannedProjects(db, projectIds),
    loadCompanyGround(db),
    loadLoggedTime(db, projectIds, today),
    loadSpentMoney(db, projectIds),
    loadRolesWithBookings(db, projectIds),
  ])
  const bookedOf = await bookedRoles(db, platform, reader, company, roles)
  return projects.map((project) => ({
    today,
    project,
    company,
    logged: loggedOf(project.id),
    spent: spentOf(project.id),
    booked: bookedOf(project.id),
  }))
}

export const loadProjectGround = async (
  db: Db,
  platform: Pick<Platform, 'dayItems'>,
  reader: Reader,
  projectId: string,
): Promise<ProjectGround> => {
  const [ground] = await loadProjectGrounds(db, platform, reader, [projectId])
  if (!ground) throw new Refusal('notFound')
  return ground
}

/** Only what was planned, for those who are not told of the work itself. */
export const loadPlannedGround = async (db: Db, timeZone: string, projectId: string): Promise<PlannedGround> => {
  const [[project], company] = await Promise.all([loadPlannedProjects(db, [projectId]), loadCompanyGround(db)])
  if (!project) throw new Refusal('notFound')
  return { today: dayInTimeZone(new Date(db.now), timeZone), project, company }
}

/** The lines of the saved plan by month; none while there is no plan. */
export const plannedMonths = ({ project: { budgetPlan } }: PlannedGround): PlannedMonth[] =>
  budgetPlan === null
    ? []
    : planCategories.flatMap((category) =>
        budgetPlan[category].map(({ month, revenue, cost }) => ({ month, category, revenue, cost })),
      )

/** The dates of the plan, or those that a new one would have. Open-ended plans go to their safe end. */
export const planDates = ({ project, company, today }: PlannedGround) => {
  const { budgetPlan, lastEndDate } = project
  if (!budgetPlan) return { ...datesOfNewPlan(project, today), isOpenEnded: false }
  const { startDate, endDate, isOpenEnded } = budgetPlan
  const ends = { today, yearStart: company.yearStart, lastEndDate }
  return { startDate, endDate: endDate ?? safeEnd(startDate, ends), isOpenEnded }
}

/** The dates of what is planned: open-ended plans have months beyond a safe end that has gone by. */
const plannedDates = (ground: PlannedGround) => {
  const { startDate, endDate, isOpenEnded } = planDates(ground)
  const { company, today } = ground
  return { startDate, endDate: isOpenEnded ? openEnd(startDate, { today, yearStart: company.yearStart }) : endDate }
}

interface Dates {
  readonly startDate: Day
  readonly endDate: Day
}

/** The days between these dates and those of this month, with the holidays among them. */
export const planCalendar = async (
  ground: PlannedGround,
  { startDate, endDate }: Dates = plannedDates(ground),
): Promise<PlanCalendar> => {
  const { company, today } = ground
  const [first, last] = [startOfMonth(today), endOfMonth(today)]
  return {
    startDate,
    endDate,
    workingWeek: company.workingDays,
    bankHolidays: new Set(
      await company.holidaysBetween(startDate < first ? startDate : first, endDate > last ? endDate : last),
    ),
  }
}

export const budgetOf = ({ project }: PlannedGround): Money => ({
  revenue: project.consultancyRevenue + project.expensesRevenue + project.otherRevenue,
  cost: project.consultancyCost + project.expensesCost + project.otherCost,
})
