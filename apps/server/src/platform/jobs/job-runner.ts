import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import {
  Logger as GraphileLogger,
  parseCronItems,
  type Runner,
  run,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Logger } from 'pino'
import * as z from 'zod'
import { connectAsOwner, type OwnerPool, openOwnerPool } from '../database/connect-as-owner'
import type { Database } from '../database/database'
import { NO_COMPANY } from '../database/scope'
import type { Platform } from '../platform'
import type { JobDefinition } from './job'
import { releaseJobsOfTheDead, showLife } from './jobs-of-the-dead'

interface JobRunnerOptions {
  /** The owner's login: the queue's own tables are closed to the application's. */
  readonly ownerUrl: string
  readonly definitions: readonly JobDefinition[]
  readonly platform: Platform
  readonly database: Database
  readonly log: Logger
}

const Envelope = z.looseObject({ companyId: z.uuid().default(NO_COMPANY) })

const hasLockedJobs = async (pool: OwnerPool): Promise<boolean> =>
  (await pool.query('select from graphile_worker._private_jobs where locked_at is not null limit 1')).rows.length > 0

/** How often jobs of killed workers are looked for, and how long a broken runner rests before it starts again. */
const LOOK_EVERY_MS = 10_000
const REST_MS = 1_000

/** Works on the queue: each job is retried with growing pauses, and after the last attempt waits for a person. */
export class JobRunner {
  private runner: Runner | undefined
  private restart: NodeJS.Timeout | undefined
  private isStopping = false

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
    const { log } = this.options
    const events: WorkerEvents = new EventEmitter()
    events.on('job:failed', ({ job, error }) => {
      const { companyId } = Envelope.parse(job.payload ?? {})
      const belongsTo = companyId === NO_COMPANY ? {} : { company: companyId }
      log.error({ job: job.id, task: job.task_identifier, ...belongsTo, err: error }, 'a job has failed for good')
    })
    return {
      events,
      logger: new GraphileLogger(() => (level, message) => {
        if (level === 'error') log.error(message)
        else if (level === 'warning') log.warn(message)
        else log.debug(message)
      }),
    }
  }

  /** Starts working, and goes on after the database was away. */
  async start(): Promise<void> {
    const connection = await connectAsOwner(this.options.ownerUrl)
    const shared = this.shared
    const workerId = new Promise<string>((resolve) =>
      shared.events.once('pool:create', ({ workerPool }) => resolve(workerPool.id)),
    )
    const pgPool = openOwnerPool(this.options.ownerUrl, 4)
    const letGo = async () => {
      await Promise.allSettled([connection.end(), pgPool.end()])
    }
    const runner = await run({
      ...shared,
      pgPool,
      taskList: this.tasks,
      parsedCronItems: parseCronItems(this.crons),
      concurrency: 4,
      noHandleSignals: true,
    }).catch(async (error) => {
      await letGo()
      throw error
    })
    this.runner = runner
    await showLife(connection, await workerId)
    const look = async () => releaseJobsOfTheDead(connection, await workerId).catch(() => undefined)
    await look()
    const looking = setInterval(look, LOOK_EVERY_MS)
    // Without its sign of life the others would take this worker for dead.
    connection.once('end', () => runner.stop().catch(() => undefined))
    runner.promise
      .catch((error) => this.options.log.warn({ err: error }, 'the job runner broke off'))
      .finally(async () => {
        clearInterval(looking)
        await letGo()
        this.restartAfterRest()
      })
  }

  private get crons() {
    return this.options.definitions.flatMap(({ name, cron }) =>
      cron ? [{ task: name, match: cron, identifier: name, options: { backfillPeriod: 0 } }] : [],
    )
  }

  private restartAfterRest(): void {
    if (this.isStopping) return
    this.restart = setTimeout(() => {
      this.start().catch((error) => {
        this.options.log.warn({ err: error }, 'the job runner cannot start')
        this.restartAfterRest()
      })
    }, REST_MS)
    this.restart.unref()
  }

  /** Does everything that is due now, then returns, with failures on the books. */
  async drain(): Promise<void> {
    const pgPool = openOwnerPool(this.options.ownerUrl, 4)
    try {
      await runOnce({ ...this.shared, pgPool, taskList: this.tasks, noHandleSignals: true })
      // The library writes a failure down without waiting for it.
      while (await hasLockedJobs(pgPool)) await pause(10)
    } finally {
      await pgPool.end()
    }
  }

  async stop(): Promise<void> {
    this.isStopping = true
    clearTimeout(this.restart)
    // It may have broken off by itself already.
    await this.runner?.stop().catch(() => undefined)
  }
}
