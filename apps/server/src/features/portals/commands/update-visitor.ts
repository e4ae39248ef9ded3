import type { PortalVisitor } from '@praxis/contract/portals/project-portals'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { lockPortal } from '../queries/open-portal'
import { findVisitor } from '../queries/visitors'
import { leaveTraces } from './portal-effects'

/** Shuts a visitor out with their next call, or lets them in again. */
export const updateVisitor = async (
  db: Tx,
  actor: EmployeeActor,
  projectId: string,
  id: string,
  visitorId: string,
  isRemoved: boolean,
): Promise<PortalVisitor> => {
  const portal = await lockPortal(db, actor, projectId, id)
  const before = await findVisitor(db, portal, visitorId)
  if (before.isRemoved === isRemoved) return before
  await db.run(sql`
    update portal_visitors set removed_at = ${isRemoved ? db.now : null}
    where company_id = ${actor.company.id} and id = ${visitorId}`)
  const action = isRemoved ? 'visitorRemoved' : 'visitorRestored'
  await leaveTraces(db, { projectId, id, action, after: { email: before.email } })
  return findVisitor(db, portal, visitorId)
}
