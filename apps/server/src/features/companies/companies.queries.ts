import type { FeatureFlags } from '@praxis/contract/capabilities'
import type { Company, CurrentEmployment } from '@praxis/contract/companies'
import type { Theme } from '@praxis/contract/theme'
import type { Currency } from '@praxis/contract/values'
import { displayInitials, displayName } from '@praxis/domain/accounts/display-name'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { domainFromName, numberedDomain } from '@praxis/domain/companies/company-domain'
import { companyYearOf } from '@praxis/domain/companies/company-year'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Db } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { Platform } from '../../platform/platform'
import { Refusal } from '../../platform/refusal'

interface CompanyRow {
  readonly id: string
  readonly name: string
  readonly domain: string
  readonly ownerUserId: string
  readonly features: FeatureFlags
  readonly country: string
  readonly timeZone: string
  readonly defaultCurrency: Currency
  readonly financialYearStart: string
  readonly holidayYearStart: string
  readonly theme: Theme
  readonly logoImageId: string | null
}

/** The company the work is done in; row-level security shows no other. */
export const getCompany = async (db: Db, { files, clock }: Platform): Promise<Company> => {
  const row = await db.row<CompanyRow>(sql`
    select c.company_id as id, c.name, d.domain, d.owner_user_id as "ownerUserId", c.features, c.country,
           c.time_zone as "timeZone", c.default_currency as "defaultCurrency",
           c.financial_year_start as "financialYearStart", c.holiday_year_start as "holidayYearStart",
           c.theme, c.logo_image_id as "logoImageId"
    from companies c
    join company_directory d on d.id = c.company_id
    where c.company_id = ${db.scope.companyId}`)
  if (!row) throw new Refusal('notFound')
  const today = dayInTimeZone(clock(), row.timeZone)
  return {
    id: row.id,
    name: row.name,
    domain: row.domain,
    owner: { id: row.ownerUserId },
    features: row.features,
    details: {
      country: row.country,
      timeZone: row.timeZone,
      defaultCurrency: row.defaultCurrency,
      financialYearStart: row.financialYearStart,
      holidayYearStart: row.holidayYearStart,
      financialYear: companyYearOf(today, row.financialYearStart),
      holidayYear: companyYearOf(today, row.holidayYearStart),
      theme: row.theme,
      logoImage: row.logoImageId === null ? null : files.publicUrl(row.logoImageId),
    },
  }
}

interface EmploymentRow {
  readonly id: string
  readonly nanoPath: string
  readonly jobTitle: string
  readonly firstName: string
  readonly lastName: string
  readonly profileImageId: string | null
}

/** Who the actor is in the workspace; while impersonating, the employee they act as. */
export const getCurrentEmployment = async (
  db: Db,
  { files }: Platform,
  actor: EmployeeActor,
): Promise<CurrentEmployment> => {
  const row = await db.row<EmploymentRow>(sql`
    select e.id, e.nano_path as "nanoPath", e.job_title as "jobTitle", u.first_name as "firstName",
           u.last_name as "lastName", u.profile_image_id as "profileImageId"
    from employees e
    join users u on u.id = e.user_id
    where e.company_id = ${db.scope.companyId} and e.id = ${actor.employee.id}`)
  if (!row) throw new Refusal('notFound')
  return {
    id: row.id,
    nanoPath: row.nanoPath,
    displayName: displayName(row),
    displayInitials: displayInitials(row),
    profileImage: row.profileImageId === null ? null : files.publicUrl(row.profileImageId),
    jobTitle: row.jobTitle,
    isOwner: actor.employee.isOwner,
    permission: actor.permission,
  }
}

const CANDIDATES = 50

/** The address a company of this name would get. It is not kept: somebody else may take it the next moment. */
export const findFreeDomain = async (db: Db, name: string): Promise<string> => {
  const wanted = domainFromName(name)
  for (let first = 1; ; first += CANDIDATES) {
    const candidates = Array.from({ length: CANDIDATES }, (_, index) => numberedDomain(wanted, first + index))
    const rows = await db.rows<{ domain: string }>(
      sql`select domain from company_directory where domain = any (${candidates})`,
    )
    const taken = new Set(rows.map(({ domain }) => domain))
    const free = candidates.find((domain) => !taken.has(domain))
    if (free !== undefined) return free
  }
}

export const isDomainTaken = async (db: Db, domain: string): Promise<boolean> =>
  (await db.row(sql`select 1 from company_directory where domain = ${domain}`)) !== undefined

export const isEmployee = async (db: Db, employeeId: string): Promise<boolean> =>
  (await db.row(sql`
    select 1 from employees where company_id = ${db.scope.companyId} and id::text = ${employeeId}`)) !== undefined
