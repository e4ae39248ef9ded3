import { parseCronItems, type Runner, run, type SharedOptions, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Logger } from 'pino'
import { connectAsOwner, openOwnerPool } from '../database/connect-as-owner'
import { releaseJobsOfTheDead, showLife } from './jobs-of-the-dead'

export interface CrewOptions {
  readonly ownerUrl: string
  readonly tasks: TaskList
  /** When tasks run by themselves, in crontab form and UTC. */
  readonly crons: readonly { readonly task: string; readonly match: string }[]
  /** How many jobs the crew does at once. */
  readonly hands: number
  readonly shared: () => SharedOptions & { readonly events: WorkerEvents }
  /** The names by which the crews of this process lock jobs. */
  readonly ownIds: Set<string>
  readonly log: Logger
}

/** How often jobs of killed workers are looked for, and how long a broken runner rests before it starts again. */
const LOOK_EVERY_MS = 10_000
const REST_MS = 1_000

/** Does the jobs of some kinds for as long as the process lives, and starts again after the database was away. */
export class Crew {
  private runner: Runner | undefined
  private restart: NodeJS.Timeout | undefined
  private isStopping = false

  constructor(private readonly options: CrewOptions) {}

  async start(): Promise<void> {
    const { ownerUrl, tasks, crons, hands, ownIds } = this.options
    const connection = await connectAsOwner(ownerUrl)
    const shared = this.options.shared()
    const workerId = new Promise<string>((resolve) =>
      shared.events.once('pool:create', ({ workerPool }) => {
        ownIds.add(workerPool.id)
        resolve(workerPool.id)
      }),
    )
    // One connection more than the crew has hands, which listens.
    const pgPool = openOwnerPool(ownerUrl, hands + 1)
    const letGo = async () => {
      await Promise.allSettled([connection.end(), pgPool.end()])
    }
    const runner = await run({
      ...shared,
      pgPool,
      taskList: tasks,
      parsedCronItems: parseCronItems(
        crons.map(({ task, match }) => ({ task, match, identifier: task, options: { backfillPeriod: 0 } })),
      ),
      concurrency: hands,
      noHandleSignals: true,
    }).catch(async (error) => {
      await letGo()
      throw error
    })
    this.runner = runner
    await showLife(connection, await workerId)
    const look = () => releaseJobsOfTheDead(connection, [...ownIds]).catch(() => undefined)
    await look()
    const looking = setInterval(look, LOOK_EVERY_MS)
    // Without this connection's lock, other workers would take this one for dead.
    connection.once('end', () => runner.stop().catch(() => undefined))
    runner.promise
      .catch((error) => this.options.log.warn({ err: error }, 'the job runner broke off'))
      .finally(async () => {
        clearInterval(looking)
        ownIds.delete(await workerId)
        await letGo()
        this.restartAfterRest()
      })
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

  async stop(): Promise<void> {
    this.isStopping = true
    clearTimeout(this.restart)
    // The runner may have stopped by itself already.
    await this.runner?.stop().catch(() => undefined)
  }
}
