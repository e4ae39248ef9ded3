import type { Logger } from 'pino'
import type * as z from 'zod'
import type { Database } from '../database/database'
import type { Platform } from '../platform'

export interface JobContext<Payload> {
  readonly payload: Payload
  /** The company the job was made in; NO_COMPANY for work that belongs to none. */
  readonly companyId: string
  /** Stable over retries, so that a job can tell a second try from a second job. */
  readonly jobId: string
  readonly platform: Platform
  /** Jobs open their own transactions: some send mail or call out, and must not hold one meanwhile. */
  readonly database: Database
  readonly log: Logger
}

/** Work done after a commit. It may run twice after a crash, so running it again must do no harm. */
export interface JobDefinition {
  readonly name: string
  readonly payload: z.ZodObject
  /** When it runs by itself, in crontab form and UTC. */
  readonly cron?: string
  readonly run: (context: JobContext<never>) => Promise<void>
}

export const defineJob = <Payload extends z.ZodObject>(definition: {
  readonly name: string
  readonly payload: Payload
  readonly cron?: string
  readonly run: (context: JobContext<z.output<Payload>>) => Promise<void>
}): JobDefinition => definition
