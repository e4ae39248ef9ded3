import { defaultFeatureFlags } from '@praxis/contract/people/capabilities'
import type { DemoCompany } from '@praxis/demo/demo-company'
import { insertDefaultCollections } from '../features/companies/commands/insert-default-collections'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { Platform } from '../platform/platform'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'
import { fillAbsences } from './fill-absences'
import { fillAssets } from './fill-assets'
import { fillBoards } from './fill-boards'
import { fillClients } from './fill-clients'
import { fillCollections } from './fill-collections'
import { demoUserId, fillEmployees } from './fill-employees'
import { fillExpenses } from './fill-expenses'
import { fillForecasts } from './fill-forecasts'
import { fillInvitations } from './fill-invitations'
import { fillInvoices } from './fill-invoices'
import { fillJournal } from './fill-journal'
import { fillOpportunities } from './fill-opportunities'
import { fillPlanning } from './fill-planning'
import { fillPlans } from './fill-plans'
import { fillProjects } from './fill-projects'
import { fillTime } from './fill-time'

type DemoPlatform = Pick<Platform, 'secret' | 'files' | 'exchangeRates' | 'sealedValues' | 'dayItems' | 'clock'>

export const fillCompany = async (db: Tx, company: DemoCompany, platform: DemoPlatform): Promise<void> => {
  const id = demoId('company', company.domain)
  await db.run(sql`
    insert into company_directory (id, domain, owner_user_id, created_at)
    values (${id}, ${company.domain}, ${demoUserId(company.owner)}, ${db.now})`)
  await db.enterCompany(id, employeeIdOf(company, company.owner))
  await db.run(sql`
    insert into companies (company_id, name, country, region, default_currency, time_zone, financial_year_start,
                           holiday_year_start, theme, features, settings, created_at, updated_at)
    values (${id}, ${company.name}, 'GB', 'ENG', 'GBP', 'Europe/London', ${company.financialYearStart},
            ${company.holidayYearStart}, ${company.theme}, ${defaultFeatureFlags}, ${company.settings ?? {}}, ${db.now},
            ${db.now})`)
  await insertDefaultCollections(db)
  await fillEmployees(db, company)
  await fillCollections(db, company)
  await fillInvitations(db, company, platform.secret)
  await fillClients(db, platform.files, company)
  await fillProjects(db, company)
  await fillJournal(db, platform.files, company)
  await fillBoards(db, platform.files, company)
  await fillAbsences(db, company)
  await fillTime(db, company)
  await fillExpenses(db, platform, company)
  await fillOpportunities(db, company)
  await fillPlans(db, company, platform)
  await fillPlanning(db, company)
  await fillForecasts(db, company, platform)
  await fillInvoices(db, company, platform)
  await fillAssets(db, platform.files, company)
}
