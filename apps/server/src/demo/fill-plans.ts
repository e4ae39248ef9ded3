import type { BudgetPlanSnapshot, PlanBasis } from '@praxis/contract/plans/budget-plan'
import type { DemoCompany } from '@praxis/demo/demo-company'
import { daysOfBookings } from '@praxis/domain/bookings/booking-days'
import { addDays, addMonths, type Day, daysBetween, endOfMonth, startOfMonth } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { monthsTouched } from '@praxis/domain/companies/working-days'
import { agreedAmounts } from '@praxis/domain/plans/agreement-months'
import { type PlanGround, planTotals, recalculated } from '@praxis/domain/plans/budget-plan'
import { monthsOfRoles } from '@praxis/domain/plans/role-months'
import { spread } from '@praxis/domain/plans/spread'
import { listBookedRoles } from '../features/bookings/queries/booked-roles'
import { type CompanyGround, loadCompanyGround } from '../features/bookings/queries/company-ground'
import { loadWorkDays } from '../features/bookings/queries/work-days'
import { nobodyIn } from '../features/plans/forecast/commands/keep-forecasts'
import { listAgreementRows } from '../features/plans/queries/agreement-rows'
import type { Columns } from '../platform/database/columns'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { Platform } from '../platform/platform'
import { DemoChance } from './demo-chance'
import { demoId } from './demo-id'

interface PlannedRow
  extends Columns<
    'targetables',
    'id' | 'kind' | 'name' | 'lead_id' | 'charging_mechanism' | 'start_date' | 'end_date' | 'created_at'
  > {
  readonly budgets: Budgets
}

/** Revenue and cost of consultancy, of expenses, and of everything else. */
type Budgets = readonly [number, number, number, number, number, number]

/** What is worked on for clients, and the offers that somebody is booked for. */
const listPlanned = (db: Tx): Promise<PlannedRow[]> =>
  db.rows<PlannedRow>(sql`
    select p.id, p.kind, p.name, p.lead_id as "leadId", p.charging_mechanism as "chargingMechanism",
      p.start_date as "startDate", p.end_date as "endDate", p.created_at as "createdAt",
      array[p.consultancy_revenue, p.consultancy_cost, p.expenses_revenue, p.expenses_cost, p.other_revenue, p.other_cost] as budgets
    from targetables p
    where p.company_id = ${db.scope.companyId} and p.is_active and (
      p.kind = 'project' and p.client_id is not null and p.end_date is not null
      or p.kind = 'opportunity' and exists (
        select from targetable_roles r join bookings b on b.company_id = r.company_id and b.role_id = r.id
        where r.company_id = p.company_id and r.targetable_id = p.id))
    order by p.sort_name, p.id`)

/** A project whose team is booked for more than its budget has. */
export const OVER_BUDGET = 'Data platform'
const QUARTER_HOUR = 900

/** Everybody on a project is booked for as much of each day as its budget pays for. */
const bookTeam = async (db: Tx, { id, name, startDate, endDate, budgets }: PlannedRow): Promise<void> => {
  if (startDate === null || endDate === null) return
  const share = name === OVER_BUDGET ? 108 : new DemoChance('booked', name).between(82, 100)
  const workingDays = Math.max(Math.floor((daysBetween(startDate, endDate) * 5) / 7), 1)
  const payable = Math.floor((budgets[0] * share) / 100)
  await db.run(sql`
    insert into bookings (company_id, id, role_id, start_date, end_date, seconds_per_day, created_at, updated_at)
    select r.company_id, gen_random_uuid(), r.id, ${startDate}, ${endDate},
      greatest(least(floor(${payable}::bigint * 3600 / ${workingDays} / nullif(sum(r.hourly_charge) over (), 0)
        / ${QUARTER_HOUR}) * ${QUARTER_HOUR}, 27000), ${QUARTER_HOUR}), ${db.now}, ${db.now}
    from targetable_roles r where r.company_id = ${db.scope.companyId} and r.targetable_id = ${id} and r.hourly_charge > 0`)
}

interface DemoItem {
  readonly name: string
  readonly amount: number
  readonly dueDate: Day
  readonly isDone: boolean
}

const MILESTONES = ['Discovery report', 'First release', 'Full service', 'Handover'] as const

/** A fixed price is paid in four parts; those that are due are done. */
const milestonesOf = ({ startDate, endDate, budgets }: PlannedRow, today: Day): DemoItem[] => {
  if (startDate === null || endDate === null) return []
  const amounts = spread(budgets[0], [1, 1, 1, 1])
  const days = daysBetween(startDate, endDate)
  return MILESTONES.map((name, index) => {
    const dueDate = addDays(startDate, Math.floor((days * (index + 1)) / MILESTONES.length))
    return { name, amount: amounts[index] ?? 0, dueDate, isDone: dueDate <= addDays(today, -3) }
  })
}

