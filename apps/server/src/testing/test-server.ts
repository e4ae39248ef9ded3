import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CallOptions, call, send, type Transport } from '@praxis/contract/protocol/caller'
import type { EndpointSpec, Input, Output } from '@praxis/contract/protocol/endpoint'
import pg from 'pg'
import { type Logger, pino } from 'pino'
import { expect, inject } from 'vitest'
import { features as allFeatures } from '../app'
import { startApplication } from '../application'
import { readConfig } from '../platform/config'
import { openDataFolder } from '../platform/data-folder'
import { migrate } from '../platform/database/migrate'
import { migrationsFolder } from '../platform/database/migration-files'
import type { Feature } from '../platform/feature'
import { watchAnswers } from './published-document'
import { APP_ROLE, createTestDatabase, type TestDatabase } from './test-cluster'

export const TEST_SECRET = 'a secret that only tests know, 32+ characters'

interface TestServerOptions {
  readonly features?: readonly Feature[]
  /** Folders of further migrations, for features made for a test. */
  readonly migrations?: readonly string[]
  /** Whether answers are compared with the published document; those of features made for a test may differ. */
  readonly isPublished?: boolean
  readonly environment?: Readonly<Record<string, string>>
  readonly clock?: () => Date
  /** Where the log goes; by default it is dropped. */
  readonly log?: Logger
  /** The database of another test server, to run a second server on it. */
  readonly database?: TestDatabase
  /** A database to copy instead of an empty one, and a folder with its files. */
  readonly template?: { readonly database: string; readonly files: string }
}

/** Someone who calls: knows their headers, and how to call with and without expecting success. */
export interface Caller {
  readonly transport: Transport
  call<E extends EndpointSpec>(spec: E, input: Input<E>, options?: CallOptions): Promise<Output<E>>
  /** The raw response, for refusals and headers. */
  send<E extends EndpointSpec>(spec: E, input: Input<E>, options?: CallOptions): Promise<Response>
  /** Status and reason of a call that must be refused. */
  refusal<E extends EndpointSpec>(
    spec: E,
    input: Input<E>,
    options?: CallOptions,
  ): Promise<{ status: number; reason: string } & Record<string, unknown>>
}

export const callerAt = (baseUrl: string, headers: Record<string, string> = {}): Caller => {
  const transport: Transport = { baseUrl, headers: () => headers, fetch }
  return {
    transport,
    call: (spec, input, options) => call(transport, spec, input, options),
    send: (spec, input, options) => send(transport, spec, input, options),
    refusal: async (spec, input, options) => {
      const response = await send(transport, spec, input, options)
      const text = await response.text()
      if (response.ok)
        throw new Error(`expected a refusal of ${spec.method} ${spec.path}, got ${response.status}: ${text}`)
      return { status: response.status, ...JSON.parse(text) }
    },
  }
}

/** The servers of the test file that runs now. */
const opened = new Set<{ readonly close: () => Promise<void>; readonly differences: Iterable<string> }>()

/** Called when a test file ends, for all servers started in it. */
export const closeTestServers = async (): Promise<void> => {
  const servers = [...opened]
  opened.clear()
  await Promise.all(servers.map(({ close }) => close()))
  const differences = servers.flatMap((server) => [...server.differences])
  expect(differences, 'answers that differ from the published document').toEqual([])
}

/** The whole application on a database and a data folder of its own, closed when the test file ends. */
export const startTestServer = async (options: TestServerOptions = {}) => {
  const database = options.database ?? (await createTestDatabase(inject('cluster'), options.template?.database))
  if (options.migrations) await migrate(database.ownerUrl, APP_ROLE, [migrationsFolder, ...options.migrations])
  const dataDir = await mkdtemp(join(tmpdir(), 'praxis-data-'))
  if (options.template) await cp(options.template.files, dataDir, { recursive: true })
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    JOBS: 'false',
    DEMO: 'false',
    LOG_LEVEL: 'silent',
    SECRET: TEST_SECRET,
    PASSWORD_COST: 'minimal',
    ...options.environment,
  })
  const data = openDataFolder(config.DATA_DIR, config.SECRET)
  const application = await startApplication({
    config,
    data,
    ownerUrl: database.ownerUrl,
    appUrl: database.appUrl,
    features: options.features ?? allFeatures,
    log: options.log ?? pino({ level: config.LOG_LEVEL }),
    ...(options.clock && { clock: options.clock }),
    checkAnswers: true,
  })
  const differences = options.isPublished === false ? [] : watchAnswers(application.server)
  const url = await application.listen()
  const superuser = new pg.Client({ connectionString: database.superuserUrl })
  superuser.on('error', () => undefined)
  await superuser.connect()
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= (async () => {
      await application.close()
      await superuser.end()
      await rm(dataDir, { recursive: true, force: true })
      if (!options.database) await database.drop()
    })()
    return closing
  }
  opened.add({ close, differences })
  return {
    url,
    config,
    data,
    database,
    application,
    platform: application.running.platform,
    nobody: callerAt(url),
    caller: (headers: Record<string, string>) => callerAt(url, headers),
    /** Runs SQL without row-level security, to see what is really stored; a statement with a name is planned once. */
    sql: async <Row extends pg.QueryResultRow>(
      statement: string | { readonly name: string; readonly text: string },
      values: readonly unknown[] = [],
    ): Promise<Row[]> =>
      (
        await superuser.query<Row>({
          ...(typeof statement === 'string' ? { text: statement } : statement),
          values: [...values],
        })
      ).rows,
    drainJobs: () => application.jobs.drain(),
    close,
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
