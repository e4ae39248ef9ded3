import type { ChangedBookings } from '@praxis/contract/planning/bookings'
import { discardedWith } from '@praxis/domain/planning/scenario'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Tx } from '../../../../platform/database/database'
import { Refusal } from '../../../../platform/refusal'
import { keepPlanningChange } from '../../../bookings/commands/keep-planning-change'
import { answerOf } from '../../../bookings/commands/plan-bookings'
import { forgetInScenario } from '../../../bookings/commands/write-in-scenario'
import { lockScenario } from '../../../bookings/queries/open-scenario'
import { loadScenarioRows } from '../queries/scenario-rows'

/** Lets the real plan show again where the scenario had changed it. */
export const discardScenarioChanges = async (
  db: Tx,
  actor: EmployeeActor,
  id: string,
  changeIds: readonly string[],
): Promise<ChangedBookings> => {
  await lockScenario(db, actor, id)
  const rows = await loadScenarioRows(db, id)
  const known = new Set(rows.map((row) => row.id))
  if (!changeIds.every((changeId) => known.has(changeId))) throw new Refusal('notFound')
  const discarded = discardedWith(rows, new Set(changeIds))
  const bookings = discarded.flatMap((row) =>
    row.kind === 'booking' ? [{ id: row.id, before: row.wanted, after: row.real }] : [],
  )
  const roles = discarded.flatMap((row) =>
    row.kind === 'role' ? [{ id: row.id, before: row.wanted, after: row.real }] : [],
  )
  const written = await forgetInScenario(db, id, { bookings, roles })
  db.record({ entity: 'planningScenario', id, action: 'discarded', after: { changes: discarded.length } })
  const changeID = await keepPlanningChange(db, actor, 'discarded', { bookings, roles }, id)
  return answerOf(changeID, written)
}
