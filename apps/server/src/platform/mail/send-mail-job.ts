import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Tx } from '../database/database'
import { type CrewName, defineJob } from '../jobs/job'
import { IdentifiedMail, type Mail } from './mail'
import { type MailKindName, mailKinds } from './mail-kinds'
import type { MailTransport } from './mail-transport'

const MailToSend = IdentifiedMail.extend({ usefulUntil: z.iso.datetime().optional() })

interface HowToSend {
  /** Of a mail that is known already, so that a second one of it is recognised. */
  readonly id?: string
  /** Not later than it is good for, if that has an end. */
  readonly usefulUntil?: string
}

/** Sends the mail once the transaction has committed. */
export const enqueueMail = (
  db: Pick<Tx, 'enqueue'>,
  kind: MailKindName,
  mail: Mail,
  { id = randomUUID(), usefulUntil }: HowToSend = {},
): void => {
  const payload: z.input<typeof MailToSend> = { id, ...mail, ...(usefulUntil !== undefined && { usefulUntil }) }
  db.enqueue({ task: 'isAboutAccounts' in mailKinds[kind] ? 'sendAccountMail' : 'sendMail', payload })
}

const sendingJob = (name: string, crew: CrewName, transport: MailTransport) =>
  defineJob({
    name,
    payload: MailToSend,
    crew,
    run: async ({ payload: { usefulUntil, ...mail }, platform, log }) => {
      // Its link no longer works: it would only puzzle whoever gets it.
      if (usefulUntil !== undefined && Date.parse(usefulUntil) <= platform.clock().getTime())
        return log.info('a mail was not sent: its link has expired')
      await transport.send(mail)
    },
  })

/** The jobs that send them. Each has a transport of its own: a mail server that is slow holds up its connections. */
export const mailJobs = (transport: MailTransport, transportForAccounts: MailTransport) => [
  sendingJob('sendMail', 'mail', transport),
  sendingJob('sendAccountMail', 'accounts', transportForAccounts),
]
