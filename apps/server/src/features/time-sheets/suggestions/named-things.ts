import type { SubmissionSuggestion } from '@praxis/contract/time/time-sheets'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import type { LoggedThing } from '../../../platform/time-suggestions'
import { type ClientBriefRow, clientBriefJson, clientBriefOf } from '../../targetables/queries/targetable-brief'
import { type LoggedOnRow, loggedOnFields, placeOf } from '../queries/logged-on'

/** Identifies a thing that time is on: the same thing has the same key. */
export const keyOfThing = ({ targetableId, clientId, taskId }: LoggedThing): string =>
  [targetableId ?? '', targetableId === null ? (clientId ?? '') : '', taskId ?? ''].join('/')

/** What time is on, as a suggestion names it. */
export interface NamedThing extends Pick<SubmissionSuggestion, 'project' | 'opportunity' | 'client' | 'task'> {
  /** A completed or archived task is not worked on. */
  readonly isTaskOpen: boolean
}

interface ThingRow {
  readonly key: string
  readonly loggedOn: LoggedOnRow | null
  readonly client: ClientBriefRow | null
  readonly task: (Columns<'tasks', 'id' | 'title' | { taskListId: 'list_id' }> & { readonly isOpen: boolean }) | null
}

/** Loads all of these things in one statement, by their keys. */
export const loadNamedThings = async (
  db: Db,
  files: FileStore,
  things: readonly LoggedThing[],
): Promise<ReadonlyMap<string, NamedThing>> => {
  const byKey = new Map(things.map((thing) => [keyOfThing(thing), thing]))
  if (byKey.size === 0) return new Map()
  const idsOf = (name: keyof LoggedThing) => [...byKey.values()].map((thing) => thing[name])
  const rows = await db.rows<ThingRow>(sql`
    select n.key,
      case when p.id is not null then json_build_object(${rawSql(loggedOnFields)}) end as "loggedOn",
      ${clientBriefJson('c')} as client,
      case when t.id is not null then json_build_object('id', t.id, 'title', t.title, 'taskListId', t.list_id,
        'isOpen', t.finished_at is null and t.archived_at is null) end as task
    from unnest(${[...byKey.keys()]}::text[], ${idsOf('targetableId')}::uuid[], ${idsOf('clientId')}::uuid[],
                ${idsOf('taskId')}::uuid[]) as n (key, targetable_id, client_id, task_id)
    left join lateral (
      select p.id, p.kind, p.name, p.client_id from targetables p
      where p.company_id = ${db.scope.companyId} and p.id = n.targetable_id limit 1
    ) as p on true
    left join lateral (
      select c.id, c.name, c.logo_image_id, c.is_active from clients c
      where c.company_id = ${db.scope.companyId}
        and c.id = case when n.targetable_id is null then n.client_id else p.client_id end limit 1
    ) as c on true
    left join lateral (
      select t.id, t.title, t.list_id, t.finished_at, t.archived_at from tasks t
      where t.company_id = ${db.scope.companyId} and t.id = n.task_id limit 1
    ) as t on true`)
  return new Map(
    rows.map(({ key, loggedOn, client, task }) => [
      key,
      {
        ...placeOf(loggedOn),
        client: client && clientBriefOf(client, files),
        task: task && { id: task.id, title: task.title, taskList: { id: task.taskListId } },
        isTaskOpen: task?.isOpen ?? true,
      },
    ]),
  )
}
