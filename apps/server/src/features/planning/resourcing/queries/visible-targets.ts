import type { Reader } from '../../../../platform/auth/reader'
import type { Columns } from '../../../../platform/database/columns'
import type { Db } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import { isVisible } from '../../../employees/queries/works-on'
import { kindsInUse } from '../../../targetables/queries/targetable-kinds'

/** Those of the projects and opportunities that the reader may see at all. */
export const listVisibleTargetIds = async (db: Db, reader: Reader, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await db.rows<Columns<'targetables', 'id'>>(sql`
    select p.id from targetables p
    where p.company_id = ${db.scope.companyId} and p.id = any (${ids}::uuid[])
      and p.kind = any (${kindsInUse(reader)}::text[]) and ${isVisible(reader, 'few')}`)
  return new Set(rows.map(({ id }) => id))
}
