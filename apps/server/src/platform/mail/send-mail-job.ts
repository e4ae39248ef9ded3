import { randomUUID } from 'node:crypto'
import type { Tx } from '../database/database'
import { defineJob } from '../jobs/job'
import { IdentifiedMail, type Mail } from './mail'
import type { MailTransport } from './mail-transport'

/** Sends the mail once the transaction has committed. */
export const enqueueMail = (db: Pick<Tx, 'enqueue'>, mail: Mail): void => {
  const identified: IdentifiedMail = { id: randomUUID(), ...mail }
  db.enqueue({ task: 'sendMail', payload: identified })
}

/** The job that sends it. */
export const sendMailWith = (transport: MailTransport) =>
  defineJob({
    name: 'sendMail',
    payload: IdentifiedMail,
    run: ({ payload }) => transport.send(payload),
  })
