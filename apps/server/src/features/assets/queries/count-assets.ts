import type { AssetCounts } from '@praxis/contract/assets/assets'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import { COUNT_LIMIT } from '../../../platform/lists/page-of-rows'
import { managesAssets } from './asset-access'
import { countWaiting, currentBookingsOf } from './bookings'

const counted = (rows: Sql): Sql => sql`(select count(*)::integer from (${rows} ${COUNT_LIMIT}) as few)`

const overdueOf = (actor: EmployeeActor, now: string): Sql =>
  managesAssets(actor)
    ? sql`select from asset_uses s where s.company_id = ${actor.company.id} and s.is_out and s.to_at <= ${now}`
    : sql`select from asset_uses s
        where s.company_id = ${actor.company.id} and s.employee_id = ${actor.employee.id} and s.is_out and s.to_at <= ${now}`

/** How much there is of everything that the pages of assets have tabs and badges for. */
export const countAssets = async (db: Db, actor: EmployeeActor): Promise<AssetCounts> => {
  const counts = await db.row<AssetCounts>(sql`
    select k.*, ${countWaiting(actor, 'toDecide')} as "toDecideCount",
      ${countWaiting(actor, 'own')} as "ownWaitingCount",
      ${counted(sql`select from (${currentBookingsOf(actor.company.id, actor.employee.id, db.now)}) as s`)} as "ownBookingCount",
      ${counted(overdueOf(actor, db.now))} as "overdueCount"
    from (
      select count(*)::integer as "categoryCount", coalesce(sum(asset_count), 0)::integer as "assetCount",
        coalesce(sum(retired_count), 0)::integer as "retiredCount"
      from asset_categories where company_id = ${actor.company.id}) as k`)
  if (!counts) throw new Error('the counts came without a row')
  return managesAssets(actor) ? counts : { ...counts, retiredCount: 0 }
}
