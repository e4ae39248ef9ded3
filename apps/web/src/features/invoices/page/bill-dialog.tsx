import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../ui/feedback/message-of'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormRefusal } from '../../../ui/forms/form'
import { Stack } from '../../../ui/layout/box'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { itemsText } from '../invoice-words'
import { useMoveToBilled } from '../invoices.mutations'
import { nextNumberQuery } from '../invoices.queries'

interface BillDialogProps {
  readonly invoice: Invoice
  readonly onClose: () => void
}

/** What is locked behind the items that are billed now. */
function lockedText({ items }: Invoice): string | undefined {
  const billed = items.filter(({ state }) => state !== 'billNextTime')
  const time = billed.reduce((sum, { timeSheetSubmissions }) => sum + timeSheetSubmissions.length, 0)
  const expenses = billed.reduce((sum, item) => sum + item.expenses.length, 0)
  const parts = [
    ...(time > 0 ? [time === 1 ? '1 time entry' : `${time} time entries`] : []),
    ...(expenses > 0 ? [expenses === 1 ? '1 expense' : `${expenses} expenses`] : []),
  ]
  return parts.length > 0 ? parts.join(' and ') : undefined
}

/** Asks before an invoice is billed, as that is final. */
export function BillDialog({ invoice, onClose }: BillDialogProps) {
  const { sums, currency, dueDate, waiting, client } = invoice
  const { data, error } = useQuery({ ...nextNumberQuery(invoice.id), staleTime: 0, gcTime: 0 })
  const { mutateAsync: moveToBilled } = useMoveToBilled(invoice.id)
  const [refusal, setRefusal] = useState<string>()
  const total = formatMoney(sums.total, currency)
  const locked = lockedText(invoice)
  const bill = async () => {
    setRefusal(undefined)
    try {
      const { number } = await moveToBilled({ version: invoice.version })
      showSuccess(`Billed as ${number}`)
    } catch (problem) {
      return setRefusal(messageOf(problem))
    }
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={bill}
      title={`Bill ${client.name} for ${total}?`}
      confirmLabel="Move to billed"
      disabled={!data}
    >
      <Stack gap={2}>
        {(refusal ?? error) && <FormRefusal>{refusal ?? error?.message}</FormRefusal>}
        <p>
          The invoice gets the number <b>{data?.number ?? '…'}</b> and today’s date. It comes to <b>{total}</b>, incl.{' '}
          {formatMoney(sums.vat, currency)} VAT, and is due on {formatDay(dueDate)}.
        </p>
        <p>
          From then on it can’t be changed{locked && `, and ${locked} behind it are locked`}. A mistake is put right
          with a credit note.
        </p>
        {waiting.count > 0 && (
          <p>
            {itemsText(waiting.count)} {waiting.count === 1 ? 'waits' : 'wait'} for the next invoice,{' '}
            {formatMoney(waiting.subtotal, currency)}.
          </p>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
