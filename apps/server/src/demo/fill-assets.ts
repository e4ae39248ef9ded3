import type { DemoAsset, DemoAssetBooking, DemoAssetCategory } from '@praxis/demo/demo-asset'
import type { DemoCompany } from '@praxis/demo/demo-company'
import { lateBy } from '@praxis/domain/assets/asset-use'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { momentAt } from '@praxis/domain/calendar/moment-in-time-zone'
import { indexAsset } from '../features/assets/commands/asset-effects'
import type { Tx } from '../platform/database/database'
import { insertion, sql } from '../platform/database/sql'
import type { FileStore } from '../platform/files/file-store'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'
import { daysBefore } from './demo-moments'
import { keepDemoFile } from './keep-demo-file'

const TIME_ZONE = 'Europe/London'
const USUAL_HOURS = [9, 17.5] as const

interface Filling {
  readonly db: Tx
  readonly company: DemoCompany
  readonly today: Day
}

interface FilledAsset {
  readonly id: string
  readonly isAutoApproved: boolean
}

const momentOn = ({ today }: Filling, day: number, hour: number): string =>
  momentAt(addDays(today, day), hour * 3600, TIME_ZONE).toISOString()

interface Use {
  readonly id: string
  readonly who: string
  readonly kind: 'booking' | 'taking' | 'assignment'
  readonly from: string
  readonly to: string | null
  readonly note: string
  readonly createdAt: string
  readonly takenAt: string | null
  readonly returnedAt: string | null
}

const insertUse = async ({ db, company }: Filling, { id: assetId }: FilledAsset, use: Use): Promise<void> => {
  const employeeId = employeeIdOf(company, use.who)
  await db.run(sql`
    insert into asset_uses ${insertion<'asset_uses'>({
      ...{ company_id: db.scope.companyId, id: use.id, asset_id: assetId, employee_id: employeeId, kind: use.kind },
      ...{ from_at: use.from, to_at: use.to, note: use.note, taken_at: use.takenAt, returned_at: use.returnedAt },
      ...{ created_at: use.createdAt, updated_at: use.createdAt },
    })}`)
  const moved = [
    { kind: use.kind === 'assignment' ? 'assigned' : 'taken', at: use.takenAt, late: 0 },
    { kind: 'broughtBack', at: use.returnedAt, late: use.returnedAt === null ? 0 : lateBy(use.to, use.returnedAt) },
  ] as const
  for (const { kind, at, late } of moved)
    if (at !== null)
      await db.run(sql`
        insert into asset_movements ${insertion<'asset_movements'>({
          ...{
            company_id: db.scope.companyId,
            id: demoId('movement', use.id, kind),
            asset_id: assetId,
            use_id: use.id,
          },
          ...{ employee_id: employeeId, kind, at, until_at: kind === 'taken' ? use.to : null, late_by: late },
          note: use.note,
        })}`)
}

/** A booking with its request, which whoever manages assets has decided on a day later. */
const insertBooking = async (filling: Filling, asset: FilledAsset, booking: DemoAssetBooking): Promise<void> => {
  const { db, company } = filling
  const [startHour, endHour] = booking.hours ?? USUAL_HOURS
  const from = momentOn(filling, booking.from, startHour)
  const to = momentOn(filling, booking.to, endHour)
  // What begins today was not collected yet if that is later today.
  const isTaken = booking.isTaken === true && from <= db.now
  const createdAt = daysBefore(from < db.now ? from : db.now, 4)
  const id = demoId('booking', asset.id, booking.who, `${booking.from}`)
  const back = booking.backAfter
  await insertUse(filling, asset, {
    ...{ id, who: booking.who, kind: 'booking', from, to, note: booking.note ?? '', createdAt },
    takenAt: isTaken ? from : null,
    returnedAt: isTaken && back !== undefined ? momentOn(filling, booking.to + back, endHour) : null,
  })
  const { state = 'approved' } = booking
  const isDecided = state !== 'waitingForApproval'
  const isByHand = isDecided && !asset.isAutoApproved
  const keeperId = company.assetKeeper === undefined ? null : employeeIdOf(company, company.assetKeeper)
  const isCancelled = state === 'cancelled'
  const employeeId = employeeIdOf(company, booking.who)
  const decidedAt = isDecided ? daysBefore(createdAt, -1) : null
  const cancelledAt = isCancelled ? daysBefore(createdAt, -2) : null
  const decision = isCancelled ? 'approved' : state
  await db.run(sql`
    insert into requests ${insertion<'requests'>({
      ...{ company_id: db.scope.companyId, id, type: 'asset', state: decision },
      ...{ employee_id: employeeId, approver_capability: 'canManageAssets' },
      ...{ submitted_at: createdAt, decided_at: decidedAt },
      ...{
        decided_by: isByHand ? keeperId : null,
        comment: booking.decision ?? '',
        is_auto_approved: !isByHand && isDecided,
      },
      cancelled_at: cancelledAt,
      cancelled_by: isCancelled ? employeeId : null,
    })}`)
  const traces = [
    { at: createdAt, by: employeeId, action: 'submitted', after: { state: 'waitingForApproval' } },
    { at: decidedAt, by: isByHand ? keeperId : employeeId, action: decision, after: { state: decision } },
    { at: cancelledAt, by: employeeId, action: 'cancelled', after: {} },
  ]
  for (const { at, by, action, after } of traces)
    if (at !== null)
      await db.run(sql`
        insert into history (company_id, id, at, employee_id, entity, entity_id, action, after)
        values (${db.scope.companyId}, gen_random_uuid(), ${at}, ${by}, 'request', ${id}, ${action},
                ${JSON.stringify(after)})`)
}

