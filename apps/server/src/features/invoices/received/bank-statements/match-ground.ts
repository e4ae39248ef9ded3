import type {
  EarlierPayment,
  KnownPayer,
  LineToMatch,
  MatchGround,
  OpenCreditNote,
  OpenInvoice,
} from '@praxis/domain/bank-statements/matching/match-ground'
import { MOST_STATEMENT_LINES } from '@praxis/domain/bank-statements/statement-limits'
import type { Db } from '../../../../platform/database/database'
import { selected } from '../../../../platform/database/selected'
import { rawSql, type Sql, sql } from '../../../../platform/database/sql'

const lineToMatch = selected('bank_statement_lines', 'l', [
  ...(['id', 'booked_on', 'amount', 'currency', 'party_name', 'on_behalf_of', 'party_account', 'remittance'] as const),
  ...(['creditor_reference', 'end_to_end_reference', 'bank_text'] as const),
])

/** All lines that are to match, those beyond what a person could look at left out. */
export const listLinesToMatch = (db: Db): Promise<LineToMatch[]> =>
  db.rows<LineToMatch>(sql`
    select ${lineToMatch} from bank_statement_lines l
    where l.company_id = ${db.scope.companyId} and l.state = 'toMatch'
    order by l.booked_on desc, l.id desc limit ${rawSql(`${MOST_STATEMENT_LINES}`)}`)

/** As it was registered, where the client is known by another name: that is what a payer calls itself. */
const clientName: Sql = rawSql(`coalesce(nullif(b.legal_name, ''), c.name) as "clientName"`)
const clientJoins: Sql = rawSql(`
  join clients c on c.company_id = i.company_id and c.id = i.client_id
  left join client_billing b on b.company_id = i.company_id and b.client_id = i.client_id`)

interface GoesBack {
  /** The invoice that a payment or credit note is of. */
  readonly invoiceId: string
}

export interface LoadedGround extends MatchGround {
  readonly creditNotes: readonly (OpenCreditNote & GoesBack)[]
  readonly payments: readonly (EarlierPayment & GoesBack)[]
}

/** What the lines are held against: only what they can be about is read. */
export const loadMatchGround = async (db: Db, lines: readonly LineToMatch[]): Promise<LoadedGround> => {
  const { companyId } = db.scope
  const coming = [...new Set(lines.flatMap(({ amount, currency }) => (amount > 0 ? currency : [])))]
  const going = lines.filter(({ amount }) => amount < 0)
  const goingIn = [...new Set(going.map(({ currency }) => currency))]
  const amounts = [...new Set(going.map(({ amount }) => -amount))]
  const accounts = [...new Set(lines.flatMap(({ partyAccount }) => partyAccount || []))]
  const [invoices, creditNotes, payments, knownPayers] = await Promise.all([
    db.rows<OpenInvoice>(sql`
      select i.id, i.client_id as "clientId", ${clientName}, i.currency, i.number, i.due_date as "dueDate",
        i.net + i.vat as gross, i.received as paid, i.open_amount as open
      from invoices i ${clientJoins}
      where i.company_id = ${companyId} and i.settled = 'open' and i.currency = any (${coming}::text[])`),
    db.rows<OpenCreditNote & GoesBack>(sql`
      select n.id, i.id as "invoiceId", i.client_id as "clientId", ${clientName}, i.currency, n.number,
        n.day as "creditedOn", least(n.net + n.vat, -i.open_amount, i.received) as open
      from invoices i ${clientJoins}
      join invoices n on n.company_id = i.company_id and n.credited_invoice_id = i.id
      where i.company_id = ${companyId} and i.open_amount < 0 and i.currency = any (${goingIn}::text[])`),
    db.rows<EarlierPayment & GoesBack>(sql`
      select p.id, i.id as "invoiceId", i.client_id as "clientId", ${clientName}, p.currency, i.number as "invoiceNumber",
        p.day as "receivedOn", p.amount, coalesce(l.party_account, '') as "payerAccount",
        coalesce(l.end_to_end_reference, '') as "endToEndReference"
      from received_payments p
      join invoices i on i.company_id = p.company_id and i.id = p.invoice_id ${clientJoins}
      left join bank_statement_lines l on l.company_id = p.company_id and l.id = p.statement_line_id
      where p.company_id = ${companyId} and p.invoice_id is not null and p.amount > 0
        and p.amount = any (${amounts}::bigint[]) and p.currency = any (${goingIn}::text[]) and i.received >= p.amount`),
    db.rows<KnownPayer>(sql`
      select distinct l.party_account as account, l.client_id as "clientId" from bank_statement_lines l
      where l.company_id = ${companyId} and l.state = 'matched' and l.party_account <> ''
        and l.party_account = any (${accounts}::text[])`),
  ])
  return { invoices, creditNotes, payments, knownPayers }
}
