import type { Asset } from '@praxis/contract/assets/asset-shapes'
import type { DynamicDetail, DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import { isOut } from '@praxis/domain/assets/asset-use'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { idOrNone } from '../../../platform/database/id-or-none'
import { type RowOf, selected } from '../../../platform/database/selected'
import { rawSql, sql } from '../../../platform/database/sql'
import type { FileStore, StoredFile } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { employeeBriefOf } from '../../employees/queries/employee-brief'
import { managesAssets, seesPrices } from './asset-access'
import { type AssetRow, assetColumns, listItemOf } from './asset-row'
import { type UseRow, useOf, usesFromNow } from './asset-uses'
import { listBookingRows } from './booking-row'
import { isCurrent } from './bookings'

const more = selected('assets', 'a', [
  'description',
  'retired_at',
  'retired_note',
  'version',
  'created_at',
  'updated_at',
])

interface WholeAssetRow extends AssetRow, RowOf<typeof more> {
  readonly dynamicDetails: readonly DynamicDetail[]
  readonly definitions: readonly DynamicDetailDefinition[]
  /** Whether anybody ever had or booked it. */
  readonly wasUsed: boolean
  readonly assignmentNote: string | null
}

/** What belongs to an asset as a file. */
export const ASSET_FILE = 'asset'

const readAsset = async (db: Db, actor: EmployeeActor, id: string): Promise<WholeAssetRow> => {
  const row = await db.row<WholeAssetRow>(sql`
    select ${assetColumns}, ${more}, a.dynamic_details as "dynamicDetails", k.dynamic_details as definitions,
      exists (select from asset_uses s where s.company_id = a.company_id and s.asset_id = a.id) as "wasUsed",
      (select s.note from asset_uses s
       where s.company_id = a.company_id and s.asset_id = a.id and s.is_out and s.to_at is null) as "assignmentNote"
    from assets a join asset_categories k on k.company_id = a.company_id and k.id = a.category_id
    where a.company_id = ${actor.company.id} and a.id = ${id}`)
  // What is out of use is for those who keep the register.
  if (!row || (row.isRetired && !managesAssets(actor))) throw new Refusal('notFound')
  return row
}

/** So many of what runs now and comes next are shown with an asset. */
const MOST_USES = 10
/** So many bookings that wait are shown with an asset. */
const MOST_WAITING = 20

const listFiles = async (db: Db, files: FileStore, actor: EmployeeActor, id: string) => {
  if (!managesAssets(actor)) return []
  const rows = await db.rows<StoredFile>(sql`
    select f.id, f.name, f.content_type as "contentType", f.size from files f
    where f.company_id = ${actor.company.id} and f.entity = ${ASSET_FILE} and f.entity_id = ${id}
    order by f.created_at, f.name, f.id`)
  return rows.map((file) => files.linkOf(actor, file))
}

const bookingsOfAsset = (db: Db, files: FileStore, actor: EmployeeActor, id: string) =>
  Promise.all([
    listBookingRows(db, { files }, actor, {
      rows: sql`
          select s.* from asset_uses s
          where s.company_id = ${actor.company.id} and s.asset_id = ${id} and s.state = 'waitingForApproval'
            and (${managesAssets(actor)} or s.employee_id = ${actor.employee.id})
          order by s.created_at limit ${rawSql(`${MOST_WAITING}`)}`,
      order: rawSql('order by s.from_at, s.id'),
    }),
    listBookingRows(db, { files }, actor, {
      rows: sql`
        select s.* from asset_uses s
        where s.company_id = ${actor.company.id} and s.asset_id = ${id} and s.employee_id = ${actor.employee.id}
          and ${isCurrent(db.now)}
        order by s.from_at limit 1`,
    }),
  ])

const canOf = (row: WholeAssetRow, uses: readonly UseRow[], actor: EmployeeActor, now: string): Asset['can'] => {
  const manages = managesAssets(actor)
  const out = uses.find(isOut)
  const isAssigned = out !== undefined && out.to === null
  // What begins now and was not collected holds the asset as well.
  const isHeldNow = uses.some(({ from }) => from <= now)
  const isLent = out !== undefined && !isAssigned
  return {
    edit: manages,
    seePrice: seesPrices(actor),
    delete: manages && !row.wasUsed,
    retire: manages && !row.isRetired && uses.length === 0,
    restore: manages && row.isRetired,
    assign: manages && !row.isRetired && uses.length === 0,
    detach: manages && isAssigned,
    book: !row.isRetired && !isAssigned,
    take: !row.isRetired && row.bookingRule === 'nonRequiredBooking' && !isHeldNow,
    bringBack: isLent && (manages || out.employee.id === actor.employee.id),
    readHistory: manages,
  }
}

/** An asset with all that the actor may know of it. */
export const getAsset = async (db: Db, files: FileStore, actor: EmployeeActor, id: string): Promise<Asset> => {
  const row = await readAsset(db, actor, id)
  const [uses, [waiting, [ownBooking]], stored] = await Promise.all([
    usesFromNow(db, [id], MOST_USES),
    bookingsOfAsset(db, files, actor, id),
    listFiles(db, files, actor, id),
  ])
  const manages = managesAssets(actor)
  const assigned = uses.find((use) => isOut(use) && use.to === null)
  const seesNote = manages || assigned?.employee.id === actor.employee.id
  const { inventory, ...listed } = listItemOf(row, uses, { reader: actor, now: db.now, files })
  return {
    ...listed,
    category: {
      id: row.categoryId,
      name: row.categoryName,
      bookingRule: row.bookingRule,
      isAutoApproved: row.isAutoApproved,
      dynamicDetails: [...row.definitions],
    },
    description: row.description,
    dynamicDetails: [...row.dynamicDetails],
    ...(inventory && { inventory: { ...inventory, files: stored } }),
    assignment: assigned
      ? {
          employee: employeeBriefOf(assigned.employee, files),
          since: assigned.from,
          ...(seesNote && { note: row.assignmentNote ?? '' }),
        }
      : null,
    waiting,
    ownBooking: ownBooking ?? null,
    uses: uses.map((use) => useOf(use, db.now, files)),
    retired: row.retiredAt === null ? null : { at: row.retiredAt, note: row.retiredNote },
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    can: canOf(row, uses, actor, db.now),
  }
}

/** Whether somebody may read the history and the files of an asset: who keeps the register. */
export const keepsAsset = async (db: Db, actor: EmployeeActor, id: string): Promise<boolean> => {
  const known = idOrNone(id)
  if (known === null || !actor.company.features.asset || !managesAssets(actor)) return false
  return (await db.row(sql`select from assets where company_id = ${actor.company.id} and id = ${known}`)) !== undefined
}

/** The same of a category. */
export const keepsCategory = async (db: Db, actor: EmployeeActor, id: string): Promise<boolean> => {
  const known = idOrNone(id)
  if (known === null || !actor.company.features.asset || !managesAssets(actor)) return false
  const found = await db.row(sql`
    select from asset_categories where company_id = ${actor.company.id} and id = ${known}`)
  return found !== undefined
}

/** The same of what an asset cost. */
export const seesPriceOf = async (db: Db, actor: EmployeeActor, id: string): Promise<boolean> =>
  seesPrices(actor) && (await keepsAsset(db, actor, id))
