import type { HistoryActions } from '@praxis/contract/company/history-actions'
import type { SubmittedState } from '@praxis/contract/requests/request-rules'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import { namesOf } from '../../employees/queries/employee-brief'
import type { RequestRow } from '../queries/request-row'
import { type RequestTypes, type SubjectPlatform, typeCalled } from '../queries/request-type-line'
import { announceRequests, type Concerned, concernedBy } from './announce-requests'
import { type Decision, tellOwners } from './tell-owners'

const actions: Readonly<Record<SubmittedState, HistoryActions['request']>> = {
  approved: 'approved',
  denied: 'denied',
  waitingForApproval: 'reopened',
}

/** A reopened request goes to whoever decides now, as if it had never been decided. */
const columnsOf = (actor: EmployeeActor, state: SubmittedState, now: string): Sql =>
  state === 'waitingForApproval'
    ? sql`decided_by = null, decided_at = null,
        approver_id = case when r.approver_capability is null
          then approver_for(r.company_id, r.employee_id, r.targetable_id, ${now}) end`
    : sql`decided_by = ${actor.employee.id}, decided_at = ${now}`

/** Gives locked requests the state that was decided, with its history and everybody told. */
export const applyDecision = async (
  db: Tx,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  rows: readonly RequestRow[],
  decision: Decision,
): Promise<void> => {
  if (rows.length === 0) return
  const { state, comment } = decision
  const ids = rows.map(({ id }) => id)
  const changed = await db.rows<Concerned>(sql`
    update requests r
    set state = ${state}, comment = ${comment}, is_auto_approved = false, ${columnsOf(actor, state, db.now)}
    where r.company_id = ${actor.company.id} and r.id = any (${ids}::uuid[])
    returning r.employee_id as "employeeId", r.approver_id as "approverId",
      r.approver_capability as "approverCapability"`)
  for (const row of rows)
    db.record({
      entity: 'request',
      id: row.id,
      action: actions[state],
      before: { state: row.state, comment: row.comment },
      after: {
        state,
        comment,
        ...(row.isDeputised && row.approver && { decidedFor: namesOf(row.approver).displayName }),
      },
    })
  await announceRequests(db, [...changed, ...rows.map(concernedBy)])
  await tellOwners(db, types, platform, actor, rows, decision)
  for (const type of new Set(rows.map((row) => row.type)))
    await typeCalled(types, type).afterChange(
      db,
      rows.filter((row) => row.type === type).map(({ id }) => id),
    )
}
