import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** A new entry or contact counts as a change of the client. Answers whether the client exists. */
export const touchClient = async (db: Tx, id: string): Promise<boolean> =>
  (await db.run(sql`
    update clients set updated_at = ${db.now} where company_id = ${db.scope.companyId} and id = ${id}`)) === 1
