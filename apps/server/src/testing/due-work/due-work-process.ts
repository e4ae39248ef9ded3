import { pino } from 'pino'
import { startApplication } from '../../application'
import { readConfig } from '../../platform/config'
import { openDataFolder } from '../../platform/data-folder'
import { notedWork } from './noted-work'

/**
 * A process of its own with work per person and work of records that counts each period, at the moment NOW says. With
 * HANGS_ON it stops for ever in the middle of that kind and period, after it has written and before it has committed.
 */
const { NOW = '', HANGS_ON, OWNER_URL = '', APP_URL = '' } = process.env

const now = new Date(NOW)
const config = readConfig({ ...process.env, LOG_LEVEL: 'silent', DEMO: 'false', PASSWORD_COST: 'minimal' })
const inTheMiddle = async (kind: string, { period }: { period: string }) => {
  if (HANGS_ON !== `${kind} ${period}`) return undefined
  console.log('in the middle')
  return new Promise<undefined>(() => undefined)
}
const application = await startApplication({
  config,
  data: openDataFolder(config.DATA_DIR, config.SECRET),
  ownerUrl: OWNER_URL,
  appUrl: APP_URL,
  features: [
    {
      routes: [],
      dueWork: [
        notedWork({ kind: 'ofPerson', per: 'employee', schedule: { every: 'day', at: '08:00' } }, inTheMiddle),
        notedWork({ kind: 'ofRecord', per: 'record', doesEveryPeriod: true }, inTheMiddle),
      ],
    },
  ],
  log: pino({ level: 'silent' }),
  clock: () => now,
})
await application.listen()
console.log('ready')
process.on('SIGTERM', async () => {
  await application.close()
  process.exit(0)
})
