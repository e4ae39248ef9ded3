import { randomBytes, randomUUID } from 'node:crypto'
import type { Company } from '@praxis/contract/company/companies'
import { defaultTheme } from '@praxis/contract/company/theme'
import { defaultFeatureFlags } from '@praxis/contract/people/capabilities'
import type { Currency } from '@praxis/contract/protocol/values'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { isCountry } from '@praxis/domain/companies/country'
import { isTimeZone } from '@praxis/domain/companies/time-zone'
import type { UserActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { findFreeDomain, getCompany } from '../companies.queries'
import { defaultRegionOf } from '../queries/bank-holidays'
import { insertDefaultCollections } from './insert-default-collections'
import { startDefaultContract } from './start-default-contract'

interface NewCompany {
  readonly name: string
  readonly domain?: string | undefined
  readonly country: string
  readonly defaultCurrency: Currency
  readonly timeZone: string
  readonly financialYearStart: string
}

/** The holiday year is the calendar year unless the company changes it. */
const HOLIDAY_YEAR_START = '01-01'
const OWNER_JOB_TITLE = 'Owner'

/** An unguessable id for the link to an employee's profile. */
export const newNanoPath = (): string => randomBytes(9).toString('base64url')

/** More companies than anyone needs in a day; each has shares of its own, and a domain that nobody else can get. */
const MOST_PER_DAY = 20
const DAY_SECONDS = 24 * 3600

const assertNotTooMany = async (db: Tx, ownerId: string): Promise<void> => {
  const recent = await db.row<{ count: number }>(sql`
    select count(*) from company_directory
    where owner_user_id = ${ownerId}
      and created_at > ${db.now}::timestamptz - make_interval(secs => ${DAY_SECONDS})`)
  if (Number(recent?.count) >= MOST_PER_DAY) throw new Refusal('tooManyRequests', { retryAfter: DAY_SECONDS })
}

const takeDomain = async (db: Tx, companyId: string, ownerId: string, domain: string): Promise<boolean> =>
  (await db.run(sql`
    insert into company_directory (id, domain, owner_user_id, created_at)
    values (${companyId}, ${domain}, ${ownerId}, ${db.now})
    on conflict (domain) do nothing`)) === 1

/** Takes the first domain that is free. If another company takes it first, the next one is tried. */
const takeFreeDomain = async (db: Tx, companyId: string, ownerId: string, name: string): Promise<string> => {
  for (;;) {
    const domain = await findFreeDomain(db, name)
    if (await takeDomain(db, companyId, ownerId, domain)) return domain
  }
}

const insertCompany = async (db: Tx, companyId: string, given: NewCompany): Promise<void> => {
  await db.run(sql`
    insert into companies (company_id, name, country, region, default_currency, time_zone, financial_year_start,
                           holiday_year_start, theme, features, created_at, updated_at)
    values (${companyId}, ${given.name}, ${given.country}, ${defaultRegionOf(given.country)},
            ${given.defaultCurrency}, ${given.timeZone}, ${given.financialYearStart}, ${HOLIDAY_YEAR_START},
            ${defaultTheme}, ${defaultFeatureFlags}, ${db.now}, ${db.now})`)
}

const insertOwner = async (db: Tx, companyId: string, employeeId: string, userId: string): Promise<void> => {
  await db.run(sql`
    insert into employees (company_id, id, user_id, nano_path, job_title, can_manage_employees, can_manage_clients,
                           can_manage_company, can_manage_projects, can_manage_reports, can_manage_assets,
                           can_process_payments, can_impersonate, revenue, created_at, updated_at)
    values (${companyId}, ${employeeId}, ${userId}, ${newNanoPath()}, ${OWNER_JOB_TITLE}, true, true, true, true, true,
            true, true, true, 'write', ${db.now}, ${db.now})`)
}

/** Makes a workspace, with the caller as its owner and first employee. */
export const createCompany = async (
  db: Tx,
  platform: Platform,
  { user }: UserActor,
  given: NewCompany,
): Promise<{ company: Company; employeeID: string }> => {
  if (!isCountry(given.country)) throw invalidField('country', 'Invalid country')
  if (!isTimeZone(given.timeZone)) throw invalidField('timeZone', 'Invalid time zone')
  await assertNotTooMany(db, user.id)
  const companyId = randomUUID()
  const employeeId = randomUUID()
  if (given.domain === undefined) await takeFreeDomain(db, companyId, user.id, given.name)
  else if (!(await takeDomain(db, companyId, user.id, given.domain))) throw new Refusal('domainExists')
  await db.enterCompany(companyId, employeeId)
  await insertCompany(db, companyId, given)
  await insertOwner(db, companyId, employeeId, user.id)
  await insertDefaultCollections(db)
  const company = await getCompany(db, platform)
  const today = dayInTimeZone(platform.clock(), given.timeZone)
  await startDefaultContract(db, employeeId, today, company.employeeSettings)
  db.record({ entity: 'company', id: companyId, action: 'created', after: { ...given, domain: company.domain } })
  db.record({
    entity: 'employee',
    id: employeeId,
    action: 'created',
    after: { username: user.username, jobTitle: OWNER_JOB_TITLE, isOwner: true },
  })
  return { company, employeeID: employeeId }
}
