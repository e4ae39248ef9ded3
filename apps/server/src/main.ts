import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { features } from './app'
import { type Application, startApplication } from './application'
import { demoSignIns, fillDemo } from './demo/fill-demo'
import { type Config, readConfig } from './platform/config'
import { openDataFolder } from './platform/data-folder'
import { assertBoundByPolicies, ensureAppLogin } from './platform/database/app-login'
import { assertSameSecret } from './platform/database/assert-same-secret'
import { startEmbeddedDatabase } from './platform/database/embedded-database'
import { migrate } from './platform/database/migrate'
import { assertPortIsFree, portProblem } from './platform/port'
import { StartProblem } from './platform/start-problem'

const closers: (() => Promise<void>)[] = []

/** In the order opposite to starting; one that fails does not keep the others from closing. */
const closeAll = async (): Promise<void> => {
  for (const close of closers.splice(0).reverse()) await close().catch((error) => console.error(error))
}

const prepareDatabase = async (config: Config, data: ReturnType<typeof openDataFolder>) => {
  let ownerUrl = config.DATABASE_URL
  if (ownerUrl === undefined) {
    const embedded = await startEmbeddedDatabase({
      dataDir: data.path,
      secret: data.databaseSecret(),
      address: `http://${config.HOST}:${config.PORT}`,
      log: (message) => console.log(message),
    })
    closers.push(embedded.stop)
    ownerUrl = embedded.ownerUrl
  }
  // After the folder was claimed: a second start beside the first is told so, not that its port is taken.
  await assertPortIsFree(config)
  const app = config.DATABASE_APP_URL
    ? { url: config.DATABASE_APP_URL, role: decodeURIComponent(new URL(config.DATABASE_APP_URL).username) }
    : await ensureAppLogin(ownerUrl, data.secret)
  await migrate(ownerUrl, app.role)
  await assertSameSecret(ownerUrl, data.secret)
  await assertBoundByPolicies(app.url)
  return { ownerUrl, appUrl: app.url }
}

const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  const data = openDataFolder(config.DATA_DIR, config.SECRET)
  const { ownerUrl, appUrl } = await prepareDatabase(config, data)
  const log = pino({
    level: config.LOG_LEVEL,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.refreshToken'],
  })
  const application: Application = await startApplication({ config, data, ownerUrl, appUrl, features, log })
  closers.push(application.close)
  if (config.DEMO) await fillDemo(application.running)
  const address = await application.listen().catch((error) => {
    throw portProblem(config, error) ?? error
  })
  const signIns = await demoSignIns(application.running)
  const lines = [
    `Praxis runs at ${config.PUBLIC_URL ?? address}`,
    ...(config.SMTP_URL ? [] : [`Mails land at ${address}/mailbox`]),
    ...(signIns.length > 0 ? ['', 'Demo sign-ins:'] : []),
    ...signIns.map(({ role, username, password }) => `  ${role.padEnd(14)}${username.padEnd(36)}${password}`),
    '',
    'Ctrl-C stops it.',
  ]
  console.log(`\n${lines.join('\n')}\n`)
}

closeWithGrace({ delay: 15_000, logger: false }, async ({ err }) => {
  if (err) console.error(err)
  await closeAll()
})

try {
  await start()
} catch (error) {
  await closeAll()
  if (error instanceof StartProblem) console.error(`\n${error.problem}\n${error.remedy}\n`)
  else console.error(error)
  process.exit(1)
}
