import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { memberIdsOf } from '../queries/members'
import type { TargetableKind } from '../queries/targetable-kinds'

/** Announces to all who may see the targetable: managers of projects and its members, before or after the change. */
export const announceTargetable = async (
  db: Tx,
  { topic }: TargetableKind,
  id: string,
  ...alsoTo: readonly string[]
): Promise<void> => {
  const employees = [...new Set([...(await memberIdsOf(db, id)), ...alsoTo])]
  db.announce({ topic, id, to: { capabilities: ['canManageProjects'], employees } })
}

/** Open bells are fetched again, as they show people only what they may still see. */
export const announceNewRights = (db: Tx, employees: readonly string[]): void => {
  if (employees.length > 0) db.announce({ topic: 'notifications', to: { employees } })
}

/** A new entry, role or permission counts as a change of the targetable. Answers whether it exists. */
export const touchTargetable = async (db: Tx, id: string): Promise<boolean> =>
  (await db.run(sql`
    update targetables set updated_at = ${db.now} where company_id = ${db.scope.companyId} and id = ${id}`)) === 1
