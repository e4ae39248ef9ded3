import type { Database } from '../database/database'
import { sql } from '../database/sql'

/** Counts of all companies' jobs, for operators. */
export interface JobCount {
  readonly task: string
  /** Jobs that are due and not begun. */
  readonly waiting: number
  /** Jobs that have failed for good. */
  readonly failed: number
}

export const jobCounts = (database: Database): Promise<JobCount[]> =>
  database.global<JobCount>(sql`select task, waiting, failed from job_counts()`)
