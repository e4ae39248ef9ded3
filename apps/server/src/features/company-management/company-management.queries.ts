import type { CompanyManagement } from '@praxis/contract/company/company-management'
import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Columns } from '../../platform/database/columns'
import type { Db } from '../../platform/database/database'
import { rawSql, sql } from '../../platform/database/sql'
import type { Platform } from '../../platform/platform'
import { isFoundBy } from '../../platform/search/search-index'
import { getWholeCompany } from '../companies/companies.queries'
import { listHolidayRegions } from '../companies/queries/bank-holidays'
import { hasMoney } from '../companies/queries/money-in-currency'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../employees/queries/employee-brief'
import { mayChangeDomain, mayChangeRates } from './company-management.policy'

const findLastChange = (db: Db): Promise<{ at: string; by: string | null } | undefined> =>
  db.row(sql`
    select h.at, u.first_name || ' ' || u.last_name as by
    from history h
    left join users u on u.id = h.user_id
    where h.company_id = ${db.scope.companyId} and h.entity = 'company' and h.entity_id = ${db.scope.companyId}
    order by h.at desc, h.id desc
    limit 1`)

export const getCompanyManagement = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
): Promise<CompanyManagement> => {
  const [{ company, invoiceSettings, version }, lastChange, isCurrencyInUse] = await Promise.all([
    getWholeCompany(db, platform),
    findLastChange(db),
    hasMoney(db),
  ])
  return {
    company,
    invoiceSettings,
    holidayRegions: await listHolidayRegions(company.details.country),
    version,
    lastChange: lastChange ?? null,
    can: {
      changeDomain: mayChangeDomain(actor),
      changeCurrency: !isCurrencyInUse,
      editRates: mayChangeRates(actor),
    },
  }
}

/** Codes that expense types and rate cards use, for people to choose from. */
export const listItemCodes = async (db: Db): Promise<string[]> => {
  const rows = await db.rows<Columns<'expense_types' | 'rate_cards', 'code'>>(sql`
    select code from expense_types where company_id = ${db.scope.companyId} and code <> ''
    union
    select code from rate_cards where company_id = ${db.scope.companyId} and code <> ''
    order by code`)
  return rows.map(({ code }) => code)
}

const MOST_FOUND = 50

interface EmployeeSearch {
  readonly query: string
  readonly includeInactive: boolean
  readonly includeInvited: boolean
  readonly onlyAvailable: boolean
}

/** People to choose from; those who have not joined yet are included only on request. */
export const searchEmployees = async (
  db: Db,
  { files }: Platform,
  { query, includeInactive, includeInvited, onlyAvailable }: EmployeeSearch,
): Promise<EmployeeBrief[]> => {
  const { companyId } = db.scope
  const rows = await db.rows<{ brief: EmployeeBriefRow }>(sql`
    select ${employeeBriefJson('e', 'u')} as brief
    from employees e
    left join users u on u.id = e.user_id
    where e.company_id = ${companyId} and (e.is_active or ${includeInactive})
      and (e.user_id is not null or ${includeInvited})
      and (e.is_available_in_client_resourcing or not ${onlyAvailable})
      and ${query === '' ? rawSql('true') : isFoundBy(rawSql('e.id'), companyId, 'employee', query)}
    order by e.sort_name, e.id
    limit ${MOST_FOUND}`)
  return rows.map(({ brief }) => employeeBriefOf(brief, files))
}
