import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import type { ChangeOf } from '../../../platform/database/effects'
import { sql } from '../../../platform/database/sql'
import { forgetRecord, indexRecord } from '../../../platform/search/search-index'
import { ASSET_WORDS, INVENTORY_WORDS } from '../queries/asset-filter'

/** Announces that something about an asset has changed: everybody sees where assets are. */
export const announceAsset = (db: Tx, id: string): void => db.announce({ topic: 'assets', id, to: 'everyone' })

/** Leaves the traces of a change: in the history, and for open browsers. */
export const leaveTraces = (db: Tx, change: Omit<ChangeOf<'asset'>, 'entity'>): void => {
  db.record({ entity: 'asset', ...change })
  announceAsset(db, change.id)
}

/** Announces the assets of bookings. */
export const announceAssetsOf = async (db: Tx, bookingIds: readonly string[]): Promise<void> => {
  const rows = await db.rows<Columns<'asset_uses', 'asset_id'>>(sql`
    select distinct asset_id as "assetId" from asset_uses
    where company_id = ${db.scope.companyId} and id = any (${bookingIds}::uuid[])`)
  for (const { assetId } of rows) announceAsset(db, assetId)
}

interface Findable extends Columns<'assets', 'id' | 'name' | 'code' | 'location' | 'serial_number'> {}

/** Everybody finds an asset by its name, its code and where it is; whoever keeps the register by its serial number too. */
export const indexAsset = async (db: Tx, { id, name, code, location, serialNumber }: Findable): Promise<void> => {
  await indexRecord(db, ASSET_WORDS, id, [name, code, location])
  await indexRecord(db, INVENTORY_WORDS, id, [serialNumber])
}

export const forgetAsset = async (db: Tx, id: string): Promise<void> => {
  await forgetRecord(db, ASSET_WORDS, id)
  await forgetRecord(db, INVENTORY_WORDS, id)
}
