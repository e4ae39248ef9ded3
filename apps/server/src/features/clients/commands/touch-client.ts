import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** With an entry or a contact the client counts as changed; says whether there is one. */
export const touchClient = async (db: Tx, id: string): Promise<boolean> =>
  (await db.run(sql`
    update clients set updated_at = ${db.now} where company_id = ${db.scope.companyId} and id = ${id}`)) === 1
