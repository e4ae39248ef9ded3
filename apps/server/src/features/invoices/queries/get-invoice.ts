import { itemSources } from '@praxis/contract/invoices/invoice-rules'
import type { Invoice, InvoiceItem } from '@praxis/contract/invoices/invoice-shapes'
import { openAmountOf } from '@praxis/domain/invoices/invoice-state'
import { grossOf, WHOLE_QUANTITY, WHOLE_RATE } from '@praxis/domain/invoices/line-sums'
import { converted } from '@praxis/domain/money/exchange'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { selected } from '../../../platform/database/selected'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../employees/queries/employee-brief'
import { readsAreaOf } from '../../targetables/queries/reads-area'
import { type InvoicedTargetable, listInvoicedTargetables, seesInvoice } from './invoice-access'
import { basicsOf, type InvoiceRow, invoiceColumns, invoiceJoins } from './invoice-row'
import { isBilledNow, sumsOfLines } from './invoice-sums'
import { type InvoicingGround, loadInvoicingGround } from './invoicing-ground'
import { type ItemRow, itemColumns } from './item-row'
import { countOfReleased } from './rows-behind-item'

const details = selected('invoices', 'i', ['time_sheet_grouping', 'note', 'updated_at', 'version'])

interface WholeRow extends InvoiceRow, Columns<'invoices', 'time_sheet_grouping' | 'note' | 'updated_at' | 'version'> {
  readonly createdBy: EmployeeBriefRow | null
  readonly billedBy: EmployeeBriefRow | null
  readonly creditedInvoice: Invoice['creditedInvoice']
  readonly creditNotes: Invoice['creditNotes']
}

const readInvoice = (db: Db, actor: EmployeeActor, id: string): Promise<WholeRow | undefined> =>
  db.row<WholeRow>(sql`
    select ${invoiceColumns}, ${details},
      case when e.id is not null then ${employeeBriefJson('e', 'eu')} end as "createdBy",
      case when l.id is not null then ${employeeBriefJson('l', 'lu')} end as "billedBy",
      (select json_build_object('id', n.id, 'number', n.number) from invoices n
       where n.company_id = i.company_id and n.id = i.credited_invoice_id) as "creditedInvoice",
      coalesce((
        select json_agg(json_build_object('id', n.id, 'number', n.number, 'billedOn', n.day, 'total', n.net + n.vat)
                        order by n.counter)
        from invoices n
        where n.company_id = i.company_id and n.credited_invoice_id = i.id and n.stage = 'billed'), '[]') as "creditNotes"
    from invoices i ${invoiceJoins}
    left join employees e on e.company_id = i.company_id and e.id = i.created_by
    left join users eu on eu.id = e.user_id
    left join employees l on l.company_id = i.company_id and l.id = i.billed_by
    left join users lu on lu.id = l.user_id
    where i.company_id = ${actor.company.id} and i.id = ${id} and ${seesInvoice(actor)}`)

interface ShownItem
  extends ItemRow,
    Columns<'invoice_items', 'gross' | 'net' | 'vat' | 'credited_quantity' | { credited: 'credited_net' }> {
  readonly project: string
  readonly timeRows: string[]
  readonly expenseRows: string[]
  readonly releasedRows: number
  readonly linkedInvoiceItem: InvoiceItem['linkedInvoiceItem']
}

const listItems = (db: Db, actor: EmployeeActor, invoiceId: string): Promise<ShownItem[]> =>
  db.rows<ShownItem>(sql`
    select ${itemColumns}, m.gross, m.net, m.vat, m.credited_net as credited,
      m.credited_quantity as "creditedQuantity", p.name as project,
      case when m.source = 'time' then array(
        select s.id from time_sheet_submissions s where s.company_id = m.company_id and s.invoice_item_id = m.id
        order by s.day, s.id) else '{}' end as "timeRows",
      case when m.source = 'expenses' then array(
        select s.id from expenses s where s.company_id = m.company_id and s.invoice_item_id = m.id
        order by s.incurred_on, s.id) else '{}' end as "expenseRows",
      ${countOfReleased} as "releasedRows",
      case when m.linked_item_id is not null then (
        select json_build_object('id', l.id, 'invoiceID', n.id, 'invoiceNumber', n.number)
        from invoice_items l join invoices n on n.company_id = l.company_id and n.id = l.invoice_id
        where l.company_id = m.company_id and l.id = m.linked_item_id) end as "linkedInvoiceItem"
    from invoice_items m
    join targetables p on p.company_id = m.company_id and p.id = m.targetable_id
    where m.company_id = ${actor.company.id} and m.invoice_id = ${invoiceId} and ${readsAreaOf(actor, 'invoicing')}
    order by m.position`)

const WHOLE_PERCENT = 100

