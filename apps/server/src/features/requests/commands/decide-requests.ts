import type { HistoryActions } from '@praxis/contract/company/history-actions'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { Reason } from '@praxis/contract/protocol/reasons'
import type { approvals } from '@praxis/contract/requests/approvals'
import type { SubmittedState } from '@praxis/contract/requests/request-rules'
import { refusalOfDecision } from '@praxis/domain/requests/request-transitions'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import { invalidField, Refusal } from '../../../platform/refusal'
import { holdApprovers } from '../../approvers/commands/hold-approvers'
import { namesOf } from '../../employees/queries/employee-brief'
import { isActingApprover, type RequestRow, subjectsOf } from '../queries/request-row'
import { type RequestTypes, type SubjectPlatform, typeCalled } from '../queries/request-type-line'
import { announceRequests, type Concerned, concernedBy } from './announce-requests'
import { lockRequest, lockRequests } from './lock-requests'
import { type Decision, tellOwners } from './tell-owners'

const SAY_WHY = 'Say why you’re reopening it'

const refusalFor = (row: RequestRow, actor: EmployeeActor, { state, comment }: Decision) =>
  refusalOfDecision({
    from: row.state,
    to: state,
    isApprover: isActingApprover(row, actor),
    isLinked: row.linkedId !== null,
    isCancelled: row.cancelledAt !== null,
    hasComment: comment !== '',
  })

/** The versions that the actor has seen, by the ids of requests. */
type Seen = Readonly<Record<string, string>>

/** The requests that are no longer as the actor has seen them. They are locked, so they stay so until the end. */
const changedSince = async (
  db: Tx,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  rows: readonly RequestRow[],
  seen: Seen,
): Promise<ReadonlySet<string>> => {
  const compared = rows.filter(({ id }) => seen[id] !== undefined)
  const subjects = await subjectsOf(db, types, platform, actor, compared)
  return new Set(compared.map(({ id }) => id).filter((id) => subjects.get(id)?.part.version !== seen[id]))
}

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

const applyDecision = async (
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

/** Approves, denies or reopens a request; those linked to it follow. */
export const decideRequest = async (
  db: Tx,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
  { version, ...decision }: Decision & { readonly version?: string | undefined },
): Promise<void> => {
  if (decision.state === 'waitingForApproval') await holdApprovers(db)
  const { request, followers } = await lockRequest(db, types, actor, id)
  const refusal = refusalFor(request, actor, decision)
  if (refusal === 'invalidInput') throw invalidField('comment', SAY_WHY)
  if (refusal) throw new Refusal(refusal)
  const changed =
    version === undefined ? undefined : await changedSince(db, types, platform, actor, [request], { [id]: version })
  if (changed?.has(id)) throw new Refusal('changedMeanwhile')
  await applyDecision(db, types, platform, actor, [request, ...followers], decision)
}

/** Decides the requests that can be decided; the others are named with a reason, including those that are gone. */
export const decideRequests = async (
  db: Tx,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  requestIds: readonly string[],
  { versions, ...decision }: Decision & { readonly versions: Seen },
): Promise<Sent<typeof approvals.decideRequests>> => {
  const ids = [...new Set(requestIds)]
  if (decision.state === 'waitingForApproval') {
    if (decision.comment === '') throw invalidField('comment', SAY_WHY)
    await holdApprovers(db)
  }
  const { visible, followersOf } = await lockRequests(db, types, actor, ids)
  if (visible.length === 0) throw new Refusal('notFound')
  const changed = await changedSince(db, types, platform, actor, visible, versions)
  const found = new Map(visible.map((row) => [row.id, row]))
  const reasonOf = (id: string): Reason | undefined => {
    const row = found.get(id)
    if (!row) return 'notFound'
    return refusalFor(row, actor, decision) ?? (changed.has(id) ? 'changedMeanwhile' : undefined)
  }
  const reasons = new Map(ids.map((id) => [id, reasonOf(id)]))
  const decided = visible.filter(({ id }) => reasons.get(id) === undefined)
  await applyDecision(
    db,
    types,
    platform,
    actor,
    [...decided, ...decided.flatMap(({ id }) => followersOf(id))],
    decision,
  )
  return {
    decidedIDs: decided.map(({ id }) => id),
    skipped: [...reasons].flatMap(([id, reason]) => (reason ? [{ id, reason }] : [])),
  }
}
