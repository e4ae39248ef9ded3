import { invoiceDocuments } from '@praxis/contract/invoices/invoice-documents'
import { invoiceReminders } from '@praxis/contract/invoices/invoice-reminders'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { useCall } from '../../../api/use-call'
import { invoiceRemindersQuery } from './send.queries'

export type MailToSend = Input<typeof invoiceDocuments.sendInvoice>['body']

export const useSendInvoice = (id: string) =>
  useCall(invoiceDocuments.sendInvoice, ({ mail, idempotencyKey }: { mail: MailToSend; idempotencyKey: string }) => ({
    params: { id },
    body: mail,
    idempotencyKey,
  }))

export const useUpdateInvoiceReminders = (id: string) =>
  useCall(invoiceReminders.updateInvoiceReminders, (isStopped: boolean) => ({ params: { id }, body: { isStopped } }), {
    keep: () => [invoiceRemindersQuery(id)],
  })
