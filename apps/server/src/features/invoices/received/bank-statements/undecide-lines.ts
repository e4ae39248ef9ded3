import type { StatementLine } from '@praxis/contract/invoices/bank-statements'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Columns } from '../../../../platform/database/columns'
import type { Tx } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import type { FileStore } from '../../../../platform/files/file-store'
import { Refusal } from '../../../../platform/refusal'
import { announceInvoices } from '../announce-invoices'
import { holdClients, holdInvoices } from '../lock-billed-invoice'
import { assertAccountHolds, removePayments } from '../payments/store-payments'
import { announceStatements } from './announce-statements'
import { compareSoon } from './compare-lines-job'
import { getStatementLine } from './list-statement-lines'
import { holdLines, moveLines } from './move-lines'

/** Lines that are about no invoice: salaries, rent, fees. */
export const setStatementLinesAside = async (db: Tx, lineIDs: readonly string[]): Promise<void> => {
  const lines = await holdLines(db, lineIDs)
  if (lines.some(({ state }) => state !== 'toMatch')) throw new Refusal('statementLineDecided')
  await moveLines(db, lines, 'setAside')
  const counts = new Map<string, number>()
  for (const { statementId } of lines) counts.set(statementId, (counts.get(statementId) ?? 0) + 1)
  for (const [id, count] of counts)
    db.record({ entity: 'bankStatement', id, action: 'linesSetAside', after: { lineCount: count } })
  announceStatements(db)
}

/** A line is to match again; what it paid is taken back with it. */
export const takeStatementLineBack = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
): Promise<StatementLine> => {
  const [line] = await holdLines(db, [id])
  if (!line || line.state === 'toMatch') throw new Refusal('statementLineNotDecided')
  const { clientId, statementId, currency, amount } = line
  if (clientId !== null) {
    await holdClients(db, [clientId])
    const paid = await db.rows<Columns<'received_payments', 'invoice_id'>>(sql`
      select invoice_id as "invoiceId" from received_payments
      where company_id = ${actor.company.id} and statement_line_id = ${id}`)
    const invoiceIds = paid.flatMap(({ invoiceId }) => invoiceId ?? [])
    await holdInvoices(db, invoiceIds)
    await removePayments(db, sql`p.statement_line_id = ${id}`)
    await assertAccountHolds(db, clientId, currency)
    await announceInvoices(db, invoiceIds)
  }
  await moveLines(db, [{ ...line, clientId: null }], 'toMatch')
  db.record({ entity: 'bankStatement', id: statementId, action: 'lineTakenBack', before: { amount, currency } })
  announceStatements(db)
  await compareSoon(db)
  return getStatementLine(db, files, actor, id)
}
