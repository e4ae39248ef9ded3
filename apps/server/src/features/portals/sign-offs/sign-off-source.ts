import type { SignOffContent, SignOffKind, SignOffLine } from '@praxis/contract/portals/sign-off-shapes'
import { addDays } from '@praxis/domain/calendar/day'
import { shownName } from '@praxis/domain/portals/shown-names'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { PORTAL_DOCUMENT } from '../queries/portal-documents'

/** What a sign-off is made of; the copies of its documents are its own. */
export interface SignOffSource {
  readonly taskIds: readonly string[]
  readonly taskListIds: readonly string[]
  readonly weeks: readonly string[]
  readonly showsSurnames: boolean
  readonly files: readonly { readonly id: string; readonly copyId: string }[]
}

export const kindOfSource = ({ taskIds, taskListIds, weeks }: Omit<SignOffSource, 'files'>): SignOffKind => {
  if (weeks.length > 0) return 'time'
  return taskIds.length + taskListIds.length > 0 ? 'deliverable' : 'document'
}

type Line<Kind extends SignOffLine['kind']> = Extract<SignOffLine, { kind: Kind }>
type TaskRow = Omit<Line<'task'>, 'key' | 'kind'> & Columns<'tasks', 'id'>

/** Tasks of the project that are on its board, by themselves or with their list, in the order of the board. */
const taskLines = async (
  db: Db,
  projectId: string,
  { taskIds, taskListIds }: Pick<SignOffSource, 'taskIds' | 'taskListIds'>,
): Promise<Line<'task'>[]> => {
  const rows = await db.rows<TaskRow>(sql`
    select t.id, t.title, t.description, l.name as list,
      array(select x.title from tasks x
            where x.company_id = t.company_id and x.parent_id = t.id and x.archived_at is null
            order by x.rank) as "subTasks"
    from tasks t
    join task_lists l on l.company_id = t.company_id and l.id = t.list_id
    left join tasks s on s.company_id = t.company_id and s.id = t.parent_id
    where t.company_id = ${db.scope.companyId} and t.board_id = ${projectId} and t.archived_at is null
      and (t.id = any (${taskIds}::uuid[]) or t.parent_id is null and t.list_id = any (${taskListIds}::uuid[]))
    order by l.rank, coalesce(s.rank, t.rank), s.rank is not null, t.rank`)
  return rows.map(({ id, list, title, description, subTasks }) => ({
    ...{ key: `task:${id}`, kind: 'task' as const, list, title, description, subTasks },
  }))
}

interface TimeRow extends LeftJoined<Columns<'users', 'first_name' | 'last_name'>> {
  readonly week: string
  readonly role: string | null
  readonly seconds: number
}

/** Approved time of weeks, by person and role, in the blocks that it is charged in. */
const timeLines = async (
  db: Db,
  projectId: string,
  { weeks, showsSurnames }: Pick<SignOffSource, 'weeks' | 'showsSurnames'>,
): Promise<Line<'time'>[]> => {
  const rows = await db.rows<TimeRow>(sql`
    select given.week, s.role_name as role, u.first_name as "firstName", u.last_name as "lastName",
      sum(s.charged)::bigint as seconds
    from unnest(${weeks}::date[], ${weeks.map((week) => addDays(week, 6))}::date[]) as given(week, sunday)
    join time_sheet_submissions s
      on s.company_id = ${db.scope.companyId} and s.targetable_id = ${projectId}
      and s.day between given.week and given.sunday and s.state = 'approved' and s.charged > 0
    join employees e on e.company_id = s.company_id and e.id = s.employee_id
    left join users u on u.id = e.user_id
    group by given.week, e.id, s.role_name, u.first_name, u.last_name
    order by given.week, u.first_name, u.last_name, e.id, s.role_name`)
  return rows.map(({ week, role, firstName, lastName, seconds }, index) => ({
    ...{ key: `time:${index + 1}`, kind: 'time' as const, week, role, seconds },
    person: shownName({ firstName: firstName ?? '', lastName: lastName ?? '' }, showsSurnames),
  }))
}

/** All lines but those of documents, as they are now. */
export const loadLines = async (
  db: Db,
  projectId: string,
  source: Omit<SignOffSource, 'files'>,
): Promise<SignOffLine[]> =>
  source.weeks.length > 0 ? timeLines(db, projectId, source) : taskLines(db, projectId, source)

/** Which of these files are documents of the portal. */
export const documentsAmong = async (
  db: Db,
  portalId: string,
  fileIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db.rows<Columns<'files', 'id'>>(sql`
    select id from files
    where company_id = ${db.scope.companyId} and entity = ${PORTAL_DOCUMENT} and entity_id = ${portalId}
      and id = any (${fileIds}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}

/** What it would say now: the same documents, as far as the portal still has them. */
export const linesNow = async (
  db: Db,
  place: Readonly<Record<'projectId' | 'portalId', string>>,
  source: SignOffSource,
  { lines }: SignOffContent,
): Promise<SignOffLine[]> => {
  const ids = source.files.map(({ id }) => id)
  const [others, documents] = await Promise.all([
    loadLines(db, place.projectId, source),
    documentsAmong(db, place.portalId, ids),
  ])
  const isThere = (copyId: string) => source.files.some((file) => file.copyId === copyId && documents.has(file.id))
  return [...others, ...lines.filter((line) => line.kind === 'document' && isThere(line.fileID))]
}
