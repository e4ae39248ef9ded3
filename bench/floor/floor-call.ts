import { displayInitials, displayName } from '@praxis/domain/accounts/display-name'

export interface FloorRequest {
  readonly url: URL
  readonly body: string
  readonly companyId: string
  /** The employee who calls. */
  readonly employeeId: string
}

interface FloorStatement {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** The least that can be done for a call: statements that are asked at once, whose rows are the answer. */
export interface FloorCall {
  readonly statements: (request: FloorRequest) => readonly FloorStatement[]
  /** What a caller through the contract gets from the product, made of these rows. */
  readonly unfold: (answers: readonly (readonly never[])[], request: FloorRequest) => unknown
}

/** Columns of an employee and their user, told apart by a prefix. */
export const personColumns = (prefix: string, employee: string, user: string): string =>
  `${employee}.id as "${prefix}Id", ${user}.first_name as "${prefix}FirstName", ${user}.last_name as "${prefix}LastName",
   ${employee}.job_title as "${prefix}JobTitle", ${employee}.is_active as "${prefix}IsActive",
   coalesce(${employee}.profile_image_id, ${user}.profile_image_id) as "${prefix}ImageId"`

export interface PersonRow {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly jobTitle: string
  readonly isActive: boolean
  readonly imageId: string | null
}

/** Nobody has a picture in these databases. */
export const personOf = ({ id, firstName, lastName, jobTitle, isActive, imageId }: PersonRow) => ({
  id,
  displayName: displayName({ firstName, lastName }),
  displayInitials: displayInitials({ firstName, lastName }),
  profileImage: imageId,
  jobTitle,
  isActive,
})

/** No client has a picture either. */
export const clientOf = (id: string | null, name: string, logoImage: string | null, isActive: boolean) =>
  id === null ? null : { id, name, logoImage, isActive }
