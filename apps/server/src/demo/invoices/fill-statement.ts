import type { DemoCompany } from '@praxis/demo/demo-company'
import type { DemoInvoicing } from '@praxis/demo/demo-invoicing'
import { matchLines } from '@praxis/domain/bank-statements/matching/match-lines'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import { keepProposals, loadCompared } from '../../features/invoices/received/bank-statements/compare-lines-job'
import { keepReading } from '../../features/invoices/received/bank-statements/read-statement-job'
import { readFile } from '../../features/invoices/received/bank-statements/statement-work'
import type { Tx } from '../../platform/database/database'
import { insertion, sql } from '../../platform/database/sql'
import type { FileStore } from '../../platform/files/file-store'
import { groupsByKey } from '../../platform/grouped'
import { employeeIdOf } from '../demo-employee-id'
import { demoId } from '../demo-id'
import { clientIdOf } from '../fill-clients'
import { keepDemoFile } from '../keep-demo-file'
import { type DemoInvoice, sumsOf } from './invoice-rows'

interface Movement {
  readonly day: Day
  readonly name: string
  readonly text: string
  readonly amount: number
}

interface OpenInvoice {
  readonly number: string
  readonly clientId: string
  readonly open: number
}

/** The statement is about this account. */
const CURRENCY = 'GBP'

const openInvoices = (invoices: readonly DemoInvoice[]): OpenInvoice[] =>
  invoices.flatMap((invoice) => {
    const open = sumsOf(invoice).total - invoice.received
    const { billed, project } = invoice
    return billed && open > 0 && project.currency === CURRENCY
      ? [{ number: billed.number, clientId: project.clientId, open }]
      : []
  })

/** What clients say of their payments: the number, or nothing that helps. */
const WORDS = [({ number }: OpenInvoice) => number, () => 'Consultancy', ({ number }: OpenInvoice) => `INV ${number}`]

/** One client pays two invoices at once, some pay one each. */
const paymentsOf = (
  invoices: readonly OpenInvoice[],
  nameOf: (clientId: string) => string,
): Omit<Movement, 'day'>[] => {
  const several = [...groupsByKey(invoices, ({ clientId }) => clientId).values()].find(({ length }) => length > 1) ?? []
  const together = several.slice(0, 2)
  const singles = invoices.filter((invoice) => !together.includes(invoice)).slice(0, WORDS.length)
  return [
    ...singles.map((invoice, index) => ({
      name: nameOf(invoice.clientId),
      text: WORDS[index]?.(invoice) ?? '',
      amount: invoice.open,
    })),
    ...together.slice(0, 1).map(({ clientId }) => ({
      name: nameOf(clientId),
      text: together.map(({ number }) => number).join(' and '),
      amount: together.reduce((sum, { open }) => sum + open, 0),
    })),
  ]
}

const decimal = (pence: number): string => (pence / 100).toFixed(2)
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

const csvOf = (movements: readonly Movement[], opening: number): string[] => {
  let balance = opening
  return [
    'Date,Name,Description,Amount,Balance',
    ...movements.map(({ day, name, text, amount }) => {
      balance += amount
      return [day, quoted(name), quoted(text), decimal(amount), decimal(balance)].join(',')
    }),
  ]
}

/** A statement of the bank that somebody has just uploaded: clients have paid, and nobody has said what for. */
export const fillStatement = async (
  db: Tx,
  files: FileStore,
  company: DemoCompany,
  { biller, billing, statement }: DemoInvoicing,
  { invoices, today }: { readonly invoices: readonly DemoInvoice[]; readonly today: Day },
): Promise<void> => {
  const names = new Map(billing.map(({ client, legalName }) => [clientIdOf(company, client), legalName]))
  const paid = paymentsOf(openInvoices(invoices), (clientId) => names.get(clientId) ?? '')
  const movements = [
    ...statement.others.map(({ daysAgo, ...movement }) => ({ ...movement, day: addDays(today, -daysAgo) })),
    ...paid.map((movement, index) => ({ ...movement, day: addDays(today, index - paid.length) })),
  ].sort((one, other) => (one.day < other.day ? -1 : 1))
  const id = demoId('bank statement', company.domain)
  const account = company.settings?.invoice?.bankAccount.iban ?? ''
  const lines = csvOf(movements, statement.opening)
  const file = await keepDemoFile(db, files, { entity: 'bankStatement', entityId: id }, { name: statement.name, lines })
  await db.run(sql`
    insert into bank_statements ${insertion<'bank_statements'>({
      company_id: db.scope.companyId,
      id,
      file_id: file.id,
      name: file.name,
      given_account: account,
      given_currency: CURRENCY,
      accounts: '[]',
      problems: '[]',
      uploaded_at: db.now,
      uploaded_by: employeeIdOf(company, biller),
    })}`)
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`)
  await keepReading(db, id, readFile({ task: 'read', file: bytes, defaults: { account, currency: CURRENCY } }))
  const compared = await loadCompared(db)
  await keepProposals(db, compared, matchLines(compared.lines, compared.ground))
}
