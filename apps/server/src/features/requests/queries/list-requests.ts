import type { Request } from '@praxis/contract/requests'
import { canRead } from '@praxis/domain/projects/project-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { abilitiesInProject } from '../../projects/queries/get-project'
import { isDecidedBetween } from './decided-between'
import { isOfTypeInUse, maySeeRequest, type RequestRow, requestsOf, selectRequests } from './request-row'

/** The actor's own that wait, newest first. */
export const listActiveRequests = async (db: Db, files: FileStore, actor: EmployeeActor): Promise<Request[]> => {
  const rows = await db.rows<RequestRow>(sql`
    ${selectRequests}
    where ${isOfTypeInUse(actor)} and r.employee_id = ${actor.employee.id} and r.state = 'waitingForApproval'
    order by r.submitted_at desc, r.id limit 200`)
  return requestsOf(db, files, actor, rows)
}

interface Days {
  readonly from: string
  readonly to: string
}

/** Of the wanted ones those decided on these days of the actor's calendar, newest first. */
const listDecided = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  isWanted: Sql,
  days: Days,
): Promise<Request[]> => {
  const rows = await db.rows<RequestRow>(sql`
    ${selectRequests}
    where ${isOfTypeInUse(actor)} and ${isWanted} and ${isDecidedBetween(actor, days)}
    order by r.decided_at desc, r.id limit 200`)
  return requestsOf(db, files, actor, rows)
}

/** The actor's own. */
export const listRequestHistory = (db: Db, files: FileStore, actor: EmployeeActor, days: Days): Promise<Request[]> =>
  listDecided(db, files, actor, sql`r.employee_id = ${actor.employee.id}`, days)

/** What the actor decided; what was approved at once nobody decided. */
export const listDecisions = (db: Db, files: FileStore, actor: EmployeeActor, days: Days): Promise<Request[]> =>
  listDecided(db, files, actor, sql`r.decided_by = ${actor.employee.id}`, days)

const findRequests = (db: Db, actor: EmployeeActor, ids: readonly string[]): Promise<RequestRow[]> =>
  db.rows<RequestRow>(sql`
    ${selectRequests} where ${isOfTypeInUse(actor)} and r.id = any (${ids}::uuid[]) order by r.submitted_at, r.id`)

/** Those of them that the actor may see. */
export const listRequests = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  ids: readonly string[],
): Promise<Request[]> => {
  const rows = await findRequests(db, actor, ids)
  return requestsOf(
    db,
    files,
    actor,
    rows.filter((row) => maySeeRequest(row, actor)),
  )
}

export const getRequest = async (db: Db, files: FileStore, actor: EmployeeActor, id: string): Promise<Request> => {
  const [request] = await listRequests(db, files, actor, [id])
  if (!request) throw new Refusal('notFound')
  return request
}

/** After a change of the actor's, which may have taken it out of their sight. */
export const getChangedRequest = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
): Promise<Request> => {
  const [request] = await requestsOf(db, files, actor, await findRequests(db, actor, [id]))
  if (!request) throw new Refusal('notFound')
  return request
}

/** Whoever may see a request, and those who read the time sheets of its project. */
export const mayReadHistoryOfRequest = async (db: Db, actor: EmployeeActor, id: string): Promise<boolean> => {
  const row = await db.row<RequestRow>(sql`${selectRequests} where ${isOfTypeInUse(actor)} and r.id::text = ${id}`)
  if (!row) return false
  if (maySeeRequest(row, actor)) return true
  const abilities = row.projectId === null ? undefined : await abilitiesInProject(db, actor, row.projectId)
  return abilities !== undefined && canRead(abilities.permissions.timeSheetSubmissions)
}
