import { Button } from '@mantine/core'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import type { ReceivedPayment, ReceivedPayments } from '@praxis/contract/invoices/received-payments'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { attempt } from '../../../ui/feedback/attempt'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardFoot, CardNote, CardRow } from '../../../ui/layout/card-row'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { ActionMenu } from '../../../ui/menus/action-menu'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { Notice } from '../../plans/notice'
import classes from './payments-card.module.css'
import { useAllotClientBalance, useTakeBackReceivedPayment } from './received.mutations'
import { receivedPaymentsQuery } from './received.queries'

const NotePaymentDialog = late(
  () => import('./note-payment-dialog').then(({ NotePaymentDialog: part }) => ({ default: part })),
  inDialog,
)

/** What was paid on a billed invoice, and what is still to come. */
export function PaymentsCard({ invoice }: { invoice: Invoice }) {
  const { data: received, error, refetch } = useQuery(receivedPaymentsQuery(invoice.id))
  return (
    <Card title="Payments" count={received?.items.length} flush>
      {received ? (
        <Payments invoice={invoice} received={received} />
      ) : error ? (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      ) : (
        <CardNote>
          <Skeletons count={3} />
        </CardNote>
      )}
    </Card>
  )
}

interface PaymentsProps {
  readonly invoice: Invoice
  readonly received: ReceivedPayments
}

function Payments({ invoice, received }: PaymentsProps) {
  const [noted, setNoted] = useState<'payment' | 'refund'>()
  const { items, can } = received
  const mayRefund = can.note && received.received > 0
  return (
    <>
      <PaymentSums received={received} />
      {items.length === 0 && <CardNote>No payments yet.</CardNote>}
      <ul aria-label="Payments">
        {items.map((payment) => (
          <PaymentRow key={payment.id} invoice={invoice} received={received} payment={payment} />
        ))}
      </ul>
      {can.note && (
        <CardFoot>
          <Stack gap={2} className={classes.foot}>
            <BalanceNotice invoice={invoice} received={received} />
            <div className={classes.buttons}>
              <Button variant="default" onClick={() => setNoted('payment')}>
                Note payment…
              </Button>
              {mayRefund && (
                <Button variant="subtle" onClick={() => setNoted('refund')}>
                  Note refund…
                </Button>
              )}
            </div>
          </Stack>
        </CardFoot>
      )}
      {noted && (
        <Opening>
          <NotePaymentDialog
            invoice={invoice}
            received={received}
            isRefund={noted === 'refund'}
            onClose={() => setNoted(undefined)}
          />
        </Opening>
      )}
    </>
  )
}

function PaymentSums({ received: { total, received, credited, open, currency } }: Pick<PaymentsProps, 'received'>) {
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <table className={classes.sums} aria-label="What is paid">
      <tbody>
        <tr>
          <th scope="row">Total</th>
          <td>{money(total)}</td>
        </tr>
        <tr>
          <th scope="row">Received</th>
          <td>{money(received)}</td>
        </tr>
        {credited !== 0 && (
          <tr>
            <th scope="row">Credited</th>
            <td>{money(credited)}</td>
          </tr>
        )}
        <tr className={classes.open}>
          <th scope="row">{open < 0 ? 'Client’s balance' : 'To pay'}</th>
          <td>{money(Math.abs(open))}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** What the client has to their credit can pay what is open. */
function BalanceNotice({ invoice, received: { clientBalance, open, currency } }: PaymentsProps) {
  const { mutateAsync: allotClientBalance, isPending } = useAllotClientBalance(invoice.id)
  const amount = Math.min(clientBalance, open)
  if (amount <= 0) return null
  const text = formatMoney(amount, currency)
  return (
    <Notice tone="info">
      <Stack as="span" gap={2} align="start">
        <span>
          {invoice.client.name} has a balance of {formatMoney(clientBalance, currency)}.
        </span>
        <Button
          variant="default"
          size="xs"
          loading={isPending}
          onClick={() => void attempt(allotClientBalance(amount), `${text} paid from the balance`)}
        >
          Pay {text} from it
        </Button>
      </Stack>
    </Notice>
  )
}

const PAYMENT = 'Payment'

const paymentName = ({ amount, isAllotted }: ReceivedPayment): string => {
  if (isAllotted) return amount < 0 ? 'To the client’s balance' : 'From the client’s balance'
  return amount < 0 ? 'Refund' : PAYMENT
}

function PaymentRow({ invoice, received, payment }: PaymentsProps & { readonly payment: ReceivedPayment }) {
  const [isAsking, setIsAsking] = useState(false)
  const { day, reference, notedBy, statementLineID } = payment
  const amount = formatMoney(payment.amount, received.currency)
  const name = paymentName(payment)
  const by = statementLineID ? 'by statement' : notedBy && `by ${notedBy.displayName}`
  return (
    <>
      <CardRow
        name={<span title={reference || undefined}>{reference || name}</span>}
        // That money came goes without saying; what is anything else is told.
        second={[formatDay(day), reference && name !== PAYMENT && name, by].filter(Boolean).join(' · ')}
        end={
          <>
            <Text figures oneLine weight="medium" size={13} tone={payment.amount < 0 ? 'second' : 'first'}>
              {amount}
            </Text>
            {received.can.note && statementLineID === null && (
              <ActionMenu
                label={`Actions for ${amount} of ${formatDay(day)}`}
                actions={[{ label: 'Take back…', danger: true, onSelect: () => setIsAsking(true) }]}
              />
            )}
          </>
        }
      />
      {isAsking && (
        <TakeBackDialog invoice={invoice} payment={payment} amount={amount} onClose={() => setIsAsking(false)} />
      )}
    </>
  )
}

interface TakeBackDialogProps extends Pick<PaymentsProps, 'invoice'> {
  readonly payment: ReceivedPayment
  readonly amount: string
  readonly onClose: () => void
}

function TakeBackDialog({ invoice, payment, amount, onClose }: TakeBackDialogProps) {
  const { mutateAsync: takeBack } = useTakeBackReceivedPayment(invoice.id)
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={async () => {
        await attempt(takeBack(payment.id), 'Payment taken back')
        onClose()
      }}
      title={`Take back ${amount} of ${formatDay(payment.day)}?`}
      confirmLabel="Take back"
      danger
    >
      {payment.isAllotted
        ? 'It goes back to the client’s balance.'
        : 'Use this for a payment that was noted wrongly. What was really paid back is noted as a refund.'}
    </ConfirmDialog>
  )
}
