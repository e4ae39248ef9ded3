import type { InvoiceState } from '@praxis/contract/invoices/invoice-rules'
import type { InvoicedProject, InvoiceListItem } from '@praxis/contract/invoices/invoice-shapes'
import type { InvoiceFilter, invoiceSortOrders, invoices } from '@praxis/contract/invoices/invoices'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { PageMetadata } from '@praxis/contract/protocol/page'
import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import { askedWords, foundByAll, hasRecordsOfWord, recordsOfWord } from '../../../platform/search/search-index'
import { readsAreaOf } from '../../targetables/queries/reads-area'
import { basicsOf, type InvoiceRow, invoiceColumns, invoiceJoins } from './invoice-row'
import { type InvoicingGround, loadInvoicingGround } from './invoicing-ground'

export interface ListedInvoices {
  readonly filter: InvoiceFilter
  readonly sortOrder: (typeof invoiceSortOrders)[number]
}

/** What somebody sees of invoices: all of each, or the lines of the projects whose invoicing they may read. */
interface Sight {
  /** Rows of what is seen of invoices, for a list as `i`. */
  readonly from: Sql
  readonly net: Sql
  readonly vat: Sql
  readonly isWhole: Sql
}

/** Searching finds few of them, so that each of these is looked at; otherwise it is what the actor sees that is few. */
const isNarrow = ({ search, clientID, projectID }: InvoiceFilter): boolean =>
  search !== undefined || clientID !== undefined || projectID !== undefined

const seenSums = rawSql(
  'coalesce(sum(t.net), 0)::bigint as net, coalesce(sum(t.vat), 0)::bigint as vat, count(*) as projects',
)

export const sightOf = (actor: EmployeeActor, filter: InvoiceFilter): Sight => {
  if (actor.capabilities.canManageProjects)
    return { from: rawSql('invoices i'), net: rawSql('i.net'), vat: rawSql('i.vat'), isWhole: rawSql('true') }
  const { id: companyId } = actor.company
  const ofEach = sql`invoices i cross join lateral (
    select ${seenSums} from invoice_targetables t
    join targetables p on p.company_id = t.company_id and p.id = t.targetable_id
    where t.company_id = i.company_id and t.invoice_id = i.id and ${readsAreaOf(actor, 'invoicing')}
    having count(*) > 0) as v`
  const ofAll = sql`(
    select t.invoice_id, ${seenSums} from targetables p
    join invoice_targetables t on t.company_id = p.company_id and t.targetable_id = p.id
    where p.company_id = ${companyId} and p.kind = 'project' and ${readsAreaOf(actor, 'invoicing')}
    group by t.invoice_id) as v join invoices i on i.company_id = ${companyId} and i.id = v.invoice_id`
  return {
    from: isNarrow(filter) ? ofEach : ofAll,
    net: rawSql('v.net'),
    vat: rawSql('v.vat'),
    isWhole: rawSql(`v.projects = (
      select count(*) from invoice_targetables t where t.company_id = i.company_id and t.invoice_id = i.id)`),
  }
}

export const orderBy = ({ net, vat }: Pick<Sight, 'net' | 'vat'>, sortOrder: ListedInvoices['sortOrder']): Sql => {
  const orders: Readonly<Record<typeof sortOrder, Sql>> = {
    '-date': rawSql('order by i.day desc, i.id desc'),
    date: rawSql('order by i.day, i.id'),
    dueDate: rawSql('order by i.due_date, i.id'),
    '-dueDate': rawSql('order by i.due_date desc, i.id desc'),
    '-total': sql`order by (${net} + ${vat}) desc, i.id desc`,
    total: sql`order by (${net} + ${vat}), i.id`,
  }
  return orders[sortOrder]
}

/** What the state of invoices means for a row `i`; the rest of it follows from the day. */
const isInState = (state: InvoiceState, today: Day): Sql => {
  const open = sql`i.settled = 'open' and i.due_date >= ${today}`
  const states: Readonly<Record<InvoiceState, Sql>> = {
    draft: rawSql(`i.settled = 'draft'`),
    billed: sql`${open} and i.received <= 0 and i.credited <= 0`,
    partPaid: sql`(${open} and (i.received > 0 or i.credited > 0))`,
    overdue: sql`i.settled = 'open' and i.due_date < ${today}`,
    paid: rawSql(`i.settled = 'paid'`),
    credited: rawSql(`i.settled = 'credited'`),
    issued: rawSql(`i.settled = 'creditNote'`),
  }
  return states[state]
}

const isOfProject = (actor: EmployeeActor, condition: Sql): Sql => sql`
  select t.invoice_id from targetables p
  join invoice_targetables t on t.company_id = p.company_id and t.targetable_id = p.id
  where p.company_id = ${actor.company.id} and ${condition} and ${readsAreaOf(actor, 'invoicing')}`

/** The ids of invoices whose number or reference, client or project has words that begin like those searched for. */
const invoicesFoundBy = (actor: EmployeeActor, asked: string): Sql => {
  const { id: companyId } = actor.company
  return foundByAll(
    askedWords(asked).map((word) => ({
      ids: [
        recordsOfWord(companyId, 'invoice', word),
        sql`select n.id from (${recordsOfWord(companyId, 'client', word)}) as named (id) cross join lateral (
          select id from invoices where company_id = ${companyId} and client_id = named.id offset 0) as n`,
        sql`select t.invoice_id from (${recordsOfWord(companyId, 'project', word)}) as named (id) cross join lateral (
          ${isOfProject(actor, rawSql('p.id = named.id'))} offset 0) as t`,
      ],
      isThere: ['invoice', 'client', 'project'].map((entity) => hasRecordsOfWord(companyId, entity, word)),
    })),
  )
}

