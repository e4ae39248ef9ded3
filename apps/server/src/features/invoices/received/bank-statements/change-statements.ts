import { randomUUID } from 'node:crypto'
import type { BankStatement, CsvLayout } from '@praxis/contract/invoices/bank-statements'
import type { Currency } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Columns } from '../../../../platform/database/columns'
import type { Tx } from '../../../../platform/database/database'
import { insertion, nextVersion, sql } from '../../../../platform/database/sql'
import type { FileStore } from '../../../../platform/files/file-store'
import type { Upload } from '../../../../platform/files/upload'
import { assertUnchangedSince, Refusal } from '../../../../platform/refusal'
import { announceStatements } from './announce-statements'
import { readSoon } from './read-statement-job'
import { getBankStatement } from './statement-row'

interface Given {
  readonly account: string
  readonly currency?: Currency | undefined
}

/** Keeps a file as it is; it is read within a moment, in a thread of its own. */
export const uploadBankStatement = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  { account, currency }: Given,
  upload: Upload,
): Promise<BankStatement> => {
  const id = randomUUID()
  const file = await files.keep(db, upload, { entity: 'bankStatement', entityId: id })
  const company = await db.row<Columns<'companies', 'default_currency'>>(sql`
    select default_currency as "defaultCurrency" from companies where company_id = ${actor.company.id}`)
  await db.run(sql`
    insert into bank_statements ${insertion<'bank_statements'>({
      company_id: actor.company.id,
      id,
      file_id: file.id,
      name: file.name,
      given_account: account,
      given_currency: currency ?? company?.defaultCurrency,
      accounts: '[]',
      problems: '[]',
      uploaded_at: db.now,
      uploaded_by: actor.employee.id,
    })}`)
  readSoon(db, id)
  db.record({ entity: 'bankStatement', id, action: 'created', after: { name: file.name } })
  announceStatements(db)
  return getBankStatement(db, files, actor, id)
}

interface UnmatchedStatement
  extends Columns<'bank_statements', 'file_id' | 'name' | 'format' | 'matched_count' | 'version'> {
  readonly csv: BankStatement['csv']
}

const lockUnmatched = async (db: Tx, id: string): Promise<UnmatchedStatement> => {
  const statement = await db.row<UnmatchedStatement>(sql`
    select file_id as "fileId", name, format, matched_count as "matchedCount", version, csv from bank_statements
    where company_id = ${db.scope.companyId} and id = ${id} for update`)
  if (!statement) throw new Refusal('notFound')
  if (statement.matchedCount > 0) throw new Refusal('statementHasMatches')
  return statement
}

const forgetLines = (db: Tx, id: string): Promise<number> =>
  db.run(sql`delete from bank_statement_lines where company_id = ${db.scope.companyId} and statement_id = ${id}`)

export const correctCsvLayout = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
  { layout, version }: { readonly layout: CsvLayout; readonly version?: number | undefined },
): Promise<BankStatement> => {
  const { csv, ...statement } = await lockUnmatched(db, id)
  assertUnchangedSince(version, statement.version)
  if (!csv) throw new Refusal('statementIsNoCsv')
  await forgetLines(db, id)
  await db.run(sql`
    update bank_statements set csv = ${JSON.stringify({ ...csv, layout })}::jsonb, is_reading = true, line_count = 0,
      set_aside_count = 0, repeated_count = 0, version = ${nextVersion}
    where company_id = ${actor.company.id} and id = ${id}`)
  readSoon(db, id)
  db.record({
    entity: 'bankStatement',
    id,
    action: 'layoutCorrected',
    before: { layout: csv.layout },
    after: { layout },
  })
  announceStatements(db)
  return getBankStatement(db, files, actor, id)
}

export const deleteBankStatement = async (db: Tx, files: FileStore, id: string): Promise<void> => {
  const { fileId, name } = await lockUnmatched(db, id)
  await forgetLines(db, id)
  await db.run(sql`delete from bank_statements where company_id = ${db.scope.companyId} and id = ${id}`)
  await files.remove(db, fileId)
  db.record({ entity: 'bankStatement', id, action: 'deleted', before: { name } })
  announceStatements(db)
}