const fillMilestones = async (db: Tx, row: PlannedRow, today: Day): Promise<void> => {
  const items = milestonesOf(row, today).map((item, position) => ({
    ...item,
    position,
    id: demoId('agreement item', row.id, `${position}`),
  }))
  await db.run(sql`
    insert into agreement_items (company_id, id, targetable_id, position, name, amount, category, due_date, done_on)
    select ${db.scope.companyId}, r.id, ${row.id}, r.position, r.name, r.amount, 'consultancyBudget', r."dueDate",
      case when r."isDone" then r."dueDate" + 2 end
    from jsonb_to_recordset(${JSON.stringify(items)}) as r(
      id uuid, position integer, name text, amount bigint, "dueDate" date, "isDone" boolean)`)
}

/** The client of this project buys hours by the month. */
const ON_RETAINER = 'Design authority'

const fillRetainer = (db: Tx, { id, startDate, endDate, budgets }: PlannedRow): Promise<number> => {
  const [from, to] = [startDate ?? '', endDate ?? '']
  const periods = monthsTouched(from, to)
  return db.run(sql`
    insert into agreement_items (
      company_id, id, targetable_id, position, name, amount, category, due_date, period, number_of_periods,
      seconds_per_period, roll_over_seconds, roll_over_periods
    ) values (
      ${db.scope.companyId}, ${demoId('retainer', id)}, ${id}, 0, 'Design authority, 80 hours a month',
      ${Math.floor(budgets[0] / periods)}, 'consultancyBudget', ${startOfMonth(from)}, 'month', ${periods}, ${80 * 3600},
      ${20 * 3600}, 2
    )`)
}

const SEASONS = [9, 11, 12, 12, 11, 7, 10, 12, 12, 11, 8, 8]
/** Days of a month that a plan covers. */
const daysPlannedIn = (month: string, startDate: Day, endDate: Day): number => {
  const [first, last] = [`${month}-01`, endOfMonth(`${month}-01`)]
  return daysBetween(first < startDate ? startDate : first, last > endDate ? endDate : last) + 1
}

const basisOf = (total: number, months: number): PlanBasis => ({
  total,
  monthly: Math.floor(total / months / 1000) * 1000,
  markup: 2500,
})

/** Plans of every method: what is agreed, what is booked, what varies, and what is spread. */
const planOf = (row: PlannedRow, ground: PlanGround, startDate: Day, endDate: Day, way: number): BudgetPlanSnapshot => {
  const [consultancyRevenue, consultancyCost, expensesRevenue, expensesCost, otherRevenue, otherCost] = row.budgets
  const count = monthsTouched(startDate, endDate)
  const months = Array.from({ length: count }, (_, index) => addMonths(startOfMonth(startDate), index).slice(0, 7))
  const seasonal = spread(
    consultancyRevenue,
    months.map((month) => (SEASONS[Number(month.slice(5)) - 1] ?? 10) * daysPlannedIn(month, startDate, endDate)),
  )
  const isAgreed = ground.agreed.length > 0
  const fees = isAgreed
    ? 'fixedMonthlyByAgreement'
    : row.kind === 'opportunity'
      ? 'fromResourcePlan'
      : way === 1
        ? 'variesByMonth'
        : 'autoSpread'
  return recalculated(
    {
      startDate,
      endDate,
      isOpenEnded: false,
      consultancyBudget: months.map((month, index) => ({ month, revenue: seasonal[index] ?? 0, cost: 0 })),
      expensesBudget: [],
      othersBudget: [],
      consultancyRevenueCalculationMethod: fees,
      consultancyCostCalculationMethod: fees === 'fromResourcePlan' ? 'fromResourcePlan' : 'autoSpread',
      expensesRevenueCalculationMethod: way === 0 ? 'fixedMonthly' : 'autoSpread',
      expensesCostCalculationMethod: way === 0 ? 'fixedMonthly' : 'autoSpread',
      othersRevenueCalculationMethod: otherCost > 0 && way !== 1 ? 'markupCost' : 'autoSpread',
      othersCostCalculationMethod: 'autoSpread',
      basis: {
        consultancyBudget: { revenue: basisOf(consultancyRevenue, count), cost: basisOf(consultancyCost, count) },
        expensesBudget: { revenue: basisOf(expensesRevenue, count), cost: basisOf(expensesCost, count) },
        othersBudget: { revenue: basisOf(otherRevenue, count), cost: basisOf(otherCost, count) },
      },
    },
    ground,
  )
}

