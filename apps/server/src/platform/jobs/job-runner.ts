import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger as GraphileLogger, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Logger } from 'pino'
import * as z from 'zod'
import { type OwnerPool, openOwnerPool } from '../database/connect-as-owner'
import type { Database } from '../database/database'
import { NO_COMPANY } from '../database/scope'
import type { Platform } from '../platform'
import { Crew } from './crew'
import { crews, type JobDefinition } from './job'

interface JobRunnerOptions {
  /** The owner's login: the application's has no access to the queue's tables. */
  readonly ownerUrl: string
  readonly definitions: readonly JobDefinition[]
  readonly platform: Platform
  readonly database: Database
  readonly log: Logger
}

const Envelope = z.looseObject({ companyId: z.uuid().default(NO_COMPANY) })

const hasLockedJobs = async (pool: OwnerPool): Promise<boolean> =>
  (await pool.query('select from graphile_worker._private_jobs where locked_at is not null limit 1')).rows.length > 0

/** Works on the queue: each job is retried with growing pauses, and after the last attempt waits for a person. */
export class JobRunner {
  private readonly crews: readonly Crew[]
  /** Kept from one drain to the next, as tests drain often and a new connection plans everything anew. */
  private draining: OwnerPool | undefined

  constructor(private readonly options: JobRunnerOptions) {
    const { definitions, ownerUrl, log } = options
    const ownIds = new Set<string>()
    this.crews = Object.entries(crews).map(([name, hands]) => {
      const own = definitions.filter(({ crew = 'work' }) => crew === name)
      const crons = own.flatMap(({ name: task, cron }) => (cron ? [{ task, match: cron }] : []))
      return new Crew({ ownerUrl, tasks: this.tasksOf(own), crons, hands, ownIds, log, shared: () => this.shared })
    })
  }

  private tasksOf(definitions: readonly JobDefinition[]): TaskList {
    const { platform, database, log } = this.options
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

  async start(): Promise<void> {
    for (const crew of this.crews) await crew.start()
  }

  /** Does all jobs that are due now, then returns, with failures recorded. */
  async drain(): Promise<void> {
    const { ownerUrl, definitions } = this.options
    this.draining ??= openOwnerPool(ownerUrl, 4)
    const pgPool = this.draining
    await runOnce({ ...this.shared, pgPool, taskList: this.tasksOf(definitions), noHandleSignals: true })
    // The library records a failure without waiting for it.
    while (await hasLockedJobs(pgPool)) await pause(10)
  }

  async stop(): Promise<void> {
    await Promise.all(this.crews.map((crew) => crew.stop()))
    await this.draining?.end()
    this.draining = undefined
  }
}
