import type { ApprovalCounts } from '@praxis/contract/approval-counts'
import { type ApprovalsQuery, type approvals, approvalsPerPage } from '@praxis/contract/approvals'
import type { Sent } from '@praxis/contract/endpoint'
import type { RequestType } from '@praxis/contract/request-rules'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { requestTypeLines, typesInUse } from '../request-types'
import { isOfTypeInUse } from './request-row'

/** What waits for the actor's decision; nothing of a type that the company does not use. */
export const listApprovals = async (
  db: Db,
  platform: Pick<Platform, 'files' | 'dayItems'>,
  actor: EmployeeActor,
  query: ApprovalsQuery,
): Promise<Sent<typeof approvals.listApprovals>> => {
  const { requestType, page, per = approvalsPerPage[requestType] } = query
  if (!typesInUse(actor).includes(requestType))
    return {
      ...{ items: [], metadata: { page, per, total: 0, hasMore: false }, requestCount: 0 },
      ...{ people: [], clients: [], usual: {} },
    }
  return requestTypeLines[requestType].listApprovals(db, platform, actor, { ...query, per })
}

interface CountRow {
  readonly type: RequestType
  readonly count: number
  readonly since: string
}

export const countApprovals = async (db: Db, actor: EmployeeActor): Promise<ApprovalCounts> => {
  const rows = await db.rows<CountRow>(sql`
    select r.type, count(*), min(r.submitted_at) as since from requests r
    where ${isOfTypeInUse(actor)} and r.approver_id = ${actor.employee.id} and r.state = 'waitingForApproval'
    group by r.type`)
  const timeSheets = rows.find(({ type }) => type === 'timeSheet')
  return {
    timeSheetCount: timeSheets?.count ?? 0,
    timeSheetsWaitSince: timeSheets?.since ?? null,
    totalCount: rows.reduce((sum, { count }) => sum + count, 0),
  }
}
