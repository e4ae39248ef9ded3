import type { OwnerConnection } from '../database/connect-as-owner'

/**
 * A worker that was killed leaves its jobs locked. While it lives it holds an advisory lock, which the database
 * releases when its connection ends, however it ended; so a process that can take that lock knows that the worker is
 * dead.
 */
const lockOf = (parameter: string) => `hashtextextended('worker ' || ${parameter}, 0)`

export const showLife = async (connection: OwnerConnection, workerId: string): Promise<void> => {
  await connection.query(`select pg_advisory_lock(${lockOf('$1')})`, [workerId])
}

/** Releases the jobs of dead workers, so that living ones take them. */
export const releaseJobsOfTheDead = async (connection: OwnerConnection, ownIds: readonly string[]): Promise<void> => {
  const { rows } = await connection.query<{ id: string }>(
    'select distinct locked_by as id from graphile_worker._private_jobs where locked_by <> all ($1::text[])',
    [ownIds],
  )
  for (const { id } of rows) {
    const { rows: taken } = await connection.query(`select pg_try_advisory_lock(${lockOf('$1')}) as is_dead`, [id])
    if (!taken[0]?.is_dead) continue
    await connection.query('select graphile_worker.force_unlock_workers(array[$1::text])', [id])
    await connection.query(`select pg_advisory_unlock(${lockOf('$1')})`, [id])
  }
}
