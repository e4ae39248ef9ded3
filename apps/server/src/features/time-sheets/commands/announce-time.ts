import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { type Members, memberColumns, readersAmongMembers } from '../../targetables/queries/members'
import { announceLoggedTime } from '../../tasks/commands/announce-logged-time'

/** The people and records that some logged time concerns. */
export type TouchedTime = Columns<
  'time_sheet_submissions',
  'employee_id' | 'client_id' | 'task_id' | { projectId: 'targetable_id' }
> &
  LeftJoined<Columns<'requests', 'approver_id'>>

const distinct = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))]

/** The people whom time concerns besides those who logged it and those who decide on it. */
interface Concerned {
  /** Those above a person whose time it is, however far. */
  readonly above: readonly string[]
  readonly clients: readonly Columns<'clients', 'id' | 'owner_id'>[]
  /** The members of each project. */
  readonly members: readonly Members[]
}

const concernedBy = async (
  db: Tx,
  employeeIds: readonly string[],
  clientIds: readonly string[],
  projectIds: readonly string[],
): Promise<Concerned> => {
  const { companyId } = db.scope
  const row = await db.row<Concerned>(sql`
    select
      array(
        with recursive above (id) as (
          select e.line_manager_id from employees e
          where e.company_id = ${companyId} and e.id = any (${employeeIds}::uuid[])
          union
          select e.line_manager_id from above a join employees e on e.company_id = ${companyId} and e.id = a.id
        )
        select id from above where id is not null
      ) as above,
      (select coalesce(json_agg(json_build_object('id', c.id, 'ownerId', c.owner_id)), '[]') from clients c
       where c.company_id = ${companyId} and c.id = any (${clientIds}::uuid[])) as clients,
      (select coalesce(json_agg(m), '[]') from (
         select ${memberColumns} from targetables p
         where p.company_id = ${companyId} and p.id = any (${projectIds}::uuid[])
       ) as m) as members`)
  return row ?? { above: [], clients: [], members: [] }
}

const announceToPeople = async (db: Tx, touched: readonly TouchedTime[]): Promise<void> => {
  const employeeIds = distinct(touched.map(({ employeeId }) => employeeId))
  const projectIds = distinct(touched.map(({ projectId }) => projectId))
  const clientIds = distinct(touched.map(({ clientId }) => clientId))
  const { above, clients, members } = await concernedBy(db, employeeIds, clientIds, projectIds)
  const readers = members.flatMap((each) =>
    readersAmongMembers(each, ({ areas }) => canRead(areas.timeSheetSubmissions)),
  )
  // For the people whose time it is, its approvers, and those who read the time of its project.
  db.announce({
    topic: 'timeSheetSubmissions',
    to: {
      employees: distinct([...employeeIds, ...touched.map(({ approverId }) => approverId), ...readers]),
      ...(projectIds.length > 0 && { capabilities: ['canManageProjects'] }),
    },
  })
  // Reports on teams are fetched again by their readers: those above, and those who see everybody.
  db.announce({
    topic: 'teamTime',
    to: { capabilities: ['canManageEmployees', 'canManageReports'], employees: above },
  })
  for (const { id, ownerId } of clients)
    db.announce({ topic: 'clientTime', id, to: { capabilities: ['canManageClients'], employees: [ownerId] } })
}

/** Announces time to everybody who may read it, and to the boards that show it. */
export const announceTime = async (db: Tx, touched: readonly TouchedTime[]): Promise<void> => {
  await Promise.all([
    announceToPeople(db, touched),
    announceLoggedTime(db, distinct(touched.map(({ taskId }) => taskId))),
  ])
}
