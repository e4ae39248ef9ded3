import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { useLinkToken } from '../mailed-links'

export const verify = async (db: Tx, token: string): Promise<void> => {
  const userId = await useLinkToken(db, token, 'verify')
  await db.run(sql`
    update users set verified_at = coalesce(verified_at, ${db.now}), updated_at = ${db.now} where id = ${userId}`)
  db.actAs(userId)
  db.record({ entity: 'user', id: userId, action: 'verified' })
}
