import type { LineToMatch } from '@praxis/domain/bank-statements/matching/match-ground'
import type { Proposal } from '@praxis/domain/bank-statements/matching/proposal'
import * as z from 'zod'
import type { Db, Tx } from '../../../../platform/database/database'
import { houseCaller, systemScope } from '../../../../platform/database/scope'
import { sql } from '../../../../platform/database/sql'
import { defineJob } from '../../../../platform/jobs/job'
import { announceStatements } from './announce-statements'
import { type LoadedGround, listLinesToMatch, loadMatchGround } from './match-ground'
import type { MatchedLines, StatementWork } from './statement-work'
import { storedProposalOf } from './stored-proposal'

/** Called wherever lines or what they may pay change. Changes that come together are looked at once. */
export const compareSoon = async (db: Tx): Promise<void> => {
  const line = await db.row(sql`
    select 1 as found from bank_statement_lines where company_id = ${db.scope.companyId} and state = 'toMatch' limit 1`)
  if (line)
    db.enqueue({ task: 'compareStatementLines', payload: {}, key: `compareStatementLines ${db.scope.companyId}` })
}

interface Compared {
  readonly lines: readonly LineToMatch[]
  readonly ground: LoadedGround
}

/** What is to be compared: all lines that are to match, and what they can be about. */
export const loadCompared = async (db: Db): Promise<Compared> => {
  const lines = await listLinesToMatch(db)
  return { lines, ground: await loadMatchGround(db, lines) }
}

/** Keeps what lines may be about. Answers of how many that is something else than before. */
export const keepProposals = (db: Tx, { lines, ground }: Compared, proposals: MatchedLines): Promise<number> => {
  const invoiceOf = new Map([...ground.creditNotes, ...ground.payments].map(({ id, invoiceId }) => [id, invoiceId]))
  const rows = lines.map(({ id }) => {
    const found: readonly Proposal[] = proposals.get(id) ?? []
    return {
      id,
      confidence: found[0]?.confidence ?? null,
      proposals: found.map((proposal) => storedProposalOf(proposal, invoiceOf)),
    }
  })
  return db.run(sql`
    update bank_statement_lines l
    set proposals = r.proposals, confidence = r.confidence, is_compared = true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, confidence text, proposals jsonb)
    where l.company_id = ${db.scope.companyId} and l.id = r.id and l.state = 'toMatch'
      and (not l.is_compared or l.proposals <> r.proposals)`)
}

/** Says of all lines that are to match what they may be about. What was proposed before is proposed anew. */
export const compareStatementLines = defineJob({
  name: 'compareStatementLines',
  payload: z.strictObject({}),
  run: async ({ database, companyId, platform }) => {
    const scope = systemScope(companyId)
    const compared = await database.read(scope, loadCompared)
    if (compared.lines.length === 0) return
    const work: StatementWork = { task: 'match', ...compared }
    const proposals = await platform.heavyWork.statements.run<MatchedLines>(work, houseCaller)
    await database.mutate(scope, async (db) => {
      if ((await keepProposals(db, compared, proposals)) > 0) announceStatements(db)
    })
  },
})
