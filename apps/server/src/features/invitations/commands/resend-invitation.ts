import type { Invitation } from '@praxis/contract/people/invitations'
import { displayName } from '@praxis/domain/accounts/display-name'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { takeMails } from '../../../platform/mail/mail-kinds'
import type { Platform } from '../../../platform/platform'
import { announceInvitation } from '../../employees/commands/announce-invitation'
import { inviteOneAtATime } from '../../employees/commands/invite-one-at-a-time'
import { hashOfCode, linkOfInvitation, mailedCodeOf } from '../invitation-codes'
import { mailInvitation } from '../invitation-mail'
import { mailsOfInvitation } from '../invitations.limits'
import { getInvitation } from '../invitations.queries'
import { expiryAfter } from './invitation-expiry'

/** Sends the mail once more, in the name of the caller; the same link works for another 14 days. */
export const resendInvitation = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  id: string,
): Promise<Invitation> => {
  await inviteOneAtATime(db)
  const before = await getInvitation(db, id, db.now)
  await platform.limits.take(db, mailsOfInvitation, id)
  await takeMails(db, platform.limits, 'invitation', actor.user.id)
  const code = mailedCodeOf(platform.secret, id)
  const expiresAt = expiryAfter(db.now)
  await db.run(sql`
    update invitations set sent_at = ${db.now}, expires_at = ${expiresAt}, code_hash = ${hashOfCode(code)}
    where company_id = ${db.scope.companyId} and id = ${id}`)
  const company = await db.row<Columns<'companies', 'name'>>(
    sql`select name from companies where company_id = ${db.scope.companyId}`,
  )
  mailInvitation(db, {
    to: before.email,
    inviter: displayName(actor.user),
    company: company?.name ?? '',
    link: linkOfInvitation(platform.publicUrl(), code),
  })
  db.record({
    entity: 'employee',
    id: before.employeeID,
    action: 'invitedAgain',
    before: { expiresAt: before.expiresAt },
    after: { expiresAt },
  })
  announceInvitation(db, before.employeeID)
  return getInvitation(db, id, db.now)
}
