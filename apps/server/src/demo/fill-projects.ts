import type { DemoCompany } from '@praxis/demo/demo-company'
import type { DemoBudget, DemoProject } from '@praxis/demo/demo-project'
import { indexProject } from '../features/projects/project-effects'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { dynamicDetailsOf } from './demo-dynamic-details'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'
import { daysBefore, fridayIn, mondayIn } from './demo-moments'
import { clientIdOf } from './fill-clients'

export const projectIdOf = (company: DemoCompany, name: string, client = ''): string =>
  demoId('project', company.domain, client, name)

const NOTHING: DemoBudget = { revenue: 0, cost: 0 }
/** A project is set up some days before it begins, and before now. */
const SET_UP_AHEAD = 21

const projectRow = (db: Tx, company: DemoCompany, project: DemoProject) => {
  const {
    client,
    consultancy,
    expenses = NOTHING,
    other = NOTHING,
    startsIn,
    endsIn,
    completedDaysAgo,
    rules,
  } = project
  const isInternal = client === undefined
  const definitions = company.settings?.opportunityAndProject?.defaultProjectDynamicDetails
  return {
    id: projectIdOf(company, project.name, client),
    clientId: isInternal ? null : clientIdOf(company, client),
    name: project.name,
    leadId: employeeIdOf(company, project.lead),
    isStrategic: project.isStrategic ?? false,
    charging: isInternal ? null : (project.charging ?? 'effort'),
    consultancyRevenue: consultancy.revenue,
    consultancyCost: consultancy.cost,
    expensesRevenue: expenses.revenue,
    expensesCost: expenses.cost,
    otherRevenue: other.revenue,
    otherCost: other.cost,
    nonChargeableTime: rules?.isNonChargeableTimeAllowed ?? isInternal,
    nonChargeableExpenses: rules?.isNonChargeableExpensesAllowed ?? isInternal,
    commentRequired: rules?.isTimeSheetCommentsRequired ?? false,
    autoApproves: rules?.shouldAutoApproveTimeSheet ?? false,
    isPublic: rules?.isPublicToAllEmployees ?? false,
    constraint: rules?.timeSheetConstraint ?? 'none',
    rounding: rules?.consultancyTimeRounding ?? 'none',
    responsibility: rules?.timeSheetAndExpensesResponsibility ?? 'lineManager',
    submissionDetails: project.submissionDetails ?? [],
    startDate: mondayIn(db.now, startsIn),
    endDate: endsIn === undefined ? null : fridayIn(db.now, endsIn),
    importId: project.importId ?? '',
    tags: project.tags,
    details: dynamicDetailsOf(company, definitions, project.details, db.now),
    completedAt: completedDaysAgo === undefined ? null : daysBefore(db.now, completedDaysAgo),
    createdAt: daysBefore(db.now, Math.max(SET_UP_AHEAD - startsIn, project.updatedDaysAgo)),
    updatedAt: daysBefore(db.now, project.updatedDaysAgo),
  }
}

