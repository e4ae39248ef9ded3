import { canRead } from '@praxis/domain/projects/project-policy'
import type { Db, Tx } from '../../platform/database/database'
import type { Audience } from '../../platform/database/effects'
import { sql } from '../../platform/database/sql'
import { readerIdsOf } from '../projects/queries/get-project'

/** Exactly one of them: whom or what the board belongs to. */
export interface BoardOwner {
  readonly projectId: string | null
  readonly employeeId: string | null
  readonly templateId: string | null
}

export const ownerOfBoard = (db: Db, boardId: string): Promise<BoardOwner | undefined> =>
  db.row<BoardOwner>(sql`
    select project_id as "projectId", employee_id as "employeeId", template_id as "templateId"
    from task_boards where company_id = ${db.scope.companyId} and id::text = ${boardId}`)

/** Those who may see a board, and so hear of its changes. */
export const audienceOfBoard = async (db: Db, boardId: string): Promise<Exclude<Audience, 'everyone'>> => {
  const owner = await ownerOfBoard(db, boardId)
  if (!owner) return {}
  if (owner.employeeId !== null) return { employees: [owner.employeeId] }
  if (owner.projectId === null) return { capabilities: ['canManageProjects'] }
  const employees = await readerIdsOf(db, owner.projectId, ({ permissions }) => canRead(permissions.taskLists))
  return { capabilities: ['canManageProjects'], employees }
}

/** Whatever changed on a board: open ones look again. */
export const announceBoard = async (db: Tx, { id }: { readonly id: string }): Promise<void> =>
  db.announce({ topic: 'tasks', id, to: await audienceOfBoard(db, id) })

export interface Reader {
  readonly id: string
  readonly email: string
}

/** Those of the employees who may see the board and can be written to. */
export const readersAmong = async (
  db: Db,
  { id }: { readonly id: string },
  employeeIds: readonly string[],
): Promise<Reader[]> => {
  if (employeeIds.length === 0) return []
  const { capabilities = [], employees = [] } = await audienceOfBoard(db, id)
  const managersRead = capabilities.includes('canManageProjects')
  return db.rows<Reader>(sql`
    select e.id, u.username as email
    from employees e
    join users u on u.id = e.user_id
    join company_directory d on d.id = e.company_id
    where e.company_id = ${db.scope.companyId} and e.id = any (${employeeIds}) and e.is_active
      and (e.id = any (${employees}) or ${managersRead} and (e.can_manage_projects or d.owner_user_id = e.user_id))`)
}
