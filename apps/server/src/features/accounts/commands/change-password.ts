import type { UserActor } from '../../../platform/auth/actor'
import { hashPassword, isPassword } from '../../../platform/auth/passwords'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { mailSecurityNotice } from '../account-mails'
import { lockCredentials, type UserCredentials } from '../accounts.queries'
import { voidLinkTokens } from '../mailed-links'
import { endSessionsOf } from '../sessions'

/** Asks for the password once more, before a change that somebody at a borrowed computer must not make. */
export const confirmPassword = async (
  db: Tx,
  platform: Platform,
  actor: UserActor,
  password: string,
): Promise<UserCredentials> => {
  const user = await lockCredentials(db, actor.user.id)
  if (!(await isPassword(platform.config.PASSWORD_COST, password, user.passwordHash)))
    throw new Refusal('wrongPassword')
  return user
}

export const changePassword = async (
  db: Tx,
  platform: Platform,
  actor: UserActor,
  given: { readonly currentPassword: string; readonly password: string },
): Promise<void> => {
  const user = await confirmPassword(db, platform, actor, given.currentPassword)
  const passwordHash = await hashPassword(platform.config.PASSWORD_COST, given.password)
  await db.run(sql`
    update users set password_hash = ${passwordHash}, updated_at = ${db.now} where id = ${user.id}`)
  await voidLinkTokens(db, user.id, 'resetPassword')
  const endedSessions = await endSessionsOf(db, user.id, actor.sessionId)
  db.record({ entity: 'user', id: user.id, action: 'passwordChanged', after: { endedSessions } })
  mailSecurityNotice(db, platform, user, 'Your password was changed')
}
