import { randomUUID } from 'node:crypto'
import type { BudgetPlanSnapshot } from '@praxis/contract/plans/budget-plan'
import type { PlanCategory } from '@praxis/contract/plans/plan-rules'
import type { TestServer } from '../../../../testing/test-server'
import { createReportsFirm, type TestProject } from '../../../time-reports/testing/reports-firm'

type Lines = Partial<Record<PlanCategory, BudgetPlanSnapshot[PlanCategory]>>

const basis = { total: 0, monthly: 0, markup: 0 }
const sides = { revenue: basis, cost: basis }
const typed = 'variesByMonth' as const

const snapshotOf = (startDate: string, endDate: string, lines: Lines): BudgetPlanSnapshot => ({
  startDate,
  endDate,
  isOpenEnded: false,
  consultancyBudget: lines.consultancyBudget ?? [],
  expensesBudget: lines.expensesBudget ?? [],
  othersBudget: lines.othersBudget ?? [],
  consultancyRevenueCalculationMethod: typed,
  consultancyCostCalculationMethod: typed,
  expensesRevenueCalculationMethod: typed,
  expensesCostCalculationMethod: typed,
  othersRevenueCalculationMethod: typed,
  othersCostCalculationMethod: typed,
  basis: { consultancyBudget: sides, expensesBudget: sides, othersBudget: sides },
})

interface Booking {
  readonly startDate: string
  readonly endDate: string
  readonly secondsPerDay: number
}

interface Item {
  readonly category?: PlanCategory
  readonly amount: number
  readonly dueDate: string
  readonly doneOn?: string
  readonly numberOfMonths?: number
}

/** The firm of the reports on time, in which projects also have bookings, plans, agreements and claims as they are stored. */
export const createForecastFirm = async (server: TestServer) => {
  const firm = await createReportsFirm(server)
  const run = (text: string, ...values: unknown[]) => server.sql(text, [firm.company.id, ...values])

  /** A role that nobody is named for, at £100 and £40 an hour. */
  const book = async (project: TestProject, { startDate, endDate, secondsPerDay }: Booking): Promise<string> => {
    const roleId: string = randomUUID()
    await run(
      `insert into targetable_roles (company_id, id, targetable_id, name, hourly_charge, hourly_cost)
       values ($1, $2, $3, 'Consultant', 10000, 4000)`,
      ...[roleId, project.id],
    )
    await run(
      `insert into bookings (company_id, id, role_id, start_date, end_date, seconds_per_day, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, now(), now())`,
      ...[randomUUID(), roleId, startDate, endDate, secondsPerDay],
    )
    return roleId
  }

  const plan = (project: TestProject, startDate: string, endDate: string, lines: Lines) =>
    run(
      `insert into plans (company_id, targetable_id, budget_plan, saved_at) values ($1, $2, $3, now())
       on conflict (company_id, targetable_id) do update set budget_plan = excluded.budget_plan`,
      ...[project.id, JSON.stringify(snapshotOf(startDate, endDate, lines))],
    )

  const agree = async (project: TestProject, items: readonly Item[]): Promise<void> => {
    for (const [position, item] of items.entries())
      await run(
        `insert into agreement_items (company_id, id, targetable_id, position, name, amount, category, due_date, done_on,
           period, number_of_periods, seconds_per_period, roll_over_seconds, roll_over_periods)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $10::integer is not null then 'month' end, $10,
           case when $10 is not null then 3600 end, case when $10 is not null then 0 end,
           case when $10 is not null then 0 end)`,
        ...[randomUUID(), project.id, position, `Item ${position}`, item.amount, item.category ?? 'consultancyBudget'],
        ...[item.dueDate, item.doneOn ?? null, item.numberOfMonths ?? null],
      )
  }

  let groups = 0
  const spend = async (
    project: TestProject,
    claim: { readonly day: string; readonly net: number; readonly isBilled: boolean; readonly state: string },
  ): Promise<void> => {
    const [id, groupId] = [randomUUID(), randomUUID()]
    groups += 1
    await run(
      `insert into expense_groups (company_id, id, employee_id, submitted_on, number, submitted_at)
       values ($1, $2, $3, $4, $5, now())`,
      ...[groupId, firm.member.employeeId, claim.day, groups],
    )
    await run(
      `insert into expenses (company_id, id, employee_id, name, incurred_on, amount, currency, converted_amount,
         converted_currency, net_in_project, project_currency, targetable_id, group_id, bill_to_client)
       values ($1, $2, $3, 'Train', $4, $5, 'GBP', $5, 'GBP', $5, 'GBP', $6, $7, $8)`,
      ...[id, firm.member.employeeId, claim.day, claim.net, project.id, groupId, claim.isBilled],
    )
    await run(
      `insert into requests (company_id, id, type, state, employee_id, approver_id, targetable_id, group_id, submitted_at,
         decided_at)
       values ($1, $2, 'expense', $3, $4, $5, $6, $7, now(), case when $3 <> 'waitingForApproval' then now() end)`,
      ...[id, claim.state, firm.member.employeeId, firm.lead.employeeId, project.id, groupId],
    )
  }

  const setBudget = (project: TestProject, consultancyRevenue: number) =>
    run(
      'update targetables set consultancy_revenue = $3 where company_id = $1 and id = $2',
      ...[project.id, consultancyRevenue],
    )

  return { ...firm, run, book, plan, agree, spend, setBudget }
}
export type ForecastFirm = Awaited<ReturnType<typeof createForecastFirm>>
