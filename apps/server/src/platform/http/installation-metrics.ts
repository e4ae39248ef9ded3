import { setTimeout as pause } from 'node:timers/promises'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/database'
import type { FileStore } from '../files/file-store'
import { type CrewName, crews, type JobDefinition } from '../jobs/job'
import { jobCounts } from '../jobs/job-counts'
import { putOffMails } from '../mail/put-off-mails'

/** How long the other figures wait for a database that does not answer. */
const ANSWERED_WITHIN_MS = 3_000

/** Asks once at a time, however often it is called meanwhile; an answer that does not come in time is left out. */
const inTime = <Answer>(ask: () => Promise<Answer>): (() => Promise<Answer | undefined>) => {
  let underWay: Promise<Answer | undefined> | undefined
  return () => {
    underWay ??= ask()
      .catch(() => undefined)
      .finally(() => {
        underWay = undefined
      })
    return Promise.race([underWay, pause(ANSWERED_WITHIN_MS, undefined, { ref: false })])
  }
}

export interface WatchedInstallation {
  readonly database: Database
  readonly files: FileStore
  readonly jobs: readonly JobDefinition[]
}

/** Figures that are the same in every process, and what becomes of mails; never by company. */
export const registerInstallationMetrics = (
  registry: Registry,
  { database, files, jobs }: WatchedInstallation,
): void => {
  const registers = [registry]
  const askJobs = inTime(() => jobCounts(database))
  const askStorage = inTime(() => files.quota.useOfAll(database))
  const askDisk = inTime(() => files.disk.state())
  const crewOf = (task: string): CrewName => jobs.find(({ name }) => name === task)?.crew ?? 'work'

  new Gauge({
    name: 'praxis_failed_jobs',
    help: 'Background work that failed for good and waits for a person, by kind',
    ...{ registers, labelNames: ['task'] as const },
    async collect() {
      this.reset()
      for (const { task, failed } of (await askJobs()) ?? []) if (failed > 0) this.set({ task }, failed)
    },
  })
  new Gauge({
    name: 'praxis_waiting_jobs',
    help: 'Background work that is due and not begun, by who does it',
    ...{ registers, labelNames: ['crew'] as const },
    async collect() {
      this.reset()
      const counts = await askJobs()
      if (!counts) return
      for (const crew of Object.keys(crews)) this.set({ crew }, 0)
      for (const { task, waiting } of counts) this.inc({ crew: crewOf(task) }, waiting)
    },
  })
  new Counter({
    name: 'praxis_mails_put_off_total',
    help: 'Mails that were too much: gathered with others in one, or to people outside held back',
    ...{ registers, labelNames: ['kind', 'how'] as const },
    collect() {
      this.reset()
      for (const [how, kinds] of Object.entries(putOffMails()))
        for (const [kind, count] of kinds) this.inc({ kind, how }, count)
    },
  })
  const gauge = (name: string, help: string, amount: () => Promise<number | undefined>) =>
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        const known = await amount()
        if (known === undefined) this.remove()
        else this.set(known)
      },
    })
  gauge('praxis_disk_free_bytes', 'Left on the disk of the files', async () => (await askDisk())?.free)
  gauge('praxis_disk_reserve_bytes', 'Below so much uploads are refused', async () => (await askDisk())?.reserve)
  gauge('praxis_storage_used_bytes', 'Kept in files of all companies', async () => (await askStorage())?.used)
  gauge(
    'praxis_companies_nearly_full',
    'Companies that have used more than 90% of their storage',
    async () => (await askStorage())?.nearlyFull,
  )
}
