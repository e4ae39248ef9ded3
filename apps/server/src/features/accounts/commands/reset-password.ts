import { hashPassword } from '../../../platform/auth/passwords'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { HttpExchange } from '../../../platform/http/exchange'
import type { Platform } from '../../../platform/platform'
import { mailSecurityNotice } from '../account-mails'
import { lockCredentials } from '../accounts.queries'
import { checkLinkToken, useLinkToken } from '../mailed-links'
import { endSessionsOf } from '../sessions'
import { forgetSignIns, rememberNetwork } from '../sign-in-attempts'

/** Whoever can read the user's mail sets the password; that also proves the address. Answers with the username. */
export const resetPassword = async (
  db: Tx,
  platform: Platform,
  http: HttpExchange,
  given: { readonly token: string; readonly password: string },
): Promise<string> => {
  // The link is checked before the password is hashed, so that a wrong link costs no hash.
  await checkLinkToken(db, given.token, 'resetPassword', new Date(db.now))
  const passwordHash = await hashPassword(platform.config.PASSWORD_COST, given.password)
  const userId = await useLinkToken(db, given.token, 'resetPassword')
  const user = await lockCredentials(db, userId)
  await db.run(sql`
    update users
    set password_hash = ${passwordHash}, verified_at = coalesce(verified_at, ${db.now}), updated_at = ${db.now}
    where id = ${userId}`)
  const endedSessions = await endSessionsOf(db, userId)
  await forgetSignIns(db, platform, http, user)
  await rememberNetwork(db, http, userId)
  db.actAs(userId)
  db.record({ entity: 'user', id: userId, action: 'passwordReset', after: { endedSessions } })
  mailSecurityNotice(db, platform, user, 'Your password was reset')
  return user.username
}
