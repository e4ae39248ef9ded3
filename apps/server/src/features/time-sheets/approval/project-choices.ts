import type { ProjectBrief } from '@praxis/contract/projects/projects'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { isVisible } from '../../employees/queries/works-on'
import { isProjectFoundBy } from '../../projects/queries/project-search'
import { findRequests } from '../../requests/queries/list-requests'
import { permissionsInTargetable } from '../../targetables/queries/open-targetable'
import {
  type TargetableBriefRow,
  targetableBriefColumns,
  targetableBriefOf,
} from '../../targetables/queries/targetable-brief'
import { movedValues } from '../commands/amended-values'
import type { LoggingGround } from '../commands/logging-ground'
import { isLoggableProject } from '../queries/loggable-items'
import { loadProjectsOfSubmitters, loadSubmitters } from '../queries/logging-project'
import { readSubmissions, type StoredSubmission } from '../queries/stored-submission'
import { assertMayAmend } from './may-amend'
import { timeSheetRequests } from './time-sheet-requests'

/** More projects than anybody scrolls through; typing narrows the list. */
const MOST_CHOICES = 100

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

/** Projects that the actor may see, that all whose time it is may log on, and that not all of it is on already. */
const candidatesSql = (actor: EmployeeActor, all: readonly StoredSubmission[], query: string): Sql => {
  const [current, ...others] = new Set(all.map(({ projectId }) => projectId))
  const among = query === '' ? 'all' : 'few'
  const isElsewhere = current && others.length === 0 ? [sql`p.id <> ${current}`] : []
  return joinSql(
    [
      sql`p.company_id = ${actor.company.id} and p.kind = 'project'`,
      isVisible(actor, among),
      ...[...new Set(all.map(({ employeeId }) => employeeId))].map((employeeId) =>
        isLoggableProject({ companyId: actor.company.id, employeeId }, among),
      ),
      ...isElsewhere,
      query === '' ? rawSql('true') : isProjectFoundBy(actor, query),
    ],
    ' and ',
  )
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
  const candidates = await db.rows<TargetableBriefRow>(sql`
    select ${targetableBriefColumns}
    from targetables p left join clients c on c.company_id = p.company_id and c.id = p.client_id
    where ${candidatesSql(actor, all, query)}
    order by p.sort_name, p.id limit ${MOST_CHOICES}`)
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
        clientIds: new Set(),
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
