import type { ApprovalCounts } from '@praxis/contract/requests/approval-counts'
import type { ApprovalsQuery } from '@praxis/contract/requests/approvals'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, sql } from '../../../platform/database/sql'
import { isDecidedBy, isOfTypeInUse } from './request-row'
import { type ApprovalsPage, type InboxPlatform, type RequestTypes, typeCalled } from './request-type-line'

/** The requests that wait for the actor's decision. */
export const listApprovals = (
  db: Db,
  types: RequestTypes,
  platform: InboxPlatform,
  actor: EmployeeActor,
  query: ApprovalsQuery,
): Promise<ApprovalsPage> => {
  const { listApprovals: list, perPage } = typeCalled(types, query.requestType)
  return list(db, platform, actor, { ...query, per: query.per ?? perPage })
}

export const countApprovals = async (db: Db, types: RequestTypes, actor: EmployeeActor): Promise<ApprovalCounts> => {
  const columns = types.flatMap(({ type }) => [
    sql`count(*) filter (where r.type = ${type}) as ${rawSql(`"${type}Count"`)}`,
    sql`min(r.submitted_at) filter (where r.type = ${type}) as ${rawSql(`"${type}WaitSince"`)}`,
  ])
  const counts = await db.row<ApprovalCounts>(sql`
    select ${joinSql([rawSql('count(*) as "totalCount"'), ...columns], ', ')} from requests r
    where ${isOfTypeInUse(types, actor)} and ${isDecidedBy(types, db, actor)} and r.state = 'waitingForApproval'`)
  if (!counts) throw new Error('the counts came without a row')
  return counts
}
