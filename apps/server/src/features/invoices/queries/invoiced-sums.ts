import type { InvoicedSums } from '@praxis/contract/invoices/invoiced-sums'
import type { UninvoicedSums } from '@praxis/contract/invoices/uninvoiced-work'
import type { Currency } from '@praxis/contract/protocol/values'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import { seesAllOfInvoice } from './invoice-access'
import { addedUp, listUninvoicedSums } from './uninvoiced-sums'

const sources = ['time', 'expenses', 'agreement', 'free'] as const
type BySource = InvoicedSums['billed']

interface InvoicedRow extends Columns<'targetables', 'id' | 'name'> {
  readonly currency: Currency
  readonly billed: BySource
  readonly drafts: BySource
  readonly draftsNextTime: number
  readonly credited: number
  /** Of what is billed and not credited. */
  readonly told: number
  readonly notTold: number
  readonly open: number
  readonly overdue: number
  readonly ofUnpaid: number
}

/**
 * What is on invoices of each row `p` of targetables that is asked for. What is open of an invoice is open of each of its
 * projects in proportion to what is billed there: lines are without VAT and payments with it, so it is a share.
 */
const listRows = (db: Db, actor: EmployeeActor, isAsked: Sql): Promise<InvoicedRow[]> => {
  const today = dayInTimeZone(new Date(db.now), actor.company.timeZone)
  return db.rows<InvoicedRow>(sql`
    select p.id, p.name, p.currency,
      json_build_object('time', o.billed_time, 'expenses', o.billed_expenses, 'agreement', o.billed_agreement,
        'free', o.billed_free) as billed,
      json_build_object('time', o.draft_time, 'expenses', o.draft_expenses, 'agreement', o.draft_agreement,
        'free', o.draft_free) as drafts,
      o.next_time as "draftsNextTime", o.credited, o.told, o.not_told as "notTold", o.open, o.overdue,
      o.of_unpaid as "ofUnpaid"
    from targetables p
    cross join lateral (
      select coalesce(sum(m.time) filter (where m.is_billed), 0)::bigint as billed_time,
        coalesce(sum(m.expenses) filter (where m.is_billed), 0)::bigint as billed_expenses,
        coalesce(sum(m.agreement) filter (where m.is_billed), 0)::bigint as billed_agreement,
        coalesce(sum(m.free) filter (where m.is_billed), 0)::bigint as billed_free,
        coalesce(sum(m.time) filter (where not m.is_billed), 0)::bigint as draft_time,
        coalesce(sum(m.expenses) filter (where not m.is_billed), 0)::bigint as draft_expenses,
        coalesce(sum(m.agreement) filter (where not m.is_billed), 0)::bigint as draft_agreement,
        coalesce(sum(m.free) filter (where not m.is_billed), 0)::bigint as draft_free,
        coalesce(sum(m.next_time) filter (where not m.is_billed), 0)::bigint as next_time,
        coalesce(sum(m.credited), 0)::bigint as credited,
        coalesce(sum(m.kept) filter (where m.is_billed and m.is_told), 0)::bigint as told,
        coalesce(sum(m.kept) filter (where m.is_billed and not m.is_told), 0)::bigint as not_told,
        coalesce(sum(m.open) filter (where m.is_told), 0)::bigint as open,
        coalesce(sum(m.open) filter (where m.is_told and m.due_date < ${today}), 0)::bigint as overdue,
        coalesce(sum(m.kept) filter (where m.is_told and m.open_amount > 0), 0)::bigint as of_unpaid
      from (
        select m.*, i.open_amount, i.due_date, i.stage = 'billed' as is_billed,
          ${seesAllOfInvoice(actor)} as is_told,
          case when i.open_amount > 0
            then round(m.kept::numeric * i.open_amount / (i.net + i.vat - i.credited)) else 0 end as open
        from (
          select m.invoice_id,
            sum(m.net) filter (where m.source = 'time' and m.state <> 'billNextTime') as time,
            sum(m.net) filter (where m.source = 'expenses' and m.state <> 'billNextTime') as expenses,
            sum(m.net) filter (where m.source = 'agreement' and m.state <> 'billNextTime') as agreement,
            sum(m.net) filter (where m.source = 'free' and m.state <> 'billNextTime') as free,
            sum(m.net) filter (where m.state = 'billNextTime') as next_time,
            sum(m.credited_net) as credited,
            sum(m.net - m.credited_net) filter (where m.state <> 'billNextTime') as kept
          from invoice_items m
          where m.company_id = p.company_id and m.targetable_id = p.id
          group by m.invoice_id
        ) as m
        join invoices i on i.company_id = p.company_id and i.id = m.invoice_id and i.kind = 'invoice'
      ) as m
    ) as o
    where p.company_id = ${db.scope.companyId} and p.kind = 'project' and ${isAsked}
    order by p.sort_name, p.id`)
}

const sumsOf = (row: InvoicedRow, uninvoiced: UninvoicedSums): InvoicedSums => {
  const { currency, billed, drafts, draftsNextTime, credited, told, notTold, open, overdue, ofUnpaid } = row
  return {
    ...{ currency, billed, credited, invoiced: told + notTold },
    ...{ paid: told - open, paidInPart: ofUnpaid - open, open, overdue, notTold },
    ...{ drafts, draftsNextTime, uninvoiced },
  }
}

export interface ProjectInvoicing extends Columns<'targetables', 'id' | 'name'> {
  readonly sums: InvoicedSums
}

/** What is invoiced, paid, open and not invoiced of the projects that meet a condition on rows `p` of targetables. */
export const listInvoicedSums = async (db: Db, actor: EmployeeActor, isAsked: Sql): Promise<ProjectInvoicing[]> => {
  const today = dayInTimeZone(new Date(db.now), actor.company.timeZone)
  const [rows, open] = await Promise.all([listRows(db, actor, isAsked), listUninvoicedSums(db, isAsked, today)])
  const uninvoicedOf = new Map(open.map(({ id, sums }) => [id, sums]))
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name },
    sums: sumsOf(row, uninvoicedOf.get(row.id) ?? addedUp([], row.currency)),
  }))
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const bySource = (all: readonly BySource[]): BySource => {
  const [time, expenses, agreement, free] = sources.map((source) => sumOf(all.map((each) => each[source])))
  return { time: time ?? 0, expenses: expenses ?? 0, agreement: agreement ?? 0, free: free ?? 0 }
}

/** The sums of projects in one currency. */
export const invoicedTogether = (all: readonly InvoicedSums[], currency: Currency): InvoicedSums => {
  const of = (
    key: 'credited' | 'invoiced' | 'paid' | 'paidInPart' | 'open' | 'overdue' | 'notTold' | 'draftsNextTime',
  ) => sumOf(all.map((each) => each[key]))
  return {
    ...{ currency, billed: bySource(all.map(({ billed }) => billed)), credited: of('credited') },
    ...{ invoiced: of('invoiced'), paid: of('paid'), paidInPart: of('paidInPart'), open: of('open') },
    ...{ overdue: of('overdue'), notTold: of('notTold'), drafts: bySource(all.map(({ drafts }) => drafts)) },
    draftsNextTime: of('draftsNextTime'),
    uninvoiced: addedUp(
      all.map(({ uninvoiced }) => uninvoiced),
      currency,
    ),
  }
}
