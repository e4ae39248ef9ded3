import type { DemoCompany } from '@praxis/demo/demo-company'
import type { DemoFee, DemoInvoicing } from '@praxis/demo/demo-invoicing'
import { addDays, addMonths, type Day, startOfMonth } from '@praxis/domain/calendar/day'
import { invoiceNumber } from '@praxis/domain/invoices/invoice-number'
import { scheduledText } from '@praxis/domain/invoices/scheduled-text'
import { searchWords } from '@praxis/domain/search/search-words'
import { freeItem } from '../features/invoices/commands/new-items'
import { loadBreakdown } from '../features/invoices/documents/load-breakdown'
import { loadDocument } from '../features/invoices/documents/load-document'
import { loadInvoiceableProject } from '../features/invoices/queries/invoiceable-projects'
import { type InvoicingGround, loadInvoicingGround } from '../features/invoices/queries/invoicing-ground'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { Platform } from '../platform/platform'
import { DemoChance } from './demo-chance'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'
import { projectIdOf } from './fill-projects'
import { fillClientBilling, fillProjectBilling } from './invoices/fill-billing'
import { fillStatement } from './invoices/fill-statement'
import { type DemoInvoice, insertInvoices, sumsOf, withDemoIds } from './invoices/invoice-rows'
import { listWorkByMonth, type WorkOfMonth } from './invoices/open-work-by-month'

const TIME_ZONE = 'Europe/London'

/** Work is billed on one of the first days of the month after; the newest may not be billed yet. */
const billedOn = ({ until, project }: WorkOfMonth): Day =>
  addDays(until, new DemoChance('billed', project.name, until).between(1, 4))

/** Drafts that wait to be billed: of the newest month, those of schedulers and every third other one. */
const LEFT_AS_DRAFT = 3

/** Money comes some days before or after it is due. */
const EARLIEST = -6
const LATEST = 9

interface Paid {
  readonly invoice: DemoInvoice
  readonly day: Day
  readonly amount: number
}

/** Who has paid by now: of late ones every fifth is not, and of those that are still open one is paid in part. */
const paymentsOf = (invoices: readonly DemoInvoice[], today: Day): Paid[] => {
  const recent = addDays(today, -75)
  let late = 0
  let hasPart = false
  return invoices.flatMap((invoice): Paid[] => {
    if (!invoice.billed) return []
    const { dueDate, number } = invoice.billed
    const { total } = sumsOf(invoice)
    const day = addDays(dueDate, new DemoChance('paid', number).between(EARLIEST, LATEST))
    if (day < today) {
      if (dueDate < recent || dueDate >= today) return [{ invoice, day, amount: total }]
      late += 1
      return late % 5 === 1 ? [] : [{ invoice, day, amount: total }]
    }
    if (hasPart || invoice.day >= today) return []
    hasPart = true
    return [{ invoice, day: addDays(invoice.day, 1), amount: Math.floor(total / 2) }]
  })
}

const insertPayments = (db: Tx, billerId: string, payments: readonly Paid[]): Promise<number> =>
  db.run(sql`
    insert into received_payments (company_id, id, client_id, currency, invoice_id, amount, day, reference, noted_by,
      created_at)
    select ${db.scope.companyId}, r.id, i.client_id, i.currency, i.id, r.amount, r.day, i.number, ${billerId},
      r.day + interval '9 hours'
    from jsonb_to_recordset(${JSON.stringify(
      payments.map(({ invoice, day, amount }) => ({
        ...{ id: demoId('payment', invoice.id), invoiceId: invoice.id, day, amount },
      })),
    )}) as r (id uuid, "invoiceId" uuid, day date, amount bigint)
    join invoices i on i.company_id = ${db.scope.companyId} and i.id = r."invoiceId"`)

type DemoPlatform = Pick<Platform, 'exchangeRates' | 'clock' | 'files'>

