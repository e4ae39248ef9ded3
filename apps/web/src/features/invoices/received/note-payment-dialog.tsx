import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import type { ReceivedPayments } from '@praxis/contract/invoices/received-payments'
import { formatMoney } from '@praxis/domain/money/money'
import { date } from '@praxis/domain/validation/date-rules'
import { max, min } from '@praxis/domain/validation/number-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { DateField } from '../../../ui/dates/date-field'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { MoneyField } from '../../../ui/forms/money-field'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { useNoteReceivedPayment } from './received.mutations'

interface NotePaymentDialogProps {
  readonly invoice: Invoice
  readonly received: ReceivedPayments
  /** Something was paid back to the client. */
  readonly isRefund: boolean
  readonly onClose: () => void
}

const LONGEST_REFERENCE = 200
const MOST_MONEY = 1_000_000_000_000

/** What is most likely paid, or paid back: all that is open, or all that was paid too much. */
const usualAmount = ({ open, received }: ReceivedPayments, isRefund: boolean): number | null => {
  if (!isRefund) return open > 0 ? open : null
  return open < 0 ? Math.min(-open, received) : received
}

/** Notes what a client paid on an invoice, or got back. */
export function NotePaymentDialog({ invoice, received, isRefund, onClose }: NotePaymentDialogProps) {
  const { currency, open } = received
  const today = useToday(useReadersTimeZone())
  const { mutateAsync: noteReceivedPayment } = useNoteReceivedPayment(invoice.id)
  const form = useForm<{ amount: number | null; day: string | null; reference: string }>({
    draft: `invoice/${invoice.id}/${isRefund ? 'refund' : 'payment'}`,
    initialValues: { amount: usualAmount(received, isRefund), day: today, reference: '' },
    rules: {
      amount: [
        required('Amount'),
        min(1, formatMoney(1, currency)),
        isRefund ? max(received.received, formatMoney(received.received, currency)) : max(MOST_MONEY),
      ],
      day: [required('Day'), date()],
      reference: maxLength(LONGEST_REFERENCE),
    },
    onSave: async ({ amount, day, reference }, idempotencyKey) => {
      if (amount === null || day === null) return
      const payment = { amount: isRefund ? -amount : amount, day, reference: reference.trim() }
      await noteReceivedPayment({ payment, idempotencyKey })
      showSuccess(isRefund ? 'Refund noted' : 'Payment noted')
      onClose()
    },
  })
  const { amount } = form.values
  const above = !isRefund && amount !== null && amount > open ? amount - Math.max(0, open) : 0
  return (
    <FormDialog
      title={isRefund ? 'Note a refund' : 'Note a payment'}
      width="narrow"
      form={form}
      saveLabel={isRefund ? 'Note refund' : 'Note payment'}
      onClose={onClose}
    >
      <MoneyField
        {...form.field('amount')}
        label="Amount"
        currency={currency}
        isFirst
        hint={
          above > 0
            ? `${formatMoney(above, currency)} more than is open becomes the client’s balance`
            : isRefund
              ? `${formatMoney(received.received, currency)} was received`
              : `${formatMoney(Math.max(0, open), currency)} is open`
        }
      />
      <DateField {...form.field('day')} label={isRefund ? 'Paid back on' : 'Received on'} today={today} />
      <TextField
        {...form.field('reference')}
        label="Reference"
        optional
        autoComplete="off"
        hint="What the bank statement says, or how it was paid"
      />
    </FormDialog>
  )
}
