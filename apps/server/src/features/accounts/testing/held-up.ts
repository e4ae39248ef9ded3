import type { TestServer } from '../../../testing/test-server'

/** Until the test commits or rolls back, calls that change the account wait while they hold a connection. */
export const holdUp = async (server: TestServer, username: string): Promise<void> => {
  await server.sql('begin')
  await server.sql('select from users where username = $1 for update', [username])
}

/** How many of the server's transactions are open, or wait for a lock. */
export const openTransactions = async (server: TestServer): Promise<{ open: number; waiting: number }> => {
  // Within a transaction PostgreSQL would repeat its first answer.
  await server.sql('select pg_stat_clear_snapshot()')
  const [row] = await server.sql<{ open: number; waiting: number }>(`
    select count(*)::int as open, count(*) filter (where wait_event_type = 'Lock')::int as waiting
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and xact_start is not null
      and backend_type = 'client backend'`)
  return row ?? { open: 0, waiting: 0 }
}
