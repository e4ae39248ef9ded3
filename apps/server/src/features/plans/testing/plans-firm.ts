import { randomUUID } from 'node:crypto'
import type { BudgetPlanSnapshot } from '@praxis/contract/plans/budget-plan'
import type { ProjectArea, ResourcePermission } from '@praxis/contract/projects/project-rules'
import { insertClient } from '../../../testing/client-rows'
import { insertOpportunity } from '../../../testing/opportunity-rows'
import { createEmployee, createTestCompany, type TestPerson } from '../../../testing/people'
import { insertProject } from '../../../testing/project-rows'
import { startTestServer, type TestServer } from '../../../testing/test-server'

/** Wednesday, in the third week of July. */
export const NOW = '2026-07-15T10:00:00.000Z'

export const startPlansServer = () => startTestServer({ clock: () => new Date(NOW) })

type Areas = Partial<Record<ProjectArea, ResourcePermission>>

/** A firm with a client, a lead who may see revenue and one who may not; projects and opportunities are inserted. */
export const createPlansFirm = async (server: TestServer) => {
  const company = await createTestCompany(server, { referencingOldPlanning: true })
  await server.sql(`update companies set region = 'ENG' where company_id = $1`, [company.id])
  const person = (firstName: string, options: Parameters<typeof createEmployee>[2] = {}) =>
    createEmployee(server, company, { firstName, lastName: 'Reed', ...options })
  const people = {
    lead: await person('Lena', { revenue: 'write' }),
    ana: await person('Ana', { revenue: 'read' }),
    ben: await person('Ben'),
    manager: await person('Mona', { capabilities: ['canManageProjects'], revenue: 'write' }),
  }
  const clientId = await insertClient(server, company.id, people.manager.employeeId)
  const columns = {
    client_id: clientId,
    lead_id: people.lead.employeeId,
    currency: 'GBP',
    charging_mechanism: 'effort',
  }
  const insertTarget = async (kind: 'project' | 'opportunity', more: Readonly<Record<string, unknown>> = {}) => {
    const id: string = randomUUID()
    const insert = kind === 'project' ? insertProject : insertOpportunity
    await insert(server, company.id, id, { name: 'Data platform', ...columns, ...more })
    return id
  }
  const letIn = (id: string, who: TestPerson, areas: Areas) =>
    server.sql(
      `insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas) values ($1, $2, $3, $4, $5)`,
      [company.id, randomUUID(), id, who.employeeId, JSON.stringify(areas)],
    )
  let roles = 0
  /** Each a second after the one before: roles are listed in the order in which they came. */
  const addRole = async (targetableId: string, employeeId: string | null = null, name = 'Engineer') => {
    const id: string = randomUUID()
    roles += 1
    await server.sql(
      `insert into targetable_roles (company_id, id, targetable_id, name, hourly_charge, hourly_cost, employee_id, created_at)
       values ($1, $2, $3, $4, 10000, 6000, $5, timestamptz '2026-07-01' + $6 * interval '1 second')`,
      [company.id, id, targetableId, name, employeeId, roles],
    )
    return id
  }
  const book = async (
    roleId: string,
    from: string,
    to: string,
    amount: { readonly secondsPerDay?: number; readonly totalSeconds?: number },
  ) => {
    const id: string = randomUUID()
    await server.sql(
      `insert into bookings (company_id, id, role_id, start_date, end_date, seconds_per_day, total_seconds, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, now(), now())`,
      [company.id, id, roleId, from, to, amount.secondsPerDay ?? null, amount.totalSeconds ?? null],
    )
    return id
  }
  const bookingsOf = (targetableId: string) =>
    server.sql<{
      id: string
      cutFrom: string | null
      from: string
      to: string
      perDay: number | null
      total: string | null
    }>(
      `select b.id, b.cut_from as "cutFrom", b.start_date::text as from, b.end_date::text as to, b.seconds_per_day as "perDay",
         b.total_seconds::text as total
       from bookings b join targetable_roles r on r.company_id = b.company_id and r.id = b.role_id
       where r.targetable_id = $1 order by b.start_date, r.created_at`,
      [targetableId],
    )
  /** Everybody works 7.5 hours a day, Monday to Friday. */
  const giveContracts = async () => {
    await server.sql(`update employees set contract_start = '2026-01-05' where company_id = $1`, [company.id])
    await server.sql(
      `insert into contract_periods (company_id, employee_id, applied_on, type, working_time, holiday_entitlement_half_days)
       select company_id, id, '2026-01-05', 'permanent', '{0,27000,27000,27000,27000,27000,0}', 50
       from employees where company_id = $1`,
      [company.id],
    )
  }
  return { company, ...people, giveContracts, insertTarget, letIn, addRole, book, bookingsOf }
}

export type PlansFirm = Awaited<ReturnType<typeof createPlansFirm>>

/** A plan in which one line of expenses is typed. */
export const typedPlan = (snapshot: BudgetPlanSnapshot, revenue: number): BudgetPlanSnapshot => ({
  ...snapshot,
  expensesRevenueCalculationMethod: 'variesByMonth',
  expensesBudget: snapshot.expensesBudget.map((entry, index) => (index === 0 ? { ...entry, revenue } : entry)),
})
