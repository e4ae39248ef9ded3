import { canRead } from '@praxis/domain/projects/project-policy'
import type { Tx } from '../../../platform/database/database'
import { readerIdsOf } from '../../projects/queries/get-project'
import { announceLoggedTime } from '../../tasks/commands/announce-logged-time'

/** Whom and what some logged time concerns. */
export interface TouchedTime {
  readonly employeeId: string
  readonly approverId: string | null
  readonly projectId: string | null
  readonly taskId: string | null
}

const distinct = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))]

/** Those whose time it is, those who decide on it, those who read the time of its project, and boards that show it. */
export const announceTime = async (db: Tx, touched: readonly TouchedTime[]): Promise<void> => {
  const projectIds = distinct(touched.map(({ projectId }) => projectId))
  const readers = await Promise.all(
    projectIds.map((id) => readerIdsOf(db, id, ({ permissions }) => canRead(permissions.timeSheetSubmissions))),
  )
  const people = touched.flatMap(({ employeeId, approverId }) => [employeeId, approverId])
  db.announce({
    topic: 'timeSheetSubmissions',
    to: {
      employees: distinct([...people, ...readers.flat()]),
      ...(projectIds.length > 0 && { capabilities: ['canManageProjects'] }),
    },
  })
  await announceLoggedTime(db, distinct(touched.map(({ taskId }) => taskId)))
}