const itemOf = (row: ShownItem, index: number, canBeDeleted: boolean): InvoiceItem => ({
  ...{ id: row.id, index, project: { id: row.targetableId, name: row.project }, source: row.source },
  ...{ name: row.name, description: row.description, state: row.state, unit: row.unit },
  quantity: row.quantity / WHOLE_QUANTITY,
  unitAmount: row.unitAmount,
  discountRate: row.discount / WHOLE_PERCENT,
  vatRate: row.vatRate / WHOLE_RATE,
  vatCategory: row.vatCategory,
  from: row.fromDay,
  to: row.toDay,
  timeSheetSubmissions: row.timeRows,
  expenses: row.expenseRows,
  rows: row.timeRows.length + row.expenseRows.length + row.releasedRows,
  agreementItemID: row.agreementItemId,
  linkedInvoiceItem: row.linkedInvoiceItem,
  ...{ gross: row.gross, subtotal: row.net, vat: row.vat, total: row.net + row.vat, credited: row.credited },
  original: grossOf({ quantity: row.originalQuantity, unitAmount: row.originalUnitAmount }),
  canBeDeleted,
})

const groupedItems = (items: readonly InvoiceItem[]): Invoice['groupedItems'] =>
  itemSources.flatMap((source) => {
    const ofSource = items.filter((item) => item.source === source)
    const subtotal = ofSource.filter(isBilledNow).reduce((sum, item) => sum + item.subtotal, 0)
    return ofSource.length === 0 ? [] : [{ source, itemIDs: ofSource.map(({ id }) => id), subtotal }]
  })

type InvoicePlatform = Pick<Platform, 'files' | 'exchangeRates'>

/** VAT in the company's currency, which the law asks for on invoices in another one, by the rate of their day. */
const vatInOwnCurrency = async (
  db: Db,
  platform: InvoicePlatform,
  { row, ground, vat }: { readonly row: InvoiceRow; readonly ground: InvoicingGround; readonly vat: number },
): Promise<Invoice['vatInOwnCurrency']> => {
  const { currency, today } = ground
  if (row.currency === currency) return null
  const day = row.stage === 'billed' ? row.day : today
  const found = await platform.exchangeRates.between(db, row.currency, currency, day)
  return found && { currency, vat: converted(vat, found.rate) }
}

/** Also of an item that came to nothing: what is behind it is open again. */
const isLeftToCredit = (item: ShownItem): boolean => isBilledNow(item) && item.quantity !== item.creditedQuantity

const canOf = (
  row: InvoiceRow,
  items: readonly ShownItem[],
  targetables: readonly InvoicedTargetable[],
): Invoice['can'] => {
  const mayWrite = targetables.every(({ isWritable }) => isWritable)
  const edit = mayWrite && row.stage === 'draft'
  const isOfClient = mayWrite && row.stage === 'billed' && row.kind === 'invoice'
  return {
    ...{ edit, bill: edit, delete: edit },
    credit: isOfClient && items.some(isLeftToCredit),
    notePayments: isOfClient,
    send: mayWrite && row.stage === 'billed',
    readHistory: targetables.every(({ isReadable }) => isReadable),
  }
}

/** An invoice as far as the actor may see it: of some of its projects, the lines and sums of these alone. */
export const getInvoice = async (
  db: Db,
  platform: InvoicePlatform,
  actor: EmployeeActor,
  id: string,
): Promise<Invoice> => {
  const [row, rows, targetables, ground] = await Promise.all([
    readInvoice(db, actor, id),
    listItems(db, actor, id),
    listInvoicedTargetables(db, actor, id),
    loadInvoicingGround(db, actor),
  ])
  if (!row) throw new Refusal('notFound')
  const readable = targetables.filter(({ isReadable }) => isReadable)
  const can = canOf(row, rows, targetables)
  const items = rows.map((item, index) => itemOf(item, index, can.edit))
  const waiting = items.filter((item) => !isBilledNow(item))
  const sums = sumsOfLines(rows)
  const { received, credited, createdBy, billedBy } = row
  const total = row.net + row.vat
  const isWhole = readable.length === targetables.length
  const projects = readable.map((project) => ({ id: project.id, name: project.name }))
  return {
    ...basicsOf(row, projects, { files: platform.files, ground }),
    isDueDateTyped: row.stage === 'draft' && row.dueDate !== null,
    timeSheetGrouping: row.timeSheetGrouping,
    note: row.note,
    items,
    groupedItems: groupedItems(items),
    sums,
    vatInOwnCurrency: await vatInOwnCurrency(db, platform, { row, ground, vat: sums.vat }),
    waiting: { count: waiting.length, subtotal: waiting.reduce((sum, { subtotal }) => sum + subtotal, 0) },
    creditedInvoice: row.creditedInvoice,
    creditNotes: isWhole ? row.creditNotes : [],
    ...(isWhole && {
      received,
      credited,
      open: row.stage === 'billed' && row.kind === 'invoice' ? openAmountOf({ total, credited, received }) : 0,
    }),
    isWhole,
    validExportOptions: ['csv'],
    createdBy: createdBy && employeeBriefOf(createdBy, platform.files),
    updatedAt: row.updatedAt,
    billedBy: billedBy && employeeBriefOf(billedBy, platform.files),
    version: row.version,
    can,
  }
}