/** What billed invoices say from then on. Their files are made when somebody asks for them. */
const freeze = async (db: Tx, platform: DemoPlatform, ids: readonly string[]): Promise<void> => {
  const frozen = await Promise.all(
    ids.map(async (id) => {
      const [{ document }, breakdown] = await Promise.all([loadDocument(db, platform, id), loadBreakdown(db, id)])
      return { id, document, breakdown, words: searchWords(`${document.number ?? ''} ${document.reference}`) }
    }),
  )
  await db.run(sql`
    with r as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(frozen)}) as r (
        id uuid, document jsonb, breakdown jsonb, words text[])
    ), found as (
      insert into search_words (company_id, entity, word, entity_id)
      select ${db.scope.companyId}, 'invoice', word, id from r cross join unnest(words) as word
    )
    insert into billed_invoices (company_id, invoice_id, document, breakdown)
    select ${db.scope.companyId}, id, document, breakdown from r`)
}

/** Something that was billed by mistake, and the credit note that takes it back. */
const creditedWork = async (
  db: Tx,
  company: DemoCompany,
  { credited: { project, client, name, amount } }: DemoInvoicing,
  ground: InvoicingGround,
): Promise<WorkOfMonth> => {
  const [invoiceable] = await loadInvoiceableProject(db, ground, projectIdOf(company, project, client))
  const given = { name, description: '', quantity: 1, unitAmount: amount, discountRate: 0 }
  const item = freeItem({ ...given, state: 'fullyInvoiced', category: 'othersBudget' }, invoiceable.id, invoiceable)
  return { project: invoiceable, until: addDays(addMonths(startOfMonth(ground.today), -3), 9), items: [item], rows: [] }
}

/** The monthly fees of a scheduler; the last one waits as a draft. */
const feesOf = async (
  db: Tx,
  company: DemoCompany,
  { project, client, text, amount }: DemoFee,
  ground: InvoicingGround,
): Promise<WorkOfMonth[]> => {
  const [invoiceable] = await loadInvoiceableProject(db, ground, projectIdOf(company, project, client))
  const thisMonth = startOfMonth(ground.today)
  return [-3, -2, -1, 0].map((months): WorkOfMonth => {
    const day = addMonths(thisMonth, months)
    const given = { name: scheduledText(text, project, day), description: '', quantity: 1, unitAmount: amount } as const
    const item = { ...given, discountRate: 0, state: 'fullyInvoiced', category: 'othersBudget' } as const
    const items = [freeItem(item, invoiceable.id, invoiceable)]
    return { project: invoiceable, until: day, scheduledFor: day, items, rows: [] }
  })
}

const insertCreditNote = async (
  db: Tx,
  { settings }: InvoicingGround,
  { invoice, billerId, why }: { readonly invoice: DemoInvoice; readonly billerId: string; readonly why: string },
): Promise<string> => {
  const id = demoId('credit note', invoice.id)
  const { companyId } = db.scope
  const day = addDays(invoice.day, 7)
  const counter = settings.nextCreditNoteNumber - 1
  const number = invoiceNumber(settings.creditNotePrefix, counter, day)
  await db.run(sql`
    insert into invoices (company_id, id, kind, stage, client_id, currency, time_sheet_grouping, number, counter, day,
      due_date, reference, note, credited_invoice_id, net, vat, created_by, billed_by, billed_at, created_at, updated_at)
    select company_id, ${id}, 'creditNote', 'billed', client_id, currency, time_sheet_grouping, ${number}, ${counter}, ${day}, ${day},
      reference, ${why}, id, net, vat, ${billerId}, ${billerId}, billed_at + interval '7 days',
      billed_at + interval '7 days', billed_at + interval '7 days'
    from invoices where company_id = ${companyId} and id = ${invoice.id}`)
  await db.run(sql`
    insert into invoice_targetables (company_id, invoice_id, targetable_id, net, vat)
    select company_id, ${id}, targetable_id, net, vat from invoice_targetables
    where company_id = ${companyId} and invoice_id = ${invoice.id}`)
  await db.run(sql`
    insert into invoice_items (company_id, id, invoice_id, targetable_id, position, source, name, description, quantity,
      unit, unit_amount, discount, vat_rate, vat_category, category, credited_item_id, original_quantity,
      original_unit_amount, gross, net, vat)
    select company_id, md5(id::text || 'credited')::uuid, ${id}, targetable_id, position, source, name, description,
      quantity, unit, unit_amount, discount, vat_rate, vat_category, category, id, quantity, unit_amount, gross, net, vat
    from invoice_items where company_id = ${companyId} and invoice_id = ${invoice.id}`)
  await db.run(sql`
    update invoice_items set credited_quantity = quantity, credited_gross = gross, credited_net = net, is_released = true
    where company_id = ${companyId} and invoice_id = ${invoice.id}`)
  await db.run(sql`
    update invoices set credited = net + vat where company_id = ${companyId} and id = ${invoice.id}`)
  return id
}

