import { randomUUID } from 'node:crypto'
import type { FileLink } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '@praxis/server/platform/auth/actor'
import type { Tx } from '@praxis/server/platform/database/database'
import { assignments, type Sql, sql } from '@praxis/server/platform/database/sql'
import type { FileStore } from '@praxis/server/platform/files/file-store'
import type { Upload } from '@praxis/server/platform/files/upload'
import { invalidField, Refusal } from '@praxis/server/platform/refusal'
import type { Note, NoteChanges, NoteDraft, Subject } from './notes.contract'
import { filesOfNote, lockNote, type NoteRow, noteColumns, noteJoins, noteOf } from './notes.queries'

/** Notes and subjects exist only for the platform's tests and measurements, so their actions are said here. */
declare module '@praxis/contract/company/history-actions' {
  interface HistoryActions {
    note: 'created' | 'updated' | 'archived' | 'deleted' | 'filesAttached' | 'announced'
    subject: 'created'
  }
}

const fieldsOf = (row: NoteRow) => ({
  title: row.title,
  body: row.body,
  state: row.state,
  amountMinor: row.amount_minor,
  currency: row.currency,
  dueOn: row.due_on,
  subjectID: row.subject_id,
})

/** Announces a note to those who may see it, and nobody else. */
const announceNote = (db: Tx, note: NoteRow): void =>
  db.announce({
    topic: 'journalEntries',
    id: note.id,
    to: { capabilities: ['canManageClients'], employees: [note.author_id] },
  })

const loadNote = async (db: Tx, actor: EmployeeActor, id: string): Promise<NoteRow> => {
  const note = await lockNote(db, actor, id)
  if (!note) throw new Refusal('notFound')
  return note
}

export const createSubject = async (db: Tx, name: string): Promise<Subject> => {
  const id = randomUUID()
  const created = await db.run(sql`
    insert into subjects (company_id, id, name) values (${db.scope.companyId}, ${id}, ${name})
    on conflict on constraint subjects_name_key do nothing`)
  if (created === 0) throw invalidField('name', 'This name is taken')
  db.record({ entity: 'subject', id, action: 'created', after: { name } })
  return { id, name }
}

/** One statement looks up the subject and inserts the note; it gives no row when there is no such subject. */
export const createNoteSql = (actor: EmployeeActor, id: string, draft: NoteDraft, now: string): Sql => sql`
  with n as (
    insert into notes (company_id, id, subject_id, author_id, title, body, state, amount_minor, currency, due_on,
                       created_at, updated_at)
    select s.company_id, ${id}, s.id, ${actor.employee.id}, ${draft.title}, ${draft.body}, ${draft.state},
           ${draft.amount.minor}, ${draft.amount.currency}, ${draft.dueOn}, ${now}, ${now}
    from subjects s where s.company_id = ${actor.company.id} and s.id = ${draft.subjectID}
    returning *
  )
  select ${noteColumns} from n ${noteJoins}`

export const createNote = async (db: Tx, actor: EmployeeActor, draft: NoteDraft): Promise<Note> => {
  const note = await db.row<NoteRow>(createNoteSql(actor, randomUUID(), draft, db.now))
  if (!note) throw invalidField('subjectID', 'Unknown subject')
  db.record({ entity: 'note', id: note.id, action: 'created', after: fieldsOf(note) })
  db.enqueue({ task: 'noteCreated', payload: { noteId: note.id } })
  announceNote(db, note)
  return noteOf(note, actor)
}

export const updateNote = async (
  db: Tx,
  actor: EmployeeActor,
  id: string,
  changes: NoteChanges,
  action: 'updated' | 'archived' = 'updated',
): Promise<Note> => {
  const before = await loadNote(db, actor, id)
  const columns = assignments({
    title: changes.title,
    body: changes.body,
    state: changes.state,
    amount_minor: changes.amount?.minor,
    currency: changes.amount?.currency,
    due_on: changes.dueOn,
    updated_at: db.now,
  })
  const after = await db.row<NoteRow>(sql`
    with n as (
      update notes set ${columns} where company_id = ${db.scope.companyId} and id = ${id} returning *
    )
    select ${noteColumns} from n ${noteJoins}`)
  if (!after) throw new Refusal('notFound')
  db.record({ entity: 'note', id, action, before: fieldsOf(before), after: fieldsOf(after) })
  announceNote(db, after)
  return noteOf(after, actor)
}

export const deleteNote = async (db: Tx, actor: EmployeeActor, files: FileStore, id: string): Promise<void> => {
  const note = await loadNote(db, actor, id)
  for (const file of await filesOfNote(db, id)) await files.remove(db, file.id)
  await db.run(sql`delete from notes where company_id = ${db.scope.companyId} and id = ${id}`)
  db.record({ entity: 'note', id, action: 'deleted', before: fieldsOf(note) })
  announceNote(db, note)
}

interface Attachment {
  readonly files: readonly Upload[]
  readonly labels: readonly string[]
  readonly origin?: { readonly source: string; readonly receivedOn: string }
}

export const attachFiles = async (
  db: Tx,
  actor: EmployeeActor,
  store: FileStore,
  id: string,
  { files, labels, origin }: Attachment,
): Promise<FileLink[]> => {
  const note = await loadNote(db, actor, id)
  const links: FileLink[] = []
  for (const upload of files) {
    const file = await store.keep(db, upload, { entity: 'note', entityId: id })
    links.push(store.linkOf(actor, file))
  }
  db.record({
    entity: 'note',
    id,
    action: 'filesAttached',
    after: { files: links.map(({ name }) => name), labels, origin: origin ?? null },
  })
  announceNote(db, note)
  return links
}
