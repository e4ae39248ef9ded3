import type { ClientFilter, ClientListItem, clientSortOrders } from '@praxis/contract/clients/clients'
import type { PageMetadata } from '@praxis/contract/protocol/page'
import { addDays } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Db, ReadDb } from '../../platform/database/database'
import { type RowOf, selected } from '../../platform/database/selected'
import { joinSql, rawSql, type Sql, sql } from '../../platform/database/sql'
import { COUNT_LIMIT, keptCount, pageOf, pageOfRows } from '../../platform/lists/page-of-rows'
import type { Platform } from '../../platform/platform'
import { isFoundBy } from '../../platform/search/search-index'
import { address, clientColumns, clientJoins, contactWays, type ListedClientRow, listItemOf } from './clients.queries'
import { isVisibleClient, seesAllClients } from './queries/client-access'

type ClientSortOrder = (typeof clientSortOrders)[number]

export interface ClientPage {
  readonly page: number
  readonly per: number
  readonly filter: ClientFilter
  readonly sortOrder: ClientSortOrder
}

const orders: Readonly<Record<ClientSortOrder, Sql>> = {
  clientName: rawSql('order by c.sort_name, c.id'),
  '-clientName': rawSql('order by c.sort_name desc, c.id desc'),
  updatedAt: rawSql('order by c.updated_at, c.id'),
  '-updatedAt': rawSql('order by c.updated_at desc, c.id desc'),
}

const RECENT_DAYS = 30

/** The conditions of the list's filter, beyond the state. */
const narrowedBy = (actor: EmployeeActor, filter: ClientFilter, recently: string): Sql[] => {
  const { search, clientOwnerID, tradingCurrency, journalCategoryID, dynamicDetails } = filter
  return [
    ...(seesAllClients(actor) ? [] : [isVisibleClient(actor, search ? 'few' : 'all')]),
    ...(search ? [isFoundBy(rawSql('c.id'), actor.company.id, 'client', search)] : []),
    ...(clientOwnerID ? [sql`c.owner_id = ${clientOwnerID}`] : []),
    ...(tradingCurrency ? [sql`c.trading_currency = ${tradingCurrency}`] : []),
    ...(journalCategoryID
      ? [
          sql`exists (
            select from journal_entries j
            where j.company_id = c.company_id and j.client_id = c.id and j.category_id = ${journalCategoryID}
              and j.entry_date > ${recently})`,
        ]
      : []),
    ...(dynamicDetails ?? []).map(
      ({ key, value }) => sql`c.dynamic_details @> ${JSON.stringify([{ key, value }])}::jsonb`,
    ),
  ]
}

const isActiveOf = ({ state }: ClientFilter): boolean | undefined => state && state === 'active'

const conditionsOf = (actor: EmployeeActor, filter: ClientFilter, recently: string): Sql => {
  const isActive = isActiveOf(filter)
  return joinSql(
    [
      sql`c.company_id = ${actor.company.id}`,
      ...(isActive === undefined ? [] : [sql`c.is_active = ${isActive}`]),
      ...narrowedBy(actor, filter, recently),
    ],
    ' and ',
  )
}

const countOf = (actor: EmployeeActor, filter: ClientFilter, recently: string): Sql =>
  narrowedBy(actor, filter, recently).length === 0
    ? keptCount(actor.company.id, 'clients', isActiveOf(filter))
    : sql`
      select count(*) as total from (
        select from clients c where ${conditionsOf(actor, filter, recently)} ${COUNT_LIMIT}
      ) as few`

/** What a list shows of a client's contacts and journal, looked up for the rows of the page only. */
const besideClient = (recently: string): Sql => sql`
  (select count(*) from client_contacts k where k.company_id = c.company_id and k.client_id = c.id)::integer
    as "contactCount",
  (select j.entry_date from journal_entries j where j.company_id = c.company_id and j.client_id = c.id
   order by j.entry_date desc limit 1) as "lastEntryDate",
  coalesce((
    select json_agg(json_build_object('id', g.id, 'name', g.name, 'initials', g.initials, 'color', g.color)
                    order by g.last desc, g.id)
    from (
      select q.id, q.name, q.initials, q.color, max(j.entry_date) as last
      from journal_entries j
      join journal_categories q on q.company_id = j.company_id and q.id = j.category_id
      where j.company_id = c.company_id and j.client_id = c.id and j.entry_date > ${recently}
      group by q.id, q.name, q.initials, q.color
    ) as g
  ), '[]') as "recentCategories"`

/** One statement: the page's rows by index alone, then the rest for these few, and a count that stops early. */
export const listClientsSql = (
  actor: EmployeeActor,
  { page, per, filter, sortOrder }: ClientPage,
  today: string,
): Sql => {
  const recently = addDays(today, -RECENT_DAYS)
  return sql`
    with counted as (
      ${countOf(actor, filter, recently)}
    ), shown as (
      ${pageOf(sql`select c.* from clients c where ${conditionsOf(actor, filter, recently)} ${orders[sortOrder]}`, {
        page,
        per,
      })}
    )
    select ${clientColumns}, ${besideClient(recently)}, counted.total
    from counted left join (shown c ${clientJoins}) on true
    ${orders[sortOrder]}`
}

export const listClientsPaginated = async (
  db: Db,
  { files, clock }: Platform,
  actor: EmployeeActor,
  asked: ClientPage,
): Promise<{ items: ClientListItem[]; metadata: PageMetadata }> => {
  const today = dayInTimeZone(clock(), actor.company.timeZone)
  const rows = await db.lastRows<ListedClientRow & { total: number }>(listClientsSql(actor, asked, today))
  return pageOfRows(rows, asked, (row) => listItemOf(row, files))
}

const named = selected('clients', 'c', ['name', 'is_active', 'trading_currency', 'updated_at'])

export interface ExportedClientRow extends RowOf<typeof named>, RowOf<typeof contactWays>, RowOf<typeof address> {
  readonly owner: string
}

/** All clients that match, for a file. */
export const exportedClients = (
  db: ReadDb,
  { clock }: Platform,
  actor: EmployeeActor,
  filter: ClientFilter,
  sortOrder: ClientSortOrder,
): AsyncIterable<ExportedClientRow[]> => {
  const recently = addDays(dayInTimeZone(clock(), actor.company.timeZone), -RECENT_DAYS)
  return db.batches<ExportedClientRow>(sql`
    select ${named}, ${contactWays}, ${address}, ou.first_name || ' ' || ou.last_name as owner
    from clients c ${clientJoins}
    where ${conditionsOf(actor, filter, recently)}
    ${orders[sortOrder]}`)
}
