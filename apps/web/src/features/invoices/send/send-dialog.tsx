import { Button } from '@mantine/core'
import type { invoiceDocuments } from '@praxis/contract/invoices/invoice-documents'
import type { InvoiceFileKind } from '@praxis/contract/invoices/invoice-rules'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import type { Output } from '@praxis/contract/protocol/endpoint'
import { type Rule, required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { MultiField } from '../../../ui/forms/multi-field'
import { SegmentField } from '../../../ui/forms/segment-field'
import { TextField } from '../../../ui/forms/text-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { useForm } from '../../../ui/forms/use-form'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { Dialog } from '../../../ui/overlays/dialog'
import { Notice } from '../../plans/notice'
import { AttachmentsField } from './attachments-field'
import { FactsLinks } from './facts-links'
import { MailPreview } from './mail-preview'
import { useSendInvoice } from './send.mutations'
import { invoiceMailQuery } from './send.queries'

interface SendDialogProps {
  readonly invoice: Invoice
  readonly onClose: () => void
}

type InvoiceMail = Output<typeof invoiceDocuments.getInvoiceMail>

/** Sends a billed invoice by mail. */
export function SendDialog({ invoice, onClose }: SendDialogProps) {
  const { data, error, refetch } = useQuery(invoiceMailQuery(invoice.id))
  if (data) return <SendForm invoice={invoice} mail={data} onClose={onClose} />
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Send ${invoice.number}`}
      actions={
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {error ? <ErrorState text={error.message} onRetry={() => void refetch()} /> : <Skeletons count={6} />}
    </Dialog>
  )
}

const MOST_RECIPIENTS = 20
const LONGEST_SUBJECT = 200
const LONGEST_TEXT = 5000

const someOf =
  (text: string): Rule =>
  (value) =>
    Array.isArray(value) && value.length === 0 ? text : undefined

const VIEWS = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const

function SendForm({ invoice, mail, onClose }: SendDialogProps & { readonly mail: InvoiceMail }) {
  const { mutateAsync: sendInvoice } = useSendInvoice(invoice.id)
  const [view, setView] = useState<'write' | 'preview'>('write')
  const form = useForm<{
    recipients: readonly string[]
    subject: string
    text: string
    attachments: readonly InvoiceFileKind[]
  }>({
    draft: `invoice/${invoice.id}/mail`,
    initialValues: { recipients: mail.recipients, subject: mail.subject, text: mail.text, attachments: ['pdf'] },
    rules: {
      recipients: someOf('Choose who to send it to'),
      subject: [required('Subject'), maxLength(LONGEST_SUBJECT)],
      text: [required('Text'), maxLength(LONGEST_TEXT)],
      attachments: someOf('Choose at least one file'),
    },
    onSave: async ({ recipients, attachments, ...words }, idempotencyKey) => {
      await sendInvoice({
        mail: { ...words, recipients: [...recipients], attachments: [...attachments] },
        idempotencyKey,
      })
      showSuccess(`Sending to ${recipients.length === 1 ? recipients[0] : `${recipients.length} people`}`)
      onClose()
    },
  })
  const { recipients, subject, text } = form.values
  // A refusal, or a field to put right, is under what is written.
  const shown = form.refusal === undefined ? view : 'write'
  return (
    <FormDialog title={`Send ${invoice.number}`} form={form} saveLabel="Send" onClose={onClose}>
      <SegmentField label="Show" hideLabel choices={VIEWS} value={shown} onChange={setView} />
      {shown === 'preview' ? (
        <MailPreview subject={subject} text={text} recipients={recipients} replyTo={mail.replyTo} />
      ) : (
        <>
          <MultiField
            {...form.field('recipients')}
            label="To"
            placeholder="Choose people…"
            options={mail.choices.map(({ email, name }) => ({
              value: email,
              label: email,
              ...(name !== '' && { note: name }),
            }))}
            maxValues={MOST_RECIPIENTS}
            hint={`Answers go to ${mail.replyTo}`}
            isFirst={mail.recipients.length === 0}
          />
          {mail.choices.length === 0 && (
            <Notice tone="warning">
              {invoice.client.name} has no e-mail addresses yet. Add billing e-mails or contacts to the client first.
              <FactsLinks client={invoice.client} places={['client']} />
            </Notice>
          )}
          <TextField {...form.field('subject')} label="Subject" autoComplete="off" />
          <TextareaField {...form.field('text')} label="Text" minRows={6} maxRows={14} />
        </>
      )}
      <AttachmentsField {...form.field('attachments')} offered={mail.attachments} client={invoice.client} />
    </FormDialog>
  )
}
