import { readFile } from 'node:fs/promises'
import pg from 'pg'
import type { BenchDatabase } from '../bench-database'
import type { HotCallName } from '../hot/hot-calls'
import { type FirmSize, fillLargeFirm, type LargeFirm } from '../hot/large-firm'

/** Enough of everything for whole pages, and enough that a tenth of it is much less. */
export const SIZE: FirmSize = { people: 120, clients: 125, projects: 125, entries: 110, tasks: 4_000 }
const NEIGHBOUR: FirmSize = { people: 100, clients: 50, projects: 50, entries: 100, tasks: 1_000 }
/** Changes of each task in one list; a page shows them all. */
const CHANGES = 25

/** A thing of which there is ten times as much. */
export interface Direction {
  readonly name: string
  /** The size that the firm is filled with instead. */
  readonly size?: FirmSize
  /** Adds more of the thing to the filled firm. */
  readonly add?: (database: BenchDatabase, firm: LargeFirm) => Promise<void>
  /** Calls whose answers show more of the thing: their cost must stay the same by the byte. */
  readonly showsMore?: readonly HotCallName[]
}

const run = async (
  { superuserUrl, cast }: BenchDatabase,
  script: string,
  settings: Readonly<Record<string, string | number>> = {},
): Promise<void> => {
  const text = await readFile(new URL(`./${script}`, import.meta.url), 'utf8')
  const all = { company_id: cast.companyId, employee_id: cast.employeeId, ...settings }
  const given = Object.entries(all).map(([name, value]) => `set grow.${name} = '${value}';`)
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    // Triggers keep their figures for the company that is set.
    await client.query([`set app.company_id = '${cast.companyId}';`, ...given, text].join('\n'))
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const addHistory = (database: BenchDatabase, { lists }: LargeFirm, changes: number) =>
  run(database, 'history.sql', { changes, list_id: lists.large })

/** Adds a person to each of so many companies that are not filled yet. */
const addNeighbours = async (database: BenchDatabase, many: number): Promise<void> => {
  const client = new pg.Client({ connectionString: database.superuserUrl })
  await client.connect()
  const { rows } = await client.query<{ companyId: string; employeeId: string }>(
    `select distinct on (company_id) company_id as "companyId", id as "employeeId" from employees e
     where not exists (select from targetables p where p.company_id = e.company_id) order by company_id, id limit $1`,
    [many],
  )
  await client.end()
  for (const neighbour of rows)
    await fillLargeFirm({ ...database, cast: { ...database.cast, ...neighbour } }, NEIGHBOUR)
}

/** The firm that all others are compared with, beside one other that is filled. */
export const fillBase = async (database: BenchDatabase, size: FirmSize): Promise<LargeFirm> => {
  const firm = await fillLargeFirm(database, size)
  await addHistory(database, firm, CHANGES)
  await addNeighbours(database, 1)
  return firm
}

export const directions: readonly Direction[] = [
  {
    name: 'people with their time',
    size: { ...SIZE, people: 10 * SIZE.people },
    showsMore: ['the organisation chart'],
  },
  { name: 'projects', add: (database) => run(database, 'more-projects.sql') },
  { name: 'clients', size: { ...SIZE, clients: 10 * SIZE.clients } },
  { name: 'tasks of a list', size: { ...SIZE, tasks: 10 * SIZE.tasks } },
  { name: 'lists', add: (database) => run(database, 'more-lists.sql'), showsMore: ['a whole board'] },
  {
    name: 'sub-tasks',
    add: (database) => run(database, 'more-sub-tasks.sql'),
    showsMore: ['a whole board', '50 tasks of a board of 5,000', '50 tasks of a board of 500'],
  },
  { name: 'entries of one person', add: (database) => run(database, 'more-entries.sql') },
  { name: 'history', add: (database, firm) => addHistory(database, firm, 9 * CHANGES) },
  { name: 'other companies', add: (database) => addNeighbours(database, 9) },
]
