import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { StatementAccount } from '@praxis/contract/invoices/bank-statements'
import type { StatementReading } from '@praxis/domain/bank-statements/statement'
import * as z from 'zod'
import type { Columns } from '../../../../platform/database/columns'
import type { Tx } from '../../../../platform/database/database'
import { houseCaller, systemScope } from '../../../../platform/database/scope'
import { sql } from '../../../../platform/database/sql'
import { defineJob } from '../../../../platform/jobs/job'
import { announceStatements } from './announce-statements'
import { compareSoon } from './compare-lines-job'
import type { ReadFile, StatementWork } from './statement-work'

/** So many things that could not be read are kept word for word; a file of which nothing fits has one for each line. */
const MOST_PROBLEMS = 500

export const readSoon = (db: Tx, statementId: string): void =>
  db.enqueue({ task: 'readBankStatement', payload: { statementId }, key: `readBankStatement ${statementId}` })

interface UnreadRow extends Columns<'bank_statements', 'given_account' | 'given_currency' | 'version'> {
  readonly csv: StatementReading['csv']
  readonly storageKey: string
}

const accountsOf = ({ statements }: ReadFile): StatementAccount[] =>
  statements.map(({ lines, ...statement }) => ({ ...statement, lineCount: lines.length }))

const keptProblems = ({ problems }: ReadFile): StatementReading['problems'] => {
  const more = problems.length - MOST_PROBLEMS
  if (more <= 0) return problems
  const rest = { fileLine: null, kind: 'notRead', text: `${more} more lines have problems like these` } as const
  return [rest, ...problems.slice(0, MOST_PROBLEMS)]
}

/** Lines that another statement has brought are not brought again. Answers how many are new. */
const storeLines = (db: Tx, statementId: string, { statements, fingerprints }: ReadFile): Promise<number> => {
  const rows = statements.flatMap(({ account, lines }, place) =>
    lines.map((line, index) => ({ ...line, id: randomUUID(), account, fingerprint: fingerprints[place]?.[index] })),
  )
  return db.run(sql`
    insert into bank_statement_lines (company_id, id, statement_id, account, file_line, booked_on, value_on, amount, currency,
      is_reversal, party_name, on_behalf_of, party_account, remittance, creditor_reference, end_to_end_reference,
      bank_reference, bank_text, fingerprint)
    select ${db.scope.companyId}, r.id, ${statementId}, r.account, r."fileLine", r."bookedOn", r."valueOn", r.amount,
      r.currency, r."isReversal", r."partyName", r."onBehalfOf", r."partyAccount", r.remittance, r."creditorReference",
      r."endToEndReference", r."bankReference", r."bankText", r.fingerprint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, account text, "fileLine" integer,
      "bookedOn" date, "valueOn" date, amount bigint, currency text, "isReversal" boolean, "partyName" text,
      "onBehalfOf" text, "partyAccount" text, remittance text, "creditorReference" text, "endToEndReference" text,
      "bankReference" text, "bankText" text, fingerprint text)
    on conflict (company_id, fingerprint) do nothing`)
}

/** Keeps what was understood of a statement’s file. */
export const keepReading = async (db: Tx, statementId: string, read: ReadFile): Promise<void> => {
  const lines = read.statements.flatMap((statement) => statement.lines)
  const lineCount = await storeLines(db, statementId, read)
  const days = lines.map(({ bookedOn }) => bookedOn).sort()
  await db.run(sql`
    update bank_statements set format = ${read.format}, first_day = ${days[0] ?? null}, last_day = ${days.at(-1) ?? null},
      accounts = ${JSON.stringify(accountsOf(read))}::jsonb, problems = ${JSON.stringify(keptProblems(read))}::jsonb,
      csv = coalesce(${read.csv && JSON.stringify(read.csv)}::jsonb, csv), line_count = ${lineCount},
      repeated_count = ${lines.length - lineCount}, is_reading = false, version = version + 1
    where company_id = ${db.scope.companyId} and id = ${statementId}`)
}

/** Reads the file of a statement, for the first time or with its columns understood in another way. */
export const readBankStatement = defineJob({
  name: 'readBankStatement',
  payload: z.strictObject({ statementId: z.uuid() }),
  run: async ({ payload: { statementId }, database, companyId, platform }) => {
    const scope = systemScope(companyId)
    const unread = await database.read(scope, (db) =>
      db.row<UnreadRow>(sql`
        select b.given_account as "givenAccount", b.given_currency as "givenCurrency", b.version, b.csv,
          f.storage_key as "storageKey"
        from bank_statements b join files f on f.company_id = b.company_id and f.id = b.file_id
        where b.company_id = ${companyId} and b.id = ${statementId} and b.is_reading`),
    )
    if (!unread) return
    const bytes = await platform.files.storage.open(unread.storageKey)
    if (!bytes) throw new Error('the file of a bank statement is gone')
    const work: StatementWork = {
      task: 'read',
      file: new Uint8Array(await buffer(bytes)),
      defaults: { account: unread.givenAccount, currency: unread.givenCurrency },
      ...(unread.csv && { layout: unread.csv.layout }),
    }
    const read = await platform.heavyWork.statements.run<ReadFile>(work, houseCaller)
    await database.mutate(scope, async (db) => {
      // Whoever has corrected it meanwhile has it read once more.
      const isStillAsked = await db.row(sql`
        select 1 as found from bank_statements
        where company_id = ${companyId} and id = ${statementId} and is_reading and version = ${unread.version} for no key update`)
      if (!isStillAsked) return
      await keepReading(db, statementId, read)
      announceStatements(db)
      await compareSoon(db)
    })
  },
})
