import type { Company, CurrentEmployment, Preferences } from '@praxis/contract/company/companies'
import { type ContactType, type JournalCategory, StoredSettings } from '@praxis/contract/company/company-settings'
import type { Theme } from '@praxis/contract/company/theme'
import type { FeatureFlags } from '@praxis/contract/people/capabilities'
import { type HolidayYear, holidayYearBefore, holidayYearOn } from '@praxis/domain/absences/holiday-years'
import { displayInitials, displayName } from '@praxis/domain/accounts/display-name'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { domainFromName, numberedDomain } from '@praxis/domain/companies/company-domain'
import { companyYearOf } from '@praxis/domain/companies/company-year'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Columns } from '../../platform/database/columns'
import type { Db } from '../../platform/database/database'
import { idOrNone } from '../../platform/database/id-or-none'
import { sql } from '../../platform/database/sql'
import type { Platform } from '../../platform/platform'
import { Refusal } from '../../platform/refusal'
import { type HolidayYearsRow, holidayYearColumns, holidayYearRulesOf } from './queries/holiday-year-rules'

type CompanyColumns = Columns<
  'companies',
  | ('name' | 'features' | 'country' | 'region' | 'time_zone' | 'default_currency' | 'working_days')
  | ('closed_until' | 'financial_year_start' | 'theme' | 'logo_image_id' | 'settings' | 'version')
  | { id: 'company_id' }
>

interface CompanyRow extends CompanyColumns, HolidayYearsRow, Columns<'company_directory', 'domain' | 'owner_user_id'> {
  readonly features: FeatureFlags
  readonly theme: Theme
  readonly contactTypes: ContactType[]
  readonly journalEntryCategories: JournalCategory[]
  readonly expenseTypeSuggestions: string[]
}

/** The company in one statement, because every workspace begins with it. Row-level security shows no other company. */
const companySql = (companyId: string) => sql`
  select c.company_id as id, c.name, d.domain, d.owner_user_id as "ownerUserId", c.features, c.country, c.region,
         c.time_zone as "timeZone", c.default_currency as "defaultCurrency", c.working_days as "workingDays",
         c.closed_until as "closedUntil", c.financial_year_start as "financialYearStart", ${holidayYearColumns},
         c.theme, c.logo_image_id as "logoImageId", c.settings, c.version,
         array(
           select json_build_object('id', t.id, 'name', t.name, 'canBeDeleted', t.can_be_deleted)
           from contact_types t where t.company_id = c.company_id order by t.position, t.id
         ) as "contactTypes",
         array(
           select json_build_object('id', j.id, 'name', j.name, 'color', j.color, 'initials', j.initials,
                                    'canBeDeleted', j.can_be_deleted)
           from journal_categories j where j.company_id = c.company_id order by j.position, j.id
         ) as "journalEntryCategories",
         array(
           select distinct x.category from expense_types x
           where x.company_id = c.company_id and x.category <> '' order by 1
         ) as "expenseTypeSuggestions"
  from companies c
  join company_directory d on d.id = c.company_id
  where c.company_id = ${companyId}`

const settingsOf = (row: CompanyRow) => {
  const { employee, timeSheet, expense, client, opportunityAndProject, invoice } = StoredSettings.parse(row.settings)
  return {
    employeeSettings: employee,
    clientSettings: {
      ...client,
      contactTypes: row.contactTypes,
      journalEntryCategories: row.journalEntryCategories,
    },
    timeSheetSettings: timeSheet,
    expenseSettings: {
      ...expense,
      mileageRate: expense.mileageUnit === 'metric' ? expense.mileageRateMetric : expense.mileageRateImperial,
    },
    opportunityAndProjectSettings: opportunityAndProject,
    invoiceSettings: invoice,
  }
}

interface WholeCompany {
  readonly company: Company
  /** Only for those who manage the company. */
  readonly invoiceSettings: StoredSettings['invoice']
  readonly version: number
}

const boundsOf = ({ startDate, endDate }: HolidayYear) => ({ startDate, endDate })

