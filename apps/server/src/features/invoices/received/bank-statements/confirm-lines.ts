import { MOST_CONFIRMED_AT_ONCE } from '@praxis/contract/invoices/bank-statement-rules'
import type { bankStatements, Confirmation, StatementLine } from '@praxis/contract/invoices/bank-statements'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import { cutText } from '@praxis/domain/text/cut-text'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Columns } from '../../../../platform/database/columns'
import type { Tx } from '../../../../platform/database/database'
import { rawSql, sql } from '../../../../platform/database/sql'
import type { FileStore } from '../../../../platform/files/file-store'
import { invalidField, Refusal } from '../../../../platform/refusal'
import { announceInvoices } from '../announce-invoices'
import { holdClients, holdInvoices } from '../lock-billed-invoice'
import { assertAccountHolds, type PaymentToStore, storePayments } from '../payments/store-payments'
import { announceStatements } from './announce-statements'
import { compareSoon } from './compare-lines-job'
import { getStatementLine } from './list-statement-lines'
import { type HeldLine, holdLines, moveLines } from './move-lines'
import { holdsPart, type StoredProposal } from './stored-proposal'

interface PaidInvoice
  extends Columns<'invoices', 'id' | 'kind' | 'stage' | 'client_id' | 'currency' | 'open_amount' | 'received'> {
  readonly number: string | null
}

