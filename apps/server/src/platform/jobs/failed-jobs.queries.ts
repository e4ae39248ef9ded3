import type { FailedJob } from '@praxis/contract/company/history-and-jobs'
import type * as z from 'zod'
import type { Db } from '../database/database'
import { sql } from '../database/sql'

/** Failed jobs of the company, and failed mails about the accounts of those who work there. */
export const listFailedJobs = (db: Db) =>
  db.rows<z.infer<typeof FailedJob>>(sql`
    select id::text, task, attempts, coalesce(last_error, '') as error,
           created_at as "createdAt", failed_at as "failedAt"
    from failed_jobs()`)

export const retryFailedJob = async (db: Db, id: string): Promise<boolean> => {
  const row = await db.row<{ retried: boolean }>(sql`select retry_failed_job(${id}::bigint) as retried`)
  return row?.retried === true
}
