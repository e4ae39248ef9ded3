import { setTimeout as pause } from 'node:timers/promises'
import {
  Logger as GraphileLogger,
  makeWorkerUtils,
  parseCronItems,
  type Runner,
  run,
  runOnce,
  type TaskList,
  type WithPgClient,
} from 'graphile-worker'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { Database } from '../database/database'
import { NO_COMPANY } from '../database/scope'
import type { Platform } from '../platform'
import type { JobDefinition } from './job'

interface JobRunnerOptions {
  /** The owner's login: the queue's own tables are closed to the application's. */
  readonly ownerUrl: string
  readonly definitions: readonly JobDefinition[]
  readonly platform: Platform
  readonly database: Database
  readonly log: Logger
}

const Envelope = z.looseObject({ companyId: z.uuid().default(NO_COMPANY) })

const hasLockedJobs: Parameters<WithPgClient>[0] = async (client) =>
  (await client.query('select from graphile_worker._private_jobs where locked_at is not null limit 1')).rows.length > 0

/** Works on the queue: each job is retried with growing pauses, and after the last attempt waits for a person. */
export class JobRunner {
  private runner: Runner | undefined

  constructor(private readonly options: JobRunnerOptions) {}

  private get tasks(): TaskList {
    const { definitions, platform, database, log } = this.options
    return Object.fromEntries(
      definitions.map((definition) => [
        definition.name,
        async (given: unknown, { job }) => {
          const { companyId, _cron, ...rest } = Envelope.parse(given ?? {})
          const context = {
            payload: definition.payload.parse(rest),
            companyId,
            jobId: `${job.id}`,
            platform,
            database,
            log: log.child({ job: job.id, task: definition.name }),
          }
          await definition.run(context as never)
        },
      ]),
    )
  }

  private get shared() {
    const { ownerUrl, log } = this.options
    return {
      connectionString: ownerUrl,
      logger: new GraphileLogger(() => (level, message) => {
        if (level === 'error') log.error(message)
        else if (level === 'warning') log.warn(message)
        else log.debug(message)
      }),
    }
  }

  async start(): Promise<void> {
    const crons = this.options.definitions.flatMap(({ name, cron }) =>
      cron ? [{ task: name, match: cron, identifier: name, options: { backfillPeriod: 0 } }] : [],
    )
    this.runner = await run({
      ...this.shared,
      taskList: this.tasks,
      parsedCronItems: parseCronItems(crons),
      concurrency: 4,
      maxPoolSize: 4,
      noHandleSignals: true,
    })
  }

  /** Does everything that is due now, then returns, with failures on the books. */
  async drain(): Promise<void> {
    await runOnce({ ...this.shared, taskList: this.tasks, noHandleSignals: true })
    const utils = await makeWorkerUtils(this.shared)
    try {
      // The library writes a failure down without waiting for it.
      while (await utils.withPgClient(hasLockedJobs)) await pause(10)
    } finally {
      await utils.release()
    }
  }

  async stop(): Promise<void> {
    await this.runner?.stop()
  }
}
