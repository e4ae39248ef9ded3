import { canRead } from '@praxis/domain/projects/project-policy'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { readerIdsOf } from '../../projects/queries/get-project'
import { announceLoggedTime } from '../../tasks/commands/announce-logged-time'

/** Whom and what some logged time concerns. */
export interface TouchedTime {
  readonly employeeId: string
  readonly approverId: string | null
  readonly projectId: string | null
  readonly clientId: string | null
  readonly taskId: string | null
}

const distinct = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))]

/** Those above somebody, however far. */
const managersAbove = async (db: Tx, employeeIds: readonly string[]): Promise<string[]> => {
  const rows = await db.rows<{ id: string }>(sql`
    with recursive above (id) as (
      select e.line_manager_id from employees e
      where e.company_id = ${db.scope.companyId} and e.id = any (${employeeIds}::uuid[])
      union
      select e.line_manager_id from above a
      join employees e on e.company_id = ${db.scope.companyId} and e.id = a.id
    )
    select id from above where id is not null`)
  return rows.map(({ id }) => id)
}

/** Reports of teams look again where they are read: by those above, and by those who see everybody. */
const announceToTeams = async (db: Tx, employeeIds: readonly string[]): Promise<void> =>
  db.announce({
    topic: 'teamTime',
    to: {
      capabilities: ['canManageEmployees', 'canManageReports'],
      employees: await managersAbove(db, employeeIds),
    },
  })

/** Beside those who hear of the time itself: whoever owns the client, and those who manage clients. */
const announceToClients = async (db: Tx, clientIds: readonly string[]): Promise<void> => {
  if (clientIds.length === 0) return
  const clients = await db.rows<{ id: string; ownerId: string }>(sql`
    select id, owner_id as "ownerId" from clients
    where company_id = ${db.scope.companyId} and id = any (${clientIds}::uuid[])`)
  for (const { id, ownerId } of clients)
    db.announce({ topic: 'clientTime', id, to: { capabilities: ['canManageClients'], employees: [ownerId] } })
}

/** Those whose time it is, those who decide on it, those who read the time of its project. */
const announceToReaders = async (db: Tx, touched: readonly TouchedTime[]): Promise<void> => {
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
}

/** Whoever may read the time hears of it, and boards that show it. */
export const announceTime = async (db: Tx, touched: readonly TouchedTime[]): Promise<void> => {
  await Promise.all([
    announceToReaders(db, touched),
    announceToTeams(db, distinct(touched.map(({ employeeId }) => employeeId))),
    announceToClients(db, distinct(touched.map(({ clientId }) => clientId))),
    announceLoggedTime(db, distinct(touched.map(({ taskId }) => taskId))),
  ])
}
