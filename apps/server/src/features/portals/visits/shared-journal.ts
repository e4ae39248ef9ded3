import type { VisitorFile } from '@praxis/contract/portals/portal-access'
import type { SharedJournalEntry } from '@praxis/contract/portals/portal-journal'
import { shownName } from '@praxis/domain/portals/shown-names'
import { sharesWith, type VisitorActor } from '../../../platform/auth/actor'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import type { HttpExchange } from '../../../platform/http/exchange'
import type { BinaryAnswer } from '../../../platform/http/implement'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { answerWithVisitorFile } from './visitor-file'

interface EntryRow
  extends Columns<'journal_entries', 'id' | 'entry_date' | 'title' | 'content'>,
    LeftJoined<Columns<'users', 'first_name' | 'last_name'>> {
  readonly category: SharedJournalEntry['category']
  readonly files: readonly VisitorFile[]
  readonly total: number
}

const entryOf = (
  { id, entryDate, title, content, category, firstName, lastName, files }: EntryRow,
  showsSurnames: boolean,
): SharedJournalEntry => ({
  ...{ id, entryDate, title, content, category },
  author: shownName({ firstName: firstName ?? '', lastName: lastName ?? '' }, showsSurnames),
  files: [...files],
})

/** What is shared of the project’s journal, newest first; nobody outside learns that there is more of it. */
export const listSharedJournalEntries = async (
  db: Db,
  actor: VisitorActor,
  asked: { readonly page: number; readonly per: number },
) => {
  const { portal, company } = actor
  const shared = sql`j.company_id = ${company.id} and j.targetable_id = ${portal.projectId} and j.is_shared`
  const order = rawSql('order by j.entry_date desc, j.id')
  const page = pageOf(sql`select j.* from journal_entries j where ${shared} ${order}`, asked)
  const rows = await db.lastRows<EntryRow>(sql`
    with shown as (${page}), counted as (
      select count(*)::integer as total from (select from journal_entries j where ${shared} ${COUNT_LIMIT}) as few
    )
    select j.id, j.entry_date as "entryDate", j.title, j.content, u.first_name as "firstName",
      u.last_name as "lastName", counted.total,
      case when q.id is not null then json_build_object('name', q.name, 'color', q.color, 'initials', q.initials) end
        as category,
      coalesce((
        select json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size)
                        order by f.created_at, f.name)
        from files f
        where f.company_id = j.company_id and f.entity = 'journalEntry' and f.entity_id = j.id::text
      ), '[]') as files
    from counted left join (
      shown j
      join employees e on e.company_id = j.company_id and e.id = j.author_id
      left join users u on u.id = e.user_id
      left join journal_categories q on q.company_id = j.company_id and q.id = j.category_id
    ) on true
    ${order}`)
  return pageOfRows(rows, asked, (row) => entryOf(row, sharesWith(actor, 'showSurnames')))
}

export const getSharedJournalFile = async (
  db: Db,
  platform: Platform,
  http: HttpExchange,
  actor: VisitorActor,
  { entryId, fileId }: { readonly entryId: string; readonly fileId: string },
): Promise<BinaryAnswer> => {
  const entry = await db.row(sql`
    select from journal_entries
    where company_id = ${actor.company.id} and id = ${entryId} and targetable_id = ${actor.portal.projectId}
      and is_shared`)
  if (!entry) throw new Refusal('notFound')
  return answerWithVisitorFile(db, platform, http, actor, { entity: 'journalEntry', entityId: entryId, fileId })
}
