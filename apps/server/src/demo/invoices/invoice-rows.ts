import type { Currency } from '@praxis/contract/protocol/values'
import type { Day } from '@praxis/domain/calendar/day'
import { invoiceSums } from '@praxis/domain/invoices/invoice-sums'
import type { NewItems } from '../../features/invoices/commands/new-items'
import type { InvoiceableProject } from '../../features/invoices/queries/invoiceable-projects'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { demoId } from '../demo-id'

/** An invoice of one project, as it is stored. */
export interface DemoInvoice extends NewItems {
  readonly id: string
  readonly project: InvoiceableProject
  /** The day it was billed, or of a draft was made. */
  readonly day: Day
  /** Null for a draft. */
  readonly billed: { readonly counter: number; readonly number: string; readonly dueDate: Day } | null
  readonly scheduledFor: Day | null
  readonly received: number
}

export const sumsOf = ({ items }: Pick<NewItems, 'items'>) => invoiceSums(items)

/** Items have ids made of their names and places only, so that every installation has the same ones. */
export const withDemoIds = (invoiceId: string, { items, rows }: NewItems): NewItems => {
  const ids = new Map(items.map(({ id }, place) => [id, demoId('invoice item', invoiceId, String(place))]))
  const idOf = (id: string) => ids.get(id) ?? id
  return {
    items: items.map((item) => ({ ...item, id: idOf(item.id) })),
    rows: rows.map((row) => ({ ...row, itemId: idOf(row.itemId) })),
  }
}

const AT_NINE = 'T09:00:00.000Z'

const invoiceRow = (invoice: DemoInvoice) => {
  const { id, project, day, billed, scheduledFor, received } = invoice
  const { net, vat } = sumsOf(invoice)
  return {
    ...{ id, clientId: project.clientId, currency: project.currency as Currency, projectId: project.id, day },
    ...{ stage: billed ? 'billed' : 'draft', number: billed?.number, counter: billed?.counter, due: billed?.dueDate },
    ...{ scheduledFor, scheduledBy: scheduledFor && project.id, reference: project.purchaseOrder },
    ...{ net, vat, received, at: `${day}${AT_NINE}` },
  }
}

const itemRows = (invoice: DemoInvoice) => {
  const { lines } = sumsOf(invoice)
  return invoice.items.map((item, position) => ({ ...item, ...lines[position], position, invoiceId: invoice.id }))
}

/** Stores invoices with their items, and puts the time and expenses they are made of on them. */
export const insertInvoices = async (db: Tx, billerId: string, invoices: readonly DemoInvoice[]): Promise<void> => {
  const { companyId } = db.scope
  await db.run(sql`
    with r as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(invoices.map(invoiceRow))}) as r(
        id uuid, "clientId" uuid, currency text, "projectId" uuid, day date, stage text, number text, counter integer,
        due date, "scheduledFor" date, "scheduledBy" uuid, reference text, net bigint, vat bigint, received bigint,
        at timestamptz)
    ), made as (
      insert into invoices (company_id, id, stage, client_id, currency, time_sheet_grouping, number, counter, day,
        due_date, reference, scheduled_for, scheduled_by, net, vat, received, created_by, billed_by, billed_at, created_at,
        updated_at)
      select ${companyId}, id, stage, "clientId", currency, 'byEmployeeByMonth', number, counter, day, due, reference,
        "scheduledFor", "scheduledBy", net, vat, received, case when "scheduledFor" is null then ${billerId}::uuid end,
        case when number is not null then ${billerId}::uuid end, case when number is not null then at end, at, at
      from r
    )
    insert into invoice_targetables (company_id, invoice_id, targetable_id, net, vat)
    select ${companyId}, id, "projectId", net, vat from r`)
  await db.run(sql`
    insert into invoice_items (company_id, id, invoice_id, targetable_id, position, source, name, description, quantity,
      unit, unit_amount, discount, vat_rate, vat_category, state, from_day, to_day, category, agreement_item_id,
      original_quantity, original_unit_amount, original_seconds, gross, net, vat)
    select ${companyId}, r.id, r."invoiceId", r."targetableId", r.position, r.source, r.name, r.description, r.quantity,
      r.unit, r."unitAmount", r.discount, r."vatRate", r."vatCategory", r.state, r."fromDay", r."toDay", r.category,
      r."agreementItemId", r."originalQuantity", r."originalUnitAmount", r."originalSeconds", r.gross, r.net,
      r.vat
    from jsonb_to_recordset(${JSON.stringify(invoices.flatMap(itemRows))}) as r (
      id uuid, "invoiceId" uuid, "targetableId" uuid, position integer, source text, name text, description text,
      quantity bigint, unit text, "unitAmount" bigint, discount integer, "vatRate" integer, "vatCategory" text,
      state text, "fromDay" date, "toDay" date, category text, "agreementItemId" uuid, "originalQuantity" bigint,
      "originalUnitAmount" bigint, "originalSeconds" bigint, gross bigint, net bigint, vat bigint)`)
  const rows = invoices.flatMap((invoice) => invoice.rows)
  const time = rows.flatMap(({ itemId, time: entries = [] }) => entries.map(({ id }) => ({ id, itemId })))
  const expenses = rows.flatMap(({ itemId, expenses: ids = [] }) => ids.map((id) => ({ id, itemId })))
  await db.run(sql`
    update time_sheet_submissions s set invoice_item_id = r."itemId"
    from jsonb_to_recordset(${JSON.stringify(time)}) as r (id uuid, "itemId" uuid)
    where s.company_id = ${companyId} and s.id = r.id`)
  await db.run(sql`
    update expenses s set invoice_item_id = r."itemId"
    from jsonb_to_recordset(${JSON.stringify(expenses)}) as r (id uuid, "itemId" uuid)
    where s.company_id = ${companyId} and s.id = r.id`)
}
