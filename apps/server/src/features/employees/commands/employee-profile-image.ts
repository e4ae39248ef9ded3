import type { Employee } from '@praxis/contract/people/employees'
import { mayEditDetails } from '@praxis/domain/people/employee-policy'
import { sql } from '../../../platform/database/sql'
import type { Upload } from '../../../platform/files/upload'
import { Refusal } from '../../../platform/refusal'
import { relationTo } from '../employees.policy'
import type { EmployeeRow } from '../queries/get-employee'
import { announceEmployee, announceOwnWorkspace } from './announce-employee'
import { changedEmployee, type EmployeeCall, lockEmployee } from './lock-employee'

const PROFILE_IMAGE = { width: 512, height: 512 }

const lockEditable = async (call: EmployeeCall): Promise<EmployeeRow> => {
  const row = await lockEmployee(call)
  if (!mayEditDetails(relationTo(call.actor, row))) throw new Refusal('invalidPermission')
  return row
}

/** Replaces the image that the employee has in this company with another one, or with none. */
const replaceImage = async (call: EmployeeCall, old: string | null, imageId: string | null): Promise<Employee> => {
  const { db, platform, employeeId } = call
  if (old === imageId) return changedEmployee(call)
  await db.run(sql`
    update employees set profile_image_id = ${imageId}, updated_at = ${db.now}
    where company_id = ${db.scope.companyId} and id = ${employeeId}`)
  if (old !== null) await platform.files.removePublic(db, old)
  const urlOf = (id: string | null) => (id === null ? null : platform.files.publicUrl(id))
  db.record({
    entity: 'employee',
    id: employeeId,
    action: 'updated',
    before: { profileImage: urlOf(old) },
    after: { profileImage: urlOf(imageId) },
  })
  announceEmployee(db, employeeId)
  announceOwnWorkspace(db, employeeId)
  return changedEmployee(call)
}

/** The picture is of this company only; in other companies the user keeps theirs. */
export const setEmployeeProfileImage = async (call: EmployeeCall, image: Upload): Promise<Employee> => {
  const { ownProfileImageId } = await lockEditable(call)
  const imageId = await call.platform.files.keepPublicImage(call.db, image, PROFILE_IMAGE)
  return replaceImage(call, ownProfileImageId, imageId)
}

export const removeEmployeeProfileImage = async (call: EmployeeCall): Promise<Employee> => {
  const { ownProfileImageId } = await lockEditable(call)
  return replaceImage(call, ownProfileImageId, null)
}
