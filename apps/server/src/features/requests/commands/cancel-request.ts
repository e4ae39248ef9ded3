import { refusalOfCancellation } from '@praxis/domain/requests/request-transitions'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { findRequests } from '../queries/list-requests'
import { isActingApprover } from '../queries/request-row'
import type { RequestTypeLine, SubjectPlatform } from '../queries/request-type-line'
import { announceRequests, concernedBy } from './announce-requests'
import { lockRequest } from './lock-requests'
import { tellOfCancellation } from './tell-of-cancellation'
import { tellOwnersOfCancellation } from './tell-owners'

/**
 * Cancels an approved request, and those that follow it. A type whose requests can be cancelled has an endpoint for it,
 * which says until when.
 */
export const cancelRequest = async (
  db: Tx,
  line: RequestTypeLine,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
  comment = '',
): Promise<void> => {
  const { request, followers } = await lockRequest(db, [line], actor, id)
  const refusal = refusalOfCancellation({
    state: request.state,
    isConcerned: request.employee.id === actor.employee.id || isActingApprover(request, actor),
    isLinked: request.linkedId !== null,
    isCancelled: request.cancelledAt !== null,
  })
  if (refusal) throw new Refusal(refusal)
  const cancelled = [request, ...followers]
  const ids = cancelled.map((each) => each.id)
  await db.run(sql`
    update requests set cancelled_at = ${db.now}, cancelled_by = ${actor.employee.id}
    where company_id = ${actor.company.id} and id = any (${ids}::uuid[])`)
  for (const each of ids)
    db.record({ entity: 'request', id: each, action: 'cancelled', ...(comment !== '' && { after: { comment } }) })
  await Promise.all([
    announceRequests(db, cancelled.map(concernedBy)),
    tellOfCancellation(db, line, platform, actor, cancelled, comment),
    line.afterChange(db, ids),
  ])
}

/** Tells of a request whose type has called off the end of what was approved, and said who may; the rest stays approved. */
export const tellOfShortening = async (
  db: Tx,
  line: RequestTypeLine,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
  comment: string,
): Promise<void> => {
  const shortened = await findRequests(db, [line], actor, [id])
  await Promise.all([
    announceRequests(db, shortened.map(concernedBy)),
    tellOwnersOfCancellation(db, line, platform, actor, shortened, { did: 'shortened', comment }),
    line.afterChange(db, [id]),
  ])
}
