import type { Proposal } from '@praxis/domain/bank-statements/matching/proposal'
import * as z from 'zod'
import type { Tx } from '../../../../platform/database/database'
import { houseCaller, systemScope } from '../../../../platform/database/scope'
import { sql } from '../../../../platform/database/sql'
import { defineJob } from '../../../../platform/jobs/job'
import { announceStatements } from './announce-statements'
import { listLinesToMatch, loadMatchGround } from './match-ground'
import type { MatchedLines, StatementWork } from './statement-work'
import { storedProposalOf } from './stored-proposal'

/** Called wherever lines or what they may pay change. Changes that come together are looked at once. */
export const compareSoon = async (db: Tx): Promise<void> => {
  const line = await db.row(sql`
    select 1 as found from bank_statement_lines where company_id = ${db.scope.companyId} and state = 'toMatch' limit 1`)
  if (line)
    db.enqueue({ task: 'compareStatementLines', payload: {}, key: `compareStatementLines ${db.scope.companyId}` })
}

/** Says of all lines that are to match what they may be about. What was proposed before is proposed anew. */
export const compareStatementLines = defineJob({
  name: 'compareStatementLines',
  payload: z.strictObject({}),
  run: async ({ database, companyId, platform }) => {
    const scope = systemScope(companyId)
    const { lines, ground } = await database.read(scope, async (db) => {
      const found = await listLinesToMatch(db)
      return { lines: found, ground: await loadMatchGround(db, found) }
    })
    if (lines.length === 0) return
    const work: StatementWork = { task: 'match', lines, ground }
    const proposals = await platform.heavyWork.statements.run<MatchedLines>(work, houseCaller)
    const invoiceOf = new Map([...ground.creditNotes, ...ground.payments].map(({ id, invoiceId }) => [id, invoiceId]))
    const rows = lines.map(({ id }) => {
      const found: readonly Proposal[] = proposals.get(id) ?? []
      return {
        id,
        confidence: found[0]?.confidence ?? null,
        proposals: found.map((proposal) => storedProposalOf(proposal, invoiceOf)),
      }
    })
    await database.mutate(scope, async (db) => {
      const changed = await db.run(sql`
        update bank_statement_lines l
        set proposals = r.proposals, confidence = r.confidence, is_compared = true
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, confidence text, proposals jsonb)
        where l.company_id = ${companyId} and l.id = r.id and l.state = 'toMatch'
          and (not l.is_compared or l.proposals <> r.proposals)`)
      if (changed > 0) announceStatements(db)
    })
  },
})