/** Numbers end just before the one that the settings name as the next. */
const numbered = (
  works: readonly WorkOfMonth[],
  ground: InvoicingGround,
  {
    schedulers,
    terms,
  }: { readonly schedulers: ReadonlySet<string>; readonly terms: ReadonlyMap<string, number | null> },
) => {
  const { today, settings } = ground
  const newest = addDays(startOfMonth(today), -1)
  let others = 0
  const isDraft = (work: WorkOfMonth): boolean => {
    if (work.scheduledFor === startOfMonth(today) || billedOn(work) >= today) return true
    if (work.until !== newest) return false
    if (schedulers.has(work.project.id)) return true
    others += 1
    return others % LEFT_AS_DRAFT === 1
  }
  const placed = works.map((work) => ({ work, isDraft: isDraft(work), day: billedOn(work) }))
  const billed = placed.filter((each) => !each.isDraft).sort((one, other) => (one.day < other.day ? -1 : 1))
  const first = settings.nextNumber - billed.length
  const counters = new Map(billed.map(({ work }, index) => [work, first + index]))
  return placed.map(({ work, day, isDraft: isLeft }): DemoInvoice => {
    const id = demoId('invoice', work.project.id, work.until)
    const counter = counters.get(work)
    const made = isLeft && day >= today ? today : day
    const days = terms.get(work.project.clientId) ?? settings.paymentTermsDays
    return {
      ...withDemoIds(id, work),
      ...{ id, project: work.project, day: made, received: 0 },
      scheduledFor: work.scheduledFor ?? (isLeft && schedulers.has(work.project.id) ? startOfMonth(today) : null),
      billed:
        counter === undefined
          ? null
          : { counter, number: invoiceNumber(settings.numberPrefix, counter, day), dueDate: addDays(day, days) },
    }
  })
}

/** Two years of work on invoices in every state, three schedulers, a credit note, and a statement of the bank. */
export const fillInvoices = async (db: Tx, company: DemoCompany, platform: DemoPlatform): Promise<void> => {
  const { invoicing } = company
  if (!invoicing) return
  const billerId = employeeIdOf(company, invoicing.biller)
  const terms = await fillClientBilling(db, company, invoicing)
  const ground = await loadInvoicingGround(db, { company: { id: db.scope.companyId, timeZone: TIME_ZONE } })
  await fillProjectBilling(db, company, invoicing, ground.today)
  const credited = await creditedWork(db, company, invoicing, ground)
  const fees = await feesOf(db, company, invoicing.fee, ground)
  const works = [...(await listWorkByMonth(db, ground)), ...fees, credited].filter(({ items }) => items.length > 0)
  const schedulers = new Set(invoicing.schedulers.map(({ project, client }) => projectIdOf(company, project, client)))
  const drafted = numbered(works, ground, { schedulers, terms })
  const mistake = drafted.find(({ id }) => id === demoId('invoice', credited.project.id, credited.until))
  const payments = paymentsOf(
    drafted.filter((invoice) => invoice !== mistake),
    ground.today,
  )
  const received = new Map(payments.map(({ invoice, amount }) => [invoice.id, amount]))
  const invoices = drafted.map((invoice) => ({ ...invoice, received: received.get(invoice.id) ?? 0 }))
  await insertInvoices(db, billerId, invoices)
  await insertPayments(db, billerId, payments)
  const note =
    mistake && (await insertCreditNote(db, ground, { invoice: mistake, billerId, why: invoicing.credited.why }))
  const billed = invoices.flatMap(({ id, billed: isBilled }) => (isBilled ? [id] : []))
  await freeze(db, platform, [...billed, ...(note ? [note] : [])])
  await fillStatement(db, platform.files, company, invoicing, { invoices, today: ground.today })
}
