import { randomUUID } from 'node:crypto'
import type { JournalEntry } from '@praxis/contract/clients/journal'
import type { MadeOn } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../platform/auth/actor'
import type { Tx } from '../../platform/database/database'
import { assignments, nextVersion, rawSql, sql } from '../../platform/database/sql'
import type { FileStore } from '../../platform/files/file-store'
import type { Upload } from '../../platform/files/upload'
import { assertUnchangedSince, invalidField, Refusal } from '../../platform/refusal'
import { textOfRichText } from '../../platform/rich-text/clean-rich-text'
import { forgetRecord, indexRecord } from '../../platform/search/search-index'
import { entryOf, type JournalEntryRow, loadEntry } from './journal.queries'
import { type OpenJournal, openJournal, type Target, targetOf } from './journal-targets'

interface EntryInput {
  readonly entryDate: string
  readonly title: string
  readonly content: string
  readonly categoryID: string | null
  readonly isShared?: boolean | undefined
}

const ENTITY = 'journalEntry'

const openForWriting = async (db: Tx, actor: EmployeeActor, target: Target): Promise<OpenJournal> => {
  const journal = await openJournal(db, actor, target)
  if (!journal.mayWrite) throw new Refusal('invalidPermission')
  if (!(await journal.rule.touch(db, journal.id))) throw new Refusal('notFound')
  return journal
}

const assertCategory = async (db: Tx, categoryId: string | null): Promise<void> => {
  if (categoryId === null) return
  const category = await db.row(sql`
    select from journal_categories where company_id = ${db.scope.companyId} and id = ${categoryId} for key share`)
  if (!category) throw invalidField('categoryID', 'Unknown category')
}

/** Portals are of projects, so entries about anything else have nobody to be shared with. */
const assertShareable = ({ rule }: OpenJournal, isShared: boolean | undefined): void => {
  if (isShared && !rule.isShareable) throw invalidField('isShared', 'Only entries of projects are shared with clients')
}

/** Locks an entry of a journal that the actor may write in. */
const lockEntry = async (db: Tx, actor: EmployeeActor, id: string) => {
  await db.run(sql`select from journal_entries where company_id = ${actor.company.id} and id = ${id} for update`)
  const entry = await loadEntry(db, id)
  const journal = await openForWriting(db, actor, targetOf(entry))
  if (entry.signOff) throw new Refusal('signOffInJournal')
  return { entry, journal }
}

const recordedFields = (row: JournalEntryRow) => ({
  entryDate: row.entryDate,
  title: row.title,
  content: row.content,
  category: row.category?.name ?? null,
  files: row.files.map(({ name }) => name),
  isShared: row.isShared,
})

/** Announces an entry to those who may read the journal, and what is or was shared to whoever is in a portal of its project. */
const announceEntry = (db: Tx, { audience, id }: OpenJournal, entryId: string, isInPortals: boolean): void => {
  db.announce({ topic: 'journalEntries', id: entryId, to: audience })
  if (isInPortals) db.announce({ topic: 'portals', id, to: audience })
}

const indexEntry = (db: Tx, id: string, { title, content }: Pick<EntryInput, 'title' | 'content'>): Promise<void> =>
  indexRecord(db, ENTITY, id, [title, textOfRichText(content)])

export const createJournalEntry = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  target: Target,
  { entryDate, title, content, categoryID, isShared = false }: EntryInput,
  uploads: readonly Upload[],
): Promise<JournalEntry> => {
  const journal = await openForWriting(db, actor, target)
  assertShareable(journal, isShared)
  await assertCategory(db, categoryID)
  const id = randomUUID()
  await db.run(sql`
    insert into journal_entries (company_id, id, ${rawSql(journal.rule.column)}, entry_date, title, content, category_id,
                                 is_shared, author_id, created_at, updated_at)
    values (${actor.company.id}, ${id}, ${journal.id}, ${entryDate}, ${title}, ${content}, ${categoryID},
            ${isShared}, ${actor.employee.id}, ${db.now}, ${db.now})`)
  for (const upload of uploads) await files.keep(db, upload, { entity: ENTITY, entityId: id })
  await indexEntry(db, id, { title, content })
  const entry = await loadEntry(db, id)
  db.record({ entity: ENTITY, id, action: 'created', after: recordedFields(entry) })
  announceEntry(db, journal, id, entry.isShared)
  return entryOf(entry, files, actor, journal)
}

interface EntryChanges extends EntryInput {
  readonly removedFileIDs: readonly string[]
}

export const updateJournalEntry = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
  { version, entryDate, title, content, categoryID, isShared, removedFileIDs }: EntryChanges & MadeOn,
  uploads: readonly Upload[],
): Promise<JournalEntry> => {
  const { entry: before, journal } = await lockEntry(db, actor, id)
  assertUnchangedSince(version, before.version)
  assertShareable(journal, isShared)
  const ownFiles = new Set(before.files.map((file) => file.id))
  if (removedFileIDs.some((fileId) => !ownFiles.has(fileId))) throw new Refusal('notFound')
  if (categoryID !== before.category?.id) await assertCategory(db, categoryID)
  await db.run(sql`
    update journal_entries
    set ${assignments<'journal_entries'>({
      entry_date: entryDate,
      title,
      content,
      category_id: categoryID,
      is_shared: isShared,
      version: nextVersion,
      updated_at: db.now,
    })}
    where company_id = ${actor.company.id} and id = ${id}`)
  for (const fileId of removedFileIDs) await files.remove(db, fileId)
  for (const upload of uploads) await files.keep(db, upload, { entity: ENTITY, entityId: id })
  await indexEntry(db, id, { title, content })
  const after = await loadEntry(db, id)
  db.record({ entity: ENTITY, id, action: 'updated', before: recordedFields(before), after: recordedFields(after) })
  announceEntry(db, journal, id, before.isShared || after.isShared)
  return entryOf(after, files, actor, journal)
}

export const deleteJournalEntry = async (db: Tx, files: FileStore, actor: EmployeeActor, id: string): Promise<void> => {
  const { entry, journal } = await lockEntry(db, actor, id)
  for (const file of entry.files) await files.remove(db, file.id)
  await db.run(sql`delete from journal_entries where company_id = ${actor.company.id} and id = ${id}`)
  await forgetRecord(db, ENTITY, id)
  db.record({ entity: ENTITY, id, action: 'deleted', before: recordedFields(entry) })
  announceEntry(db, journal, id, entry.isShared)
}
