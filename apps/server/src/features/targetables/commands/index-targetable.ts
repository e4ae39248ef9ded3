import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { indexRecord } from '../../../platform/search/search-index'
import type { TargetableKind } from '../queries/targetable-kinds'

type Findable = Columns<'targetables', 'name' | 'tags'> &
  LeftJoined<Columns<'clients', { client: 'name' }>> &
  LeftJoined<Columns<'projects', 'import_id'>>

/** A targetable is found by its name, its client's name and its tags, a project also by its number in other systems. */
export const indexTargetable = async (db: Tx, { kind }: TargetableKind, id: string): Promise<void> => {
  const row = await db.row<Findable>(sql`
    select p.name, c.name as client, p.tags, o.import_id as "importId"
    from targetables p
    left join projects o on o.company_id = p.company_id and o.id = p.id
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
    where p.company_id = ${db.scope.companyId} and p.id = ${id}`)
  if (row) await indexRecord(db, kind, id, [row.name, row.client ?? '', ...row.tags, row.importId ?? ''])
}
