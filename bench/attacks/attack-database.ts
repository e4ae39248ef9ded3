import { randomUUID } from 'node:crypto'
import { AccessTokens } from '@praxis/server/platform/auth/access-tokens'
import { hashPassword } from '@praxis/server/platform/auth/passwords'
import pg from 'pg'
import { type BenchDatabase, type Cast, SECRET } from '../bench-database'
import { fillTasks } from '../task-board-database'
import type { HostileCompany } from './hostile-company'

const PASSWORD = 'the password of everybody here'
const COLLEAGUE = 'neighbour-1-2@example.com'
const ENTRIES = 20_000

export interface Victim {
  readonly headers: Readonly<Record<string, string>>
  readonly boardId: string
  /** Usernames of people in many companies, none of which is hostile. */
  readonly usernames: readonly string[]
  readonly password: string
}

const HOUR_MS = 3_600_000

/** The session lasts until the measurement is over, which takes longer than an access token lasts. */
const headersOf = async (cast: Pick<Cast, 'sessionId' | 'employeeId'>, address: string) => ({
  authorization: `Bearer ${await new AccessTokens(SECRET, () => new Date(Date.now() + HOUR_MS)).issue(cast.sessionId)}`,
  employeeid: cast.employeeId,
  accept: 'application/json',
  'x-forwarded-for': address,
})

/** A company in which people work, and a hostile one that wants to keep them from it. */
export const fillForAttacks = async (
  database: BenchDatabase,
): Promise<{ victim: Victim; hostile: Omit<HostileCompany, 'url'> }> => {
  const client = new pg.Client({ connectionString: database.superuserUrl })
  await client.connect()
  try {
    const rows = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await client.query<Row>(text, values)).rows
    await client.query('update users set password_hash = $1', [await hashPassword('normal', PASSWORD)])
    const [mallory] = await rows<Cast & { username: string }>(
      `select e.company_id as "companyId", e.id as "employeeId", s.id as "sessionId", u.username, '' as "subjectId"
       from users u join employees e on e.user_id = u.id join sessions s on s.user_id = u.id
       where u.username = 'neighbour-1-1@example.com'`,
    )
    if (!mallory) throw new Error('the database was not filled')
    const boards = await fillTasks({ ...database, cast: mallory })
    const victims = await fillTasks(database)
    const [clientId, listId, taskId] = [randomUUID(), randomUUID(), randomUUID()] as const
    const owned = [mallory.companyId, mallory.employeeId]
    await client.query(
      `insert into clients (company_id, id, name, owner_id, trading_currency) values ($1, $3, 'A client', $2, 'GBP')`,
      [...owned, clientId],
    )
    await client.query(
      `insert into time_sheet_submissions (company_id, id, employee_id, client_id, day, duration, chargeable, rounded,
                                           charged, comment)
       select $1, gen_random_uuid(), $2, $3, current_date - number % 700, 600, 0, 600, 0,
              'Work of some kind, number ' || number || ', as people write it down'
       from generate_series(1, ${ENTRIES}) as number`,
      [...owned, clientId],
    )
    await client.query(
      `insert into task_boards (company_id, id, employee_id) values ($1, $2, $2) on conflict do nothing`,
      owned,
    )
    await client.query(
      `insert into task_lists (company_id, id, board_id, name, rank) values ($1, $3, $2, 'A list', 'V')`,
      [...owned, listId],
    )
    await client.query(
      `insert into tasks (company_id, id, board_id, list_id, title, rank, created_by) values ($1, $4, $2, $3, 'A task', 'V', $2)`,
      [...owned, listId, taskId],
    )
    const boardTasks = await rows<{ listId: string; taskId: string }>(
      `select list_id as "listId", id as "taskId" from tasks
       where company_id = $1 and board_id = $2 and parent_id is null order by id limit 50`,
      [mallory.companyId, boards.large],
    )
    const rule = [
      { type: 'taskStatusUpdate', statusID: null },
      { type: 'sendEmail', emails: [COLLEAGUE] },
    ]
    await client.query(
      `insert into automations (company_id, id, board_id, trigger, action) values ($1, $2, $3, $4, $5)`,
      [mallory.companyId, randomUUID(), boards.large, ...rule.map((part) => JSON.stringify(part))],
    )
    await client.query('vacuum analyze')
    return {
      victim: {
        headers: await headersOf(database.cast, '192.0.2.1'),
        boardId: victims.small,
        usernames: (
          await rows<{ username: string }>(
            `select username from users where username like 'neighbour-%' and username not like 'neighbour-1-%' order by id`,
          )
        ).map(({ username }) => username),
        password: PASSWORD,
      },
      hostile: {
        headers: await headersOf(mallory, '198.51.100.1'),
        ...{ username: mallory.username, password: PASSWORD },
        ...{ clientId, boardId: boards.large, boardTasks, listId, taskId },
      },
    }
  } finally {
    await client.end()
  }
}
