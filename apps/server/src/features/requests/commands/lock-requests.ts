import type { Reason } from '@praxis/contract/protocol/reasons'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { isActingApprover, isOfTypeInUse, maySeeRequest, type RequestRow, selectRequests } from '../queries/request-row'
import type { RequestTypes } from '../queries/request-type-line'

/** Requests as they stand now, and those that follow them, locked until the transaction ends. */
export interface LockedRequests {
  /** The requests asked for, whether or not the actor may see them. */
  readonly found: readonly RequestRow[]
  /** The requests that the actor may see. */
  readonly visible: readonly RequestRow[]
  readonly followersOf: (id: string) => RequestRow[]
}

export const lockRequests = async (
  db: Tx,
  types: RequestTypes,
  actor: EmployeeActor,
  ids: readonly string[],
): Promise<LockedRequests> => {
  // The rows are locked first and read afterwards, so that changes made while this waited are seen. All lock in one
  // order, or two could wait for each other.
  await db.run(sql`
    select from requests
    where company_id = ${actor.company.id} and (id = any (${ids}::uuid[]) or linked_request_id = any (${ids}::uuid[]))
    order by id for no key update`)
  const rows = await db.rows<RequestRow>(sql`
    ${selectRequests(db, actor)}
    where ${isOfTypeInUse(types, actor)} and (r.id = any (${ids}::uuid[]) or r.linked_request_id = any (${ids}::uuid[]))
    order by r.id`)
  const asked = new Set(ids)
  const found = rows.filter(({ id }) => asked.has(id))
  return {
    found,
    visible: found.filter((row) => maySeeRequest(row, actor)),
    followersOf: (id) => rows.filter(({ linkedId }) => linkedId === id),
  }
}

export const lockRequest = async (db: Tx, types: RequestTypes, actor: EmployeeActor, id: string) => {
  const { visible, followersOf } = await lockRequests(db, types, actor, [id])
  const [request] = visible
  if (!request) throw new Refusal('notFound')
  return { request, followers: followersOf(id) }
}

/** Locks a request that waits for the actor's decision. */
export const lockWaitingRequest = async (
  db: Tx,
  types: RequestTypes,
  actor: EmployeeActor,
  id: string,
  onceDecided: Reason,
): Promise<RequestRow> => {
  const { request } = await lockRequest(db, types, actor, id)
  if (!isActingApprover(request, actor)) throw new Refusal('invalidPermission')
  if (request.state !== 'waitingForApproval') throw new Refusal(onceDecided)
  return request
}
