import { type ReceivedPayments, receivedPayments } from '@praxis/contract/invoices/received-payments'
import { useCall } from '../../../api/use-call'
import { receivedPaymentsQuery } from './received.queries'

export interface NewPayment {
  /** Below nothing for what was paid back. */
  readonly amount: number
  readonly day: string
  readonly reference: string
}

const keep = (id: string) => (_answer: ReceivedPayments) => [receivedPaymentsQuery(id)]

/** What is paid shows on the invoice, and among the lines of statements. */
const changes = ['invoices', 'bankStatements'] as const

export const useNoteReceivedPayment = (id: string) =>
  useCall(
    receivedPayments.noteReceivedPayment,
    ({ payment, idempotencyKey }: { payment: NewPayment; idempotencyKey: string }) => ({
      params: { id },
      body: payment,
      idempotencyKey,
    }),
    { keep: keep(id), changes },
  )

export const useAllotClientBalance = (id: string) =>
  useCall(receivedPayments.allotClientBalance, (amount: number) => ({ params: { id }, body: { amount } }), {
    keep: keep(id),
    changes,
  })

export const useTakeBackReceivedPayment = (id: string) =>
  useCall(receivedPayments.takeBackReceivedPayment, (paymentId: string) => ({ params: { id, paymentId } }), {
    keep: keep(id),
    changes,
  })
