import { Button } from '@mantine/core'
import type { CreditableItems } from '@praxis/contract/invoices/credit-notes'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { formatMoney } from '@praxis/domain/money/money'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useQuery } from '@tanstack/react-query'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { SegmentField } from '../../../ui/forms/segment-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { useForm } from '../../../ui/forms/use-form'
import { Stack, Text } from '../../../ui/layout/box'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { Dialog } from '../../../ui/overlays/dialog'
import { Notice } from '../../plans/notice'
import { InvoiceLink, useOpenInvoice } from '../invoice-link'
import { useCreateCreditNote } from './credit.mutations'
import { creditableItemsQuery } from './credit.queries'
import { type CreditValues, creditPreview, quantitiesRule } from './credit-form'
import { CreditItems } from './credit-items'

interface CreditDialogProps {
  readonly invoice: Invoice
  readonly onClose: () => void
}

const LONGEST_NOTE = 2000

/** Takes a billed invoice back, as a whole or in part. */
export function CreditDialog({ invoice, onClose }: CreditDialogProps) {
  const { data, error, refetch } = useQuery(creditableItemsQuery(invoice.id))
  if (data) return <CreditForm invoice={invoice} creditable={data} onClose={onClose} />
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Credit ${invoice.number}`}
      actions={
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {error ? <ErrorState text={error.message} onRetry={() => void refetch()} /> : <Skeletons count={5} />}
    </Dialog>
  )
}

const WHAT = [
  { value: 'all', label: 'All that is left' },
  { value: 'items', label: 'Some items' },
] as const

function CreditForm({ invoice, creditable, onClose }: CreditDialogProps & { readonly creditable: CreditableItems }) {
  const openInvoice = useOpenInvoice()
  const { mutateAsync: createCreditNote } = useCreateCreditNote(invoice.id)
  const form = useForm<CreditValues>({
    draft: `invoice/${invoice.id}/credit`,
    initialValues: { what: 'all', quantities: {}, note: '' },
    rules: ({ what }) => ({
      ...(what === 'items' && { quantities: quantitiesRule(creditable.items) }),
      note: maxLength(LONGEST_NOTE),
    }),
    onSave: async ({ what, quantities, note }, idempotencyKey) => {
      const items = Object.entries(quantities).flatMap(([id, quantity]) =>
        quantity === null ? [] : [{ id, quantity }],
      )
      const { id, number } = await createCreditNote({
        note: { note: note.trim(), version: creditable.version, ...(what === 'items' && { items }) },
        idempotencyKey,
      })
      showSuccess(`Credited with ${number}`, { label: 'Show', onPress: () => openInvoice(id) })
      onClose()
    },
  })
  const { what, quantities } = form.values
  const { error } = form.field('quantities')
  return (
    <FormDialog title={`Credit ${invoice.number}`} form={form} saveLabel="Create credit note" onClose={onClose}>
      <SegmentField {...form.field('what')} label="What to credit" choices={WHAT} />
      <RestsElsewhere creditable={creditable} />
      {what === 'items' && (
        <CreditItems
          items={creditable.items}
          currency={creditable.currency}
          quantities={quantities}
          error={error}
          onChange={(next) => form.setValue('quantities', next)}
        />
      )}
      <TextareaField {...form.field('note')} label="Note" optional hint="Printed on the credit note" />
      <Outcome invoice={invoice} creditable={creditable} values={form.values} />
    </FormDialog>
  )
}

/** What has to be credited or deleted first, and where it is. */
function RestsElsewhere({ creditable: { items } }: { creditable: CreditableItems }) {
  const rests = items.filter(({ restOn, leftQuantity }) => restOn && leftQuantity !== 0)
  if (rests.length === 0) return null
  return (
    <Notice tone="warning">
      <Stack as="span" gap="hair">
        {rests.map(({ id, name, restOn }) => (
          <span key={id}>
            The rest of {name} is on {restOn && <InvoiceLink id={restOn.id}>{restOn.number ?? 'a draft'}</InvoiceLink>},
            so it can’t be credited in full before that is credited or deleted.
          </span>
        ))}
      </Stack>
    </Notice>
  )
}

/** What the credit note comes to, and what it does to what the client owes. */
function Outcome({
  invoice,
  creditable,
  values: { what, quantities },
}: Pick<CreditDialogProps, 'invoice'> & { readonly creditable: CreditableItems; readonly values: CreditValues }) {
  const { items, currency, number } = creditable
  const money = (amount: number) => formatMoney(amount, currency)
  const all = Object.fromEntries(items.map(({ id, leftQuantity }) => [id, leftQuantity]))
  const { total, vat } = creditPreview(invoice, creditable, what === 'all' ? all : quantities)
  const open = (invoice.open ?? 0) - total
  return (
    <Notice tone="info">
      <Text block>
        Credit note <b>{number}</b> comes to <b>{money(total)}</b>, incl. {money(vat)} VAT.{' '}
        {open > 0 && `${money(open)} of ${invoice.number} is left to pay.`}
        {open === 0 && `Nothing of ${invoice.number} is left to pay.`}
        {open < 0 && `${money(-open)} of it is already paid and becomes the client’s balance.`}
      </Text>
      <Text block>Time, expenses and agreements behind what is credited in full can be billed again.</Text>
    </Notice>
  )
}
