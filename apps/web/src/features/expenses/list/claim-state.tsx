import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { IconCircleCheck, IconCreditCard } from '@tabler/icons-react'
import { Chip } from '../../../ui/chips/chip'
import { StatusBadge } from '../../../ui/chips/status-badge'

/** What has become of a claim: its request's state until it is paid. */
export function ClaimState({ claim: { payment, request } }: { claim: Expense }) {
  if (!payment) return <StatusBadge state={request.state} short />
  return payment.kind === 'card' ? (
    <Chip icon={IconCreditCard}>Paid by card</Chip>
  ) : (
    <Chip tone="success" icon={IconCircleCheck}>
      Paid back
    </Chip>
  )
}
