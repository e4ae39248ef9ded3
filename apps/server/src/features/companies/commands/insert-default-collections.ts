import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** Contact types, journal categories, absence reasons, expense types and pipeline stages for the company just made. */
export const insertDefaultCollections = async (db: Tx): Promise<void> => {
  await db.run(sql`select insert_default_collections(${db.scope.companyId})`)
}
