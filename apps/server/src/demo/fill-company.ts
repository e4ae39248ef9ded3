import { createHash } from 'node:crypto'
import { type Capability, defaultFeatureFlags } from '@praxis/contract/capabilities'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { DemoCompany, DemoEmployee, DemoPerson } from './demo-company'
import { demoId } from './demo-id'

const DAY_MS = 86_400_000

export const demoUserId = (username: string): string => demoId('user', username)

const employeeIdOf = (company: DemoCompany, username: string): string => demoId('employee', company.domain, username)

export const fillUser = async (db: Tx, person: DemoPerson, passwordHash: string): Promise<void> => {
  const { username, firstName, lastName } = person
  await db.run(sql`
    insert into users (id, username, password_hash, first_name, last_name, verified_at, created_at, updated_at)
    values (${demoUserId(username)}, ${username}, ${passwordHash}, ${firstName}, ${lastName}, ${db.now}, ${db.now},
            ${db.now})`)
}

const fillEmployee = async (db: Tx, company: DemoCompany, employee: DemoEmployee): Promise<void> => {
  const id = employeeIdOf(company, employee.username)
  const can = (capability: Capability) => employee.can?.includes(capability) ?? false
  const openedAt =
    employee.openedDaysAgo === undefined
      ? null
      : new Date(Date.parse(db.now) - employee.openedDaysAgo * DAY_MS).toISOString()
  await db.run(sql`
    insert into employees (
      company_id, id, user_id, nano_path, job_title, short_description, is_active, line_manager_id,
      can_manage_employees, can_manage_clients, can_manage_company, can_manage_projects, can_manage_reports,
      can_manage_assets, can_process_payments, can_impersonate, revenue, last_opened_at, created_at, updated_at
    ) values (
      ${db.scope.companyId}, ${id}, ${demoUserId(employee.username)},
      ${createHash('sha256').update(id).digest('base64url').slice(0, 12)}, ${employee.jobTitle},
      ${employee.shortDescription ?? ''}, ${employee.isActive ?? true},
      ${employee.lineManager === undefined ? null : employeeIdOf(company, employee.lineManager)},
      ${can('canManageEmployees')}, ${can('canManageClients')}, ${can('canManageCompany')},
      ${can('canManageProjects')}, ${can('canManageReports')}, ${can('canManageAssets')},
      ${can('canProcessPayments')}, ${can('canImpersonate')}, ${employee.revenue ?? 'noAccess'}, ${openedAt},
      ${db.now}, ${db.now}
    )`)
}

export const fillCompany = async (db: Tx, company: DemoCompany): Promise<void> => {
  const id = demoId('company', company.domain)
  await db.run(sql`
    insert into company_directory (id, domain, owner_user_id, created_at)
    values (${id}, ${company.domain}, ${demoUserId(company.owner)}, ${db.now})`)
  await db.enterCompany(id, employeeIdOf(company, company.owner))
  await db.run(sql`
    insert into companies (company_id, name, country, default_currency, time_zone, financial_year_start,
                           holiday_year_start, theme, features, created_at, updated_at)
    values (${id}, ${company.name}, 'GB', 'GBP', 'Europe/London', ${company.financialYearStart},
            ${company.holidayYearStart}, ${company.theme}, ${defaultFeatureFlags}, ${db.now}, ${db.now})`)
  for (const employee of company.employees) await fillEmployee(db, company, employee)
}
