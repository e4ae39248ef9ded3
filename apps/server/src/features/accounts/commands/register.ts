import { randomUUID } from 'node:crypto'
import { hashPassword } from '../../../platform/auth/passwords'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { HttpExchange } from '../../../platform/http/exchange'
import type { Platform } from '../../../platform/platform'
import { findInvitation } from '../../invitations/invitations.queries'
import { mailVerificationLink } from '../account-mails'
import { createLinkToken } from '../mailed-links'
import { rememberNetwork } from '../sign-in-attempts'

interface NewUser {
  readonly username: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly invitationCode?: string | undefined
}

/**
 * Makes an account that works once its address is verified, which the mailed code of an invitation does at once. A
 * taken name is refused by the table's constraint. Answers whether the address is proved.
 */
export const register = async (db: Tx, platform: Platform, http: HttpExchange, given: NewUser): Promise<boolean> => {
  const { username, firstName, lastName, invitationCode } = given
  const invitation =
    invitationCode === undefined
      ? undefined
      : await findInvitation(db, invitationCode, { email: username, now: db.now })
  const isProved = invitation?.provesAddress === true
  const passwordHash = await hashPassword(platform.config.PASSWORD_COST, given.password)
  const id = randomUUID()
  await db.run(sql`
    insert into users (id, username, password_hash, first_name, last_name, verified_at, created_at, updated_at)
    values (${id}, ${username}, ${passwordHash}, ${firstName}, ${lastName}, ${isProved ? db.now : null}, ${db.now},
            ${db.now})`)
  db.actAs(id)
  db.record({ entity: 'user', id, action: 'registered', after: { username, firstName, lastName } })
  if (isProved) {
    await rememberNetwork(db, http, id)
    db.record({ entity: 'user', id, action: 'verified' })
  } else mailVerificationLink(db, platform, given, await createLinkToken(db, id, 'verify'))
  return isProved
}
