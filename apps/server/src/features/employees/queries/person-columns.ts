import type { DynamicDetail } from '@praxis/contract/company/dynamic-details'
import type { EmployeeListItem } from '@praxis/contract/people/employees'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import { rawSql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { namesOf } from './employee-brief'

type ProfileColumns = Columns<
  'employees',
  | ('id' | 'nano_path' | 'sort_name' | 'profile_image_id' | 'is_active' | 'job_title' | 'short_description' | 'tags')
  | 'dynamic_details'
  | { email: 'contact_email'; mobile: 'contact_mobile'; landline: 'contact_landline'; fax: 'contact_fax' }
>

/** The columns that the profile and the list have in common. */
export interface PersonRow
  extends ProfileColumns,
    LeftJoined<Columns<'users', 'first_name' | 'last_name'>>,
    LeftJoined<Columns<'invitations', { invitationId: 'id' }>> {
  readonly isOwner: boolean
  readonly dynamicDetails: DynamicDetail[]
  readonly lineManager: { id: string; displayName: string } | null
  readonly invitationEmail: string
  readonly invitationExpiresAt: string
}

/** The columns of a PersonRow, from `e` and the tables that personJoins adds to it. */
export const personColumns = rawSql(`
  e.id, e.nano_path as "nanoPath", u.first_name as "firstName", u.last_name as "lastName", e.sort_name as "sortName",
  coalesce(e.profile_image_id, u.profile_image_id) as "profileImageId",
  coalesce(d.owner_user_id = e.user_id, false) as "isOwner", e.is_active as "isActive", e.job_title as "jobTitle",
  e.short_description as "shortDescription", e.tags, e.contact_email as email, e.contact_mobile as mobile,
  e.contact_landline as landline, e.contact_fax as fax, e.dynamic_details as "dynamicDetails",
  case when m.id is not null
    then json_build_object('id', m.id, 'displayName',
                           coalesce(trim(mu.first_name || ' ' || mu.last_name), m.sort_name)) end as "lineManager",
  i.id as "invitationId", i.email as "invitationEmail", i.expires_at as "invitationExpiresAt"`)

export const personJoins = rawSql(`
  join company_directory d on d.id = e.company_id
  left join users u on u.id = e.user_id
  left join employees m on m.company_id = e.company_id and m.id = e.line_manager_id
  left join users mu on mu.id = m.user_id
  left join invitations i
    on e.user_id is null and i.company_id = e.company_id and i.employee_id = e.id and i.accepted_at is null`)

type Person = Omit<EmployeeListItem, 'contractType' | 'contractedWeek'>

export const personOf = (row: PersonRow, { files, clock }: Platform): Person => ({
  id: row.id,
  nanoPath: row.nanoPath,
  ...namesOf({ firstName: row.firstName, lastName: row.lastName, email: row.sortName }),
  profileImage: row.profileImageId === null ? null : files.publicUrl(row.profileImageId),
  isOwner: row.isOwner,
  details: {
    jobTitle: row.jobTitle,
    shortDescription: row.shortDescription,
    tags: row.tags,
    contact: { email: row.email, mobile: row.mobile, landline: row.landline, fax: row.fax },
    dynamicDetails: row.dynamicDetails,
    isActive: row.isActive,
  },
  lineManager: row.lineManager,
  ...(row.invitationId !== null && {
    invitation: {
      id: row.invitationId,
      email: row.invitationEmail,
      expiresAt: row.invitationExpiresAt,
      isExpired: row.invitationExpiresAt <= clock().toISOString(),
    },
  }),
})
