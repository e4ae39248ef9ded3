import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { Reason } from '@praxis/contract/protocol/reasons'
import type { approvals } from '@praxis/contract/requests/approvals'
import { refusalOfDecision } from '@praxis/domain/requests/request-transitions'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { invalidField, Refusal } from '../../../platform/refusal'
import { holdApprovers } from '../../approvers/commands/hold-approvers'
import { isActingApprover, type RequestRow, subjectsOf } from '../queries/request-row'
import type { RequestTypes, SubjectPlatform } from '../queries/request-type-line'
import { applyDecision } from './apply-decision'
import { assertNotFinal, finalReasons } from './final-requests'
import { lockRequest, lockRequests } from './lock-requests'
import type { Decision } from './tell-owners'

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
  if (decision.state === 'waitingForApproval') await assertNotFinal(db, types, request)
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
  const [changed, final] = await Promise.all([
    changedSince(db, types, platform, actor, visible, versions),
    finalReasons(db, types, decision.state === 'waitingForApproval' ? visible : []),
  ])
  const found = new Map(visible.map((row) => [row.id, row]))
  const reasonOf = (id: string): Reason | undefined => {
    const row = found.get(id)
    if (!row) return 'notFound'
    return refusalFor(row, actor, decision) ?? final.get(id) ?? (changed.has(id) ? 'changedMeanwhile' : undefined)
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
