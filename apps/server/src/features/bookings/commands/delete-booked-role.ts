import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { deleteRole } from '../../targetables/commands/change-roles'
import { holdTargetable } from '../../targetables/queries/open-targetable'
import type { TargetableKind } from '../../targetables/queries/targetable-kinds'
import { changeBookings } from './change-bookings'
import type { WrittenBookings } from './write-bookings'

/** Deletes a role, and first its bookings, so that those who were booked hear of it. A refusal takes all of it back. */
export const deleteBookedRole = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  kind: TargetableKind,
  targetableId: string,
  roleId: string,
): Promise<WrittenBookings> => {
  await holdTargetable(db, targetableId)
  const bookings = await db.rows<Columns<'bookings', 'id'>>(sql`
    select b.id from bookings b join targetable_roles r on r.company_id = b.company_id and r.id = b.role_id
    where b.company_id = ${actor.company.id} and b.role_id = ${roleId} and r.targetable_id = ${targetableId}`)
  const written = await changeBookings(db, actor, { gone: bookings.map(({ id }) => id) })
  await deleteRole(db, files, actor, kind, targetableId, roleId)
  return written
}
