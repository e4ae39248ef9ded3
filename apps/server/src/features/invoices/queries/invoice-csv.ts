import type { InvoiceState } from '@praxis/contract/invoices/invoice-rules'
import { formatDay } from '@praxis/domain/calendar/day'
import { enteredTextOfMoney } from '@praxis/domain/money/money'
import type { EmployeeActor } from '../../../platform/auth/actor'
import { type CsvColumns, csvAnswer } from '../../../platform/csv/csv-answer'
import type { ReadDb } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import type { BinaryAnswer } from '../../../platform/http/implement'
import { dueDateOf, type InvoiceRow, invoiceColumns, invoiceJoins, stateOf } from './invoice-row'
import { type InvoicingGround, loadInvoicingGround } from './invoicing-ground'
import { conditionsOf, type ListedInvoices, orderBy, projectsJson, sightOf } from './list-invoices'

interface ExportedRow extends InvoiceRow {
  readonly seenNet: number
  readonly seenVat: number
  readonly openAmount: number
  readonly isWhole: boolean
  readonly projects: readonly { readonly name: string }[]
}

const stateNames: Readonly<Record<InvoiceState, string>> = {
  draft: 'Draft',
  billed: 'Billed',
  partPaid: 'Part paid',
  overdue: 'Overdue',
  paid: 'Paid',
  credited: 'Credited',
  issued: 'Issued',
}

/** A credit note takes back what it comes to, so that a column can be added up. */
const amountText = ({ kind }: ExportedRow, amount: number): string =>
  enteredTextOfMoney(kind === 'creditNote' ? -amount : amount)

const columnsIn = (ground: InvoicingGround): CsvColumns<ExportedRow> => [
  ['Number', ({ number }) => number ?? ''],
  ['Kind', ({ kind }) => (kind === 'creditNote' ? 'Credit note' : 'Invoice')],
  ['State', (row) => stateNames[stateOf(row, dueDateOf(row, ground), ground.today)]],
  ['Client', ({ client }) => client.name],
  ['Projects', ({ projects }) => projects.map(({ name }) => name).join(', ')],
  ['Reference', ({ reference }) => reference],
  ['Invoice date', ({ stage, day }) => (stage === 'billed' ? formatDay(day) : '')],
  ['Due date', (row) => formatDay(dueDateOf(row, ground))],
  ['Currency', ({ currency }) => currency],
  ['Net', (row) => amountText(row, row.seenNet)],
  ['VAT', (row) => amountText(row, row.seenVat)],
  ['Total', (row) => amountText(row, row.seenNet + row.seenVat)],
  ['Open', ({ isWhole, openAmount }) => (isWhole ? enteredTextOfMoney(openAmount) : '')],
]

export const exportInvoices = async (
  db: ReadDb,
  files: FileStore,
  actor: EmployeeActor,
  { filter, sortOrder }: ListedInvoices,
): Promise<BinaryAnswer> => {
  const ground = await loadInvoicingGround(db, actor)
  const sight = sightOf(actor, filter)
  const rows = db.batches<ExportedRow>(sql`
    select ${invoiceColumns}, ${sight.net} as "seenNet", ${sight.vat} as "seenVat", ${sight.isWhole} as "isWhole",
      i.open_amount as "openAmount", ${projectsJson(actor)} as projects
    from ${sight.from} ${invoiceJoins}
    where ${conditionsOf(actor, filter, ground.today)} ${orderBy(sight, sortOrder)}`)
  return csvAnswer(files, 'invoices', rows, columnsIn(ground))
}
