import { join } from 'node:path'
import '@praxis/domain/phones/numbering-plans'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './platform/config'
import type { DataFolder } from './platform/data-folder'
import { arrangeAllDueWork } from './platform/due-work/arrange-due-work'
import { doDueWork } from './platform/due-work/do-due-work-job'
import { takeDueWork } from './platform/due-work/take-due-work-job'
import { refreshExchangeRates } from './platform/exchange-rates/refresh-exchange-rates-job'
import type { Feature } from './platform/feature'
import { figuresRoutes } from './platform/figures/figures.routes'
import { filesRoutes } from './platform/files/files.routes'
import { mendStorageUse, removeStoredFile, sweepStoredFiles } from './platform/files/stored-file-jobs'
import { registerApiReference } from './platform/http/api-reference'
import type { DemoPerson } from './platform/http/demo-people'
import { buildServer } from './platform/http/server'
import { registerWebPages } from './platform/http/web-pages'
import { housekeeping } from './platform/jobs/housekeeping'
import { JobRunner } from './platform/jobs/job-runner'
import { FolderMailTransport } from './platform/mail/folder-mail-transport'
import { registerMailbox } from './platform/mail/mailbox'
import { mailJobs } from './platform/mail/send-mail-job'
import { SmtpMailTransport } from './platform/mail/smtp-mail-transport'
import { operationsRoutes } from './platform/operations.routes'
import { resealIfNeeded, resealValues } from './platform/sealed-values/reseal-values-job'
import { serverFolder } from './platform/server-folder'
import { type RunningPlatform, startPlatform } from './platform/start-platform'

interface ApplicationOptions {
  readonly config: Config
  readonly data: DataFolder
  readonly ownerUrl: string
  readonly appUrl: string
  readonly features: readonly Feature[]
  readonly log: Logger
  readonly clock?: () => Date
  readonly checkAnswers?: boolean
}

export interface Application {
  readonly server: FastifyInstance
  readonly jobs: JobRunner
  readonly running: RunningPlatform
  /** Shows the people of the demo to whoever is about to sign in. */
  readonly offerDemo: (people: readonly DemoPerson[]) => void
  readonly listen: () => Promise<string>
  readonly close: () => Promise<void>
}

const webFolder = join(serverFolder, '..', 'web', 'dist')

/** Everything put together on a migrated database: the platform, the features, API, pages and jobs. */
export const startApplication = async (options: ApplicationOptions): Promise<Application> => {
  const { config, data, features, log, clock = () => new Date() } = options
  let address = ''
  let demoPeople: readonly DemoPerson[] = []
  const running = await startPlatform({
    config,
    appUrl: options.appUrl,
    secret: data.secret,
    filesFolder: data.files,
    dayItems: features.flatMap((feature) => feature.dayItems ?? []),
    timeSuggestions: features.flatMap((feature) => feature.timeSuggestions ?? []),
    calendarFeeds: features.flatMap((feature) => feature.calendarFeeds ?? []),
    bookedTime: features.flatMap((feature) => feature.bookedTime ?? []),
    publicUrl: () => config.PUBLIC_URL?.replace(/\/$/, '') ?? address,
    clock,
    log,
  })
  const recordAccess = Object.assign({}, ...features.map((feature) => feature.recordAccess))
  const openMail = (connections: number) =>
    config.SMTP_URL
      ? new SmtpMailTransport(config.SMTP_URL, config.MAIL_FROM, connections)
      : new FolderMailTransport(data.mail, config.MAIL_FROM)
  // Mail servers that limit connections allow three.
  const [mail, accountMail] = [openMail(2), openMail(1)]
  const dueWork = features.flatMap((feature) => feature.dueWork ?? [])
  const definitions = [
    housekeeping,
    removeStoredFile,
    sweepStoredFiles,
    mendStorageUse,
    refreshExchangeRates,
    ...mailJobs(mail, accountMail),
    takeDueWork(dueWork),
    doDueWork(dueWork),
    resealValues(features.flatMap((feature) => feature.sealedColumns ?? [])),
    ...features.flatMap((feature) => feature.jobs ?? []),
  ]
  const routes = [
    ...operationsRoutes(recordAccess),
    ...figuresRoutes(Object.assign({}, ...features.map((feature) => feature.figures))),
    ...filesRoutes(recordAccess, running),
    ...features.flatMap((feature) => feature.routes),
  ]
  const ground = { ...running, checkAnswers: options.checkAnswers ?? false }
  const server = buildServer({ routes, jobs: definitions }, ground, log)
  registerApiReference(server)
  if (mail instanceof FolderMailTransport) registerMailbox(server, mail, config)
  registerWebPages(server, webFolder, { helpUrl: config.HELP_URL, demoPeople: () => demoPeople })
  const jobs = new JobRunner({
    ownerUrl: options.ownerUrl,
    definitions,
    platform: running.platform,
    database: running.database,
    log,
  })
  return {
    server,
    jobs,
    running,
    offerDemo: (people) => {
      demoPeople = people
    },
    listen: async () => {
      address = await server.listen({ port: config.PORT, host: config.HOST })
      await arrangeAllDueWork(running.database, clock())
      await resealIfNeeded(running.database, running.platform.sealedValues, config.SEALING_KEYS.length)
      if (config.JOBS) await jobs.start()
      return address
    },
    close: async () => {
      await running.platform.events.close()
      await server.close()
      await jobs.stop()
      await mail.close()
      await accountMail.close()
      await running.close()
    },
  }
}
