import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { features } from './app'
import { startApplication } from './application'
import { DEMO_PASSWORD, demoSignIns, fillDemo } from './demo/fill-demo'
import { demoPortals } from './demo/fill-portals'
import { type Config, readConfig } from './platform/config'
import { type DataFolder, ensureFoldersForWriting, openDataFolder } from './platform/data-folder'
import { assertBoundByPolicies, ensureAppLogin, findAppLogin } from './platform/database/app-login'
import { assertSameSecret } from './platform/database/assert-same-secret'
import { startEmbeddedDatabase } from './platform/database/embedded-database'
import { migrate } from './platform/database/migrate'
import { migrationsFolder } from './platform/database/migration-files'
import { offersDemo } from './platform/http/demo-people'
import { Lifetime } from './platform/lifetime'
import { linksLeadWhere } from './platform/links-lead-where'
import { assertPortIsFree, portProblem } from './platform/port'
import { StartProblem } from './platform/start-problem'

const lifetime = new Lifetime((error) => console.error(error))
const { signal } = lifetime

const prepareDatabase = async (config: Config, data: DataFolder) => {
  let ownerUrl = config.DATABASE_URL
  if (ownerUrl === undefined) {
    const embedded = await startEmbeddedDatabase({
      dataDir: data.path,
      secret: data.databaseSecret(),
      address: `http://${config.HOST}:${config.PORT}`,
      log: (message) => console.log(message),
      signal,
    })
    lifetime.onEnd(embedded.stop)
    ownerUrl = embedded.ownerUrl
  }
  // The port is checked after the folder was claimed, so that a second start is told about the first, not about the
  // port.
  await assertPortIsFree(config)
  const app = config.DATABASE_APP_URL
    ? await findAppLogin(ownerUrl, config.DATABASE_APP_URL, signal)
    : await ensureAppLogin(ownerUrl, data.secret, signal)
  await migrate(ownerUrl, app.role, [migrationsFolder], signal)
  await assertSameSecret(ownerUrl, data.secret)
  await assertBoundByPolicies(app.url, signal)
  return { ownerUrl, appUrl: app.url }
}

const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  const data = openDataFolder(config.DATA_DIR, config.SECRET)
  ensureFoldersForWriting([data.files, join(data.files, '.spool'), ...(config.SMTP_URL ? [] : [data.mail])])
  const { ownerUrl, appUrl } = await prepareDatabase(config, data)
  const log = pino({
    level: config.LOG_LEVEL,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.refreshToken'],
  })
  signal.throwIfAborted()
  const application = await startApplication({ config, data, ownerUrl, appUrl, features, log })
  lifetime.onEnd(application.close)
  signal.throwIfAborted()
  if (config.DEMO) await fillDemo(application.running, signal)
  signal.throwIfAborted()
  const signIns = await demoSignIns(application.running)
  const portals = await demoPortals(application.running)
  if (offersDemo(config)) application.offerDemo(signIns)
  const address = await application.listen().catch((error) => {
    throw portProblem(config, error) ?? error
  })
  signal.throwIfAborted()
  const place = config.PUBLIC_URL ?? address
  const lines = [
    `Praxis runs at ${place}`,
    ...(config.SMTP_URL ? [] : [`Mails land at ${address}/mailbox`]),
    ...linksLeadWhere(config, address),
    ...(signIns.length > 0 ? ['', 'Demo sign-ins:'] : []),
    ...signIns.map(({ role, username, password }) => `  ${role.padEnd(14)}${username.padEnd(36)}${password}`),
    ...(portals.length > 0 ? ['', 'Demo portals of clients:'] : []),
    ...portals.flatMap(({ reference, visitor }) => [
      `  ${place}/portals/${reference}`,
      `    ${visitor.padEnd(48)}${DEMO_PASSWORD}`,
    ]),
    '',
    'Ctrl-C stops it.',
  ]
  console.log(`\n${lines.join('\n')}\n`)
}

// A signal always has a listener: one that arrives while listeners are exchanged would end the process at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
closeWithGrace({ delay: 15_000, logger: false }, async ({ err }) => {
  if (err) console.error(err)
  await lifetime.end()
})

try {
  await lifetime.begin(start)
} catch (error) {
  if (error instanceof StartProblem) console.error(`\n${error.problem}\n${error.remedy}\n`)
  else console.error(error)
  process.exit(1)
}
