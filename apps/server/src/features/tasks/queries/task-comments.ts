import type { TaskComment } from '@praxis/contract/tasks/task-shapes'
import type { PersonName } from '@praxis/domain/accounts/display-name'
import { withShownMentions } from '@praxis/domain/portals/shown-names'
import { isVisitorActor, sharesWith } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore, StoredFile } from '../../../platform/files/file-store'
import { pageOf } from '../../../platform/lists/page-of-rows'
import { Refusal } from '../../../platform/refusal'
import { type EmployeeBriefRow, employeeBriefJson } from '../../employees/queries/employee-brief'
import type { BoardActor } from '../board'
import { authorShown, employeeIdOf, shownFile, shownPerson, visitorIdOf } from '../board-actor'

export interface CommentRow extends Columns<'task_comments', 'author' | 'text' | 'created_at' | 'edited_at'> {
  readonly id: string
  readonly authorEmployee: EmployeeBriefRow | null
  readonly visitorId: string | null
  readonly visitorEmail: string | null
  /** The people of the firm who may be mentioned in the text, where that is looked for. */
  readonly mentioned: readonly PersonName[] | null
  readonly files: readonly StoredFile[]
}

/**
 * The people of the firm whose names follow an at sign in the text of a row `m` of comments: whoever is called by its next
 * two, three or four words.
 */
const mentionedIn: Sql = rawSql(String.raw`(
  select json_agg(json_build_object('firstName', n.first_name, 'lastName', n.last_name))
  from regexp_matches(m.text, '@([[:alpha:]][^@\n]{0,120})', 'g') as at_sign (what)
  cross join generate_series(2, 4) as words
  cross join lateral (select regexp_replace(
    array_to_string((string_to_array(what[1], ' '))[1:words], ' '), '([''’]s)?[[:punct:]]*$', ''
  ) as name) as called
  join employees p on p.company_id = m.company_id and p.sort_name = search_form(called.name)
  join users n on n.id = p.user_id
  where strpos(m.text, '@') > 0)`)

const commentsSql = (db: Db, actor: BoardActor, taskId: string, condition: Sql): Sql => sql`
    select m.id, m.author, m.text, m.created_at as "createdAt", m.edited_at as "editedAt",
      case when e.id is not null then ${employeeBriefJson('e', 'u')} end as "authorEmployee",
      m.visitor_id as "visitorId", v.email as "visitorEmail",
      ${isVisitorActor(actor) && !sharesWith(actor, 'showSurnames') ? mentionedIn : rawSql('null')} as mentioned,
      coalesce((
        select json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size)
                        order by f.created_at, f.name)
        from files f where f.company_id = m.company_id and f.entity = 'taskComment' and f.entity_id = m.id::text
      ), '[]') as files
    from task_comments m
    left join employees e on e.company_id = m.company_id and e.id = m.author_id
    left join users u on u.id = e.user_id
    left join portal_visitors v on v.company_id = m.company_id and v.id = m.visitor_id
    where m.company_id = ${db.scope.companyId} and m.task_id = ${taskId} and ${condition}
    order by m.created_at desc, m.id`

/** Visitors of one portal are told apart by who they are there, however alike they are called. */
export const isOwnComment = (
  { authorEmployee, visitorId }: Pick<CommentRow, 'authorEmployee' | 'visitorId'>,
  actor: BoardActor,
): boolean => {
  const own = employeeIdOf(actor)
  return own === null ? visitorId !== null && visitorId === visitorIdOf(actor) : authorEmployee?.id === own
}

export const commentOf = (
  { visitorId, visitorEmail, mentioned, ...row }: CommentRow,
  files: FileStore,
  actor: BoardActor,
): TaskComment => {
  const isOwn = isOwnComment({ visitorId, authorEmployee: row.authorEmployee }, actor)
  return {
    ...row,
    text: row.text && withShownMentions(row.text, mentioned ?? []),
    author: authorShown({ visitorEmail, ...row }, actor),
    authorEmployee: row.authorEmployee && shownPerson(row.authorEmployee, files, actor),
    files: row.files.map((file) => shownFile(file, files, actor)),
    can: { edit: isOwn, delete: isOwn },
  }
}

/** The comments on a task that the caller may see, the newest first; an archived task keeps its comments. */
export const listTaskComments = async (
  db: Db,
  files: FileStore,
  actor: BoardActor,
  { id: taskId, archivedAt }: { readonly id: string; readonly archivedAt: string | null },
  { page, per }: { readonly page: number; readonly per: number },
) => {
  const shown = (row: CommentRow): TaskComment => {
    const comment = commentOf(row, files, actor)
    return archivedAt === null ? comment : { ...comment, can: { edit: false, delete: false } }
  }
  const [count, rows] = await Promise.all([
    db.row<Columns<'tasks', { total: 'comment_count' }>>(sql`
      select comment_count as total from tasks where company_id = ${db.scope.companyId} and id = ${taskId}`),
    db.rows<CommentRow>(pageOf(commentsSql(db, actor, taskId, sql`true`), { page, per })),
  ])
  return {
    items: rows.slice(0, per).map(shown),
    metadata: { page, per, total: count?.total ?? 0, hasMore: rows.length > per },
  }
}

export const loadComment = async (
  db: Db,
  actor: BoardActor,
  taskId: string,
  commentId: string,
): Promise<CommentRow> => {
  const row = await db.row<CommentRow>(commentsSql(db, actor, taskId, sql`m.id = ${commentId}`))
  if (!row) throw new Refusal('notFound')
  return row
}
