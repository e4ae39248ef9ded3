import { randomUUID } from 'node:crypto'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { RequestTypeLine } from '../queries/request-type-line'
import { announceRequests } from './announce-requests'

/** What the actor asks somebody to decide on. */
export interface NewRequest {
  readonly id: string
  readonly projectId: string | null
  /** Nobody has to decide. The owner's are decided in any case. */
  readonly isAutoApproved: boolean
}

interface MadeRow {
  readonly id: string
  readonly employeeId: string
  readonly approverId: string | null
  readonly state: string
}

/** The actor's things go to whoever decides on them, which the caller holds; several at once are one group. */
export const makeRequests = async (
  db: Tx,
  actor: EmployeeActor,
  { type, afterChange }: RequestTypeLine,
  asked: readonly NewRequest[],
): Promise<void> => {
  const rows = asked.map((request) => ({
    ...request,
    isAutoApproved: request.isAutoApproved || actor.employee.isOwner,
  }))
  const made = await db.rows<MadeRow>(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as a(id uuid, "projectId" uuid, "isAutoApproved" boolean)
    ), approvers as materialized (
      select project, approver_for(${actor.company.id}, ${actor.employee.id}, project) as id
      from (select distinct "projectId" as project from asked) as projects
    )
    insert into requests (
      company_id, id, type, state, employee_id, approver_id, targetable_id, group_id, submitted_at, decided_at, is_auto_approved
    )
    select ${actor.company.id}, a.id, ${type},
           case when a."isAutoApproved" then 'approved' else 'waitingForApproval' end, ${actor.employee.id}, p.id,
           a."projectId", ${asked.length > 1 ? randomUUID() : null}::uuid, ${db.now},
           case when a."isAutoApproved" then ${db.now}::timestamptz end, a."isAutoApproved"
    from asked a join approvers p on p.project is not distinct from a."projectId"
    returning id, employee_id as "employeeId", approver_id as "approverId", state`)
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
