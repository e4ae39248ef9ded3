import type { Reason } from '@praxis/contract/protocol/reasons'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import type { RequestRow } from '../queries/request-row'
import { type RequestTypes, typeCalled } from '../queries/request-type-line'

/** Why requests cannot be opened again, by the ids of those that cannot. They are locked, so it stays so until the end. */
export const finalReasons = async (
  db: Tx,
  types: RequestTypes,
  rows: readonly RequestRow[],
): Promise<ReadonlyMap<string, Reason>> => {
  const found = await Promise.all(
    [...new Set(rows.map(({ type }) => type))].map(async (type) => {
      const { isFinal } = typeCalled(types, type)
      if (!isFinal) return []
      const ids = rows.filter((row) => row.type === type).map(({ id }) => id)
      const final = await db.rows<Columns<'requests', 'id'>>(sql`
        select r.id from requests r
        where r.company_id = ${db.scope.companyId} and r.id = any (${ids}::uuid[]) and ${isFinal.condition}`)
      return final.map(({ id }) => [id, isFinal.reason] as const)
    }),
  )
  return new Map(found.flat())
}

export const assertNotFinal = async (db: Tx, types: RequestTypes, request: RequestRow): Promise<void> => {
  const reason = (await finalReasons(db, types, [request])).get(request.id)
  if (reason) throw new Refusal(reason)
}
