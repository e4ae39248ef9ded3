import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { Tx } from '../../../platform/database/database'
import type { ChangeOf } from '../../../platform/database/effects'
import { readerIdsOf } from '../../targetables/queries/members'

/** Tells those who may read the details of the project that something about its portals is new. */
export const announcePortals = async (db: Tx, projectId: string): Promise<void> => {
  const employees = await readerIdsOf(db, projectId, ({ areas }) => canRead(areas.details))
  db.announce({ topic: 'portals', id: projectId, to: { capabilities: ['canManageProjects'], employees } })
}

interface PortalChange extends Omit<ChangeOf<'portal'>, 'entity'> {
  readonly projectId: string
}

/** Leaves the traces of a change of a portal. */
export const leaveTraces = async (db: Tx, { projectId, ...change }: PortalChange): Promise<void> => {
  db.record({ entity: 'portal', ...change })
  await announcePortals(db, projectId)
}
