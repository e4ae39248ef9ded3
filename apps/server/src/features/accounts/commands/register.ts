import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { mailVerificationLink } from '../account-mails'
import { createLinkToken } from '../mailed-links'
import { hashPassword } from '../passwords'

interface NewUser {
  readonly username: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

/** Makes an account that works once its address is verified. A taken name is refused by the table's constraint. */
export const register = async (db: Tx, platform: Platform, given: NewUser): Promise<void> => {
  const { username, firstName, lastName } = given
  const passwordHash = await hashPassword(platform.config.PASSWORD_COST, given.password)
  const id = randomUUID()
  await db.run(sql`
    insert into users (id, username, password_hash, first_name, last_name, created_at, updated_at)
    values (${id}, ${username}, ${passwordHash}, ${firstName}, ${lastName}, ${db.now}, ${db.now})`)
  db.actAs(id)
  db.record({ entity: 'user', id, action: 'registered', after: { username, firstName, lastName } })
  mailVerificationLink(db, platform, given, await createLinkToken(db, id, 'verify'))
}
