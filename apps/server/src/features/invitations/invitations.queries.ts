import type { Theme } from '@praxis/contract/company/theme'
import type { Invitation, OpenInvitation } from '@praxis/contract/people/invitations'
import { displayName } from '@praxis/domain/accounts/display-name'
import type { Columns } from '../../platform/database/columns'
import type { Db } from '../../platform/database/database'
import { type Sql, sql } from '../../platform/database/sql'
import type { Platform } from '../../platform/platform'
import { Refusal } from '../../platform/refusal'
import { hashOfCode } from './invitation-codes'

type InvitationColumns = Columns<
  'invitations',
  'company_id' | 'id' | 'employee_id' | 'email' | 'expires_at' | 'accepted_at'
>

interface FoundInvitation extends InvitationColumns, Columns<'employees', 'job_title'> {
  readonly inviterFirstName: string | null
  readonly inviterLastName: string | null
  readonly companyName: string
  readonly companyDomain: string
  readonly theme: Theme
  readonly logoImageId: string | null
  readonly hasAccount: boolean
  /** Whether the code came by mail, so that whoever has it reads the mail of the address. */
  readonly provesAddress: boolean
}

/** The invitation that a code leads to, in whichever company; with an address, only if it is for that one. */
export const findInvitation = async (
  db: Db,
  code: string,
  { email, now }: { email?: string; now: string },
): Promise<FoundInvitation> => {
  const found = await db.row<FoundInvitation>(sql`
    select i.company_id as "companyId", i.id, i.employee_id as "employeeId", i.email, i.expires_at as "expiresAt",
           i.accepted_at as "acceptedAt", i.job_title as "jobTitle", i.inviter_first_name as "inviterFirstName",
           i.inviter_last_name as "inviterLastName", i.company_name as "companyName",
           i.company_domain as "companyDomain", i.theme, i.logo_image_id as "logoImageId",
           exists (select from users u where u.username = i.email) as "hasAccount", i.proves as "provesAddress"
    from (
      select true as proves, mailed.* from find_invitation(${hashOfCode(code)}) as mailed
      union all
      select false, copied.* from find_invitation(${code}) as copied
    ) as i`)
  // For anybody else the code of an invitation is like one that does not exist.
  if (!found || (email !== undefined && email !== found.email)) throw new Refusal('invalidInvitationCode')
  if (found.acceptedAt !== null || found.expiresAt <= now) throw new Refusal('invalidToken')
  return found
}

export const getInvitationByCode = async (
  db: Db,
  { files, clock }: Platform,
  code: string,
): Promise<OpenInvitation> => {
  const found = await findInvitation(db, code, { now: clock().toISOString() })
  const { inviterFirstName: firstName, inviterLastName: lastName } = found
  return {
    id: found.id,
    email: found.email,
    jobTitle: found.jobTitle,
    invitedBy: firstName === null || lastName === null ? null : displayName({ firstName, lastName }),
    company: {
      name: found.companyName,
      theme: found.theme,
      logoImage: found.logoImageId === null ? null : files.publicUrl(found.logoImageId),
    },
    hasAccount: found.hasAccount,
    provesAddress: found.provesAddress,
  }
}

type InvitationRow = Omit<Invitation, 'isExpired'> & { readonly acceptedAt: string | null }

const invitationsWhere = (db: Db, condition: Sql): Sql => sql`
  select i.id, i.email, i.employee_id as "employeeID", e.job_title as "jobTitle", i.created_at as "createdAt",
         i.sent_at as "sentAt", i.expires_at as "expiresAt", i.accepted_at as "acceptedAt",
         case when m.id is not null
           then jsonb_build_object('id', m.id, 'displayName', coalesce(trim(m.first_name || ' ' || m.last_name), m.sort_name)) end
           as "lineManager",
         case when b.id is not null
           then jsonb_build_object('id', b.id, 'displayName', trim(b.first_name || ' ' || b.last_name)) end
           as "invitedBy"
  from invitations i
  cross join lateral (
    select e.job_title, e.line_manager_id from employees e
    where e.company_id = i.company_id and e.id = i.employee_id limit 1
  ) e
  left join lateral (
    select m.id, m.sort_name, u.first_name, u.last_name from employees m left join users u on u.id = m.user_id
    where m.company_id = i.company_id and m.id = e.line_manager_id limit 1
  ) m on true
  left join lateral (
    select b.id, u.first_name, u.last_name from employees b left join users u on u.id = b.user_id
    where b.company_id = i.company_id and b.id = i.invited_by limit 1
  ) b on true
  where i.company_id = ${db.scope.companyId} and ${condition}
  order by i.created_at desc, i.email`

const invitationOf = ({ acceptedAt: _, ...invitation }: InvitationRow, now: string): Invitation => ({
  ...invitation,
  isExpired: invitation.expiresAt <= now,
})

/** The invitations that are pending, the newest first. */
export const listInvitations = async (db: Db, now: string): Promise<Invitation[]> => {
  const rows = await db.rows<InvitationRow>(invitationsWhere(db, sql`i.accepted_at is null`))
  return rows.map((row) => invitationOf(row, now))
}

/** An invitation that is still pending. */
export const getInvitation = async (db: Db, id: string, now: string): Promise<Invitation> => {
  const row = await db.row<InvitationRow>(invitationsWhere(db, sql`i.id = ${id}`))
  if (!row) throw new Refusal('notFound')
  if (row.acceptedAt !== null) throw new Refusal('invitationAccepted')
  return invitationOf(row, now)
}

/** Which of the addresses belong to employees or to people invited already. */
export const takenAddresses = async (db: Db, emails: readonly string[]): Promise<Set<string>> => {
  const rows = await db.rows<Columns<'users', { email: 'username' }>>(sql`
    select u.username as email from employees e join users u on u.id = e.user_id
    where e.company_id = ${db.scope.companyId} and u.username = any (${emails})
    union all
    select i.email from invitations i
    where i.company_id = ${db.scope.companyId} and i.accepted_at is null and i.email = any (${emails})`)
  return new Set(rows.map(({ email }) => email))
}

/** Those of the employees whom others can report to: active ones, including those who have not joined yet. */
export const possibleLineManagers = async (db: Db, ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db.rows<{ id: string; name: string }>(sql`
    select e.id, coalesce(trim(u.first_name || ' ' || u.last_name), e.sort_name) as name
    from employees e left join users u on u.id = e.user_id
    where e.company_id = ${db.scope.companyId} and e.is_active and e.id = any (${ids})`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
