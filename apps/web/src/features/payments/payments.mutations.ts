import { payments } from '@praxis/contract/payments/payments'
import { useCall } from '../../api/use-call'

/** What is paid, or is no longer to be paid, shows among claims and requests too. */
const changes = ['payments', 'expenses', 'requests', 'approvals'] as const

export const useCreatePayment = () =>
  useCall(
    payments.createPayment,
    ({ expenseIDs, idempotencyKey }: { expenseIDs: readonly string[]; idempotencyKey: string }) => ({
      body: { expenseIDs: [...expenseIDs] },
      idempotencyKey,
    }),
    { changes },
  )

/** Sends a claim back to waiting for approval. */
export const useUnapproveExpense = (id: string) =>
  useCall(payments.unapproveExpense, (comment: string) => ({ params: { id }, body: { comment } }), { changes })

/** Takes a paid claim back from the person's next payment. */
export const useCreateCounterExpense = (id: string) =>
  useCall(
    payments.createCounterExpense,
    ({ amount, comment, idempotencyKey }: { amount: number; comment: string; idempotencyKey: string }) => ({
      params: { id },
      body: { amount, comment },
      idempotencyKey,
    }),
    { changes },
  )
