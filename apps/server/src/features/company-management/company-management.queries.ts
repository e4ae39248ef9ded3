import type { CompanyManagement } from '@praxis/contract/company-management'
import type { EmployeeBrief } from '@praxis/contract/employees'
import { displayInitials, displayName } from '@praxis/domain/accounts/display-name'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Db } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { Platform } from '../../platform/platform'
import { getWholeCompany } from '../companies/companies.queries'
import { listHolidayRegions } from '../companies/queries/bank-holidays'
import { mayChangeDomain, mayChangeRates } from './company-management.policy'

const findLastChange = (db: Db): Promise<{ at: string; by: string | null } | undefined> =>
  db.row(sql`
    select h.at, u.first_name || ' ' || u.last_name as by
    from history h
    left join users u on u.id = h.user_id
    where h.company_id = ${db.scope.companyId} and h.entity = 'company' and h.entity_id = ${db.scope.companyId}
    order by h.at desc, h.id
    limit 1`)

export const getCompanyManagement = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
): Promise<CompanyManagement> => {
  const [{ company, invoiceSettings }, lastChange] = await Promise.all([
    getWholeCompany(db, platform),
    findLastChange(db),
  ])
  return {
    company,
    invoiceSettings,
    holidayRegions: await listHolidayRegions(company.details.country),
    lastChange: lastChange ?? null,
    can: { changeDomain: mayChangeDomain(actor), editRates: mayChangeRates(actor) },
  }
}

/** Codes in use in expense types and rate cards, to choose from. */
export const listItemCodes = async (db: Db): Promise<string[]> => {
  const rows = await db.rows<{ code: string }>(sql`
    select code from expense_types where company_id = ${db.scope.companyId} and code <> ''
    union
    select code from rate_cards where company_id = ${db.scope.companyId} and code <> ''
    order by code`)
  return rows.map(({ code }) => code)
}

interface BriefRow {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly profileImageId: string | null
  readonly jobTitle: string
  readonly isActive: boolean
}

const MOST_FOUND = 50

/** People to choose from; those who have not joined yet cannot be chosen. */
export const searchEmployees = async (
  db: Db,
  { files }: Platform,
  { query, includeInactive }: { readonly query: string; readonly includeInactive: boolean },
): Promise<EmployeeBrief[]> => {
  const rows = await db.rows<BriefRow>(sql`
    select e.id, u.first_name as "firstName", u.last_name as "lastName", e.job_title as "jobTitle",
           coalesce(e.profile_image_id, u.profile_image_id) as "profileImageId", e.is_active as "isActive"
    from employees e
    join users u on u.id = e.user_id
    where e.company_id = ${db.scope.companyId} and (e.is_active or ${includeInactive})
      and position(lower(${query}) in e.sort_name) > 0
    order by e.sort_name, e.id
    limit ${MOST_FOUND}`)
  return rows.map((row) => ({
    id: row.id,
    displayName: displayName(row),
    displayInitials: displayInitials(row),
    profileImage: row.profileImageId === null ? null : files.publicUrl(row.profileImageId),
    jobTitle: row.jobTitle,
    isActive: row.isActive,
  }))
}
