import type { Columns, LeftJoined } from '../../platform/database/columns'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { indexRecord } from '../../platform/search/search-index'
import { announceTargetable } from '../targetables/commands/targetable-effects'
import { projectKind } from '../targetables/queries/targetable-kinds'

/** Announces a change of the project to everybody who may see it before or after the change. */
export const announceProject = (db: Tx, id: string, ...alsoTo: readonly string[]): Promise<void> =>
  announceTargetable(db, projectKind, id, ...alsoTo)

type Findable = Columns<'targetables', 'name' | 'tags'> &
  Columns<'projects', 'import_id'> &
  LeftJoined<Columns<'clients', { client: 'name' }>>

/** A project is found by its name, its client's name, its tags and its number in other systems. */
export const indexProject = async (db: Tx, id: string): Promise<void> => {
  const row = await db.row<Findable>(sql`
    select p.name, c.name as client, p.tags, o.import_id as "importId"
    from targetables p join projects o on o.company_id = p.company_id and o.id = p.id
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
    where p.company_id = ${db.scope.companyId} and p.id = ${id}`)
  if (row) await indexRecord(db, 'project', id, [row.name, row.client ?? '', ...row.tags, row.importId])
}
