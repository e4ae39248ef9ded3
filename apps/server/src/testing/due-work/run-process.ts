import { pino } from 'pino'
import { startApplication } from '../../application'
import { readConfig } from '../../platform/config'
import { openDataFolder } from '../../platform/data-folder'
import type { Feature } from '../../platform/feature'
import type { InTheMiddle } from './noted-work'

/**
 * Runs these features as a process of its own, at the moment NOW says. With HANGS_ON their work stops for ever in the middle
 * of that kind and period, after it has written and before it has committed.
 */
export const runProcess = async (featuresWith: (inTheMiddle: InTheMiddle) => readonly Feature[]): Promise<void> => {
  const { NOW = '', HANGS_ON, OWNER_URL = '', APP_URL = '' } = process.env
  const now = new Date(NOW)
  const config = readConfig({ ...process.env, LOG_LEVEL: 'silent', DEMO: 'false', PASSWORD_COST: 'minimal' })
  const inTheMiddle: InTheMiddle = async (kind, { period }) => {
    if (HANGS_ON !== `${kind} ${period}`) return undefined
    console.log('in the middle')
    return new Promise<undefined>(() => undefined)
  }
  const application = await startApplication({
    config,
    data: openDataFolder(config.DATA_DIR, config.SECRET),
    ownerUrl: OWNER_URL,
    appUrl: APP_URL,
    features: featuresWith(inTheMiddle),
    log: pino({ level: 'silent' }),
    clock: () => now,
  })
  await application.listen()
  console.log('ready')
  process.on('SIGTERM', async () => {
    await application.close()
    process.exit(0)
  })
}
