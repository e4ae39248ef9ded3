import type { Confidence, LineState } from '@praxis/contract/invoices/bank-statement-rules'
import type { bankStatements, LineProposal, StatementLine } from '@praxis/contract/invoices/bank-statements'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Columns } from '../../../../platform/database/columns'
import type { Db } from '../../../../platform/database/database'
import { type RowOf, selected } from '../../../../platform/database/selected'
import { joinSql, type Sql, sql } from '../../../../platform/database/sql'
import type { FileStore } from '../../../../platform/files/file-store'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../../platform/lists/page-of-rows'
import { Refusal } from '../../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../../employees/queries/employee-brief'
import { holdsPart, type StoredProposal } from './stored-proposal'

const columns = selected('bank_statement_lines', 'l', [
  ...(['id', 'statement_id', 'account', 'file_line', 'booked_on', 'value_on', 'amount', 'currency'] as const),
  ...(['is_reversal', 'party_name', 'on_behalf_of', 'party_account', 'remittance', 'creditor_reference'] as const),
  ...(['end_to_end_reference', 'bank_reference', 'bank_text', 'state', 'client_id', 'decided_at'] as const),
])

interface LineRow extends RowOf<typeof columns> {
  readonly proposals: readonly StoredProposal[]
  readonly by: EmployeeBriefRow | null
  /** What a matched line was confirmed to be about; null for what is on no invoice. */
  readonly paid: readonly { readonly invoiceId: string | null; readonly amount: number }[]
}

/** Columns of a row `l` of bank_statement_lines, whoever decided it joined. */
const lineColumns: Sql = sql`${columns}, l.proposals,
  case when e.id is not null then ${employeeBriefJson('e', 'u')} end as by,
  case when l.state = 'matched' then coalesce((
    select json_agg(json_build_object('invoiceId', p.invoice_id, 'amount', p.amount) order by p.created_at, p.id)
    from received_payments p where p.company_id = l.company_id and p.statement_line_id = l.id), '[]') else '[]' end as paid`
const lineJoins: Sql = sql`
  left join employees e on e.company_id = l.company_id and e.id = l.decided_by
  left join users u on u.id = e.user_id`

interface NamedInvoice extends Columns<'invoices', 'id' | 'open_amount' | 'received'> {
  readonly number: string
  readonly dueDate: string
}

interface Named {
  readonly invoices: ReadonlyMap<string, NamedInvoice>
  readonly clients: ReadonlyMap<string, Columns<'clients', 'id' | 'name'>>
}

/** The invoices and clients that lines may be, or are, about. */
const namedIn = async (db: Db, rows: readonly LineRow[]): Promise<Named> => {
  const proposals = rows.flatMap((row) => (row.state === 'toMatch' ? row.proposals : []))
  const invoiceIds = new Set([
    ...proposals.flatMap(({ parts }) => parts.map(({ invoiceId }) => invoiceId)),
    ...rows.flatMap(({ paid }) => paid.flatMap(({ invoiceId }) => invoiceId ?? [])),
  ])
  const clientIds = new Set([
    ...proposals.map(({ clientId }) => clientId),
    ...rows.flatMap(({ clientId }) => clientId ?? []),
  ])
  const { companyId } = db.scope
  const [invoices, clients] = await Promise.all([
    db.rows<NamedInvoice>(sql`
      select i.id, i.number, i.open_amount as "openAmount", i.received, i.due_date as "dueDate" from invoices i
      where i.company_id = ${companyId} and i.id = any (array(select unnest(${[...invoiceIds]}::uuid[])))`),
    db.rows<Columns<'clients', 'id' | 'name'>>(sql`
      select c.id, c.name from clients c
      where c.company_id = ${companyId} and c.id = any (array(select unnest(${[...clientIds]}::uuid[])))`),
  ])
  return {
    invoices: new Map(invoices.map((invoice) => [invoice.id, invoice])),
    clients: new Map(clients.map((client) => [client.id, client])),
  }
}

