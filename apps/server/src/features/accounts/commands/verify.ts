import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { HttpExchange } from '../../../platform/http/exchange'
import { lockCredentials } from '../accounts.queries'
import { useLinkToken } from '../mailed-links'
import { rememberNetwork } from '../sign-in-attempts'

/** Verifies the address; answers with the username. */
export const verify = async (db: Tx, http: HttpExchange, token: string): Promise<string> => {
  const { id, username } = await lockCredentials(db, await useLinkToken(db, token, 'verify'))
  await db.run(sql`
    update users set verified_at = coalesce(verified_at, ${db.now}), updated_at = ${db.now} where id = ${id}`)
  await rememberNetwork(db, http, id)
  db.actAs(id)
  db.record({ entity: 'user', id, action: 'verified' })
  return username
}
