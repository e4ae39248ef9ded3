import type { UninvoicedSums } from '@praxis/contract/invoices/uninvoiced-work'
import type { Currency } from '@praxis/contract/protocol/values'
import { addDays, type Day, startOfMonth } from '@praxis/domain/calendar/day'
import { netOf } from '@praxis/domain/invoices/line-sums'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import { dueOfAgreement, listOpenAgreements, type OpenAgreement } from './open-agreements'
import { listWaitingItems, type WaitingItem } from './waiting-items'

export interface ProjectSums extends Columns<'targetables', 'id' | 'name'> {
  readonly clientId: string
  readonly currency: Currency
  readonly sums: UninvoicedSums
}

interface SumRow extends Omit<ProjectSums, 'sums'> {
  readonly openTime: number
  readonly openSeconds: number
  readonly earlierTime: number
  readonly secondsWithoutRate: number
  readonly openExpenses: number
  readonly earlierExpenses: number
  readonly draftTime: number
  readonly draftSeconds: number
  readonly draftExpenses: number
  readonly draftAgreements: number
  readonly draftOthers: number
  readonly earlierOnDrafts: number
}

/**
 * Sums of open work and of what stands on drafts, for each row `p` of targetables that is asked for and has a client. What
 * is open is kept by project and month.
 */
const listSums = (db: Db, isAsked: Sql, monthStart: Day): Promise<SumRow[]> =>
  db.rows<SumRow>(sql`
    with asked as materialized (
      select p.* from targetables p
      where p.company_id = ${db.scope.companyId} and p.kind = 'project' and p.client_id is not null and ${isAsked}
    ), drafts as (
      select m.targetable_id, coalesce(sum(m.net) filter (where m.of = 'time'), 0)::bigint as "draftTime",
        coalesce(sum(m.seconds), 0)::bigint as "draftSeconds",
        coalesce(sum(m.net) filter (where m.of = 'expenses'), 0)::bigint as "draftExpenses",
        coalesce(sum(m.net) filter (where m.of = 'agreement'), 0)::bigint as "draftAgreements",
        coalesce(sum(m.net) filter (where m.of = 'free'), 0)::bigint as "draftOthers",
        coalesce(sum(m.net) filter (where m.day < ${monthStart}), 0)::bigint as "earlierOnDrafts"
      from (
        select m.targetable_id, m.net, m.original_seconds as seconds, coalesce(m.to_day, i.day) as day,
          case when m.linked_item_id is null then m.source else 'free' end as of
        from invoices i
        join invoice_items m on m.company_id = i.company_id and m.invoice_id = i.id
        where i.company_id = ${db.scope.companyId} and i.stage = 'draft'
          and i.client_id = any (array(select client_id from asked))
      ) as m
      group by m.targetable_id
    )
    select p.id, p.name, p.client_id as "clientId", p.currency, t.*, e.*,
      coalesce(d."draftTime", 0) as "draftTime", coalesce(d."draftSeconds", 0) as "draftSeconds",
      coalesce(d."draftExpenses", 0) as "draftExpenses", coalesce(d."draftAgreements", 0) as "draftAgreements",
      coalesce(d."draftOthers", 0) as "draftOthers", coalesce(d."earlierOnDrafts", 0) as "earlierOnDrafts"
    from asked p
    cross join lateral (
      select coalesce(sum(f.revenue), 0)::bigint as "openTime", coalesce(sum(f.seconds), 0)::bigint as "openSeconds",
        coalesce(sum(f.revenue) filter (where f.month < ${monthStart}), 0)::bigint as "earlierTime",
        coalesce(sum(f.seconds_without_rate), 0)::bigint as "secondsWithoutRate"
      from open_time_figures f
      where p.charging_mechanism = 'effort' and f.company_id = p.company_id and f.targetable_id = p.id
    ) as t
    cross join lateral (
      select coalesce(sum(f.net), 0)::bigint as "openExpenses",
        coalesce(sum(f.net) filter (where f.month < ${monthStart}), 0)::bigint as "earlierExpenses"
      from open_expense_figures f
      where f.company_id = p.company_id and f.targetable_id = p.id and f.currency = p.currency
    ) as e
    left join drafts d on d.targetable_id = p.id
    order by p.sort_name, p.id`)

