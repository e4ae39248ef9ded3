import { canRead, canWrite } from '@praxis/domain/projects/project-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db, Tx } from '../../../platform/database/database'
import type { JournalAccess } from '../../journal/queries/journal-target'
import { touchProject } from '../project-effects'
import { abilitiesInProject, readerIdsOf } from './get-project'

/** The journal of a project: an area of its own, read and written by those let into it. */
export const projectJournal = {
  column: 'targetable_id',
  accessOf: async (db: Db, actor: EmployeeActor, projectId: string): Promise<JournalAccess | undefined> => {
    const abilities = await abilitiesInProject(db, actor, projectId)
    if (!abilities || !canRead(abilities.permissions.journal)) return undefined
    return {
      mayWrite: canWrite(abilities.permissions.journal),
      audience: {
        capabilities: ['canManageProjects'],
        employees: await readerIdsOf(db, projectId, ({ permissions }) => canRead(permissions.journal)),
      },
    }
  },
  touch: (db: Tx, projectId: string) => touchProject(db, projectId),
} as const
