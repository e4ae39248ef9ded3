import { randomUUID } from 'node:crypto'
import type { NewPortal, Portal, PortalInput } from '@praxis/contract/portals/project-portals'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { addedTo, mayShare } from '@praxis/domain/portals/may-show'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, insertion, nextVersion, sql } from '../../../platform/database/sql'
import { assertUnchangedSince, Refusal } from '../../../platform/refusal'
import { newReference } from '../portal-codes'
import { lockPortal, lockPortals } from '../queries/open-portal'
import { changedPortal, findPortal, type PortalRow } from '../queries/portal-row'
import { leaveTraces } from './portal-effects'

const recordedFields = ({ title, welcomeText, preset, sharedInfos, visitors, isActive }: PortalRow) => ({
  ...{ title, welcomeText, preset, sharedInfos, visitors, isActive },
})

const addAddresses = (db: Tx, portalId: string, addresses: readonly string[]): Promise<number> =>
  db.run(sql`
    insert into portal_addresses (company_id, portal_id, address)
    select ${db.scope.companyId}::uuid, ${portalId}::uuid, given.address
    from unnest(${[...new Set(addresses)]}::text[]) as given(address)`)

const dropAddresses = (db: Tx, portalId: string): Promise<number> =>
  db.run(sql`delete from portal_addresses where company_id = ${db.scope.companyId} and portal_id = ${portalId}`)

export const createPortal = async (
  db: Tx,
  actor: EmployeeActor,
  projectId: string,
  { title, welcomeText, preset, sharedInfos, visitors }: NewPortal,
): Promise<Portal> => {
  const { permissions } = await lockPortals(db, actor, projectId)
  if (!mayShare(permissions, { sharedInfos, preset })) throw new Refusal('invalidPermission')
  const id = randomUUID()
  await db.run(sql`
    insert into portals ${insertion<'portals'>({
      ...{ company_id: actor.company.id, id, targetable_id: projectId, reference: newReference() },
      ...{ title, preset, welcome_text: welcomeText, shared_infos: [...new Set(sharedInfos)] },
      ...{ created_by: actor.employee.id, created_at: db.now, updated_at: db.now },
    })}`)
  await addAddresses(db, id, visitors)
  const after = recordedFields(await findPortal(db, projectId, id))
  await leaveTraces(db, { projectId, id, action: 'created', after })
  return changedPortal(db, projectId, id)
}

export const updatePortal = async (
  db: Tx,
  actor: EmployeeActor,
  projectId: string,
  id: string,
  { version, visitors, ...given }: PortalInput & MadeOn,
): Promise<Portal> => {
  const before = await lockPortal(db, actor, projectId, id)
  assertUnchangedSince(version, before.version)
  const closes = given.isActive === undefined || given.isActive === before.isActive ? undefined : !given.isActive
  await db.run(sql`
    update portals set ${assignments<'portals'>({
      ...{ title: given.title, preset: given.preset, welcome_text: given.welcomeText, is_active: given.isActive },
      shared_infos: given.sharedInfos && [...new Set(given.sharedInfos)],
      closed_at: closes === undefined ? undefined : closes ? db.now : null,
      ...{ version: nextVersion, updated_at: db.now },
    })}
    where company_id = ${actor.company.id} and id = ${id}`)
  if (visitors) {
    await dropAddresses(db, id)
    await addAddresses(db, id, visitors)
  }
  const after = await findPortal(db, projectId, id)
  if (!mayShare(before.permissions, addedTo(before, after))) throw new Refusal('invalidPermission')
  await leaveTraces(db, {
    ...{ projectId, id, action: 'updated' },
    ...{ before: recordedFields(before), after: recordedFields(after) },
  })
  return changedPortal(db, projectId, id)
}

/** Its documents go with it; sign-offs are kept, so a portal that has any stays. */
export const deletePortal = async (db: Tx, actor: EmployeeActor, projectId: string, id: string): Promise<void> => {
  const portal = await lockPortal(db, actor, projectId, id)
  await db.run(sql`
    delete from files where company_id = ${actor.company.id} and entity = 'portalDocument' and entity_id = ${id}`)
  await db.run(sql`delete from portals where company_id = ${actor.company.id} and id = ${id}`)
  await leaveTraces(db, { projectId, id, action: 'deleted', before: recordedFields(portal) })
}