/** What is open, and what of it came before this month. */
interface Open {
  amount: number
  earlier: number
}
type OpenOf = (targetableId: string) => Open

const openByProject = (): OpenOf => {
  const known = new Map<string, Open>()
  return (targetableId) => {
    const open = known.get(targetableId) ?? { amount: 0, earlier: 0 }
    known.set(targetableId, open)
    return open
  }
}

const agreedAmounts = (agreements: readonly OpenAgreement[], today: Day, monthStart: Day): OpenOf => {
  const agreed = openByProject()
  const [amountBy, lastDayBefore] = [
    (agreement: OpenAgreement, day: Day) => Math.min(agreement.left, dueOfAgreement(agreement, day)),
    addDays(monthStart, -1),
  ]
  for (const agreement of agreements) {
    const of = agreed(agreement.targetableId)
    of.amount += amountBy(agreement, today)
    of.earlier += amountBy(agreement, lastDayBefore)
  }
  return agreed
}

const waitingAmounts = (items: readonly WaitingItem[], monthStart: Day): OpenOf => {
  const waiting = openByProject()
  for (const item of items) {
    const of = waiting(item.targetableId)
    const net = netOf(item)
    of.amount += net
    if (item.billedOn < monthStart) of.earlier += net
  }
  return waiting
}

/** What is not invoiced of the projects that meet a condition on rows `p` of targetables, for each of them. */
export const listUninvoicedSums = async (db: Db, isAsked: Sql, today: Day): Promise<ProjectSums[]> => {
  const monthStart = startOfMonth(today)
  const rows = await listSums(db, isAsked, monthStart)
  const ids = rows.map(({ id }) => id)
  const [agreements, waitingItems] = await Promise.all([listOpenAgreements(db, ids, today), listWaitingItems(db, ids)])
  const agreed = agreedAmounts(agreements, today, monthStart)
  const waiting = waitingAmounts(waitingItems, monthStart)
  return rows.map(({ id, name, clientId, currency, ...row }) => {
    const [ofAgreements, ofItems] = [agreed(id), waiting(id)]
    const parts = {
      time: row.openTime + row.draftTime,
      expenses: row.openExpenses + row.draftExpenses,
      agreements: ofAgreements.amount + row.draftAgreements,
      waitingItems: ofItems.amount + row.draftOthers,
    }
    const earlier = row.earlierTime + row.earlierExpenses + ofAgreements.earlier + ofItems.earlier
    const sums: UninvoicedSums = {
      currency,
      ...parts,
      seconds: row.openSeconds + row.draftSeconds,
      total: parts.time + parts.expenses + parts.agreements + parts.waitingItems,
      onDrafts: row.draftTime + row.draftExpenses + row.draftAgreements + row.draftOthers,
      beforeThisMonth: earlier + row.earlierOnDrafts,
      secondsWithoutRate: row.secondsWithoutRate,
    }
    return { id, name, clientId, currency, sums }
  })
}

/** The sums of projects in one currency. */
export const addedUp = (all: readonly UninvoicedSums[], currency: Currency): UninvoicedSums => {
  const sumOf = (key: Exclude<keyof UninvoicedSums, 'currency'>) => all.reduce((sum, each) => sum + each[key], 0)
  return {
    currency,
    ...{ time: sumOf('time'), seconds: sumOf('seconds'), expenses: sumOf('expenses') },
    ...{ agreements: sumOf('agreements'), waitingItems: sumOf('waitingItems'), total: sumOf('total') },
    ...{ onDrafts: sumOf('onDrafts'), beforeThisMonth: sumOf('beforeThisMonth') },
    secondsWithoutRate: sumOf('secondsWithoutRate'),
  }
}
