import { randomUUID } from 'node:crypto'
import type { AssetCondition, AssetMovementKind } from '@praxis/contract/assets/asset-rules'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { insertion, nextVersion, sql } from '../../../platform/database/sql'
import { leaveTraces } from './asset-effects'
import type { LockedAsset } from './lock-asset'

export interface HandedOver {
  readonly note: string
  readonly condition?: AssetCondition | undefined
}

interface Movement extends HandedOver {
  readonly kind: AssetMovementKind
  readonly useId: string
  readonly employee: { readonly id: string; readonly name: string }
  readonly at: string
  readonly until?: string | null
  readonly lateBy?: number
}

/** Notes what went over the desk, and the condition it was in; the history of the asset says so too. */
export const noteMovement = async (
  db: Tx,
  actor: EmployeeActor,
  asset: LockedAsset,
  { kind, useId, employee, at, until = null, lateBy = 0, note, condition }: Movement,
): Promise<void> => {
  await db.run(
    sql`insert into asset_movements ${insertion<'asset_movements'>({
      company_id: actor.company.id,
      id: randomUUID(),
      asset_id: asset.id,
      use_id: useId,
      employee_id: employee.id,
      kind,
      at,
      until_at: until,
      late_by: lateBy,
      condition: condition ?? null,
      note,
      noted_by: employee.id === actor.employee.id ? null : actor.employee.id,
    })}`,
  )
  const isOtherCondition = condition !== undefined && condition !== asset.condition
  if (isOtherCondition)
    await db.run(sql`
      update assets set condition = ${condition}, version = ${nextVersion}, updated_at = ${db.now}
      where company_id = ${actor.company.id} and id = ${asset.id}`)
  leaveTraces(db, {
    id: asset.id,
    action: kind,
    ...(isOtherCondition && { before: { condition: asset.condition } }),
    after: {
      employee: employee.name,
      ...(until !== null && { until }),
      ...(isOtherCondition && { condition }),
      ...(note !== '' && { note }),
    },
  })
}
