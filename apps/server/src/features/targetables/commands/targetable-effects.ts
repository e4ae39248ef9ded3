import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { memberIdsOf } from '../queries/members'
import type { TargetableKind } from '../queries/targetable-kinds'

/** Everybody who may see it: managers of projects and those who work on it, before and after the change. */
export const announceTargetable = async (
  db: Tx,
  { topic }: TargetableKind,
  id: string,
  ...alsoTo: readonly string[]
): Promise<void> => {
  const employees = [...new Set([...(await memberIdsOf(db, id)), ...alsoTo])]
  db.announce({ topic, id, to: { capabilities: ['canManageProjects'], employees } })
}

/** With an entry, a role or a permission it counts as changed; says whether there is one. */
export const touchTargetable = async (db: Tx, id: string): Promise<boolean> =>
  (await db.run(sql`
    update targetables set updated_at = ${db.now} where company_id = ${db.scope.companyId} and id = ${id}`)) === 1
