import type { AssetToDecide } from '@praxis/contract/assets/asset-requests'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { isActingApprover } from '../../requests/queries/request-row'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { versionOfBooking } from '../asset-booking-version'
import { useOf, usesAround } from './asset-uses'
import { bookingsOf, listBookingRows } from './booking-row'
import { getBookingRow } from './bookings'

const MOST_LAST = 5

/** A booking with what lies around it, for whoever decides on it. */
export const getAssetToDecide = async (
  db: Db,
  platform: Pick<SubjectPlatform, 'files'>,
  actor: EmployeeActor,
  id: string,
): Promise<AssetToDecide> => {
  const row = await getBookingRow(db, actor, id)
  if (!isActingApprover(row, actor)) throw new Refusal('notFound')
  const [booking] = bookingsOf([row], platform, actor, db.now)
  if (!booking) throw new Refusal('notFound')
  const [{ before, after, isTaken }, inUse, lastBookings] = await Promise.all([
    usesAround(db, row),
    db.row(sql`
      select from assets where company_id = ${actor.company.id} and id = ${row.assetId} and not is_retired`),
    listBookingRows(db, platform, actor, {
      rows: sql`
        select s.* from asset_uses s
        where s.company_id = ${actor.company.id} and s.employee_id = ${row.employee.id} and s.kind = 'booking'
          and s.id <> ${id} and s.from_at <= ${row.from}
          and exists (
            select from assets a
            where a.company_id = s.company_id and a.id = s.asset_id and a.category_id = ${row.asset.categoryID})
        order by s.from_at desc, s.id limit ${rawSql(`${MOST_LAST}`)}`,
      order: rawSql('order by s.from_at desc, s.id'),
    }),
  ])
  return {
    booking,
    version: versionOfBooking(booking),
    isFree: inUse !== undefined && !isTaken,
    before: before ? useOf(before, db.now, platform.files) : null,
    after: after ? useOf(after, db.now, platform.files) : null,
    lastBookings,
  }
}
