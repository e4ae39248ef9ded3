import { randomUUID } from 'node:crypto'
import type { TestServer } from './test-server'

interface Ids {
  readonly ownerId: string
  readonly plainId: string
  readonly reportId: string
}

/**
 * A category with an asset that may just be taken, which the plain employee has booked and waits for, and one that
 * somebody who reports to them has; what was noted of it, and a file.
 */
export const createSampleAssets = async (
  server: TestServer,
  companyId: string,
  { ownerId, plainId, reportId }: Ids,
) => {
  const run = (text: string, ...values: unknown[]) => server.sql(text, [companyId, ...values])
  const [assetCategoryId, assetId, takenAssetId] = [randomUUID(), randomUUID(), randomUUID()] as string[]
  const [assetBookingId, takenBookingId, assetFileId] = [randomUUID(), randomUUID(), randomUUID()] as string[]
  await run(
    `insert into asset_categories (company_id, id, name, booking_rule, is_auto_approved, position)
     values ($1, $2, $3, 'nonRequiredBooking', false, 0)`,
    ...[assetCategoryId, `Marker ${assetCategoryId}`],
  )
  for (const id of [assetId, takenAssetId])
    await run(
      `insert into assets (company_id, id, category_id, name, code, serial_number, purchase_amount, purchase_currency)
       values ($1, $2, $3, $4, $4, $4, 249900, 'GBP')`,
      ...[id, assetCategoryId, `Marker ${id}`.slice(0, 40)],
    )
  for (const [id, ofAsset, employeeId, takenAt] of [
    [assetBookingId, assetId, plainId, null],
    [takenBookingId, takenAssetId, reportId, '2026-06-08T09:00:00Z'],
  ]) {
    await run(
      `insert into asset_uses (company_id, id, asset_id, employee_id, kind, from_at, to_at, note, taken_at)
       values ($1, $2, $3, $4, 'booking', '2026-06-08T09:00:00Z', '2040-06-12T17:00:00Z', $5, $6)`,
      ...[id, ofAsset, employeeId, `Marker ${id}`, takenAt],
    )
    await run(
      `insert into requests (company_id, id, type, state, employee_id, approver_capability, submitted_at, decided_at, decided_by)
       values ($1, $2, 'asset', case when $5::uuid is null then 'waitingForApproval' else 'approved' end, $3, $4,
         '2026-06-04T09:00:00Z', case when $5::uuid is not null then '2026-06-05T09:00:00Z'::timestamptz end, $5)`,
      ...[id, employeeId, 'canManageAssets', takenAt === null ? null : ownerId],
    )
  }
  await run(
    `insert into asset_movements (company_id, id, asset_id, use_id, employee_id, kind, at, until_at, note)
     values ($1, $2, $3, $4, $5, 'taken', '2026-06-08T09:00:00Z', '2040-06-12T17:00:00Z', $6)`,
    ...[randomUUID(), takenAssetId, takenBookingId, reportId, `Marker ${takenBookingId}`],
  )
  await run(
    `insert into files (company_id, id, storage_key, name, content_type, size, entity, entity_id, created_by)
     values ($1, $2, 'none', 'secret.pdf', 'application/pdf', 1, 'asset', $3, $4)`,
    ...[assetFileId, assetId, ownerId],
  )
  return { assetCategoryId, assetId, takenAssetId, assetBookingId, takenBookingId, assetFileId } as Record<
    'assetCategoryId' | 'assetId' | 'takenAssetId' | 'assetBookingId' | 'takenBookingId' | 'assetFileId',
    string
  >
}
