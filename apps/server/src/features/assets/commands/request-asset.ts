import { randomUUID } from 'node:crypto'
import type { assetRequests as contract } from '@praxis/contract/assets/asset-requests'
import type { AssetBooking } from '@praxis/contract/assets/asset-shapes'
import type { CheckedInput } from '@praxis/contract/protocol/endpoint'
import { bookingTimesProblem } from '@praxis/domain/assets/asset-booking-times'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { insertion, sql } from '../../../platform/database/sql'
import { invalidField, Refusal } from '../../../platform/refusal'
import { assertActiveEmployee } from '../../employees/queries/active-employee'
import { makeRequests } from '../../requests/commands/make-requests'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { assetRequests } from '../asset-requests'
import { managesAssets } from '../queries/asset-access'
import { getChangedBooking } from '../queries/bookings'
import { nameOfEmployee } from '../queries/name-of-employee'
import { leaveTraces } from './asset-effects'
import { lockAsset } from './lock-asset'
import { assertFree } from './refuse-use'

type NewBooking = CheckedInput<typeof contract.requestAsset>['body']

/** Only a denied booking of the person is asked for again, and only once; a constraint keeps it so. */
const assertMayBeCorrected = async (db: Tx, employeeId: string, id: string): Promise<void> => {
  const denied = await db.row(sql`
    select from asset_uses s
    where s.company_id = ${db.scope.companyId} and s.id = ${id} and s.employee_id = ${employeeId} and s.state = 'denied'
      and not exists (select from asset_uses c where c.company_id = s.company_id and c.correction_of = s.id)`)
  if (!denied) throw invalidField('correctionOfID', 'You can ask again for a denied booking only, and only once')
}

/** Books an asset; whoever manages assets books it for others too, approved at once. */
export const requestAsset = async (
  db: Tx,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  assetId: string,
  { from, to, note, employeeID = actor.employee.id, correctionOfID }: NewBooking,
): Promise<AssetBooking> => {
  const isOwn = employeeID === actor.employee.id
  // Somebody who impersonates does not approve what is theirs.
  if (!isOwn && (!managesAssets(actor) || employeeID === actor.impersonatorId)) throw new Refusal('invalidPermission')
  const problem = bookingTimesProblem({ from, to }, db.now)
  if (problem) throw invalidField(problem.path, problem.message)
  const asset = await lockAsset(db, actor, assetId)
  if (!isOwn) await assertActiveEmployee(db, 'employeeID', employeeID)
  await assertFree(db, actor, asset, { from, to })
  if (correctionOfID !== undefined) await assertMayBeCorrected(db, employeeID, correctionOfID)
  const id = randomUUID()
  await db.run(
    sql`insert into asset_uses ${insertion<'asset_uses'>({
      company_id: actor.company.id,
      id,
      asset_id: assetId,
      employee_id: employeeID,
      kind: 'booking',
      from_at: from,
      to_at: to,
      note,
      entered_by: isOwn ? null : actor.employee.id,
      correction_of: correctionOfID ?? null,
      created_at: db.now,
      updated_at: db.now,
    })}`,
  )
  await makeRequests(
    db,
    platform,
    actor,
    assetRequests,
    [{ id, targetableId: null, isAutoApproved: asset.isAutoApproved }],
    { ...(isOwn ? {} : { enteredFor: employeeID }) },
  )
  const after = { asset: asset.name, from, to, ...(note !== '' && { note }) }
  db.record({ entity: 'assetBooking', id, action: isOwn ? 'requested' : 'entered', after })
  leaveTraces(db, {
    id: assetId,
    action: 'booked',
    after: { employee: await nameOfEmployee(db, employeeID), from, to },
  })
  return getChangedBooking(db, platform, actor, id)
}
