import { createHash, randomUUID } from 'node:crypto'
import type { Tx } from '../database/database'
import { defineJob } from '../jobs/job'
import { IdentifiedMail, type Mail } from './mail'
import type { MailTransport } from './mail-transport'

/** Sends the mail once the transaction has committed. */
export const enqueueMail = (db: Pick<Tx, 'enqueue'>, mail: Mail): void => {
  const identified: IdentifiedMail = { id: randomUUID(), ...mail }
  db.enqueue({ task: 'sendMail', payload: identified })
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
    payload: IdentifiedMail,
    run: ({ payload }) => transport.send(payload),
  })
