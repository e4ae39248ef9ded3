import { createHash } from 'node:crypto'
import type { Capability } from '@praxis/contract/people/capabilities'
import type { DemoCompany, DemoEmployee, DemoPeriod, DemoPerson } from '@praxis/demo/demo-company'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { dynamicDetailsOf } from './demo-dynamic-details'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'
import { dayOrThisYears, daysBefore } from './demo-moments'

export const demoUserId = (username: string): string => demoId('user', username)

/** The link to a profile, which is the same in every installation too. */
export const nanoPathOf = (employeeId: string): string =>
  createHash('sha256').update(employeeId).digest('base64url').slice(0, 12)

export const fillUser = async (db: Tx, person: DemoPerson, passwordHash: string): Promise<void> => {
  const { username, firstName, lastName } = person
  await db.run(sql`
    insert into users (id, username, password_hash, first_name, last_name, verified_at, created_at, updated_at)
    values (${demoUserId(username)}, ${username}, ${passwordHash}, ${firstName}, ${lastName}, ${db.now}, ${db.now},
            ${db.now})`)
}

const fillEmployee = async (db: Tx, company: DemoCompany, employee: DemoEmployee): Promise<void> => {
  const { username, profile } = employee
  const id = employeeIdOf(company, username)
  const definitions = company.settings?.employee?.defaultDynamicDetails
  const can = (capability: Capability) => employee.can?.includes(capability) ?? false
  await db.run(sql`
    insert into employees (
      company_id, id, user_id, nano_path, job_title, short_description, is_active, line_manager_id,
      can_manage_employees, can_manage_clients, can_manage_company, can_manage_projects, can_manage_reports,
      can_manage_assets, can_process_payments, can_impersonate, revenue, last_opened_at, tags, contact_email,
      contact_landline, dynamic_details, contract_start, contract_version, is_available_in_client_resourcing,
      created_at, updated_at
    ) values (
      ${db.scope.companyId}, ${id}, ${demoUserId(username)}, ${nanoPathOf(id)}, ${employee.jobTitle},
      ${employee.shortDescription ?? ''}, ${employee.isActive ?? true},
      ${employee.lineManager === undefined ? null : employeeIdOf(company, employee.lineManager)},
      ${can('canManageEmployees')}, ${can('canManageClients')}, ${can('canManageCompany')},
      ${can('canManageProjects')}, ${can('canManageReports')}, ${can('canManageAssets')},
      ${can('canProcessPayments')}, ${can('canImpersonate')}, ${employee.revenue ?? 'noAccess'},
      ${employee.openedDaysAgo === undefined ? null : daysBefore(db.now, employee.openedDaysAgo)},
      ${profile.tags ?? []}, ${username}, ${profile.landline ?? ''},
      ${JSON.stringify(dynamicDetailsOf(company, definitions, profile.dynamicDetails, db.now))}, ${profile.contractStart}, 1,
      ${profile.isInternal !== true}, ${db.now}, ${db.now}
    )`)
}

const HOUR_SECONDS = 3600
const FULL_WEEK = [7.5, 7.5, 7.5, 7.5, 7.5] as const
const HOLIDAY_DAYS = 25

const periodRow = (db: Tx, employeeId: string, contractStart: string, period: DemoPeriod) => ({
  employeeId,
  appliedOn: dayOrThisYears(period.from ?? contractStart, db.now),
  type: period.type ?? 'permanent',
  workingTime: [0, ...(period.week ?? FULL_WEEK).map((hours) => hours * HOUR_SECONDS), 0],
  holidayHalfDays: (period.holidayDays ?? HOLIDAY_DAYS) * 2,
})

const fillContractPeriods = async (db: Tx, company: DemoCompany): Promise<void> => {
  const rows = company.employees.flatMap(({ username, profile: { contractStart, periods = [{}] } }) =>
    periods.map((period) => periodRow(db, employeeIdOf(company, username), contractStart, period)),
  )
  await db.run(sql`
    insert into contract_periods (company_id, employee_id, applied_on, type, working_time,
                                  holiday_entitlement_half_days)
    select ${db.scope.companyId}, r."employeeId", r."appliedOn", r.type, r."workingTime", r."holidayHalfDays"
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r(
      "employeeId" uuid, "appliedOn" date, type text, "workingTime" integer[], "holidayHalfDays" integer
    )`)
}

export const fillEmployees = async (db: Tx, company: DemoCompany): Promise<void> => {
  for (const employee of company.employees) await fillEmployee(db, company, employee)
  await fillContractPeriods(db, company)
}
