import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { Columns } from '../../platform/database/columns'
import type { Db, Tx } from '../../platform/database/database'
import type { Audience } from '../../platform/database/effects'
import { idOrNone } from '../../platform/database/id-or-none'
import { rawSql, type Sql, sql } from '../../platform/database/sql'
import { type Members, memberColumns, readersAmongMembers } from '../targetables/queries/members'

/** The owner of a board: exactly one of these is set. */
interface BoardOwner {
  readonly targetableId: string | null
  readonly employeeId: string | null
  readonly templateId: string | null
}

export const ownerOfBoard = (
  db: Db,
  boardId: string,
): Promise<(BoardOwner & { readonly kind: string | null }) | undefined> =>
  db.row(sql`
    select b.targetable_id as "targetableId", p.kind, b.employee_id as "employeeId", b.template_id as "templateId"
    from task_boards b
    left join targetables p on p.company_id = b.company_id and p.id = b.targetable_id
    where b.company_id = ${db.scope.companyId} and b.id = ${idOrNone(boardId)}`)

type BoardAudience = Exclude<Audience, 'everyone'>

/** Those who may see a board, and so hear of its changes. */
export interface BoardReaders {
  readonly audience: BoardAudience
  readonly isOfTemplate: boolean
}

interface ReadersRow extends BoardOwner, Members {}

/** Reads a board's readers in one statement, whoever owns it. */
export const readersOfBoard = async (db: Db, boardId: string): Promise<BoardReaders> => {
  const row = await db.row<ReadersRow>(sql`
    select b.targetable_id as "targetableId", b.employee_id as "employeeId", b.template_id as "templateId", ${memberColumns}
    from task_boards b
    left join targetables p on p.company_id = b.company_id and p.id = b.targetable_id
    where b.company_id = ${db.scope.companyId} and b.id = ${idOrNone(boardId)}`)
  return { audience: row ? audienceOf(row) : {}, isOfTemplate: row !== undefined && row.templateId !== null }
}

const audienceOf = (row: ReadersRow): BoardAudience => {
  if (row.employeeId !== null) return { employees: [row.employeeId] }
  if (row.targetableId === null) return { capabilities: ['canManageProjects'] }
  const employees = readersAmongMembers(row, ({ areas }) => canRead(areas.taskLists))
  return { capabilities: ['canManageProjects'], employees }
}

export const audienceOfBoard = async (db: Db, boardId: string): Promise<BoardAudience> =>
  (await readersOfBoard(db, boardId)).audience

/** Announces a change of a board, so that open ones fetch it again. */
export const announceBoard = async (db: Tx, { id }: { readonly id: string }): Promise<void> =>
  db.announce({ topic: 'tasks', id, to: await audienceOfBoard(db, id) })

/** A condition on a row `e` of employees: they are among those who may see a board. */
const isAmong = ({ capabilities = [], employees = [] }: BoardAudience): Sql => {
  const managersRead = capabilities.includes('canManageProjects')
  return sql`(e.id = any (${employees}) or ${managersRead} and (e.can_manage_projects or exists (
    select from company_directory d where d.id = e.company_id and d.owner_user_id = e.user_id)))`
}

export type Reader = Columns<'employees', 'id'> & Columns<'users', { email: 'username' }>

/** Those of the employees who may see the board and can be written to. */
export const readersAmong = async (
  db: Db,
  { id }: { readonly id: string },
  employeeIds: readonly string[],
): Promise<Reader[]> => {
  if (employeeIds.length === 0) return []
  const audience = await audienceOfBoard(db, id)
  return db.rows<Reader>(sql`
    select e.id, u.username as email
    from employees e
    join users u on u.id = e.user_id
    where e.company_id = ${db.scope.companyId} and e.id = any (${employeeIds}) and e.is_active
      and ${isAmong(audience)}`)
}

interface Assignable {
  /** A condition on a row `e` of employees: they can be given tasks of the board. */
  readonly isAssignable: Sql
  /** Those of them who are members of the board, where these are few. */
  readonly memberIds: readonly string[]
}

/**
 * Who can be given tasks of the board: active employees who may see it; for a template all active employees, as nobody
 * knows yet who will see the projects made from it.
 */
const assignableOf = ({ audience, isOfTemplate }: BoardReaders): Assignable => ({
  isAssignable: sql`(e.is_active and ${isOfTemplate ? rawSql('true') : isAmong(audience)})`,
  memberIds: audience.employees ?? [],
})

export const assignableOn = async (db: Db, { id }: { readonly id: string }): Promise<Assignable> =>
  assignableOf(await readersOfBoard(db, id))

/** A caller who has the readers of the board already passes them. */
export const assignableAmong = async (
  db: Db,
  { id }: { readonly id: string },
  employeeIds: readonly string[],
  readers?: BoardReaders,
): Promise<string[]> => {
  if (employeeIds.length === 0) return []
  const { isAssignable } = assignableOf(readers ?? (await readersOfBoard(db, id)))
  const rows = await db.rows<Columns<'employees', 'id'>>(sql`
    select e.id from employees e
    where e.company_id = ${db.scope.companyId} and e.id = any (${employeeIds}::uuid[]) and ${isAssignable}`)
  return rows.map(({ id: employeeId }) => employeeId)
}
