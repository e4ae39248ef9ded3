import { features } from '@praxis/server/app'
import { startApplication } from '@praxis/server/application'
import { readConfig } from '@praxis/server/platform/config'
import { openDataFolder } from '@praxis/server/platform/data-folder'
import { pino } from 'pino'
import { notes } from './notes/notes.feature'
import type { ServerOrders } from './server-process'

/** The application as it runs in production, with the notes as one more feature. */
process.once('message', async ({ dataDir, secret, ownerUrl, appUrl, environment }: ServerOrders) => {
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    SECRET: secret,
    JOBS: 'false',
    DEMO: 'false',
    LOG_LEVEL: 'warn',
    ...environment,
  })
  const application = await startApplication({
    config,
    data: openDataFolder(config.DATA_DIR, config.SECRET),
    ownerUrl,
    appUrl,
    features: [...features, notes],
    log: pino({ level: config.LOG_LEVEL }),
  })
  process.once('disconnect', async () => {
    await application.close()
    process.exit()
  })
  process.send?.({ url: await application.listen() })
})
