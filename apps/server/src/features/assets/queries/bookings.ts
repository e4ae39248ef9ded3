import type { AwaitingQuery, assetBookings, OwnBookingsQuery } from '@praxis/contract/assets/asset-bookings'
import type { AssetBooking } from '@praxis/contract/assets/asset-shapes'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { idOrNone } from '../../../platform/database/id-or-none'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import { Refusal } from '../../../platform/refusal'
import { isDecidedBy } from '../../requests/queries/request-row'
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

/** A page of bookings with the number of all. */
const pageOfBookings = async (
  db: Db,
  platform: BookingPlatform,
  actor: EmployeeActor,
  { rows, order, paging }: { readonly rows: Sql; readonly order: Sql; readonly paging: { page: number; per: number } },
) => {
  const found = await db.rows<CountedRow>(
    sql`select * from (select count(*)::integer as total from (select from (${rows}) as all_rows ${COUNT_LIMIT}) as few) as counted
      left join lateral (${bookingRowsSql(db, actor, {
        rows: pageOf(sql`select s.* from (${rows}) as s ${order}`, paging),
        columns: sql`, row_number() over (${order}) as place`,
        order,
      })}) as page on true order by place`,
  )
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
  return pageOfBookings(db, platform, actor, {
    rows: ofActor(actor.company.id, actor.employee.id, db.now),
    order: rawSql(period === 'current' ? 'order by s.from_at, s.id' : 'order by s.from_at desc, s.id'),
    paging,
  })
}

/** What waits, by its requests: of the actor, for the actor’s decision, or both. */
const waitingOf = (db: Db, actor: EmployeeActor, whose: AwaitingQuery['whose']): Sql => {
  const own = sql`
    select r.id from requests r
    where r.company_id = ${actor.company.id} and r.type = 'asset' and r.state = 'waitingForApproval'
      and r.employee_id = ${actor.employee.id}`
  const toDecide = sql`
    select r.id from requests r
    where r.company_id = ${actor.company.id} and r.type = 'asset' and r.state = 'waitingForApproval'
      and ${isDecidedBy([{ decidedBy: 'canManageAssets' }], db, actor)}`
  return whose === 'own' ? own : whose === 'toDecide' ? toDecide : sql`${own} union ${toDecide}`
}

export const countWaiting = (db: Db, actor: EmployeeActor, whose: AwaitingQuery['whose']): Sql =>
  sql`(select count(*)::integer from (select from (${waitingOf(db, actor, whose)}) as w ${COUNT_LIMIT}) as few)`

export const listAwaitingAssetBookings = async (
  db: Db,
  platform: BookingPlatform,
  actor: EmployeeActor,
  { whose, ...paging }: AwaitingQuery,
): Promise<Sent<typeof assetBookings.listAwaitingAssetBookings>> => {
  const [page, counts] = await Promise.all([
    pageOfBookings(db, platform, actor, {
      rows: sql`
        select s.* from (${waitingOf(db, actor, whose)}) as w cross join lateral (
          select * from asset_uses s where s.company_id = ${actor.company.id} and s.id = w.id limit 1) as s`,
      order: rawSql('order by s.created_at, s.id'),
      paging,
    }),
    db.row<{ ownCount: number; toDecideCount: number }>(sql`
      select ${countWaiting(db, actor, 'own')} as "ownCount", ${countWaiting(db, actor, 'toDecide')} as "toDecideCount"`),
  ])
  return { ...page, ownCount: counts?.ownCount ?? 0, toDecideCount: counts?.toDecideCount ?? 0 }
}
