import type { Database } from '../database/database'
import { sql } from '../database/sql'

/** Of everybody, for whoever runs the installation. */
export interface JobCount {
  readonly task: string
  /** Due, and not begun. */
  readonly waiting: number
  /** For good. */
  readonly failed: number
}

export const jobCounts = (database: Database): Promise<JobCount[]> =>
  database.global<JobCount>(sql`select task, waiting, failed from job_counts()`)
