import type { AwaitingQuery, assetBookings, OwnBookingsQuery } from '@praxis/contract/assets/asset-bookings'
import type { AssetBooking } from '@praxis/contract/assets/asset-shapes'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { idOrNone } from '../../../platform/database/id-or-none'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import { Refusal } from '../../../platform/refusal'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { managesAssets } from './asset-access'
import { type BookingRow, bookingRowsSql, bookingsOf, listBookingRows } from './booking-row'

type BookingPlatform = Pick<SubjectPlatform, 'files'>

/** Bookings by their ids; whether the actor may see them is decided before. */
export const bookingsByIds = (
  db: Db,
  platform: BookingPlatform,
  actor: EmployeeActor,
  ids: readonly string[],
): Promise<AssetBooking[]> =>
  listBookingRows(db, platform, actor, {
    rows: sql`
      select s.* from asset_uses s
      where s.company_id = ${actor.company.id} and s.id = any (${ids}::uuid[]) and s.kind = 'booking'`,
  })

/** A booking after the actor’s change. */
export const getChangedBooking = async (
  db: Db,
  platform: BookingPlatform,
  actor: EmployeeActor,
  id: string,
): Promise<AssetBooking> => {
  const [booking] = await bookingsByIds(db, platform, actor, [id])
  if (!booking) throw new Refusal('notFound')
  return booking
}

/** Bookings are seen whole by whose they are, and by whoever manages assets. */
const sees = (actor: EmployeeActor, employeeId: string): boolean =>
  employeeId === actor.employee.id || managesAssets(actor)

/** A row of a booking that the actor may see. */
export const getBookingRow = async (db: Db, actor: EmployeeActor, id: string): Promise<BookingRow> => {
  const row = await db.row<BookingRow>(
    bookingRowsSql(db, actor, {
      rows: sql`
        select s.* from asset_uses s
        where s.company_id = ${actor.company.id} and s.id = ${id} and s.kind = 'booking'`,
    }),
  )
  if (!row || !sees(actor, row.employee.id)) throw new Refusal('notFound')
  return row
}

export const getAssetBooking = async (
  db: Db,
  platform: BookingPlatform,
  actor: EmployeeActor,
  id: string,
): Promise<AssetBooking> => {
  const [booking] = bookingsOf([await getBookingRow(db, actor, id)], platform, actor, db.now)
  if (!booking) throw new Refusal('notFound')
  return booking
}

/** Whether somebody may read the history of a booking. */
export const seesBooking = async (db: Db, actor: EmployeeActor, id: string): Promise<boolean> => {
  const known = idOrNone(id)
  if (known === null || !actor.company.features.asset) return false
  const row = await db.row<{ employeeId: string }>(sql`
    select employee_id as "employeeId" from asset_uses
    where company_id = ${actor.company.id} and id = ${known} and kind = 'booking'`)
  return row !== undefined && sees(actor, row.employeeId)
}

/** A person’s bookings that wait, run or lie ahead, and what they have not brought back. */
export const isCurrent = (now: string): Sql =>
  sql`s.kind = 'booking' and (s.is_out or (s.holds and s.until_at > ${now} and s.returned_at is null))`

/** The person’s current bookings: what ends later, and what is out, each by its index. */
export const currentBookingsOf = (companyId: string, employeeId: string, now: string): Sql => sql`
  select s.* from asset_uses s
  where s.company_id = ${companyId} and s.employee_id = ${employeeId} and s.until_at > ${now} and s.holds
    and s.kind = 'booking' and s.returned_at is null
  union
  select s.* from asset_uses s
  where s.company_id = ${companyId} and s.employee_id = ${employeeId} and s.is_out and s.kind = 'booking'`

const pastOf = (companyId: string, employeeId: string, now: string): Sql => sql`
  select s.* from asset_uses s
  where s.company_id = ${companyId} and s.employee_id = ${employeeId} and s.kind = 'booking' and not (${isCurrent(now)})`

interface CountedRow extends BookingRow {
  readonly total: number
}