const insertUses = async (filling: Filling, asset: FilledAsset, { assigned, taken, bookings }: DemoAsset) => {
  const { now } = filling.db
  if (assigned) {
    const since = daysBefore(now, assigned.daysAgo)
    await insertUse(filling, asset, {
      ...{ id: demoId('assignment', asset.id), who: assigned.who, kind: 'assignment', from: since, to: null },
      ...{ note: assigned.note ?? '', createdAt: since, takenAt: since, returnedAt: null },
    })
  }
  if (taken) {
    const since = daysBefore(now, taken.daysAgo)
    await insertUse(filling, asset, {
      ...{ id: demoId('taking', asset.id), who: taken.who, kind: 'taking', from: since },
      ...{ to: momentOn(filling, taken.for, 17.5), note: '', createdAt: since, takenAt: since, returnedAt: null },
    })
  }
  for (const booking of bookings ?? []) await insertBooking(filling, asset, booking)
}

const insertAsset = async (
  filling: Filling,
  files: FileStore,
  categoryId: string,
  { isAutoApproved }: DemoAssetCategory,
  asset: DemoAsset,
): Promise<void> => {
  const { db, company, today } = filling
  const id = demoId('asset', company.domain, asset.code)
  const [boughtAgo, price] = asset.bought ?? []
  const purchasedOn = boughtAgo === undefined ? null : addDays(today, -boughtAgo)
  const { serialNumber = '', location = '', condition = 'good', warrantyYears } = asset
  const details = Object.entries(asset.details ?? {}).map(([key, value]) => ({ key, value, type: 'freeText' }))
  await db.run(sql`
    insert into assets ${insertion<'assets'>({
      ...{ company_id: db.scope.companyId, id, category_id: categoryId, name: asset.name, code: asset.code },
      ...{ serial_number: serialNumber, location, condition, purchased_on: purchasedOn },
      ...{ purchase_amount: price ?? null, purchase_currency: price === undefined ? null : 'GBP' },
      warranty_until: purchasedOn === null || !warrantyYears ? null : addDays(purchasedOn, 365 * warrantyYears),
      dynamic_details: JSON.stringify(details.map((row) => ({ ...row, isRequired: false, isStrategic: false }))),
      ...{ retired_at: asset.retired === undefined ? null : daysBefore(db.now, 30), retired_note: asset.retired ?? '' },
      is_assigned: asset.assigned !== undefined,
      ...{ created_at: daysBefore(db.now, boughtAgo ?? 30), updated_at: db.now },
    })}`)
  await indexAsset(db, { id, name: asset.name, code: asset.code, location, serialNumber })
  if (asset.file) await keepDemoFile(db, files, { entity: 'asset', entityId: id }, asset.file)
  await insertUses(filling, { id, isAutoApproved }, asset)
}

/** Equipment with everything that can become of it: assigned, lent, asked for, denied, called off, overdue and retired. */
export const fillAssets = async (db: Tx, files: FileStore, company: DemoCompany): Promise<void> => {
  const filling = { db, company, today: dayInTimeZone(new Date(db.now), TIME_ZONE) }
  for (const [position, category] of (company.assets ?? []).entries()) {
    const id = demoId('asset category', company.domain, category.name)
    const definitions = (category.rows ?? []).map((key) => ({ key, type: 'freeText' }))
    await db.run(sql`
      insert into asset_categories ${insertion<'asset_categories'>({
        ...{ company_id: db.scope.companyId, id, name: category.name, description: category.description, position },
        ...{ booking_rule: category.bookingRule, is_auto_approved: category.isAutoApproved },
        dynamic_details: JSON.stringify(definitions.map((row) => ({ ...row, isRequired: false, isStrategic: false }))),
        ...{ created_at: db.now, updated_at: db.now },
      })}`)
    for (const asset of category.assets) await insertAsset(filling, files, id, category, asset)
  }
}
