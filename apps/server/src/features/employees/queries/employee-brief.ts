import type { EmployeeBrief } from '@praxis/contract/people/employees'
import { displayInitials, displayName } from '@praxis/domain/accounts/display-name'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'

/** What every mention of an employee carries. Somebody without a name has not joined yet. */
export type EmployeeBriefRow = Columns<
  'employees',
  'id' | 'job_title' | 'is_active' | { email: 'sort_name'; imageId: 'profile_image_id' }
> &
  LeftJoined<Columns<'users', 'first_name' | 'last_name'>>

/** The columns of a brief, in a statement that joins the employee and, if there is one, the user. */
export const employeeBriefColumns = (employee: string, user: string): Sql =>
  rawSql(`${employee}.id, ${user}.first_name as "firstName", ${user}.last_name as "lastName", ${employee}.sort_name as email,
    coalesce(${employee}.profile_image_id, ${user}.profile_image_id) as "imageId", ${employee}.job_title as "jobTitle",
    ${employee}.is_active as "isActive"`)

/** A brief as one JSON value, in a statement that joins the employee and, if there is one, the user. */
export const employeeBriefJson = (employee: string, user: string): Sql =>
  rawSql(`json_build_object(
    'id', ${employee}.id, 'firstName', ${user}.first_name, 'lastName', ${user}.last_name, 'email', ${employee}.sort_name,
    'imageId', coalesce(${employee}.profile_image_id, ${user}.profile_image_id), 'jobTitle', ${employee}.job_title,
    'isActive', ${employee}.is_active)`)

/** The briefs of these employees, by name. */
export const employeeBriefs = (companyId: string, ids: readonly string[]): Sql => sql`
  select ${employeeBriefColumns('e', 'u')} from employees e left join users u on u.id = e.user_id
  where e.company_id = ${companyId} and e.id = any (${ids}::uuid[])
  order by e.sort_name, e.id`

/** The name people read, or the address of somebody who has not joined yet. */
export const namesOf = ({ firstName, lastName, email }: Pick<EmployeeBriefRow, 'firstName' | 'lastName' | 'email'>) =>
  firstName === null || lastName === null
    ? { displayName: email, displayInitials: email.slice(0, 1).toUpperCase() }
    : { displayName: displayName({ firstName, lastName }), displayInitials: displayInitials({ firstName, lastName }) }

export const employeeBriefOf = (row: EmployeeBriefRow, files: FileStore): EmployeeBrief => ({
  id: row.id,
  ...namesOf(row),
  profileImage: row.imageId === null ? null : files.publicUrl(row.imageId),
  jobTitle: row.jobTitle,
  isActive: row.isActive,
})
