import type { Portal } from '@praxis/contract/portals/project-portals'
import { maySeeAsVisitor, mayShare } from '@praxis/domain/portals/may-show'
import type { EmployeeActor } from '../../../platform/auth/actor'
import { assertStrongPassword, hashPassword } from '../../../platform/auth/passwords'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { newPortalPassword } from '../portal-codes'
import { lockPortal } from '../queries/open-portal'
import { changedPortal } from '../queries/portal-row'
import { leaveTraces } from './portal-effects'

/** Whoever came in with an earlier password is asked for this one; it is told once and kept as a hash. */
export const setPortalPassword = async (
  db: Tx,
  { config }: Platform,
  actor: EmployeeActor,
  projectId: string,
  id: string,
  given: string | undefined,
): Promise<{ password: string; portal: Portal }> => {
  const { permissions, ...portal } = await lockPortal(db, actor, projectId, id)
  // Whoever has the password comes in as a visitor.
  if (!mayShare(permissions, portal) || !maySeeAsVisitor(permissions, portal)) throw new Refusal('invalidPermission')
  if (given !== undefined) assertStrongPassword(given)
  const password = given ?? newPortalPassword()
  await db.run(sql`
    update portals set password_hash = ${await hashPassword(config.PASSWORD_COST, password)},
      password_set_at = ${db.now}, password_version = password_version + 1
    where company_id = ${actor.company.id} and id = ${id}`)
  await leaveTraces(db, { projectId, id, action: 'passwordSet' })
  return { password, portal: await changedPortal(db, projectId, id) }
}
