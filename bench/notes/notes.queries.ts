import type { Currency } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '@praxis/server/platform/auth/actor'
import type { Db } from '@praxis/server/platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '@praxis/server/platform/database/sql'
import type { StoredFile } from '@praxis/server/platform/files/file-store'
import { COUNT_LIMIT, pageOf, pageOfRows } from '@praxis/server/platform/lists/page-of-rows'
import type { Note, NoteFilter, noteStates } from './notes.contract'
import { mayDeleteNotes, seesAllNotes } from './notes.policy'

export interface NoteRow {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly state: (typeof noteStates)[number]
  readonly amount_minor: number
  readonly currency: Currency
  readonly due_on: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly subject_id: string
  readonly subject_name: string
  readonly author_id: string
  readonly author_name: string
}

/** The columns of a NoteRow, from `n` and the tables that noteJoins adds to it. */
export const noteColumns = rawSql(`
  n.id, n.title, n.body, n.state, n.amount_minor, n.currency, n.due_on, n.created_at, n.updated_at,
  n.subject_id, s.name as subject_name, n.author_id, u.first_name || ' ' || u.last_name as author_name`)

// Tables are joined by their whole keys: the company comes from the note, not once more from the request.
export const noteJoins = rawSql(`
  join subjects s on s.company_id = n.company_id and s.id = n.subject_id
  join employees e on e.company_id = n.company_id and e.id = n.author_id
  join users u on u.id = e.user_id`)

/** The notes of the company that the actor may see. */
const visibleTo = (actor: EmployeeActor): Sql =>
  seesAllNotes(actor)
    ? sql`n.company_id = ${actor.company.id}`
    : sql`n.company_id = ${actor.company.id} and n.author_id = ${actor.employee.id}`

/** A note that is visible may be updated. */
export const noteOf = (row: NoteRow, actor: EmployeeActor): Note => ({
  id: row.id,
  title: row.title,
  body: row.body,
  state: row.state,
  amount: { minor: row.amount_minor, currency: row.currency },
  dueOn: row.due_on,
  subject: { id: row.subject_id, name: row.subject_name },
  author: { employeeID: row.author_id, displayName: row.author_name },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  can: { update: true, delete: mayDeleteNotes(actor) },
})

const orders: Readonly<Record<NoteFilter['sortOrder'], Sql>> = {
  '-updatedAt': rawSql('order by n.updated_at desc, n.id'),
  updatedAt: rawSql('order by n.updated_at, n.id desc'),
}

/** One statement: the page's rows by index alone, then the joins for these few, and a count that stops early. */
export const listNotesSql = (actor: EmployeeActor, filter: NoteFilter): Sql => {
  const { state, subjectID, sortOrder, page, per } = filter
  const conditions = joinSql(
    [
      visibleTo(actor),
      ...(state === undefined ? [] : [sql`n.state = ${state}`]),
      ...(subjectID === undefined ? [] : [sql`n.subject_id = ${subjectID}`]),
    ],
    ' and ',
  )
  return sql`
    with counted as (
      select count(*) as total from (select from notes n where ${conditions} ${COUNT_LIMIT}) as few
    ), shown as (
      ${pageOf(sql`select n.* from notes n where ${conditions} ${orders[sortOrder]}`, { page, per })}
    )
    select ${noteColumns}, counted.total
    from counted left join (shown n ${noteJoins}) on true
    ${orders[sortOrder]}`
}

export const listNotes = async (db: Db, actor: EmployeeActor, filter: NoteFilter) =>
  pageOfRows(await db.rows<NoteRow & { total: number }>(listNotesSql(actor, filter)), filter, (row) =>
    noteOf(row, actor),
  )

export const findNote = (db: Db, actor: EmployeeActor, id: string): Promise<NoteRow | undefined> =>
  db.row<NoteRow>(sql`
    select ${noteColumns} from notes n ${noteJoins} where ${visibleTo(actor)} and n.id = ${id}`)

/** A note that the actor may see, locked until the transaction ends. */
export const lockNote = (db: Db, actor: EmployeeActor, id: string): Promise<NoteRow | undefined> =>
  db.row<NoteRow>(sql`
    select ${noteColumns} from notes n ${noteJoins} where ${visibleTo(actor)} and n.id = ${id} for no key update of n`)

export const filesOfNote = (db: Db, id: string): Promise<StoredFile[]> =>
  db.rows<StoredFile>(sql`
    select id, name, content_type as "contentType", size from files
    where company_id = ${db.scope.companyId} and entity = 'note' and entity_id = ${id}
    order by created_at, id`)
