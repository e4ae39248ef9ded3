import { isDeepStrictEqual } from 'node:util'
import type { Company } from '@praxis/contract/company/companies'
import type { CompanyManagement } from '@praxis/contract/company/company-management'
import type { StoredSettings } from '@praxis/contract/company/company-settings'
import { displayName } from '@praxis/domain/accounts/display-name'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { getCompanyManagement } from '../company-management.queries'

/** The settings as they are stored: only those that were ever changed. */
export type StoredParts = { readonly [Part in keyof StoredSettings]?: Partial<StoredSettings[Part]> | undefined }

/** Locks the company, so that two people who change it at once do it one after the other. */
export const lockCompany = async (db: Tx): Promise<StoredParts> => {
  const row = await db.row<{ settings: StoredParts }>(sql`
    select settings from companies where company_id = ${db.scope.companyId} for no key update`)
  if (!row) throw new Refusal('notFound')
  return row.settings
}

const prefixed = (prefix: string, fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}.${name}`, value]))

type WholeCompany = Pick<CompanyManagement, 'company' | 'invoiceSettings'>

/** Every field that can be changed, so that the history shows those that were. */
const recordedFields = ({ company, invoiceSettings }: WholeCompany): Record<string, unknown> => {
  const {
    financialYear: _f,
    holidayYear: _h,
    lastHolidayYear: _l,
    expenseTypeSuggestions: _e,
    ...details
  } = company.details
  const { contactTypes, journalEntryCategories, ...clientSettings } = company.clientSettings
  const { mileageRate: _m, ...expenseSettings }: Company['expenseSettings'] = company.expenseSettings
  return {
    name: company.name,
    domain: company.domain,
    ...details,
    ...prefixed('features', company.features),
    ...prefixed('employeeSettings', company.employeeSettings),
    ...prefixed('timeSheetSettings', company.timeSheetSettings),
    ...prefixed('expenseSettings', expenseSettings),
    ...prefixed('clientSettings', clientSettings),
    'clientSettings.contactTypes': contactTypes.map(({ name }) => name),
    'clientSettings.journalEntryCategories': journalEntryCategories.map(({ name, initials, color }) => ({
      name,
      initials,
      color,
    })),
    ...prefixed('opportunityAndProjectSettings', company.opportunityAndProjectSettings),
    ...prefixed('invoiceSettings', invoiceSettings),
  }
}

/** Records what differs from before, and announces it to every open workspace. */
export const recordCompanyChange = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  before: WholeCompany,
  reason?: string,
): Promise<CompanyManagement> => {
  const after = await getCompanyManagement(db, platform, actor)
  const [fieldsBefore, fieldsAfter] = [recordedFields(before), recordedFields(after)]
  if (isDeepStrictEqual(fieldsBefore, fieldsAfter)) return after
  db.record({
    entity: 'company',
    id: db.scope.companyId,
    action: 'updated',
    before: fieldsBefore,
    after: { ...fieldsAfter, ...(reason !== undefined && { reason }) },
  })
  db.announce({ topic: 'workspace', to: 'everyone' })
  db.announce({ topic: 'companyManagement', to: 'everyone' })
  // The history is written with the commit, so it does not have this change yet.
  return { ...after, lastChange: { at: db.now, by: displayName(actor.user) } }
}