/** The company the work is done in, with all its settings. */
export const getWholeCompany = async (db: Db, { files, clock }: Platform): Promise<WholeCompany> => {
  const row = await db.row<CompanyRow>(companySql(db.scope.companyId))
  if (!row) throw new Refusal('notFound')
  const today = dayInTimeZone(clock(), row.timeZone)
  const holidayYears = holidayYearRulesOf(row)
  const holidayYear = holidayYearOn(holidayYears, today)
  const { invoiceSettings, ...settings } = settingsOf(row)
  const company = {
    id: row.id,
    name: row.name,
    domain: row.domain,
    owner: { id: row.ownerUserId },
    features: row.features,
    details: {
      country: row.country,
      region: row.region,
      timeZone: row.timeZone,
      defaultCurrency: row.defaultCurrency,
      workingDays: row.workingDays,
      closedUntil: row.closedUntil,
      financialYearStart: row.financialYearStart,
      holidayYearStart: row.holidayYearStart,
      financialYear: companyYearOf(today, row.financialYearStart),
      holidayYear: boundsOf(holidayYear),
      lastHolidayYear: boundsOf(holidayYearBefore(holidayYears, holidayYear)),
      theme: row.theme,
      logoImage: row.logoImageId === null ? null : files.publicUrl(row.logoImageId),
      expenseTypeSuggestions: row.expenseTypeSuggestions,
    },
    ...settings,
  }
  return { company, invoiceSettings, version: row.version }
}

/** What every employee may know of the company they work in. */
export const getCompany = async (db: Db, platform: Platform): Promise<Company> =>
  (await getWholeCompany(db, platform)).company

interface EmploymentRow
  extends Columns<'employees', 'id' | 'nano_path' | 'job_title' | 'is_available_in_client_resourcing'>,
    Columns<'users', 'first_name' | 'last_name'> {
  readonly profileImageId: string | null
  readonly preferences: Preferences
  readonly isApprover: boolean
  readonly leadsOrInvoices: boolean
  readonly impersonator: { readonly id: string; readonly displayName: string } | null
}

/** Who the actor is in the workspace; while impersonating, the employee they act as. */
export const getCurrentEmployment = async (
  db: Db,
  { files }: Platform,
  actor: EmployeeActor,
): Promise<CurrentEmployment> => {
  const row = await db.row<EmploymentRow>(sql`
    select e.id, e.nano_path as "nanoPath", e.job_title as "jobTitle", u.first_name as "firstName",
           u.last_name as "lastName", coalesce(e.profile_image_id, u.profile_image_id) as "profileImageId",
           jsonb_build_object('openInNewTab', e.opens_in_new_tab, 'infiniteScrolling', e.infinite_scrolling,
                              'timeZone', e.time_zone) as preferences,
           e.is_available_in_client_resourcing as "isAvailableInClientResourcing",
           exists (select from employees b where b.company_id = e.company_id and b.line_manager_id = e.id)
             or exists (select from targetables p where p.company_id = e.company_id and p.lead_id = e.id)
             or exists (select from requests r where r.company_id = e.company_id and r.approver_id = e.id
                        and r.state = 'waitingForApproval')
             or exists (select from requests r where r.company_id = e.company_id and r.decided_by = e.id)
             or exists (select from deputies d where d.company_id = e.company_id and d.deputy_id = e.id)
             as "isApprover",
           exists (select from targetables p where p.company_id = e.company_id and p.lead_id = e.id and p.kind = 'project')
             or exists (select from targetable_permissions m
                        join targetables p on p.company_id = m.company_id and p.id = m.targetable_id
                        where m.company_id = e.company_id and m.employee_id = e.id and p.kind = 'project'
                          and m.areas ->> 'invoicing' = 'write')
             as "leadsOrInvoices",
           case when i.id is not null
             then jsonb_build_object('id', i.id, 'displayName', trim(iu.first_name || ' ' || iu.last_name)) end
             as impersonator
    from employees e
    join users u on u.id = e.user_id
    left join employees i on i.company_id = e.company_id and i.id = ${actor.impersonatorId}
    left join users iu on iu.id = i.user_id
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
    permission: actor.capabilities,
    preferences: row.preferences,
    isAvailableInClientResourcing: row.isAvailableInClientResourcing,
    isApprover: actor.employee.isOwner || row.isApprover,
    isInvoicer: actor.capabilities.canManageProjects || row.leadsOrInvoices,
    impersonator: row.impersonator,
  }
}

const CANDIDATES = 50

/** The domain that a company of this name would get. It is not reserved: somebody else may take it the next moment. */
export const findFreeDomain = async (db: Db, name: string): Promise<string> => {
  const wanted = domainFromName(name)
  for (let first = 1; ; first += CANDIDATES) {
    const candidates = Array.from({ length: CANDIDATES }, (_, index) => numberedDomain(wanted, first + index))
    const rows = await db.rows<Columns<'company_directory', 'domain'>>(
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
    select 1 from employees where company_id = ${db.scope.companyId} and id = ${idOrNone(employeeId)}`)) !== undefined
