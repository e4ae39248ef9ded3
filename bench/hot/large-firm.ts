import { randomUUID } from 'node:crypto'
import { fill } from '@praxis/server/testing/large-firm/fill'
import pg from 'pg'
import type { BenchDatabase } from '../bench-database'

/** How much there is of everything; each can grow on its own. */
export interface FirmSize {
  readonly people: number
  readonly clients: number
  readonly projects: number
  /** Entries of each person. */
  readonly entries: number
  /** Tasks of the larger of two boards; the other one has a tenth of them. */
  readonly tasks: number
}

export interface LargeFirm {
  /** A project on which the caller has logged time. */
  readonly projectId: string
  readonly boards: { readonly large: string; readonly small: string }
  /** The first list of each board. */
  readonly lists: { readonly large: string; readonly small: string }
  /** The first task of the first list of the larger board. */
  readonly taskId: string
}

/** A firm with people, clients, projects, time and tasks around the caller of the measurements. */
export const fillLargeFirm = async ({ superuserUrl, cast }: BenchDatabase, size: FirmSize): Promise<LargeFirm> => {
  const boards = { large: randomUUID(), small: randomUUID() }
  const settings = {
    company_id: cast.companyId,
    employee_id: cast.employeeId,
    large_board: boards.large,
    small_board: boards.small,
    ...size,
  }
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await fill(client, ['firm', 'time', 'tasks'], settings)
    await client.query('vacuum analyze')
    const { rows: projects } = await client.query<{ projectId: string }>(
      `select targetable_id as "projectId" from time_sheet_submissions where company_id = $1 and employee_id = $2 limit 1`,
      [cast.companyId, cast.employeeId],
    )
    const { rows: tasks } = await client.query<{ boardId: string; listId: string; taskId: string }>(
      `select l.board_id as "boardId", l.id as "listId", t.id as "taskId"
       from task_lists l
       cross join lateral (
         select id from tasks t where t.company_id = l.company_id and t.list_id = l.id order by rank limit 1
       ) t
       where l.company_id = $1 and l.rank = '1'`,
      [cast.companyId],
    )
    const firstOf = (board: string) => tasks.find(({ boardId }) => boardId === board)
    const [project, large, small] = [projects[0], firstOf(boards.large), firstOf(boards.small)]
    if (!project || !large || !small) throw new Error('the firm was not filled')
    return { ...project, boards, lists: { large: large.listId, small: small.listId }, taskId: large.taskId }
  } finally {
    await client.end()
  }
}
