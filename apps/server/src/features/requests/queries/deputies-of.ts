import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** A request by who is to decide and who asks. */
interface Asked {
  readonly approverId: string | null
  readonly employeeId: string
}

interface DeputyRow {
  readonly approverId: string
  readonly employeeId: string
  readonly deputyId: string
  readonly approverName: string
}

/** Who decides at this moment in the place of the approvers, on what these people ask. */
export const deputiesOf = async (db: Db, asked: readonly Asked[]): Promise<DeputyRow[]> => {
  const pairs = new Map(
    asked.flatMap(({ approverId, employeeId }) =>
      approverId === null ? [] : [[`${approverId} ${employeeId}`, { approverId, employeeId }]],
    ),
  )
  if (pairs.size === 0) return []
  const named = [...pairs.values()]
  return db.rows<DeputyRow>(sql`
    select d.approver as "approverId", d.asked_by as "employeeId", d.deputy as "deputyId",
           name_of_employee(${db.scope.companyId}, d.approver) as "approverName"
    from deputies_of(${db.scope.companyId}, ${named.map(({ approverId }) => approverId)}::uuid[],
                     ${named.map(({ employeeId }) => employeeId)}::uuid[], ${db.now}::timestamptz) d
    where d.deputy is not null`)
}
