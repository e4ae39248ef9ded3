import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import type { RequestTypes } from '../queries/request-type-line'
import { announceRequests } from './announce-requests'
import { lockRequest } from './lock-requests'

/** The actor leaves a denied request as it is; correcting it remains possible. */
export const acceptDenial = async (db: Tx, types: RequestTypes, actor: EmployeeActor, id: string): Promise<void> => {
  const { request } = await lockRequest(db, types, actor, id)
  if (request.employee.id !== actor.employee.id) throw new Refusal('invalidPermission')
  if (request.state !== 'denied') throw new Refusal('requestNotDenied')
  const accepted = await db.row(sql`
    update requests set accepted_at = ${db.now}
    where company_id = ${actor.company.id} and id = ${id} and accepted_at is null
    returning id`)
  if (!accepted) return
  db.record({ entity: 'request', id, action: 'denialAccepted' })
  await announceRequests(db, [{ employeeId: request.employee.id, approverId: null }])
}
