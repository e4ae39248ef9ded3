import type { JournalEntry } from '@praxis/contract/clients/journal'
import { visitorAuthor } from '@praxis/domain/portals/visitor-names'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Columns } from '../../platform/database/columns'
import type { Db } from '../../platform/database/database'
import { idOrNone } from '../../platform/database/id-or-none'
import { type RowOf, selected } from '../../platform/database/selected'
import { joinSql, rawSql, type Sql, sql } from '../../platform/database/sql'
import type { FileStore, StoredFile } from '../../platform/files/file-store'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../platform/lists/page-of-rows'
import { Refusal } from '../../platform/refusal'
import { isFoundBy } from '../../platform/search/search-index'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../employees/queries/employee-brief'
import { projectKind } from '../targetables/queries/targetable-kinds'
import { type OpenJournal, openJournal, type Subject, type Target, targetOf } from './journal-targets'

const written = selected('journal_entries', 'j', ['id', 'entry_date', 'title', 'content', 'is_shared', 'version'])
const moments = selected('journal_entries', 'j', ['created_at', 'updated_at'])

export type JournalEntryRow = Subject &
  RowOf<typeof written> &
  RowOf<typeof moments> & {
    readonly category: Columns<'journal_categories', 'id' | 'name' | 'color' | 'initials' | 'can_be_deleted'> | null
    readonly author: EmployeeBriefRow | null
    readonly signOff: { readonly id: string; readonly reference: string; readonly email: string } | null
    readonly files: readonly StoredFile[]
  }

const entryColumns: Sql = sql`
  ${written}, ${moments}, j.client_id as "clientId",
  case when a.id is not null then ${employeeBriefJson('a', 'au')} end as author,
  case when o.id is not null then json_build_object('id', o.id, 'reference', r.reference, 'email', o.decided_email) end
    as "signOff",
  case when q.id is not null then json_build_object(
    'id', q.id, 'name', q.name, 'color', q.color, 'initials', q.initials, 'canBeDeleted', q.can_be_deleted
  ) end as category,
  case when p.id is not null then json_build_object('id', p.id, 'kind', p.kind) end as targetable,
  coalesce((
    select json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size)
                    order by f.created_at, f.name)
    from files f
    where f.company_id = j.company_id and f.entity = 'journalEntry' and f.entity_id = j.id::text
  ), '[]') as files`

const entryJoins = rawSql(`
  left join employees a on a.company_id = j.company_id and a.id = j.author_id
  left join users au on au.id = a.user_id
  left join targetables p on p.company_id = j.company_id and p.id = j.targetable_id
  left join journal_categories q on q.company_id = j.company_id and q.id = j.category_id
  left join sign_offs o on o.company_id = j.company_id and o.id = j.sign_off_id
  left join portals r on r.company_id = o.company_id and r.id = o.portal_id`)

export const entryOf = (
  { author, signOff, files: stored, clientId, targetable, ...row }: JournalEntryRow,
  files: FileStore,
  actor: EmployeeActor,
  { mayWrite }: Pick<OpenJournal, 'mayWrite'>,
): JournalEntry => ({
  author: author && employeeBriefOf(author, files),
  signOff: signOff && { id: signOff.id, author: visitorAuthor(signOff.reference, signOff.email) },
  files: stored.map((file) => files.linkOf(actor, file)),
  can: { update: mayWrite && signOff === null, delete: mayWrite && signOff === null },
  ...row,
  ...(clientId !== null && { clientID: clientId }),
  ...(targetable?.kind === projectKind.kind && { projectID: targetable.id }),
})

interface JournalQuery {
  readonly page: number
  readonly per: number
  readonly categoryID?: string | undefined
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
  readonly search?: string | undefined
}

type ListedRow = JournalEntryRow & {
  readonly total: number
  readonly countByCategory: readonly { readonly categoryID: string | null; readonly count: number }[]
}

const listEntriesSql = (companyId: string, journal: OpenJournal, asked: JournalQuery): Sql => {
  const { page, per, categoryID, fromDate, toDate, search } = asked
  const ofJournal = sql`j.company_id = ${companyId} and ${rawSql(`j.${journal.rule.column}`)} = ${journal.id}`
  const conditions = joinSql(
    [
      ofJournal,
      ...(categoryID ? [sql`j.category_id = ${categoryID}`] : []),
      ...(fromDate ? [sql`j.entry_date >= ${fromDate}`] : []),
      ...(toDate ? [sql`j.entry_date <= ${toDate}`] : []),
      ...(search ? [isFoundBy(rawSql('j.id'), companyId, 'journalEntry', search)] : []),
    ],
    ' and ',
  )
  const order = rawSql('order by j.entry_date desc, j.created_at desc, j.id')
  return sql`
    with counted as (
      select count(*) as total from (select from journal_entries j where ${conditions} ${COUNT_LIMIT}) as few
    ), categories as (
      select coalesce(json_agg(json_build_object('categoryID', g.category_id, 'count', g.count)), '[]') as counts
      from (select j.category_id, count(*) from journal_entries j where ${ofJournal} group by j.category_id) as g
    ), shown as (
      ${pageOf(sql`select j.* from journal_entries j where ${conditions} ${order}`, { page, per })}
    )
    select ${entryColumns}, counted.total, categories.counts as "countByCategory"
    from counted cross join categories left join (shown j ${entryJoins}) on true
    ${order}`
}

export const listJournalEntries = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  target: Target,
  asked: JournalQuery,
) => {
  const journal = await openJournal(db, actor, target)
  const rows = await db.rows<ListedRow>(listEntriesSql(actor.company.id, journal, asked))
  return {
    countByCategory: [...(rows[0]?.countByCategory ?? [])],
    can: { create: journal.mayWrite },
    ...pageOfRows(rows, asked, ({ total, countByCategory, ...row }) => entryOf(row, files, actor, journal)),
  }
}

export const findEntry = (db: Db, id: string): Promise<JournalEntryRow | undefined> =>
  db.row<JournalEntryRow>(sql`
    select ${entryColumns} from journal_entries j ${entryJoins}
    where j.company_id = ${db.scope.companyId} and j.id = ${idOrNone(id)}`)

export const loadEntry = async (db: Db, id: string): Promise<JournalEntryRow> => {
  const row = await findEntry(db, id)
  if (!row) throw new Refusal('notFound')
  return row
}

/** An entry of a journal that the actor may read. */
export const getJournalEntry = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
): Promise<JournalEntry> => {
  const entry = await loadEntry(db, id)
  return entryOf(entry, files, actor, await openJournal(db, actor, targetOf(entry)))
}
