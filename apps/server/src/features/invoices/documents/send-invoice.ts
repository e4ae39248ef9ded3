import { randomUUID } from 'node:crypto'
import type { InvoiceSending, invoiceDocuments } from '@praxis/contract/invoices/invoice-documents'
import type { CheckedInput } from '@praxis/contract/protocol/endpoint'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { takeMails } from '../../../platform/mail/mail-kinds'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { standingOf } from '../../outside-addresses/outside-addresses.queries'
import { announceInvoice } from '../commands/invoice-effects'
import { listInvoicedTargetables } from '../queries/invoice-access'
import { listAddressees, obstaclesTo, replyToOf } from './invoice-mail'
import { getSending } from './list-sendings'
import { assertWhole, openBilled } from './open-document'

/** Invoices go to addresses that are known of the client, to colleagues, and to nobody who declined mails from here. */
const assertRecipients = async (db: Tx, invoiceId: string, recipients: readonly string[]): Promise<void> => {
  const addressees = new Set((await listAddressees(db, invoiceId)).map(({ email }) => email))
  const standings = await standingOf(db, recipients)
  for (const email of recipients) {
    const standing = standings.get(email)?.standing
    if (standing === 'declined') throw new Refusal('addressDeclined', { email })
    if (!addressees.has(email) && standing !== 'colleague') throw new Refusal('recipientNotKnown', { email })
  }
}

type Given = CheckedInput<typeof invoiceDocuments.sendInvoice>['body']

/** Has an invoice sent: its files are made and the mails leave after the commit. */
export const sendInvoice = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  invoiceId: string,
  given: Given,
): Promise<InvoiceSending> => {
  await assertWhole(db, actor, invoiceId, 'isWritable')
  const document = await openBilled(db, platform, actor, invoiceId)
  const recipients = [...new Set(given.recipients)]
  const attachments = [...new Set(given.attachments)]
  await assertRecipients(db, invoiceId, recipients)
  const [obstacle] = attachments.flatMap((kind) => obstaclesTo(kind, document))
  if (obstacle !== undefined) throw new Refusal('eInvoiceIncomplete', { missing: obstacle })
  await takeMails(db, platform.limits, 'invoice', actor.user.id, recipients.length)
  const id = randomUUID()
  await db.run(sql`
    insert into invoice_sendings
      (company_id, id, invoice_id, recipients, reply_to, subject, text, attachments, sent_by, asked_at)
    values (${actor.company.id}, ${id}, ${invoiceId}, ${recipients}, ${replyToOf(document, actor)}, ${given.subject},
            ${given.text}, ${attachments}, ${actor.employee.id}, ${db.now})`)
  await db.run(sql`
    update invoices set last_sent_at = ${db.now} where company_id = ${actor.company.id} and id = ${invoiceId}`)
  db.record({
    entity: 'invoice',
    id: invoiceId,
    action: 'sent',
    after: { recipients, subject: given.subject, attachments },
  })
  db.enqueue({ task: 'sendInvoice', payload: { sendingId: id } })
  const targetables = await listInvoicedTargetables(db, actor, invoiceId)
  await announceInvoice(
    db,
    invoiceId,
    targetables.map((targetable) => targetable.id),
  )
  return getSending(db, platform, actor, id)
}
