import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import * as z from 'zod'
import type { Tx } from '../database/database'
import { type CrewName, defineJob } from '../jobs/job'
import type { Platform } from '../platform'
import { IdentifiedMail, type Mail } from './mail'
import { type MailKindName, mailKinds } from './mail-kinds'
import type { MailTransport } from './mail-transport'

/** A kept file that goes along: the payload of a job holds no bytes. */
const AttachedFile = z.strictObject({ name: z.string(), contentType: z.string(), storageKey: z.string() })
export type AttachedFile = z.output<typeof AttachedFile>

const MailToSend = IdentifiedMail.extend({
  usefulUntil: z.iso.datetime().optional(),
  attached: z.array(AttachedFile).optional(),
})

interface HowToSend {
  /** The id of a mail that may be sent again, so that a second copy is recognised. */
  readonly id?: string
  /** The moment after which the mail is of no use and not sent. */
  readonly usefulUntil?: string
  readonly attached?: readonly AttachedFile[]
}

/** Sends the mail once the transaction has committed. */
export const enqueueMail = (
  db: Pick<Tx, 'enqueue'>,
  kind: MailKindName,
  mail: Mail,
  { id = randomUUID(), usefulUntil, attached }: HowToSend = {},
): void => {
  const payload: z.input<typeof MailToSend> = {
    id,
    ...mail,
    ...(usefulUntil !== undefined && { usefulUntil }),
    ...(attached && { attached: [...attached] }),
  }
  db.enqueue({ task: 'isAboutAccounts' in mailKinds[kind] ? 'sendAccountMail' : 'sendMail', payload })
}

const contentOf = async ({ files }: Platform, { storageKey, ...file }: AttachedFile) => {
  const bytes = await files.storage.open(storageKey)
  if (!bytes) throw new Error(`${file.name} is not there any more, so it cannot be sent`)
  return { ...file, content: await buffer(bytes) }
}

const sendingJob = (name: string, crew: CrewName, transport: MailTransport) =>
  defineJob({
    name,
    payload: MailToSend,
    crew,
    run: async ({ payload: { usefulUntil, attached = [], ...mail }, platform, log }) => {
      // The link in the mail no longer works, which would only puzzle its reader.
      if (usefulUntil !== undefined && Date.parse(usefulUntil) <= platform.clock().getTime())
        return log.info('a mail was not sent: its link has expired')
      await transport.send({
        ...mail,
        attachments: await Promise.all(attached.map((file) => contentOf(platform, file))),
      })
    },
  })

/** The jobs that send mails. Each crew has its own transport, because a slow mail server blocks its connections. */
export const mailJobs = (transport: MailTransport, transportForAccounts: MailTransport) => [
  sendingJob('sendMail', 'mail', transport),
  sendingJob('sendAccountMail', 'accounts', transportForAccounts),
]
