import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { Columns } from '../../../platform/database/columns'
import { sql } from '../../../platform/database/sql'
import type { SeenRecords } from '../../../platform/notifications/notification-kind'
import { permissionsIn, type Standing, standingColumns } from '../../targetables/queries/standing'
import { kindsInUse } from '../../targetables/queries/targetable-kinds'

type TaskStanding = { readonly id: string } & (
  | (Standing & { readonly kind: string; readonly isOwn: false })
  | { readonly kind: null; readonly isOwn: boolean }
)

/** The tasks on the reader's own board, and on boards of projects that they may read. */
export const tasksSeenBy: SeenRecords = async (db, reader, taskIds) => {
  const rows = await db.rows<TaskStanding>(sql`
    select t.id, p.kind, coalesce(b.employee_id = ${reader.employee.id}, false) as "isOwn",
      ${standingColumns(reader.employee.id)}
    from tasks t
    join task_boards b on b.company_id = t.company_id and b.id = t.board_id
    left join targetables p on p.company_id = b.company_id and p.id = b.targetable_id
    where t.company_id = ${db.scope.companyId} and t.id = any (${taskIds}::uuid[])`)
  const inUse = new Set(kindsInUse(reader))
  const maySee = (row: TaskStanding) =>
    row.kind === null ? row.isOwn : inUse.has(row.kind) && canRead(permissionsIn(row, reader).areas.taskLists)
  return new Set(rows.filter(maySee).map(({ id }) => id))
}

/** Of boards of projects, those that the reader may read. */
export const boardsSeenBy: SeenRecords = async (db, reader, boardIds) => {
  const rows = await db.rows<Standing & { readonly id: string; readonly kind: string }>(sql`
    select p.id, p.kind, ${standingColumns(reader.employee.id)}
    from targetables p
    where p.company_id = ${db.scope.companyId} and p.id = any (${boardIds}::uuid[])`)
  const inUse = new Set(kindsInUse(reader))
  const seen = rows.filter((row) => inUse.has(row.kind) && canRead(permissionsIn(row, reader).areas.taskLists))
  return new Set(seen.map(({ id }) => id))
}

/** The tasks that are still assigned to the reader and still open. */
export const tasksStillTheirs: SeenRecords = async (db, reader, taskIds) => {
  const rows = await db.rows<Columns<'tasks', 'id'>>(sql`
    select t.id from tasks t
    join task_assignees a on a.company_id = t.company_id and a.task_id = t.id and a.employee_id = ${reader.employee.id}
    where t.company_id = ${db.scope.companyId} and t.id = any (${taskIds}::uuid[])
      and t.finished_at is null and t.archived_at is null`)
  return new Set(rows.map(({ id }) => id))
}