/** What people work is counted as the product counts it, so that saved plans say what their resource plans do. */
const groundOf = async (
  db: Tx,
  platform: Pick<Platform, 'dayItems'>,
  company: CompanyGround,
  id: string,
  from: Day,
  to: Day,
  today: Day,
): Promise<PlanGround> => {
  const [roles, items] = [await listBookedRoles(db, id), await listAgreementRows(db, id)]
  const range = daysOfBookings(roles.flatMap(({ bookings }) => bookings)) ?? { from, to }
  const holidays = await company.holidaysBetween(startOfMonth(from), endOfMonth(to))
  const employeeIds = roles.map(({ employeeId }) => employeeId)
  const reader = nobodyIn(db.scope.companyId ?? '', TIME_ZONE)
  const daysOf = await loadWorkDays(db, platform, reader, company, { employeeIds, ...range })
  return {
    today,
    yearStart: company.yearStart,
    lastEndDate: to,
    workingWeek: company.workingDays,
    bankHolidays: holidays,
    resourcePlan: monthsOfRoles(roles, ({ employeeId }) => daysOf(employeeId)),
    agreed: agreedAmounts(items),
  }
}

/** The plan as it was when the work began, and as it is: its totals are the budgets. */
const storePlan = async (db: Tx, row: PlannedRow, plan: BudgetPlanSnapshot, savedOn: Day): Promise<void> => {
  const { consultancyBudget, expensesBudget, othersBudget } = planTotals(plan)
  const stored = JSON.stringify(plan)
  await db.run(sql`
    with saved as (
      insert into plans (company_id, targetable_id, budget_plan, last_end_date, saved_at, saved_by)
      values (${db.scope.companyId}, ${row.id}, ${stored}, ${plan.endDate}, ${savedOn}::date + time '10:00', ${row.leadId})
      on conflict (company_id, targetable_id) do update set budget_plan = excluded.budget_plan, saved_at = excluded.saved_at,
        version = plans.version + 1
    ), kept as (
      insert into kept_plans (company_id, targetable_id, kind, day, snapshot, saved_at, saved_by)
      values (${db.scope.companyId}, ${row.id}, 'budgetPlan', ${savedOn}, ${stored}, ${savedOn}::date + time '10:00', ${row.leadId})
    )
    update targetables set consultancy_revenue = ${consultancyBudget.revenue}, consultancy_cost = ${consultancyBudget.cost},
      expenses_revenue = ${expensesBudget.revenue}, expenses_cost = ${expensesBudget.cost},
      other_revenue = ${othersBudget.revenue}, other_cost = ${othersBudget.cost}
    where company_id = ${db.scope.companyId} and id = ${row.id}`)
}

const lowered = ([a, b, c, d, e, f]: Budgets): Budgets => {
  const less = (amount: number) => Math.floor((amount * 9) / 10)
  return [less(a), less(b), less(c), less(d), less(e), less(f)]
}

const TIME_ZONE = 'Europe/London'
const PLANNED_AHEAD = 12

/** Bookings, agreements and budget plans of what is worked on, and of offers with a team. */
export const fillPlans = async (db: Tx, demo: DemoCompany, platform: Pick<Platform, 'dayItems'>): Promise<void> => {
  if (!demo.opportunities) return
  const today = dayInTimeZone(new Date(db.now), TIME_ZONE)
  const company = await loadCompanyGround(db)
  for (const [index, row] of (await listPlanned(db)).entries()) {
    if (row.kind === 'project') await bookTeam(db, row)
    if (row.name === ON_RETAINER) await fillRetainer(db, row)
    else if (row.chargingMechanism === 'fixed' && row.kind === 'project') await fillMilestones(db, row, today)
    const from = row.startDate ?? startOfMonth(addDays(today, 35))
    const to = row.endDate ?? endOfMonth(addDays(from, PLANNED_AHEAD * 14))
    const ground = await groundOf(db, platform, company, row.id, from, to, today)
    const way = row.name === OVER_BUDGET ? 1 : index % 3
    const madeOn = row.createdAt.slice(0, 10)
    const changedOn = addDays(madeOn, Math.floor(daysBetween(madeOn, today) / 2))
    if (changedOn > madeOn) {
      const first = { ...row, budgets: lowered(row.budgets) }
      await storePlan(db, row, planOf(first, { ...ground, agreed: [] }, from, to, 2), madeOn)
    }
    await storePlan(db, row, planOf(row, ground, from, to, way), changedOn)
  }
}
