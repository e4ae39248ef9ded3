import type { Logger } from 'pino'
import type * as z from 'zod'
import type { Database } from '../database/database'
import type { Platform } from '../platform'

export interface JobContext<Payload> {
  readonly payload: Payload
  /** The company the job was made in; NO_COMPANY for work that belongs to none. */
  readonly companyId: string
  /** The id stays the same over retries, so that a job can tell a second try from a second job. */
  readonly jobId: string
  readonly platform: Platform
  /** Jobs open their own transactions: some send mail or call out, and must not hold one meanwhile. */
  readonly database: Database
  readonly log: Logger
}

/**
 * How many jobs a process does at once, by crew: mails may wait for a slow mail server, and people who wait for a link
 * to their account do not wait for other mails.
 */
export const crews = { work: 4, mail: 2, accounts: 2 } as const
export type CrewName = keyof typeof crews

/** Work done after a commit. It may run twice after a crash, so running it again must do no harm. */
export interface JobDefinition {
  readonly name: string
  readonly payload: z.ZodObject
  /** When the job runs by itself, in crontab form and UTC. */
  readonly cron?: string
  /** The crew that does the job; the default is work. */
  readonly crew?: CrewName
  readonly run: (context: JobContext<never>) => Promise<void>
}

export const defineJob = <Payload extends z.ZodObject>(definition: {
  readonly name: string
  readonly payload: Payload
  readonly cron?: string
  readonly crew?: CrewName
  readonly run: (context: JobContext<z.output<Payload>>) => Promise<void>
}): JobDefinition => definition
