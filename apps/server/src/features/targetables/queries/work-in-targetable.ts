import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

interface WorkRow {
  readonly tasks: number
  readonly completed: number
  readonly archived: number
  readonly comments: number
  readonly files: number
  readonly entries: number
  readonly time: number
}

const counted = (count: number, one: string, many = `${one}s`): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`]

const listed = (parts: readonly string[]): string => {
  const [last, ...others] = parts.toReversed()
  return others.length === 0 ? (last ?? '') : `${others.toReversed().join(', ')} and ${last}`
}

/** What people put into the targetable, counted and named, archived or not and whoever sees it; empty if nothing. */
export const workInTargetable = async (db: Db, targetableId: string): Promise<string | undefined> => {
  const { companyId } = db.scope
  const row = await db.row<WorkRow>(sql`
    with board as (
      select t.id, t.finished_at, t.archived_at from tasks t where t.company_id = ${companyId} and t.board_id = ${targetableId}
    ), said as (
      select m.id, m.text from board b join task_comments m on m.company_id = ${companyId} and m.task_id = b.id
    ), written as (
      select j.id from journal_entries j where j.company_id = ${companyId} and j.targetable_id = ${targetableId}
    )
    select (select count(*) from board)::integer as tasks,
      (select count(*) from board where finished_at is not null and archived_at is null)::integer as completed,
      (select count(*) from board where archived_at is not null)::integer as archived,
      (select count(*) from said where text is not null)::integer as comments,
      (select count(*) from files f where f.company_id = ${companyId} and (
        f.entity = 'task' and f.entity_id in (select id::text from board)
        or f.entity = 'taskComment' and f.entity_id in (select id::text from said)
        or f.entity = 'portalDocument' and f.entity_id in (
          select r.id::text from portals r where r.company_id = ${companyId} and r.targetable_id = ${targetableId})))::integer
        as files,
      (select count(*) from written)::integer as entries,
      (select count(*) from time_sheet_submissions s where s.company_id = ${companyId} and s.targetable_id = ${targetableId})::integer
        as time`)
  if (!row) return undefined
  const states = [
    ...(row.completed > 0 ? [`${row.completed} completed`] : []),
    ...(row.archived > 0 ? [`${row.archived} archived`] : []),
  ]
  const parts = [
    ...counted(row.tasks, 'task').map((tasks) => (states.length > 0 ? `${tasks} (${states.join(', ')})` : tasks)),
    ...counted(row.comments, 'comment'),
    ...counted(row.files, 'file'),
    ...counted(row.entries, 'journal entry', 'journal entries'),
    ...counted(row.time, 'time entry', 'time entries'),
  ]
  return parts.length === 0 ? undefined : listed(parts)
}
