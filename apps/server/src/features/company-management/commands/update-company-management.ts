import type { CompanyManagement, CompanyManagementInput } from '@praxis/contract/company/company-management'
import { StoredSettings } from '@praxis/contract/company/company-settings'
import type { MadeOn } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { nextVersion, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { assertUnchangedSince } from '../../../platform/refusal'
import { getWholeCompany } from '../../companies/companies.queries'
import { invoiceSettingsChanges } from '../invoice-settings-changes'
import {
  clientSettingsChanges,
  employeeSettingsChanges,
  opportunityAndProjectSettingsChanges,
  timeSheetSettingsChanges,
} from '../settings-changes'
import { changeContactTypes, changeJournalCategories } from './change-client-lists'
import { changeCompanyDetails } from './change-company-details'
import { lockCompany, recordCompanyChange, type StoredParts } from './company-changes'

const clientPart = (given: CompanyManagementInput['updateClientSettingsInput'], current: StoredSettings['client']) => {
  if (!given) return undefined
  const { contactTypes: _types, journalEntryCategories: _categories, ...stored } = given
  return clientSettingsChanges(stored, current)
}

/** The given changes of those settings that are stored as they are, checked. */
const settingsChanges = (given: CompanyManagementInput, current: StoredSettings): StoredParts => ({
  employee:
    given.updateEmployeeSettingInput && employeeSettingsChanges(given.updateEmployeeSettingInput, current.employee),
  timeSheet:
    given.updateTimeSheetSettingsInput &&
    timeSheetSettingsChanges(given.updateTimeSheetSettingsInput, current.timeSheet),
  expense: given.updateExpenseSettingsInput,
  client: clientPart(given.updateClientSettingsInput, current.client),
  opportunityAndProject:
    given.updateOpAndProjSettingsInput && opportunityAndProjectSettingsChanges(given.updateOpAndProjSettingsInput),
  invoice:
    given.updateInvoiceSettingsInput && invoiceSettingsChanges(given.updateInvoiceSettingsInput, current.invoice),
})

const changeSettings = async (db: Tx, stored: StoredParts, given: CompanyManagementInput): Promise<void> => {
  const changes = Object.entries(settingsChanges(given, StoredSettings.parse(stored))).filter(([, part]) => part)
  if (changes.length === 0) return
  const merged = changes.map(([part, change]) => [part, { ...stored[part as keyof StoredSettings], ...change }])
  await db.run(sql`
    update companies set settings = settings || ${JSON.stringify(Object.fromEntries(merged))}, updated_at = ${db.now}
    where company_id = ${db.scope.companyId}`)
  // Clients are to be found by other details from now on, which takes a job, as there may be many clients.
  if (
    given.updateClientSettingsInput?.searchableDynamicFields ||
    given.updateClientSettingsInput?.defaultDynamicDetails
  )
    db.enqueue({ task: 'reindexClients', payload: {}, key: `reindexClients ${db.scope.companyId}` })
}

/** Parts that are not given, and fields that a part leaves out, stay as they are. */
export const updateCompanyManagement = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  { version, ...given }: CompanyManagementInput & MadeOn,
): Promise<CompanyManagement> => {
  const stored = await lockCompany(db)
  const before = await getWholeCompany(db, platform)
  assertUnchangedSince(version, before.version)
  const { company } = before
  const { contactTypes, journalEntryCategories } = given.updateClientSettingsInput ?? {}
  if (given.details)
    await changeCompanyDetails(db, platform, actor, given.details, {
      domain: company.domain,
      country: company.details.country,
      defaultCurrency: company.details.defaultCurrency,
    })
  await db.run(sql`update companies set version = ${nextVersion} where company_id = ${db.scope.companyId}`)
  if (given.features)
    await db.run(sql`
      update companies set features = features || ${JSON.stringify(given.features)}, updated_at = ${db.now}
      where company_id = ${db.scope.companyId}`)
  await changeSettings(db, stored, given)
  if (contactTypes) await changeContactTypes(db, company.clientSettings.contactTypes, contactTypes)
  if (journalEntryCategories)
    await changeJournalCategories(db, company.clientSettings.journalEntryCategories, journalEntryCategories)
  return recordCompanyChange(db, platform, actor, before)
}
