import type { Currency } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { loggableClientsAmong } from '../queries/loggable-client'
import { type LoggingProject, loadSubmittersAndProjects, type Submitter } from '../queries/logging-project'

/** Everything that time is checked against, read once however much of it is logged. */
export interface LoggingGround {
  readonly submitter: Submitter
  readonly projects: ReadonlyMap<string, LoggingProject>
  /** Those of the given clients that time may be logged for, with the currency they trade in. */
  readonly clients: ReadonlyMap<string, Currency>
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

/** The boards of those tasks that are not archived. */
const boardsOfTasks = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.rows<Columns<'tasks', 'id' | 'board_id'>>(sql`
    select id, board_id as "boardId" from tasks
    where company_id = ${db.scope.companyId} and id = any (${ids}::uuid[]) and archived_at is null`)
  return new Map(rows.map(({ id, boardId }) => [id, boardId]))
}

/** Loads what an employee's time is checked against (who need not be the actor), in one round trip. */
export const loggingGround = async (
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  employeeId: EmployeeActor['employee']['id'],
  named: Named,
): Promise<LoggingGround> => {
  const [{ submitters, projects }, clients, boardIdByTask] = await Promise.all([
    loadSubmittersAndProjects(db, [employeeId], only(named.projectIds), clock()),
    loggableClientsAmong(db, employeeId, only(named.clientIds)),
    boardsOfTasks(db, only(named.taskIds)),
  ])
  const [submitter] = submitters
  if (!submitter) throw new Refusal('notFound')
  return {
    submitter,
    projects: projects.get(employeeId) ?? new Map(),
    clients: submitter.hasProjects ? clients : new Map(),
    boardIdByTask,
  }
}

/** The same for the time of many employees, in as many statements as for one. */
export const loggingGrounds = async (
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  employeeIds: readonly string[],
  named: Omit<Named, 'clientIds'>,
): Promise<ReadonlyMap<string, LoggingGround>> => {
  const [{ submitters, projects }, boardIdByTask] = await Promise.all([
    loadSubmittersAndProjects(db, only(employeeIds), only(named.projectIds), clock()),
    boardsOfTasks(db, only(named.taskIds)),
  ])
  return new Map(
    submitters.map((submitter) => [
      submitter.id,
      { submitter, projects: projects.get(submitter.id) ?? new Map(), clients: new Map(), boardIdByTask },
    ]),
  )
}
