import type { Tx } from '../../../platform/database/database'
import type { ChangeOf } from '../../../platform/database/effects'
import { nextVersion, sql } from '../../../platform/database/sql'
import { announcePortals } from '../commands/portal-effects'
import type { SignOffRow } from './sign-off-row'

/** Leaves the traces of a change of a sign-off. */
export const recordSignOff = async (
  db: Tx,
  projectId: string,
  change: Omit<ChangeOf<'signOff'>, 'entity'>,
): Promise<void> => {
  db.record({ entity: 'signOff', ...change })
  await announcePortals(db, projectId)
}

/** Withdraws what waits: nobody answers it any more. */
export const closeSignOff = async (
  db: Tx,
  { id, targetableId, state }: Pick<SignOffRow, 'id' | 'targetableId' | 'state'>,
): Promise<void> => {
  await db.run(sql`
    update sign_offs set state = 'withdrawn', decided_at = ${db.now}, version = ${nextVersion}
    where company_id = ${db.scope.companyId} and id = ${id}`)
  await recordSignOff(db, targetableId, {
    ...{ id, action: 'withdrawn', before: { state }, after: { state: 'withdrawn' } },
  })
}
