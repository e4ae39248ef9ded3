import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { announceTrackers } from './tracker-effects'

/** Deletes timers of the actor; one that is gone already was logged or discarded elsewhere. */
export const deleteTrackers = async (db: Tx, actor: EmployeeActor, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const deleted = await db.rows<Columns<'time_trackers', 'id' | 'started_at' | 'comment'>>(sql`
    delete from time_trackers
    where company_id = ${actor.company.id} and employee_id = ${actor.employee.id} and id = any (${ids}::uuid[])
    returning id, started_at as "startedAt", comment`)
  if (deleted.length < ids.length) throw new Refusal('notFound')
  for (const { id, startedAt, comment } of deleted)
    db.record({ entity: 'timeTracker', id, action: 'deleted', before: { startDate: startedAt, comment } })
  announceTrackers(db, actor)
}
