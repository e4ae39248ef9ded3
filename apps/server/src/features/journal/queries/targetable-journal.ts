import { canRead, canWrite } from '@praxis/domain/targetables/targetable-policy'
import { touchTargetable } from '../../targetables/commands/targetable-effects'
import { readerIdsOf } from '../../targetables/queries/members'
import { permissionsInKind } from '../../targetables/queries/open-targetable'
import { projectKind, type TargetableKind } from '../../targetables/queries/targetable-kinds'
import type { JournalTargetRule } from './journal-target'

/** The journal of a targetable is an area of its own, read and written by those let into it. */
export const targetableJournal = (kind: TargetableKind): JournalTargetRule => ({
  column: 'targetable_id',
  isShareable: kind === projectKind,
  accessOf: async (db, actor, id) => {
    const permissions = await permissionsInKind(db, actor, kind, id)
    if (!permissions || !canRead(permissions.areas.journal)) return undefined
    return {
      mayWrite: canWrite(permissions.areas.journal),
      audience: {
        capabilities: ['canManageProjects'],
        employees: await readerIdsOf(db, id, ({ areas }) => canRead(areas.journal)),
      },
    }
  },
  touch: touchTargetable,
})