interface WantedPage {
  /** How many there are in all. */
  readonly total: Sql
  /** The uses of the page, and one more. */
  readonly rows: Sql
  readonly order: Sql
  readonly paging: { readonly page: number; readonly per: number }
}

/** A page of bookings with the number of all. */
const pageOfBookings = async (
  db: Db,
  platform: BookingPlatform,
  actor: EmployeeActor,
  { total, rows, order, paging }: WantedPage,
) => {
  const columns = sql`, row_number() over (${order}) as place`
  const found = await db.rows<CountedRow>(sql`
    select * from (select ${total} as total) as counted
    left join (${bookingRowsSql(db, actor, { rows, columns, order })}) as page on true order by place`)
  const { items, metadata } = pageOfRows(found, paging, (row) => row)
  return { items: bookingsOf(items, platform, actor, db.now), metadata }
}

export const listOwnAssetBookings = (
  db: Db,
  platform: BookingPlatform,
  actor: EmployeeActor,
  { period, ...paging }: OwnBookingsQuery,
) => {
  const ofActor = period === 'current' ? currentBookingsOf : pastOf
  const rows = ofActor(actor.company.id, actor.employee.id, db.now)
  const order = rawSql(period === 'current' ? 'order by s.from_at, s.id' : 'order by s.from_at desc, s.id')
  return pageOfBookings(db, platform, actor, {
    total: sql`(select count(*)::integer from (select from (${rows}) as s ${COUNT_LIMIT}) as few)`,
    rows: pageOf(sql`select s.* from (${rows}) as s ${order}`, paging),
    order,
    paging,
  })
}

/** A condition on rows `r` of requests that wait: the actor’s own, those the actor decides on, or both. */
const isWaitingFor = (actor: EmployeeActor, whose: AwaitingQuery['whose']): Sql => {
  const { employee, impersonatorId } = actor
  const own = sql`r.employee_id = ${employee.id}`
  if (whose === 'own' || !managesAssets(actor)) return whose === 'toDecide' ? rawSql('false') : own
  // Whoever manages assets decides on all of them but their own.
  const ofAll = rawSql(`r.approver_capability = 'canManageAssets'`)
  const ownIds = [employee.id, ...(impersonatorId === null ? [] : [impersonatorId])]
  return whose === 'all' ? ofAll : sql`${ofAll} and r.employee_id <> all (${ownIds}::uuid[])`
}

/** The requests `r` that wait so. */
const waitingOf = (actor: EmployeeActor, whose: AwaitingQuery['whose']): Sql => sql`
  from requests r
  where r.company_id = ${actor.company.id} and r.state = 'waitingForApproval' and r.type = 'asset'
    and ${isWaitingFor(actor, whose)}`

export const countWaiting = (actor: EmployeeActor, whose: AwaitingQuery['whose']): Sql =>
  sql`(select count(*)::integer from (select ${waitingOf(actor, whose)} ${COUNT_LIMIT}) as few)`

const OLDEST_FIRST = rawSql('order by r.submitted_at, r.id')

export const listAwaitingAssetBookings = async (
  db: Db,
  platform: BookingPlatform,
  actor: EmployeeActor,
  { whose, ...paging }: AwaitingQuery,
): Promise<Sent<typeof assetBookings.listAwaitingAssetBookings>> => {
  const [page, counts] = await Promise.all([
    pageOfBookings(db, platform, actor, {
      total: countWaiting(actor, whose),
      rows: sql`
        select s.* from asset_uses s
        where s.company_id = ${actor.company.id} and s.id = any (array(
          select id from (${pageOf(sql`select r.id ${waitingOf(actor, whose)} ${OLDEST_FIRST}`, paging)}) as oldest))`,
      // A booking is made with its request.
      order: rawSql('order by s.created_at, s.id'),
      paging,
    }),
    db.row<{ ownCount: number; toDecideCount: number }>(sql`
      select ${countWaiting(actor, 'own')} as "ownCount", ${countWaiting(actor, 'toDecide')} as "toDecideCount"`),
  ])
  return { ...page, ownCount: counts?.ownCount ?? 0, toDecideCount: counts?.toDecideCount ?? 0 }
}
