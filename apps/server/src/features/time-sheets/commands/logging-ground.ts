import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { loggableClientsAmong } from '../queries/loggable-client'
import {
  type LoggingProject,
  loadLoggingProjects,
  loadProjectsOfSubmitters,
  loadSubmitter,
  loadSubmitters,
  type Submitter,
} from '../queries/logging-project'

/** Everything that time is held against, read once however much of it is logged. */
export interface LoggingGround {
  readonly submitter: Submitter
  readonly projects: ReadonlyMap<string, LoggingProject>
  /** Of those asked about, the clients that time may be logged for. */
  readonly clientIds: ReadonlySet<string>
  readonly boardIdByTask: ReadonlyMap<string, string>
}

interface Named {
  readonly projectIds: readonly (string | null | undefined)[]
  readonly clientIds?: readonly (string | null | undefined)[]
  readonly taskIds?: readonly (string | null | undefined)[]
}

const only = (ids: readonly (string | null | undefined)[] = []): string[] => [
  ...new Set(ids.filter((id): id is string => typeof id === 'string')),
]

/** Tasks that are not put away, and the boards they are on. */
const boardsOfTasks = async (db: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.rows<{ id: string; boardId: string }>(sql`
    select id, board_id as "boardId" from tasks
    where company_id = ${db.scope.companyId} and id = any (${ids}::uuid[]) and archived_at is null`)
  return new Map(rows.map(({ id, boardId }) => [id, boardId]))
}

/** For the time of an employee, which is not always the actor's. */
export const loggingGround = async (
  db: Tx,
  { clock }: Pick<Platform, 'clock'>,
  employeeId: EmployeeActor['employee']['id'],
  named: Named,
): Promise<LoggingGround> => {
  const submitter = await loadSubmitter(db, employeeId, clock())
  const [projects, clientIds, boardIdByTask] = await Promise.all([
    loadLoggingProjects(db, submitter, only(named.projectIds)),
    submitter.hasProjects ? loggableClientsAmong(db, employeeId, only(named.clientIds)) : new Set<string>(),
    boardsOfTasks(db, only(named.taskIds)),
  ])
  return { submitter, projects, clientIds, boardIdByTask }
}

/** The same for the time of many, in as many statements. */
export const loggingGrounds = async (
  db: Tx,
  { clock }: Pick<Platform, 'clock'>,
  employeeIds: readonly string[],
  named: Omit<Named, 'clientIds'>,
): Promise<ReadonlyMap<string, LoggingGround>> => {
  const submitters = await loadSubmitters(db, only(employeeIds), clock())
  const [projects, boardIdByTask] = await Promise.all([
    loadProjectsOfSubmitters(db, submitters, only(named.projectIds)),
    boardsOfTasks(db, only(named.taskIds)),
  ])
  return new Map(
    submitters.map((submitter) => [
      submitter.id,
      { submitter, projects: projects.get(submitter.id) ?? new Map(), clientIds: new Set(), boardIdByTask },
    ]),
  )
}
