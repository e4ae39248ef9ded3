import type { Reason } from '@praxis/contract/protocol/reasons'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { joinSql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import type { RequestRow } from '../queries/request-row'
import { type RequestTypes, typeCalled } from '../queries/request-type-line'

interface FinalRow extends Columns<'requests', 'id'> {
  readonly reason: Reason
}

/** Why requests cannot be opened again, by the ids of those that cannot. They are locked, so it stays so until the end. */
export const finalReasons = async (
  db: Tx,
  types: RequestTypes,
  rows: readonly RequestRow[],
): Promise<ReadonlyMap<string, Reason>> => {
  const found = await Promise.all(
    [...new Set(rows.map(({ type }) => type))].map(async (type) => {
      const { isFinal = [] } = typeCalled(types, type)
      if (isFinal.length === 0) return []
      const ids = rows.filter((row) => row.type === type).map(({ id }) => id)
      const reasons = isFinal.map(({ reason, condition }) => sql`when ${condition} then ${reason}::text`)
      return db.rows<FinalRow>(sql`
        select f.id, f.reason from (
          select r.id, case ${joinSql(reasons, ' ')} end as reason from requests r
          where r.company_id = ${db.scope.companyId} and r.id = any (${ids}::uuid[])) f
        where f.reason is not null`)
    }),
  )
  return new Map(found.flat().map(({ id, reason }) => [id, reason]))
}

export const assertNotFinal = async (db: Tx, types: RequestTypes, request: RequestRow): Promise<void> => {
  const reason = (await finalReasons(db, types, [request])).get(request.id)
  if (reason) throw new Refusal(reason)
}
