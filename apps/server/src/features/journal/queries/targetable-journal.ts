import { canRead, canWrite } from '@praxis/domain/projects/project-policy'
import { touchTargetable } from '../../targetables/commands/targetable-effects'
import { readerIdsOf } from '../../targetables/queries/members'
import { abilitiesInKind } from '../../targetables/queries/open-targetable'
import type { TargetableKind } from '../../targetables/queries/targetable-kinds'
import type { JournalTargetRule } from './journal-target'

/** The journal of a targetable: an area of its own, read and written by those let into it. */
export const targetableJournal = (kind: TargetableKind): JournalTargetRule => ({
  column: 'targetable_id',
  accessOf: async (db, actor, id) => {
    const abilities = await abilitiesInKind(db, actor, kind, id)
    if (!abilities || !canRead(abilities.permissions.journal)) return undefined
    return {
      mayWrite: canWrite(abilities.permissions.journal),
      audience: {
        capabilities: ['canManageProjects'],
        employees: await readerIdsOf(db, id, ({ permissions }) => canRead(permissions.journal)),
      },
    }
  },
  touch: touchTargetable,
})