const readInvoices = async (db: Tx, ids: readonly string[]): Promise<Map<string, PaidInvoice>> => {
  const rows = await db.rows<PaidInvoice>(sql`
    select id, kind, stage, number, client_id as "clientId", currency, open_amount as "openAmount", received from invoices
    where company_id = ${db.scope.companyId} and id = any (${ids}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** What a line is confirmed to be about. */
interface Confirmed {
  readonly line: HeldLine
  readonly clientId: string
  readonly parts: StoredProposal['parts']
}

const LONGEST_REFERENCE = 200

/** What the bank and the payer said, as one finds it again in the payments of an invoice. */
const referenceOf = ({ partyName, remittance }: HeldLine): string =>
  cutText([partyName, remittance].filter((text) => text !== '').join(': '), LONGEST_REFERENCE)

const paymentsOf = ({ line, clientId, parts }: Confirmed): PaymentToStore[] => {
  const rest = parts.reduce((left, { amount }) => left - amount, line.amount)
  const payment = { clientId, currency: line.currency, day: line.bookedOn, statementLineId: line.id }
  return [...parts, ...(rest === 0 ? [] : [{ invoiceId: null, amount: rest }])].map((part) => ({
    ...payment,
    ...part,
    reference: referenceOf(line),
  }))
}

/** The caller holds the lines, and whatever is paid by them. */
const storeConfirmed = async (db: Tx, confirmed: readonly Confirmed[]): Promise<void> => {
  if (confirmed.length === 0) return
  const payments = confirmed.flatMap(paymentsOf)
  await storePayments(db, payments)
  await moveLines(
    db,
    confirmed.map(({ line, clientId }) => ({ ...line, clientId })),
    'matched',
  )
  for (const { line, parts } of confirmed)
    db.record({
      entity: 'bankStatement',
      id: line.statementId,
      action: 'lineConfirmed',
      after: { line: referenceOf(line), amount: line.amount, currency: line.currency, invoiceCount: parts.length },
    })
  await announceInvoices(db, [...new Set(payments.flatMap(({ invoiceId }) => invoiceId ?? []))])
  announceStatements(db)
  await compareSoon(db)
}

const misfit = (why: string): Refusal => new Refusal('paymentDoesNotFit', { why })

const currencies: ReadonlySet<string> = new Set(['GBP', 'USD', 'EUR', 'ZAR'])

const assertFits = (
  line: HeldLine,
  parts: StoredProposal['parts'],
  invoices: ReadonlyMap<string, PaidInvoice>,
): void => {
  if (!currencies.has(line.currency)) throw misfit(`nothing is invoiced in ${line.currency}`)
  if (new Set(parts.map(({ invoiceId }) => invoiceId)).size < parts.length) throw misfit('an invoice is named twice')
  for (const { invoiceId, amount } of parts) {
    const invoice = invoices.get(invoiceId)
    if (!invoice) throw new Refusal('notFound')
    const { kind, stage, number, currency } = invoice
    if (kind !== 'invoice' || stage !== 'billed') throw misfit('only billed invoices can be paid')
    if (currency !== line.currency) throw misfit(`${number} is in ${currency}`)
    if (Math.sign(amount) !== Math.sign(line.amount)) throw misfit('its parts go the way the line goes')
  }
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  if (Math.abs(sum) > Math.abs(line.amount)) throw misfit('its parts come to more than the line')
}

export const confirmStatementLine = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
  { clientID, parts: given }: Confirmation,
): Promise<StatementLine> => {
  const [line] = await holdLines(db, [id])
  if (line?.state !== 'toMatch') throw new Refusal('statementLineDecided')
  const parts = given.map(({ invoiceID, amount }) => ({ invoiceId: invoiceID, amount }))
  const ids = parts.map(({ invoiceId }) => invoiceId)
  const clientIds = new Set([...(await readInvoices(db, ids)).values()].map(({ clientId }) => clientId))
  if (clientID !== undefined) clientIds.add(clientID)
  if (clientIds.size > 1) throw misfit('the invoices are of several clients')
  const [clientId] = clientIds
  if (clientId === undefined) {
    if (parts.length > 0) throw new Refusal('notFound')
    throw invalidField('clientID', 'Choose a client')
  }
  if ((await holdClients(db, [clientId])) === 0) throw new Refusal('notFound')
  await holdInvoices(db, ids)
  assertFits(line, parts, await readInvoices(db, ids))
  await storeConfirmed(db, [{ line, clientId, parts }])
  await assertAccountHolds(db, clientId, line.currency)
  return getStatementLine(db, files, actor, id)
}

const certainOf = (proposals: readonly StoredProposal[]): StoredProposal | undefined =>
  proposals.find(({ confidence }) => confidence === 'certain')

interface CertainLine extends Columns<'bank_statement_lines', 'id'> {
  readonly proposals: readonly StoredProposal[]
}

/**
 * Confirms the lines that name what they pay with exactly what is open of it. What was paid or credited since they were
 * compared is left for a person to look at.
 */
export const confirmCertainLines = async (
  db: Tx,
  statementID?: string,
): Promise<Sent<typeof bankStatements.confirmCertainLines>> => {
  const isOfStatement = statementID === undefined ? rawSql('true') : sql`l.statement_id = ${statementID}`
  const found = await db.rows<CertainLine & { readonly total: number }>(sql`
    select l.id, l.proposals, count(*) over ()::integer as total from bank_statement_lines l
    where l.company_id = ${db.scope.companyId} and l.state = 'toMatch' and l.confidence = 'certain' and ${isOfStatement}
    order by l.booked_on, l.id limit ${rawSql(`${MOST_CONFIRMED_AT_ONCE}`)}`)
  const held = await holdLines(
    db,
    found.map(({ id }) => id),
  )
  const proposals = new Map(found.map((each) => [each.id, certainOf(each.proposals)]))
  const ids = [...proposals.values()].flatMap((proposal) => proposal?.parts.map(({ invoiceId }) => invoiceId) ?? [])
  await holdInvoices(db, ids)
  const invoices = await readInvoices(db, ids)
  const confirmed = held.flatMap((line): Confirmed[] => {
    const proposal = proposals.get(line.id)
    if (line.state !== 'toMatch' || !proposal) return []
    const isHeld = proposal.parts.every(({ invoiceId, amount }) => {
      const invoice = invoices.get(invoiceId)
      return invoice?.currency === line.currency && holdsPart(invoice, amount, true)
    })
    if (!isHeld) return []
    for (const { invoiceId, amount } of proposal.parts) {
      const invoice = invoices.get(invoiceId)
      if (invoice)
        invoices.set(invoiceId, {
          ...invoice,
          openAmount: invoice.openAmount - amount,
          received: invoice.received + amount,
        })
    }
    return [{ line, clientId: proposal.clientId, parts: proposal.parts }]
  })
  await storeConfirmed(db, confirmed)
  return { confirmedCount: confirmed.length, leftCount: (found[0]?.total ?? 0) - confirmed.length }
}
