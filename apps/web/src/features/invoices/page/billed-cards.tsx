import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { useState } from 'react'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { CreditNotesCard } from '../credit/credit-notes-card'
import { PaymentsCard } from '../received/payments-card'
import { RemindersCard } from '../send/reminders-card'
import { SendingsCard } from '../send/sendings-card'

const SendDialog = late(
  () => import('../send/send-dialog').then(({ SendDialog: part }) => ({ default: part })),
  inDialog,
)

/** What happens to an invoice once it is billed, for those who see all of it: it is sent, paid and credited. */
export function BilledCards({ invoice }: { invoice: Invoice }) {
  const [isSending, setIsSending] = useState(false)
  if (invoice.stage !== 'billed' || !invoice.isWhole) return null
  return (
    <>
      {invoice.kind === 'invoice' && <PaymentsCard invoice={invoice} />}
      <CreditNotesCard invoice={invoice} />
      <SendingsCard invoice={invoice} onSend={() => setIsSending(true)} />
      {invoice.kind === 'invoice' && <RemindersCard invoice={invoice} />}
      <Opening>{isSending && <SendDialog invoice={invoice} onClose={() => setIsSending(false)} />}</Opening>
    </>
  )
}
