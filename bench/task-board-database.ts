import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import type { BenchDatabase } from './bench-database'

const TASKS = 5_000

export interface BenchBoards {
  /** Project with many tasks. */
  readonly large: string
  /** Project with a tenth of them. */
  readonly small: string
}

/** Two projects with tasks, led by whoever calls in the measurements. */
export const fillTasks = async ({ superuserUrl, cast }: BenchDatabase): Promise<BenchBoards> => {
  const script = await readFile(new URL('./fill-tasks.sql', import.meta.url), 'utf8')
  const boards = { large: randomUUID(), small: randomUUID() }
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query(`
      set bench.company_id = '${cast.companyId}';
      set bench.employee_id = '${cast.employeeId}';
      set bench.large_board = '${boards.large}';
      set bench.small_board = '${boards.small}';
      set bench.tasks = '${TASKS}';
      ${script}`)
    await client.query(
      'vacuum analyze employees, projects, task_boards, task_statuses, task_lists, tasks, task_assignees, task_comments',
    )
  } finally {
    await client.end()
  }
  return boards
}
