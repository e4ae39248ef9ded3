import { randomUUID } from 'node:crypto'
import { fill } from '@praxis/server/testing/large-firm/fill'
import pg from 'pg'
import type { BenchDatabase } from './bench-database'

const TASKS = 5_000

export interface BenchBoards {
  /** The project with many tasks. */
  readonly large: string
  /** The project with a tenth of them. */
  readonly small: string
}

/** Two projects with tasks, led by the caller of the measurements. */
export const fillTasks = async ({ superuserUrl, cast }: BenchDatabase): Promise<BenchBoards> => {
  const boards = { large: randomUUID(), small: randomUUID() }
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await fill(client, ['tasks'], {
      company_id: cast.companyId,
      employee_id: cast.employeeId,
      large_board: boards.large,
      small_board: boards.small,
      tasks: TASKS,
    })
    await client.query(
      'vacuum analyze employees, targetables, projects, task_boards, task_statuses, task_lists, tasks, task_assignees, task_comments',
    )
  } finally {
    await client.end()
  }
  return boards
}
