import type { LineState } from '@praxis/contract/invoices/bank-statement-rules'
import type { Tx } from '../../../../platform/database/database'
import { type RowOf, selected } from '../../../../platform/database/selected'
import { sql } from '../../../../platform/database/sql'
import { Refusal } from '../../../../platform/refusal'

const columns = selected('bank_statement_lines', 'l', [
  ...(['id', 'statement_id', 'booked_on', 'amount', 'currency', 'party_name', 'remittance', 'state'] as const),
  'client_id',
])

export type HeldLine = RowOf<typeof columns>

/**
 * Lines, held until the transaction ends in the order of their days; their statements are held before them, as whoever
 * deletes one does.
 */
export const holdLines = async (db: Tx, ids: readonly string[]): Promise<HeldLine[]> => {
  const { companyId } = db.scope
  await db.run(sql`
    select from bank_statements b where b.company_id = ${companyId} and b.id in (
      select l.statement_id from bank_statement_lines l where l.company_id = ${companyId} and l.id = any (${ids}::uuid[]))
    order by b.id for no key update`)
  const lines = await db.rows<HeldLine>(sql`
    select ${columns} from bank_statement_lines l
    where l.company_id = ${companyId} and l.id = any (${ids}::uuid[])
    order by l.booked_on, l.id for no key update`)
  if (lines.length < new Set(ids).size) throw new Refusal('notFound')
  return lines
}

interface LineToMove extends Pick<HeldLine, 'id' | 'statementId' | 'state' | 'clientId'> {}

const countsOf = (lines: readonly LineToMove[], to: LineState) => {
  const counts = new Map<string, { matched: number; setAside: number }>()
  for (const { statementId, state } of lines) {
    const count = counts.get(statementId) ?? { matched: 0, setAside: 0 }
    for (const [moved, by] of [
      [state, -1],
      [to, 1],
    ] as const)
      if (moved !== 'toMatch') count[moved] += by
    counts.set(statementId, count)
  }
  return [...counts].map(([id, count]) => ({ id, ...count }))
}

/** Gives held lines another state, and keeps how many of each their statements have. */
export const moveLines = async (db: Tx, lines: readonly LineToMove[], to: LineState): Promise<void> => {
  const { companyId, employeeId } = db.scope
  const isDecided = to !== 'toMatch'
  await db.run(sql`
    update bank_statement_lines l set state = ${to}, client_id = r.client_id,
      decided_by = ${isDecided ? employeeId : null}, decided_at = ${isDecided ? db.now : null}, is_compared = ${isDecided}
    from unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ clientId }) => clientId)}::uuid[]) as r (id, client_id)
    where l.company_id = ${companyId} and l.id = r.id`)
  await db.run(sql`
    update bank_statements b set matched_count = b.matched_count + r.matched, set_aside_count = b.set_aside_count + r."setAside"
    from jsonb_to_recordset(${JSON.stringify(countsOf(lines, to))}::jsonb) as r (id uuid, matched integer, "setAside" integer)
    where b.company_id = ${companyId} and b.id = r.id`)
}
