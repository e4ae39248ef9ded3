import { randomUUID } from 'node:crypto'
import type { Capability } from '@praxis/contract/people/capabilities'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { RequestTypeLine } from '../queries/request-type-line'
import { announceRequests } from './announce-requests'

/** A request that the actor makes. */
export interface NewRequest {
  readonly id: string
  /** The targetable whose settings say who decides. */
  readonly targetableId: string | null
  /** Whether nobody has to decide. Requests of the company's owner are approved in any case. */
  readonly isAutoApproved: boolean
}

interface MadeRow extends Columns<'requests', 'id' | 'employee_id' | 'approver_id' | 'state'> {
  readonly approverCapability: Capability | null
}

/** Makes requests of the actor, for the approvers that the caller holds; several at once are one group. */
export const makeRequests = async (
  db: Tx,
  actor: EmployeeActor,
  { type, decidedBy, afterChange }: RequestTypeLine,
  asked: readonly NewRequest[],
): Promise<void> => {
  const rows = asked.map((request) => ({
    ...request,
    isAutoApproved: request.isAutoApproved || actor.employee.isOwner,
  }))
  const approver = decidedBy
    ? sql`null::uuid`
    : sql`approver_for(${actor.company.id}, ${actor.employee.id}, targetable, ${db.now})`
  const made = await db.rows<MadeRow>(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as a(id uuid, "targetableId" uuid, "isAutoApproved" boolean)
    ), approvers as materialized (
      select targetable, ${approver} as id
      from (select distinct "targetableId" as targetable from asked) as targetables
    )
    insert into requests (
      company_id, id, type, state, employee_id, approver_id, approver_capability, targetable_id, group_id, submitted_at,
      decided_at, is_auto_approved
    )
    select ${actor.company.id}, a.id, ${type},
           case when a."isAutoApproved" then 'approved' else 'waitingForApproval' end, ${actor.employee.id}, p.id,
           ${decidedBy ?? null}::text, a."targetableId", ${asked.length > 1 ? randomUUID() : null}::uuid, ${db.now},
           case when a."isAutoApproved" then ${db.now}::timestamptz end, a."isAutoApproved"
    from asked a join approvers p on p.targetable is not distinct from a."targetableId"
    returning id, employee_id as "employeeId", approver_id as "approverId", approver_capability as "approverCapability",
      state`)
  for (const { id, state } of made)
    db.record({
      entity: 'request',
      id,
      action: state === 'approved' ? 'approvedAtOnce' : 'submitted',
      after: { state },
    })
  announceRequests(db, made)
  await afterChange(
    db,
    made.map(({ id }) => id),
  )
}
