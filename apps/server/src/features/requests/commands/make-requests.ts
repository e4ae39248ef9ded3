import { randomUUID } from 'node:crypto'
import type { Capability } from '@praxis/contract/people/capabilities'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { RequestTypeLine, SubjectPlatform } from '../queries/request-type-line'
import { announceRequests } from './announce-requests'
import { tellApprovers } from './tell-approvers'
import { tellOwnersOfEntry } from './tell-owners'

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

interface Asking {
  /** The person whose requests they are, which somebody who may decide enters for them: the actor approves them so. */
  readonly enteredFor?: string
  /** The group they are in, where the caller keeps groups; there may be a single request in it. */
  readonly groupId?: string
}

/** Makes requests of the actor, for the approvers that the caller holds; several at once are one group. */
export const makeRequests = async (
  db: Tx,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  line: RequestTypeLine,
  asked: readonly NewRequest[],
  { enteredFor, groupId = asked.length > 1 ? randomUUID() : undefined }: Asking = {},
): Promise<void> => {
  const { type, decidedBy, afterChange } = line
  const askerId = enteredFor ?? actor.employee.id
  const isApproved = enteredFor !== undefined || actor.employee.isOwner
  const rows = asked.map((request) => ({ ...request, isAutoApproved: request.isAutoApproved || isApproved }))
  const approver = decidedBy
    ? sql`null::uuid`
    : sql`approver_for(${actor.company.id}, ${askerId}, targetable, ${db.now})`
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
      decided_at, decided_by, is_auto_approved
    )
    select ${actor.company.id}, a.id, ${type},
           case when a."isAutoApproved" then 'approved' else 'waitingForApproval' end, ${askerId}, p.id,
           ${decidedBy ?? null}::text, a."targetableId", ${groupId ?? null}::uuid, ${db.now},
           case when a."isAutoApproved" then ${db.now}::timestamptz end,
           ${enteredFor === undefined ? null : actor.employee.id}::uuid, a."isAutoApproved"
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
  const ids = made.map(({ id }) => id)
  const waiting = made.filter(({ state }) => state === 'waitingForApproval')
  await Promise.all([
    announceRequests(db, made),
    tellApprovers(db, line, platform, actor, waiting, false),
    tellOwnersOfEntry(db, line, platform, actor, enteredFor === undefined ? [] : ids),
    afterChange(db, ids),
  ])
}
