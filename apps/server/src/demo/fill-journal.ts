import type { DemoCompany } from '@praxis/demo/demo-company'
import type { DemoEntry } from '@praxis/demo/demo-journal'
import { searchWords } from '@praxis/domain/search/search-words'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { FileStore } from '../platform/files/file-store'
import { cleanRichText, textOfRichText } from '../platform/rich-text/clean-rich-text'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'
import { workdayBefore } from './demo-moments'
import { clientIdOf } from './fill-clients'
import { projectIdOf } from './fill-projects'
import { keepDemoFile } from './keep-demo-file'

const ENTITY = 'journalEntry'

/** Which journal the entries are of; each has a column. */
interface Journal {
  readonly clientId?: string
  readonly projectId?: string
  readonly entries: readonly DemoEntry[]
}

const journalsOf = (company: DemoCompany): Journal[] => [
  ...(company.clients ?? []).map(({ name, journal }) => ({ clientId: clientIdOf(company, name), entries: journal })),
  ...(company.projects ?? []).map(({ name, client, journal = [] }) => ({
    projectId: projectIdOf(company, name, client),
    entries: journal,
  })),
]

const contentOf = ({ text, points = [] }: DemoEntry): string => {
  const list = points.length === 0 ? '' : `<ul>${points.map((point) => `<li><p>${point}</p></li>`).join('')}</ul>`
  return cleanRichText('content', `<p>${text}</p>${list}`)
}

// Entries are written at different hours of the working day.
const FIRST_HOUR = 9
const HOURS = 7

const momentOf = (day: string, index: number): string =>
  `${day}T${String(FIRST_HOUR + (index % HOURS)).padStart(2, '0')}:${String((index * 13) % 60).padStart(2, '0')}:00.000Z`

const earlier = (one: string, other: string): string => (one < other ? one : other)

const rowsOf = (db: Tx, company: DemoCompany, { clientId, projectId, entries }: Journal) =>
  entries.map((entry, index) => {
    const { daysAgo, category, author, title, files = [] } = entry
    const entryDate = workdayBefore(db.now, daysAgo)
    return {
      id: demoId('journal entry', clientId ?? projectId ?? '', title, `${daysAgo}`),
      clientId,
      projectId,
      entryDate,
      category,
      authorId: employeeIdOf(company, author),
      title,
      content: contentOf(entry),
      // Nothing was written later than now.
      writtenAt: earlier(momentOf(entryDate, index), db.now),
      files,
    }
  })

type EntryRow = ReturnType<typeof rowsOf>[number]

const insertEntries = (db: Tx, rows: readonly EntryRow[]): Promise<number> =>
  db.run(sql`
    insert into journal_entries (company_id, id, client_id, targetable_id, entry_date, title, content, category_id,
                                 author_id, created_at, updated_at)
    select q.company_id, r.id, r."clientId", r."projectId", r."entryDate", r.title, r.content, q.id, r."authorId",
           r."writtenAt", r."writtenAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r(
      id uuid, "clientId" uuid, "projectId" uuid, "entryDate" date, title text, content text, category text,
      "authorId" uuid, "writtenAt" timestamptz
    )
    join journal_categories q on q.company_id = ${db.scope.companyId} and q.name = r.category`)

const indexEntries = (db: Tx, rows: readonly EntryRow[]): Promise<number> => {
  const found = rows.map(({ id, title, content }) => ({
    id,
    words: searchWords(`${title} ${textOfRichText(content)}`),
  }))
  return db.run(sql`
    insert into search_words (company_id, entity, word, entity_id)
    select ${db.scope.companyId}, ${ENTITY}, word, r.id
    from jsonb_to_recordset(${JSON.stringify(found)}) as r(id uuid, words text[]), unnest(r.words) as word`)
}

export const fillJournal = async (db: Tx, files: FileStore, company: DemoCompany): Promise<void> => {
  const rows = journalsOf(company).flatMap((journal) => rowsOf(db, company, journal))
  await insertEntries(db, rows)
  await indexEntries(db, rows)
  await Promise.all(
    rows.flatMap((row) => row.files.map((file) => keepDemoFile(db, files, { entity: ENTITY, entityId: row.id }, file))),
  )
}