const insertProjects = (db: Tx, rows: readonly ReturnType<typeof projectRow>[]): Promise<number> =>
  db.run(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}) as r(
        id uuid, "clientId" uuid, name text, "leadId" uuid, "isStrategic" boolean, charging text,
        "consultancyRevenue" bigint, "consultancyCost" bigint, "expensesRevenue" bigint, "expensesCost" bigint,
        "otherRevenue" bigint, "otherCost" bigint, "nonChargeableTime" boolean, "nonChargeableExpenses" boolean,
        "commentRequired" boolean, "autoApproves" boolean, "isPublic" boolean, "constraint" text, rounding text,
        responsibility text, "submissionDetails" jsonb, "startDate" date, "endDate" date, "importId" text, tags text[],
        details jsonb, "completedAt" timestamptz, "createdAt" timestamptz, "updatedAt" timestamptz
      )
    ), targetable as (
      insert into targetables (
        company_id, id, kind, client_id, client_sort_name, name, lead_id, is_strategic, charging_mechanism, currency,
        is_public, start_date, end_date, tags, ended_at, created_at, updated_at, consultancy_revenue, consultancy_cost,
        expenses_revenue, expenses_cost, other_revenue, other_cost, dynamic_details
      )
      select
        m.company_id, r.id, 'project', c.id, coalesce(c.sort_name, ''), r.name, r."leadId", r."isStrategic", r.charging,
        coalesce(c.trading_currency, m.default_currency), r."isPublic", r."startDate", r."endDate", r.tags,
        r."completedAt", r."createdAt", r."updatedAt", r."consultancyRevenue", r."consultancyCost", r."expensesRevenue",
        r."expensesCost", r."otherRevenue", r."otherCost", r.details
      from given r
      join companies m on m.company_id = ${db.scope.companyId}
      left join clients c on c.company_id = m.company_id and c.id = r."clientId"
    )
    insert into projects (
      company_id, id, is_non_chargeable_time_allowed, is_non_chargeable_expenses_allowed, is_time_sheet_comment_required,
      auto_approves_time_sheets, time_sheet_constraint, rounding, responsibility, time_sheet_submission_details,
      import_id
    )
    select
      ${db.scope.companyId}, r.id, r."nonChargeableTime", r."nonChargeableExpenses", r."commentRequired",
      r."autoApproves", r."constraint", r.rounding, r.responsibility, r."submissionDetails", r."importId"
    from given r`)

const fillRoles = (db: Tx, company: DemoCompany, projects: readonly DemoProject[]): Promise<number> => {
  const rows = projects.flatMap(({ name, client, roles }) =>
    roles.map(({ employee, ...role }, index) => ({
      ...role,
      id: demoId('project role', company.domain, client ?? '', name, role.name, employee ?? `${index}`),
      projectId: projectIdOf(company, name, client),
      employeeId: employee === undefined ? null : employeeIdOf(company, employee),
      index,
    })),
  )
  return db.run(sql`
    insert into targetable_roles (company_id, id, targetable_id, name, hourly_charge, hourly_cost, employee_id, rate_card_id,
                               created_at, updated_at)
    select p.company_id, r.id, p.id, r.name, k.hourly_charge, k.hourly_cost, r."employeeId", k.id,
           p.created_at + r.index * interval '1 minute', p.created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r(
      id uuid, "projectId" uuid, name text, "employeeId" uuid, "rateCard" text, index integer
    )
    join targetables p on p.company_id = ${db.scope.companyId} and p.id = r."projectId"
    join rate_cards k on k.company_id = p.company_id and k.name = r."rateCard"`)
}

/** Permissions that the lead gave when the project was set up. */
const fillGrants = (db: Tx, company: DemoCompany, projects: readonly DemoProject[]): Promise<number> => {
  const rows = projects.flatMap(({ name, client, grants = [] }) =>
    grants.map(({ employee, areas }) => ({
      id: demoId('project permission', company.domain, client ?? '', name, employee),
      projectId: projectIdOf(company, name, client),
      employeeId: employeeIdOf(company, employee),
      areas,
    })),
  )
  return db.run(sql`
    insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas, updated_at, updated_by)
    select p.company_id, r.id, p.id, r."employeeId", r.areas, p.created_at, p.lead_id
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r(id uuid, "projectId" uuid, "employeeId" uuid, areas jsonb)
    join targetables p on p.company_id = ${db.scope.companyId} and p.id = r."projectId"`)
}

export const fillProjects = async (db: Tx, company: DemoCompany): Promise<void> => {
  const { projects = [] } = company
  const rows = projects.map((project) => projectRow(db, company, project))
  await insertProjects(db, rows)
  await fillRoles(db, company, projects)
  await fillGrants(db, company, projects)
  await Promise.all(rows.map(({ id }) => indexProject(db, id)))
}
