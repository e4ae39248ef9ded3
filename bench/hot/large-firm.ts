import { randomUUID } from 'node:crypto'
import { fill } from '@praxis/server/testing/large-firm/fill'
import pg from 'pg'
import type { BenchDatabase } from '../bench-database'

/** How much there is of everything; each can grow on its own. */
export interface FirmSize {
  readonly people: number
  readonly clients: number
  readonly projects: number
  /** Of each person. */
  readonly entries: number
  /** Of the larger of two boards; the other one has a tenth of them. */
  readonly tasks: number
}

export interface LargeFirm {
  readonly projectId: string
  readonly boards: { readonly large: string; readonly small: string }
  /** The first list of each board. */
  readonly lists: { readonly large: string; readonly small: string }
}

/** A firm with people, clients, projects, time and tasks around whoever calls in the measurements. */
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
    const { rows: projects } = await client.query<{ id: string }>(
      `select project_id as id from time_sheet_submissions where company_id = $1 and employee_id = $2 limit 1`,
      [cast.companyId, cast.employeeId],
    )
    const { rows: lists } = await client.query<{ id: string; boardId: string }>(
      `select id, board_id as "boardId" from task_lists where company_id = $1 and rank = '1'`,
      [cast.companyId],
    )
    const listOf = (board: string) => lists.find(({ boardId }) => boardId === board)?.id ?? ''
    return {
      projectId: projects[0]?.id ?? '',
      boards,
      lists: { large: listOf(boards.large), small: listOf(boards.small) },
    }
  } finally {
    await client.end()
  }
}
