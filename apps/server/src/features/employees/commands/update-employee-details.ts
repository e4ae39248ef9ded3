import { isDeepStrictEqual } from 'node:util'
import type { DynamicDetail, DynamicDetailsUpdate } from '@praxis/contract/company/dynamic-details'
import type { Employee, EmployeeDetailsInput } from '@praxis/contract/people/employees'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { isTimeZone } from '@praxis/domain/companies/time-zone'
import { mayEditDetails } from '@praxis/domain/people/employee-policy'
import { tagsToSave } from '@praxis/domain/people/tags'
import { assignments, nextVersion, sql } from '../../../platform/database/sql'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { updatedDynamicDetails } from '../../companies/queries/checked-dynamic-details'
import { assertContactWays } from '../../companies/queries/contact-ways'
import { relationTo } from '../employees.policy'
import { detailKeysOfManagers, type EmployeeRow, findEmployee, hiddenDetailKeys } from '../queries/get-employee'
import { announceEmployee, announceOwnWorkspace } from './announce-employee'
import { changedEmployee, type EmployeeCall, lockEmployee } from './lock-employee'

const valuesOf = (rows: EmployeeRow['dynamicDetails']) => Object.fromEntries(rows.map(({ key, value }) => [key, value]))

/** Rows that only managers see have a history of their own, as employees read their own history. */
const recordedForManagers = (row: EmployeeRow) => {
  const kept = detailKeysOfManagers(row)
  return { dynamicDetails: valuesOf(row.dynamicDetails.filter(({ key }) => kept.has(key))) }
}

const recordedFields = (row: EmployeeRow) => ({
  jobTitle: row.jobTitle,
  shortDescription: row.shortDescription,
  tags: row.tags,
  email: row.email,
  mobile: row.mobile,
  landline: row.landline,
  fax: row.fax,
  dynamicDetails: valuesOf(row.dynamicDetails.filter(({ key }) => !detailKeysOfManagers(row).has(key))),
  openInNewTab: row.openInNewTab,
  infiniteScrolling: row.infiniteScrolling,
  timeZone: row.timeZone,
})

/** The rows after an update by somebody who may not see all of them: hidden rows stay as they are. */
const changedDetails = async (
  { db, actor }: EmployeeCall,
  before: EmployeeRow,
  update: DynamicDetailsUpdate,
): Promise<readonly DynamicDetail[]> => {
  const hidden = hiddenDetailKeys(before, relationTo(actor, before))
  const named = Array.isArray(update)
    ? update.map(({ key }) => key)
    : [...update.changed.map(({ key }) => key), ...update.removedKeys]
  if (named.some((key) => hidden.has(key.trim()))) throw new Refusal('invalidPermission')
  const isHidden = ({ key }: DynamicDetail) => hidden.has(key)
  const shown = before.dynamicDetails.filter((row) => !isHidden(row))
  const updated = await updatedDynamicDetails(db, 'employee', shown, update, hidden)
  return [...updated, ...before.dynamicDetails.filter(isHidden)]
}

/** A row that everybody saw, once removed and written anew, is a new one with the usual audience. */
const stillOpenKeys = ({ openDetailKeys }: EmployeeRow, rows: readonly DynamicDetail[]): readonly string[] =>
  openDetailKeys.filter((open) => rows.some(({ key }) => key === open))

/** Fields that are left out stay, and unchanged fields are neither recorded nor announced. */
export const updateEmployeeDetails = async (
  call: EmployeeCall,
  { version, ...input }: EmployeeDetailsInput & MadeOn,
): Promise<Employee> => {
  const { db, actor, employeeId } = call
  const before = await lockEmployee(call)
  if (!mayEditDetails(relationTo(actor, before))) throw new Refusal('invalidPermission')
  assertUnchangedSince(version, before.version)
  const { details, preferences } = input
  if (details?.contact) await assertContactWays(db, details.contact, 'details.contact.')
  if (typeof preferences?.timeZone === 'string' && !isTimeZone(preferences.timeZone))
    throw invalidField('preferences.timeZone', 'Invalid time zone')
  const dynamicDetails = input.dynamicDetails && (await changedDetails(call, before, input.dynamicDetails))
  await db.run(sql`
    update employees set ${assignments<'employees'>({
      job_title: details?.jobTitle,
      short_description: details?.shortDescription,
      tags: details?.tags && tagsToSave(details.tags),
      contact_email: details?.contact?.email,
      contact_mobile: details?.contact?.mobile,
      contact_landline: details?.contact?.landline,
      contact_fax: details?.contact?.fax,
      dynamic_details: dynamicDetails && JSON.stringify(dynamicDetails),
      open_detail_keys: dynamicDetails && stillOpenKeys(before, dynamicDetails),
      opens_in_new_tab: preferences?.openInNewTab,
      infinite_scrolling: preferences?.infiniteScrolling,
      time_zone: preferences?.timeZone,
      version: nextVersion,
      updated_at: db.now,
    })} where company_id = ${db.scope.companyId} and id = ${employeeId}`)
  const after = await findEmployee(db, employeeId)
  if (!after) throw new Refusal('notFound')
  const [was, is] = [recordedFields(before), recordedFields(after)]
  const [keptWas, keptIs] = [recordedForManagers(before), recordedForManagers(after)]
  const isUpdated = !isDeepStrictEqual(was, is)
  const isKeptUpdated = !isDeepStrictEqual(keptWas, keptIs)
  if (isUpdated) db.record({ entity: 'employee', id: employeeId, action: 'updated', before: was, after: is })
  if (isKeptUpdated)
    db.record({ entity: 'employeeForManagers', id: employeeId, action: 'updated', before: keptWas, after: keptIs })
  if (isUpdated || isKeptUpdated) {
    announceEmployee(db, employeeId)
    announceOwnWorkspace(db, employeeId)
  }
  return changedEmployee(call)
}
