import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Tx } from '../database/database'
import { defineJob } from '../jobs/job'
import { IdentifiedMail, type Mail } from './mail'
import type { MailTransport } from './mail-transport'

/** Sends the mail once the transaction has committed; not later than it is good for, if that has an end. */
export const enqueueMail = (db: Pick<Tx, 'enqueue'>, mail: Mail, usefulUntil?: string): void => {
  const identified: IdentifiedMail = { id: randomUUID(), ...mail }
  db.enqueue({ task: 'sendMail', payload: { ...identified, ...(usefulUntil !== undefined && { usefulUntil }) } })
}

/** What is the same for the same words, in the form of an id. */
const idOf = (words: string): string => {
  const digits = createHash('sha256').update(words).digest('hex')
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}

/** For jobs, which may run twice: whatever they send for the same occasion is one mail. */
export const enqueueMailOnce = (db: Pick<Tx, 'enqueue'>, occasion: string, mail: Mail): void => {
  const identified: IdentifiedMail = { id: idOf(`${occasion} ${mail.to}`), ...mail }
  db.enqueue({ task: 'sendMail', payload: identified, key: identified.id })
}

/** The job that sends it. */
export const sendMailWith = (transport: MailTransport) =>
  defineJob({
    name: 'sendMail',
    payload: IdentifiedMail.extend({ usefulUntil: z.iso.datetime().optional() }),
    run: async ({ payload: { usefulUntil, ...mail }, platform, log }) => {
      // Its link no longer works: it would only puzzle whoever gets it.
      if (usefulUntil !== undefined && Date.parse(usefulUntil) <= platform.clock().getTime())
        return log.info('a mail was not sent: its link has expired')
      await transport.send(mail)
    },
  })
