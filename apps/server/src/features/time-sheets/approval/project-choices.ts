import type { ProjectBrief } from '@praxis/contract/projects/projects'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { findRequests } from '../../requests/queries/list-requests'
import { permissionsInTargetable } from '../../targetables/queries/open-targetable'
import { type TargetableBriefRow, targetableBriefOf } from '../../targetables/queries/targetable-brief'
import { movedValues } from '../commands/amended-values'
import type { LoggingGround } from '../commands/logging-ground'
import { loadProjectsOfSubmitters, loadSubmitters } from '../queries/logging-project'
import { listProjectsToMoveTo } from '../queries/projects-to-move-to'
import { readSubmissions, type StoredSubmission } from '../queries/stored-submission'
import { assertMayAmend } from './may-amend'
import { timeSheetRequests } from './time-sheet-requests'

interface Asked {
  readonly timeSheetSubmissionIDs: readonly string[]
  readonly query: string
}

/** Those of the submissions that the actor may amend. */
const changeableTime = async (db: Db, actor: EmployeeActor, ids: readonly string[]): Promise<StoredSubmission[]> => {
  const [all, requests] = await Promise.all([
    readSubmissions(db, ids),
    findRequests(db, [timeSheetRequests], actor, ids),
  ])
  if (all.length === 0 || all.length < ids.length) throw new Refusal('notFound')
  const requestOf = new Map(requests.map((request) => [request.id, request]))
  const permissions = new Map(
    await Promise.all(
      [...new Set(all.map(({ projectId }) => projectId))].map(
        async (id) => [id, id === null ? undefined : await permissionsInTargetable(db, actor, id)] as const,
      ),
    ),
  )
  for (const { id, projectId } of all) assertMayAmend(requestOf.get(id), actor, permissions.get(projectId))
  return all
}

const isAccepted = (ground: LoggingGround, stored: StoredSubmission, projectId: string): boolean => {
  try {
    movedValues(ground, stored, projectId)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Only choices that would be accepted: each is checked by the same rules as moving the time. */
export const listProjectChoices = async (
  db: Db,
  { clock, files }: Pick<Platform, 'clock' | 'files'>,
  actor: EmployeeActor,
  { timeSheetSubmissionIDs, query }: Asked,
): Promise<ProjectBrief[]> => {
  const all = await changeableTime(db, actor, [...new Set(timeSheetSubmissionIDs)])
  const candidates = await listProjectsToMoveTo(db, actor, {
    employeeIds: all.map(({ employeeId }) => employeeId),
    projectIds: all.map(({ projectId }) => projectId),
    query,
  })
  const submitters = await loadSubmitters(
    db,
    all.map(({ employeeId }) => employeeId),
    clock(),
  )
  const projectsOf = await loadProjectsOfSubmitters(
    db,
    submitters,
    candidates.map(({ id }) => id),
  )
  const grounds = new Map(
    submitters.map((submitter): [string, LoggingGround] => [
      submitter.id,
      {
        submitter,
        projects: projectsOf.get(submitter.id) ?? new Map(),
        clients: new Map(),
        boardIdByTask: new Map(),
      },
    ]),
  )
  const takesAll = ({ id }: TargetableBriefRow) =>
    all.every((stored) => {
      const ground = grounds.get(stored.employeeId)
      return stored.projectId === id || (ground !== undefined && isAccepted(ground, stored, id))
    })
  return candidates.filter(takesAll).map((row) => targetableBriefOf(row, files))
}