/** A condition on rows `i` of what the actor sees of invoices. */
export const conditionsOf = (actor: EmployeeActor, filter: InvoiceFilter, today: Day): Sql => {
  const { search, states, kind, clientID, projectID, currency, from, to } = filter
  return joinSql(
    [
      sql`i.company_id = ${actor.company.id}`,
      ...(search ? [sql`i.id = any (array(${invoicesFoundBy(actor, search)}))`] : []),
      ...(states
        ? [sql`(${joinSql([rawSql('false'), ...states.map((state) => isInState(state, today))], ' or ')})`]
        : []),
      ...(kind ? [sql`i.kind = ${kind}`] : []),
      ...(clientID ? [sql`i.client_id = ${clientID}`] : []),
      ...(projectID ? [sql`i.id = any (array(${isOfProject(actor, sql`p.id = ${projectID}`)}))`] : []),
      ...(currency ? [sql`i.currency = ${currency}`] : []),
      ...(from ? [sql`i.day >= ${from}`] : []),
      ...(to ? [sql`i.day <= ${to}`] : []),
    ],
    ' and ',
  )
}

interface ListedRow extends InvoiceRow {
  readonly total: number
  readonly seenNet: number
  readonly seenVat: number
  readonly openAmount: number
  readonly isWhole: boolean
  readonly lastSentAt: string | null
  readonly projects: InvoicedProject[]
}

/** The projects of a row `i` of invoices that the actor may see. */
export const projectsJson = (actor: EmployeeActor): Sql => sql`(
  select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.sort_name, p.id)
  from invoice_targetables t join targetables p on p.company_id = t.company_id and p.id = t.targetable_id
  where t.company_id = i.company_id and t.invoice_id = i.id and ${readsAreaOf(actor, 'invoicing')})`

export interface InvoicePage extends ListedInvoices {
  readonly page: number
  readonly per: number
}

/** One statement: the page's rows by index alone, then the rest for these few, and a count that stops early. */
export const listInvoicesSql = (
  actor: EmployeeActor,
  { filter, sortOrder, ...asked }: InvoicePage,
  today: Day,
): Sql => {
  const sight = sightOf(actor, filter)
  const conditions = conditionsOf(actor, filter, today)
  const seen = { net: rawSql('i."seenNet"'), vat: rawSql('i."seenVat"') }
  return sql`
    with counted as (
      select count(*) as total from (select from ${sight.from} where ${conditions} ${COUNT_LIMIT}) as few
    ), shown as (${pageOf(
      sql`
      select i.*, ${sight.net} as "seenNet", ${sight.vat} as "seenVat", ${sight.isWhole} as "isWhole"
      from ${sight.from} where ${conditions} ${orderBy(sight, sortOrder)}`,
      asked,
    )})
    select ${invoiceColumns}, i."seenNet", i."seenVat", i."isWhole", i.open_amount as "openAmount",
      i.last_sent_at as "lastSentAt", ${projectsJson(actor)} as projects, counted.total
    from counted left join (shown i ${invoiceJoins}) on true
    ${orderBy(seen, sortOrder)}`
}

const listItemOf = (
  row: ListedRow,
  answering: { readonly files: FileStore; readonly ground: InvoicingGround },
): InvoiceListItem => ({
  ...basicsOf(row, row.projects, answering),
  ...{ net: row.seenNet, vat: row.seenVat, total: row.seenNet + row.seenVat },
  ...(row.isWhole && { open: row.openAmount }),
  lastSentAt: row.lastSentAt,
})

export const listInvoicesPaginated = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  asked: InvoicePage,
): Promise<{ items: InvoiceListItem[]; metadata: PageMetadata }> => {
  const today = dayInTimeZone(new Date(db.now), actor.company.timeZone)
  const [rows, ground] = await Promise.all([
    db.rows<ListedRow>(listInvoicesSql(actor, asked, today)),
    loadInvoicingGround(db, actor),
  ])
  return pageOfRows(rows, asked, (row) => listItemOf(row, { files, ground }))
}

/** What invoices of each state and currency come to, of the lines that the actor may see. */
export const sumInvoices = async (
  db: Db,
  actor: EmployeeActor,
  filter: InvoiceFilter,
): Promise<Sent<typeof invoices.sumInvoices>> => {
  const today = dayInTimeZone(new Date(db.now), actor.company.timeZone)
  const sight = sightOf(actor, filter)
  const sums = await db.rows<Sent<typeof invoices.sumInvoices>['sums'][number]>(sql`
    select state, currency, count(*)::integer as count, sum(net)::bigint as net, sum(vat)::bigint as vat,
      sum(net + vat)::bigint as total, sum(open)::bigint as open, min(day) as earliest
    from (
      select i.currency, ${sight.net} as net, ${sight.vat} as vat,
        case when ${sight.isWhole} then i.open_amount else 0 end as open,
        case when i.settled = 'draft' then i.day else i.due_date end as day,
        case i.settled when 'draft' then 'draft' when 'creditNote' then 'issued' when 'paid' then 'paid'
          when 'credited' then 'credited'
          else case when i.due_date < ${today} then 'overdue'
            when i.received > 0 or i.credited > 0 then 'partPaid' else 'billed' end end as state
      from ${sight.from} where ${conditionsOf(actor, filter, today)}
    ) as each
    group by state, currency order by state, currency`)
  return { sums }
}
