import { maySeeAsVisitor } from '@praxis/domain/portals/may-show'
import { type AreaPermissions, canRead, canWrite } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { idOrNone } from '../../../platform/database/id-or-none'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { lockTargetable, type OpenTargetable, permissionsInKind } from '../../targetables/queries/open-targetable'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import { findPortal, type PortalRow } from './portal-row'

/** Whoever reads a project's details sees its portals. */
const areasFor = async (db: Db, actor: EmployeeActor, projectId: string): Promise<AreaPermissions> => {
  const permissions = await permissionsInKind(db, actor, projectKind, projectId)
  if (!permissions || !canRead(permissions.areas.details)) throw new Refusal('notFound')
  return permissions.areas
}

/** The same, and whoever writes the details manages the portals. Answers whether they do. */
export const openPortals = async (db: Db, actor: EmployeeActor, projectId: string): Promise<boolean> =>
  canWrite((await areasFor(db, actor, projectId)).details)

/** A portal that the actor may see, for what is asked about it. Answers what they may read of its project. */
export const assertPortal = async (
  db: Db,
  actor: EmployeeActor,
  projectId: string,
  portalId: string,
): Promise<AreaPermissions> => {
  const areas = await areasFor(db, actor, projectId)
  const portal = await db.row(sql`
    select from portals where company_id = ${actor.company.id} and id = ${portalId} and targetable_id = ${projectId}`)
  if (!portal) throw new Refusal('notFound')
  return areas
}

/** A project whose portals the actor may manage, locked, so that they are changed one after the other. */
export const lockPortals = async (db: Db, actor: EmployeeActor, projectId: string) => {
  const project = await lockTargetable(db, actor, projectKind, projectId)
  const { details } = project.permissions.areas
  if (!canRead(details)) throw new Refusal('notFound')
  if (!canWrite(details)) throw new Refusal('invalidPermission')
  return project
}

/** The same with one of them. */
export const lockPortal = async (
  db: Db,
  actor: EmployeeActor,
  projectId: string,
  portalId: string,
): Promise<PortalRow & Pick<OpenTargetable, 'permissions'>> => {
  const { permissions } = await lockPortals(db, actor, projectId)
  return { ...(await findPortal(db, projectId, portalId)), permissions }
}

/** Whoever looks at a portal as visitors do reads no more by it than in the workspace. */
export const assertSeesAsVisitor = async (
  db: Db,
  actor: EmployeeActor,
  projectId: string,
  portal: PortalRow,
): Promise<void> => {
  const permissions = await permissionsInKind(db, actor, projectKind, projectId)
  if (!permissions || !maySeeAsVisitor(permissions, portal)) throw new Refusal('invalidPermission')
}

/** Nobody is sent to a door that is shut. */
export const assertPortalOpen = ({ isActive, passwordSetAt, project }: PortalRow): void => {
  if (!project.isActive) throw new Refusal('portalClosed', { why: 'the project is completed' })
  if (!isActive) throw new Refusal('portalClosed', { why: 'the portal is closed' })
  if (passwordSetAt === null) throw new Refusal('portalClosed', { why: 'the portal has no password' })
}

/** Whether the actor may see a portal, and so its history and documents, wherever it belongs. */
export const readsPortal = async (db: Db, actor: EmployeeActor, portalId: string): Promise<boolean> => {
  const portal = await db.row<{ readonly targetableId: string }>(sql`
    select targetable_id as "targetableId" from portals
    where company_id = ${actor.company.id} and id = ${idOrNone(portalId)}`)
  const permissions = portal && (await permissionsInKind(db, actor, projectKind, portal.targetableId))
  return permissions !== undefined && canRead(permissions.areas.details)
}
