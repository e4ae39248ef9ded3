import type { InvoiceFileKind } from '@praxis/contract/invoices/invoice-rules'
import * as z from 'zod'
import type { Tx } from '../../../platform/database/database'
import { systemScope } from '../../../platform/database/scope'
import { sql } from '../../../platform/database/sql'
import { defineJob, type JobContext } from '../../../platform/jobs/job'
import { enqueueMail } from '../../../platform/mail/send-mail-job'
import { type KeptFile, keepFiles, makeMissingFiles } from './invoice-files'
import { mailOf } from './invoice-mail'
import { readDocument } from './open-document'

interface Sending {
  readonly invoiceId: string
  readonly recipients: readonly string[]
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly attachments: readonly InvoiceFileKind[]
}

type Company = Pick<JobContext<unknown>, 'companyId' | 'platform' | 'database' | 'jobId'>

const waitingSending = ({ database, companyId }: Company, id: string): Promise<Sending | undefined> =>
  database.read(systemScope(companyId), (db) =>
    db.row<Sending>(sql`
      select invoice_id as "invoiceId", recipients, reply_to as "replyTo", subject, text, attachments
      from invoice_sendings where company_id = ${companyId} and id = ${id} and sent_at is null`),
  )

const enqueueMails = async (
  db: Tx,
  { platform }: Company,
  sending: Sending,
  kept: readonly KeptFile[],
): Promise<void> => {
  const document = await readDocument(db, platform, sending.invoiceId)
  const attached = sending.attachments.flatMap((kind) => {
    const file = kept.find((known) => known.kind === kind)
    return file ? [{ name: file.name, contentType: file.contentType, storageKey: file.storageKey }] : []
  })
  for (const to of sending.recipients) enqueueMail(db, 'invoice', mailOf(document, { ...sending, to }), { attached })
}

/** Makes the files of an invoice that is to be sent, and hands its mails over with those that are kept. */
export const sendInvoiceJob = defineJob({
  name: 'sendInvoice',
  payload: z.strictObject({ sendingId: z.uuid() }),
  run: async ({ payload: { sendingId }, ...company }) => {
    const sending = await waitingSending(company, sendingId)
    if (!sending) return
    const made = await makeMissingFiles(sending.attachments, sending.invoiceId, company)
    await company.database.mutate(systemScope(company.companyId), async (db) => {
      // Whoever marks it sends it, so that a job that runs twice sends nothing twice.
      const isFirst = await db.run(sql`
        update invoice_sendings set sent_at = ${db.now}
        where company_id = ${company.companyId} and id = ${sendingId} and sent_at is null`)
      if (isFirst === 0) return
      await enqueueMails(db, company, sending, await keepFiles(db, company.platform, sending.invoiceId, made))
    })
  },
})
