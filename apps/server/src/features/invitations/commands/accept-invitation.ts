import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { UserActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { announceNewApprovers } from '../../approvers/commands/announce-new-approvers'
import { beforeNewApprovers } from '../../approvers/commands/hold-approvers'
import { startDefaultContract } from '../../companies/commands/start-default-contract'
import { getCompany } from '../../companies/companies.queries'
import { announceInvitation } from '../../employees/commands/announce-invitation'
import { inviteOneAtATime } from '../../employees/commands/invite-one-at-a-time'
import { findInvitation } from '../invitations.queries'

/** Announces the new colleague to everyone, and the new workspace to the user's own browsers. */
const announceJoining = async (db: Tx, userId: string, employeeId: string): Promise<void> => {
  db.announce({ topic: 'employees', id: employeeId, to: 'everyone' })
  announceInvitation(db, employeeId)
  announceNewApprovers(db)
  const employments = await db.rows<{ id: string; company: string }>(
    sql`select employee_id as id, company_id as company from employments_of(${userId})`,
  )
  for (const { id, company } of employments)
    db.announce({ company, topic: 'user', id: userId, to: { employees: [id] } })
}

/** Gives the employee a contract by the company's settings from today on, unless one was prepared for them. */
const startWorking = async (db: Tx, platform: Platform, employeeId: string) => {
  const { details, employeeSettings } = await getCompany(db, platform)
  return startDefaultContract(db, employeeId, dayInTimeZone(platform.clock(), details.timeZone), employeeSettings)
}

/** The user joins the company as the employee who was prepared, once, if it is their address that was invited. */
export const acceptInvitation = async (
  db: Tx,
  platform: Platform,
  { user }: UserActor,
  id: string,
  code: string,
): Promise<{ employeeID: string; companyDomain: string }> => {
  const found = await findInvitation(db, code, { email: user.username, now: db.now })
  if (found.id !== id) throw new Refusal('invalidInvitationCode')
  await db.enterCompany(found.companyId, found.employeeId)
  await inviteOneAtATime(db)
  const accepted = await db.run(sql`
    update invitations set accepted_at = ${db.now}
    where company_id = ${found.companyId} and id = ${id} and accepted_at is null and expires_at > ${db.now}`)
  if (accepted === 0) throw new Refusal('invalidToken')
  await beforeNewApprovers(db)
  // The table's constraint refuses a user who is an employee already.
  await db.run(sql`
    update employees set user_id = ${user.id}, updated_at = ${db.now}
    where company_id = ${found.companyId} and id = ${found.employeeId}`)
  const contract = await startWorking(db, platform, found.employeeId)
  const after = { username: user.username, ...contract }
  db.record({ entity: 'employee', id: found.employeeId, action: 'joined', after })
  await announceJoining(db, user.id, found.employeeId)
  return { employeeID: found.employeeId, companyDomain: found.companyDomain }
}
