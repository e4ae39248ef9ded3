import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

interface Moved {
  readonly id: string
  readonly targetableId: string | null
}

/**
 * Waiting requests follow their subjects to another targetable, and so to its approver, whom the caller holds; those that a
 * capability decides on stay with whoever has it.
 */
export const moveRequests = async (db: Tx, moved: readonly Moved[]): Promise<void> => {
  if (moved.length === 0) return
  await db.run(sql`
    update requests r
    set targetable_id = m."targetableId",
        approver_id = case when r.approver_capability is null
                           then approver_for(r.company_id, r.employee_id, m."targetableId", ${db.now}) end
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m (id uuid, "targetableId" uuid)
    where r.company_id = ${db.scope.companyId} and r.id = m.id and r.state = 'waitingForApproval'`)
}