const partOf = ({ id, number, openAmount, dueDate }: NamedInvoice, amount: number) => ({
  invoice: { id, number, open: openAmount, dueDate },
  amount,
})

const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0)

/** A proposal whose invoices were paid or credited since is none any more. */
const proposalOf = (row: LineRow, proposal: StoredProposal, { invoices, clients }: Named): LineProposal[] => {
  const client = clients.get(proposal.clientId)
  const isExact = proposal.reasons.some(({ kind }) => kind === 'openAmount')
  const parts = proposal.parts.flatMap(({ invoiceId, amount }) => {
    const invoice = invoices.get(invoiceId)
    return invoice && holdsPart(invoice, amount, isExact) ? [partOf(invoice, amount)] : []
  })
  if (!client || parts.length < proposal.parts.length) return []
  const { kind, confidence, reasons } = proposal
  return [{ kind, client, parts, rest: row.amount - sumOf(parts), confidence, reasons: [...reasons] }]
}

const matchOf = (row: LineRow, named: Named, files: FileStore): StatementLine['match'] => {
  const client = row.clientId === null ? undefined : named.clients.get(row.clientId)
  if (!client || row.decidedAt === null) return null
  const parts = row.paid.flatMap(({ invoiceId, amount }) => {
    const invoice = invoiceId === null ? undefined : named.invoices.get(invoiceId)
    return invoice ? [partOf(invoice, amount)] : []
  })
  return {
    client,
    parts,
    rest: row.amount - sumOf(parts),
    by: row.by && employeeBriefOf(row.by, files),
    at: row.decidedAt,
  }
}

const lineOf = (row: LineRow, named: Named, files: FileStore): StatementLine => {
  const { statementId, clientId: _, decidedAt: __, proposals, by: ___, paid: ____, ...line } = row
  return {
    ...line,
    statementID: statementId,
    proposals: row.state === 'toMatch' ? proposals.flatMap((proposal) => proposalOf(row, proposal, named)) : [],
    match: matchOf(row, named, files),
  }
}

interface AskedLines {
  readonly page: number
  readonly per: number
  readonly state: LineState
  readonly statementID?: string | undefined
  readonly confidence?: Confidence | undefined
}

export const listStatementLines = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  asked: AskedLines,
): Promise<Sent<typeof bankStatements.listStatementLines>> => {
  const { state, statementID, confidence } = asked
  const conditions = [
    sql`l.company_id = ${actor.company.id}`,
    // Written out, as the index for lines that are to match has no others.
    state === 'toMatch' ? sql`l.state = 'toMatch'` : sql`l.state = ${state}`,
    ...(statementID === undefined ? [] : [sql`l.statement_id = ${statementID}`]),
    ...(confidence === undefined ? [] : [sql`l.confidence = ${confidence}`]),
  ]
  const found = sql`bank_statement_lines l where ${joinSql(conditions, ' and ')}`
  const shown = pageOf(sql`select l.* from ${found} order by l.booked_on desc, l.id desc`, asked)
  const rows = await db.rows<LineRow & { readonly total: number }>(sql`
    with counted as (select count(*)::integer as total from (select from ${found} ${COUNT_LIMIT}) as few)
    select counted.total, ${lineColumns} from counted left join (${shown}) as l on true ${lineJoins}
    order by l.booked_on desc, l.id desc`)
  const named = await namedIn(
    db,
    rows.filter(({ id }) => id !== null),
  )
  return pageOfRows(rows, asked, ({ total: _, ...row }) => lineOf(row, named, files))
}

export const getStatementLine = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
): Promise<StatementLine> => {
  const row = await db.row<LineRow>(sql`
    select ${lineColumns} from bank_statement_lines l ${lineJoins}
    where l.company_id = ${actor.company.id} and l.id = ${id}`)
  if (!row) throw new Refusal('notFound')
  return lineOf(row, await namedIn(db, [row]), files)
}
