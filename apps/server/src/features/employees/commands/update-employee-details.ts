import { isDeepStrictEqual } from 'node:util'
import type { DynamicDetail } from '@praxis/contract/dynamic-details'
import type { Employee, EmployeeDetailsInput } from '@praxis/contract/employees'
import { isTimeZone } from '@praxis/domain/companies/time-zone'
import { dynamicDetailsToSave } from '@praxis/domain/dynamic-details/dynamic-details-to-save'
import { mayEditDetails } from '@praxis/domain/people/employee-policy'
import { tagsToSave } from '@praxis/domain/people/tags'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { phone } from '@praxis/domain/validation/phone-rule'
import { email } from '@praxis/domain/validation/text-rules'
import type { Tx } from '../../../platform/database/database'
import { assignments, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { type FieldProblem, invalidField, Refusal } from '../../../platform/refusal'
import { cleanRichText } from '../../../platform/rich-text/clean-rich-text'
import { getCompany } from '../../companies/companies.queries'
import { relationTo } from '../employees.policy'
import { type EmployeeRow, findEmployee } from '../queries/get-employee'
import { announceEmployee, announceOwnWorkspace } from './announce-employee'
import { changedEmployee, type EmployeeCall, lockEmployee } from './lock-employee'

type ContactChanges = NonNullable<NonNullable<EmployeeDetailsInput['details']>['contact']>
const phones = ['mobile', 'landline', 'fax'] as const

const refuse = (fields: readonly FieldProblem[]): void => {
  if (fields.length > 0) throw new Refusal('invalidInput', { fields })
}

/** Numbers without a country code are read as the company's country reads them. */
const assertContact = async (db: Tx, platform: Platform, contact: ContactChanges): Promise<void> => {
  const hasPhone = phones.some((kind) => contact[kind])
  const country = hasPhone ? (await getCompany(db, platform)).details.country : 'GB'
  const problemOf = { email, ...Object.fromEntries(phones.map((kind) => [kind, phone(country as PhoneCountry)])) }
  refuse(
    Object.entries(problemOf).flatMap(([kind, rule]) => {
      const message = rule(contact[kind as keyof ContactChanges])
      return message === undefined ? [] : [{ path: `details.contact.${kind}`, message }]
    }),
  )
}

/** Rows that hold an employee hold one of this company. */
const assertKnownEmployees = async (
  db: Tx,
  details: readonly DynamicDetail[],
  rows: readonly DynamicDetail[],
): Promise<void> => {
  const asked = details.filter(({ type, value }) => type === 'employee' && value !== '')
  if (asked.length === 0) return
  const found = await db.rows<{ id: string }>(sql`
    select id from employees
    where company_id = ${db.scope.companyId} and id::text = any (${asked.map(({ value }) => value)})`)
  const known = new Set(found.map(({ id }) => id))
  refuse(
    asked
      .filter(({ value }) => !known.has(value))
      .map(({ key }) => ({
        path: `dynamicDetails.${rows.findIndex((row) => row.key === key)}.value`,
        message: 'Choose an employee',
      })),
  )
}

/** The rows as they are saved under the company's definitions. */
const checkedDynamicDetails = async (
  db: Tx,
  platform: Platform,
  rows: readonly DynamicDetail[],
): Promise<readonly DynamicDetail[]> => {
  const { employeeSettings } = await getCompany(db, platform)
  const { details, problems } = dynamicDetailsToSave(rows, employeeSettings.defaultDynamicDetails)
  refuse(problems.map(({ row, part, message }) => ({ path: `dynamicDetails.${row}.${part}`, message })))
  await assertKnownEmployees(db, details, rows)
  return details.map((row) => (row.type === 'richText' ? { ...row, value: cleanRichText(row.value) } : row))
}

const recordedFields = (row: EmployeeRow) => ({
  jobTitle: row.jobTitle,
  shortDescription: row.shortDescription,
  tags: row.tags,
  email: row.email,
  mobile: row.mobile,
  landline: row.landline,
  fax: row.fax,
  dynamicDetails: Object.fromEntries(row.dynamicDetails.map(({ key, value }) => [key, value])),
  openInNewTab: row.openInNewTab,
  infiniteScrolling: row.infiniteScrolling,
  timeZone: row.timeZone,
})

/** What is left out stays, and what stays is neither recorded nor announced. */
export const updateEmployeeDetails = async (call: EmployeeCall, input: EmployeeDetailsInput): Promise<Employee> => {
  const { db, platform, actor, employeeId } = call
  const before = await lockEmployee(call)
  if (!mayEditDetails(relationTo(actor, before))) throw new Refusal('invalidPermission')
  const { details, preferences } = input
  if (details?.contact) await assertContact(db, platform, details.contact)
  if (typeof preferences?.timeZone === 'string' && !isTimeZone(preferences.timeZone))
    throw invalidField('preferences.timeZone', 'Invalid time zone')
  const dynamicDetails = input.dynamicDetails && (await checkedDynamicDetails(db, platform, input.dynamicDetails))
  await db.run(sql`
    update employees set ${assignments({
      job_title: details?.jobTitle,
      short_description: details?.shortDescription,
      tags: details?.tags && tagsToSave(details.tags),
      contact_email: details?.contact?.email,
      contact_mobile: details?.contact?.mobile,
      contact_landline: details?.contact?.landline,
      contact_fax: details?.contact?.fax,
      dynamic_details: dynamicDetails && JSON.stringify(dynamicDetails),
      opens_in_new_tab: preferences?.openInNewTab,
      infinite_scrolling: preferences?.infiniteScrolling,
      time_zone: preferences?.timeZone,
      updated_at: db.now,
    })} where company_id = ${db.scope.companyId} and id = ${employeeId}`)
  const after = await findEmployee(db, employeeId)
  if (!after) throw new Refusal('notFound')
  const [was, is] = [recordedFields(before), recordedFields(after)]
  if (!isDeepStrictEqual(was, is)) {
    db.record({ entity: 'employee', id: employeeId, action: 'updated', before: was, after: is })
    announceEmployee(db, employeeId)
    announceOwnWorkspace(db, employeeId)
  }
  return changedEmployee(call)
}
