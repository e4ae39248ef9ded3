import type { Employment, Session, User } from '@praxis/contract/people/users'
import type { Columns } from '../../platform/database/columns'
import type { Db } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { Platform } from '../../platform/platform'
import { Refusal } from '../../platform/refusal'

type CredentialColumns = Columns<
  'users',
  'id' | 'username' | 'first_name' | 'password_hash' | 'totp_secret' | 'totp_pending_secret' | 'known_networks'
>

export interface UserCredentials extends CredentialColumns {
  readonly isVerified: boolean
  /** The address blocks of networks that the user has been on. */
  readonly knownNetworks: string[]
}

const credentialColumns = sql`
  id, username, first_name as "firstName", password_hash as "passwordHash", verified_at is not null as "isVerified",
  totp_secret as "totpSecret", totp_pending_secret as "totpPendingSecret", known_networks as "knownNetworks"`

export const findCredentials = (db: Db, username: string): Promise<UserCredentials | undefined> =>
  db.row<UserCredentials>(sql`select ${credentialColumns} from users where username = ${username}`)

/** The user's row is locked, so that two changes of the same account happen one after the other. */
export const lockCredentials = async (db: Db, userId: string): Promise<UserCredentials> => {
  const user = await db.row<UserCredentials>(
    sql`select ${credentialColumns} from users where id = ${userId} for update`,
  )
  if (!user) throw new Refusal('notFound')
  return user
}

export const isUsernameTaken = async (db: Db, username: string): Promise<boolean> =>
  (await db.row(sql`select 1 from users where username = ${username}`)) !== undefined

type UserColumns = Columns<
  'users',
  'id' | 'username' | 'first_name' | 'last_name' | 'profile_image_id' | 'colour_scheme'
>

interface UserRow extends UserColumns {
  readonly hasSecondFactor: boolean
  readonly recoveryCodesLeft: number
}

/** The user as they see themselves. */
export const getUser = async (db: Db, { files }: Platform, userId: string): Promise<User> => {
  const row = await db.row<UserRow>(sql`
    select id, username, first_name as "firstName", last_name as "lastName", profile_image_id as "profileImageId",
           colour_scheme as "colourScheme", totp_secret is not null as "hasSecondFactor",
           cardinality(recovery_code_hashes) as "recoveryCodesLeft"
    from users where id = ${userId}`)
  if (!row) throw new Refusal('notFound')
  return {
    id: row.id,
    username: row.username,
    details: { firstName: row.firstName, lastName: row.lastName },
    profileImage: row.profileImageId === null ? null : files.publicUrl(row.profileImageId),
    colourScheme: row.colourScheme,
    secondFactor: { isEnabled: row.hasSecondFactor, recoveryCodesLeft: row.recoveryCodesLeft },
  }
}

interface EmploymentRow {
  readonly employeeId: string
  readonly companyId: string
  readonly isActive: boolean
  readonly isAdmin: boolean
  readonly jobTitle: string
  readonly lastOpenedAt: string | null
  readonly name: string
  readonly domain: string
  readonly ownerUserId: string
  readonly theme: Employment['company']['theme']
  readonly logoImageId: string | null
}

export const listEmployments = async (db: Db, { files }: Platform, userId: string): Promise<Employment[]> => {
  const rows = await db.rows<EmploymentRow>(sql`
    select employee_id as "employeeId", company_id as "companyId", is_active as "isActive", is_admin as "isAdmin",
           job_title as "jobTitle", last_opened_at as "lastOpenedAt", name, domain, owner_user_id as "ownerUserId",
           theme, logo_image_id as "logoImageId"
    from employments_of(${userId})`)
  return rows.map((row) => {
    const isOwner = row.ownerUserId === userId
    return {
      id: row.employeeId,
      isActive: row.isActive,
      isOwner,
      isAdmin: row.isActive && (isOwner || row.isAdmin),
      jobTitle: row.jobTitle,
      lastOpenedAt: row.lastOpenedAt,
      company: {
        id: row.companyId,
        name: row.name,
        domain: row.domain,
        theme: row.theme,
        logoImage: row.logoImageId === null ? null : files.publicUrl(row.logoImageId),
        owner: { id: row.ownerUserId },
      },
    }
  })
}

/** The user's sessions, the most recently used first. */
export const listSessions = (db: Db, userId: string, currentId: string, now: Date): Promise<Session[]> =>
  db.rows<Session>(sql`
    select id, user_agent as "userAgent", address, created_at as "createdAt", last_used_at as "lastUsedAt",
           id = ${currentId} as "isCurrent"
    from sessions
    where user_id = ${userId} and revoked_at is null and expires_at > ${now.toISOString()}
    order by id = ${currentId} desc, last_used_at desc, id`)
