import type { PageMetadata } from '@praxis/contract/protocol/page'
import type { DecidedQuery, Request } from '@praxis/contract/requests/requests'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { idOrNone } from '../../../platform/database/id-or-none'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import { Refusal } from '../../../platform/refusal'
import { rowsWithIds } from '../../../platform/search/search-index'
import { isDecidedBetween } from './decided-between'
import {
  ALL_REQUESTS,
  isOfTypeInUse,
  maySeeRequest,
  type RequestRow,
  requestsOf,
  selectRequests,
  selectRequestsFrom,
} from './request-row'
import { type RequestTypes, type SubjectPlatform, typeCalled, typesInUse } from './request-type-line'

type Page = { readonly items: Request[]; readonly metadata: PageMetadata }
type Paging = { readonly page: number; readonly per: number }

interface CountedRow extends RequestRow {
  readonly total: number
}

interface Wanted {
  /** What requests are read from; all there are by default. */
  readonly from?: Sql
  readonly condition: Sql
  readonly newestBy: 'submitted_at' | 'decided_at'
  readonly paging: Paging
}

/** A page of the requests that meet the condition, newest first by a column that has an index for every asker. */
const pageOfRequests = async (
  db: Db,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  { from = ALL_REQUESTS, condition, newestBy, paging }: Wanted,
): Promise<Page> => {
  const isWanted = sql`${isOfTypeInUse(types, actor)} and ${condition}`
  const order = rawSql(`order by r.${newestBy} desc, r.id`)
  const rows = await db.rows<CountedRow>(sql`
    select found.*, counted.total
    from (select count(*) as total from (select from ${from} r where ${isWanted} ${COUNT_LIMIT}) as few) as counted
    left join (${pageOf(sql`${selectRequestsFrom(from, db, actor)} where ${isWanted} ${order}`, paging)}) as found on true
    order by found.${rawSql(newestBy === 'decided_at' ? '"decidedAt"' : '"submittedAt"')} desc, found.id`)
  const { items, metadata } = pageOfRows(rows, paging, (row) => row)
  return { items: await requestsOf(db, types, platform, actor, items), metadata }
}

/** The actor's own requests that wait. */
export const listActiveRequests = (
  db: Db,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  paging: Paging,
): Promise<Page> =>
  pageOfRequests(db, types, platform, actor, {
    condition: sql`r.employee_id = ${actor.employee.id} and r.state = 'waitingForApproval'`,
    newestBy: 'submitted_at',
    paging,
  })

/** A condition on a row `r` of requests: it was denied and then corrected, which each type says in its own way. */
const isCorrected = (types: RequestTypes, actor: EmployeeActor): Sql => {
  const conditions = typesInUse(types, actor).flatMap(({ type, isCorrected: condition }) =>
    condition ? [sql`when ${type} then ${condition}`] : [],
  )
  return sql`case r.type ${joinSql([...conditions, sql`when null then false`], ' ')} else false end`
}

/** The actor's own requests that were denied, and about which nothing has been done yet. */
export const listDeniedRequests = (
  db: Db,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  paging: Paging,
): Promise<Page> =>
  pageOfRequests(db, types, platform, actor, {
    condition: sql`r.employee_id = ${actor.employee.id} and r.state = 'denied' and r.accepted_at is null
      and not ${isCorrected(types, actor)}`,
    newestBy: 'decided_at',
    paging,
  })

/** Requests have the ids of their subjects, by which the search finds them. */
const searchedRequests = (types: RequestTypes, actor: EmployeeActor, search: string): Sql => {
  const found = typesInUse(types, actor).map(({ foundBy }) => foundBy(actor.company.id, search))
  return found.length === 0 ? ALL_REQUESTS : rowsWithIds('requests', actor.company.id, joinSql(found, ' union '))
}

/** States as constants in the statement, so that an index can be used. */
const isOfState: Readonly<Record<NonNullable<DecidedQuery['state']>, Sql>> = {
  approved: rawSql(`r.state = 'approved'`),
  denied: rawSql(`r.state = 'denied'`),
}

/** The requests that were decided on these days of the actor's calendar. */
const listDecided = (
  db: Db,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  isWanted: Sql,
  { state, search, ...asked }: DecidedQuery,
): Promise<Page> =>
  pageOfRequests(db, types, platform, actor, {
    ...(search && { from: searchedRequests(types, actor, search) }),
    condition: joinSql([isWanted, isDecidedBetween(actor, asked), ...(state ? [isOfState[state]] : [])], ' and '),
    newestBy: 'decided_at',
    paging: asked,
  })

/** The actor's own decided requests. */
export const listRequestHistory = (
  db: Db,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  asked: DecidedQuery,
) => listDecided(db, types, platform, actor, sql`r.employee_id = ${actor.employee.id}`, asked)

/** The requests that the actor decided; nobody decided those that were approved automatically. */
export const listDecisions = (
  db: Db,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  asked: DecidedQuery,
) => listDecided(db, types, platform, actor, sql`r.decided_by = ${actor.employee.id}`, asked)

export const findRequests = (
  db: Db,
  types: RequestTypes,
  actor: EmployeeActor,
  ids: readonly string[],
): Promise<RequestRow[]> =>
  db.rows<RequestRow>(sql`
    ${selectRequests(db, actor)} where ${isOfTypeInUse(types, actor)} and r.id = any (${ids}::uuid[]) order by r.submitted_at, r.id`)

/** Those of the requests that the actor may see. */
export const listRequests = async (
  db: Db,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  ids: readonly string[],
): Promise<Request[]> => {
  const rows = await findRequests(db, types, actor, ids)
  return requestsOf(
    db,
    types,
    platform,
    actor,
    rows.filter((row) => maySeeRequest(row, actor)),
  )
}

export const getRequest = async (
  db: Db,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
): Promise<Request> => {
  const [request] = await listRequests(db, types, platform, actor, [id])
  if (!request) throw new Refusal('notFound')
  return request
}

/** A request after the actor's change, which may have taken it out of their sight. */
export const getChangedRequest = async (
  db: Db,
  types: RequestTypes,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
): Promise<Request> => {
  const [request] = await requestsOf(db, types, platform, actor, await findRequests(db, types, actor, [id]))
  if (!request) throw new Refusal('notFound')
  return request
}

/** Those who may see a request, and those whom its type lets read its history, may read it. */
export const mayReadHistoryOfRequest = async (
  db: Db,
  types: RequestTypes,
  actor: EmployeeActor,
  id: string,
): Promise<boolean> => {
  const known = idOrNone(id)
  const [row] = known === null ? [] : await findRequests(db, types, actor, [known])
  return (
    row !== undefined && (maySeeRequest(row, actor) || typeCalled(types, row.type).mayReadHistory(db, actor, row.id))
  )
}
