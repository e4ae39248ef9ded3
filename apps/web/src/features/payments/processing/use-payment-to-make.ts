import { MOST_PAID_AT_ONCE } from '@praxis/contract/payments/payments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { exportOptionsQuery } from '../payments.queries'
import { thisPayment } from './this-payment'
import type { Processing } from './use-processing'

/** The payment that the chosen claims would be, and whether it can be made; nothing while none are listed. */
export function usePaymentToMake({ first, groups = [], claims, choice, isComplete }: Processing) {
  const { impersonation } = useWorkspaceViewer()
  const { data: options } = useQuery(exportOptionsQuery)
  const [wantsFile, setWantsFile] = useState(true)
  const [isAsking, setIsAsking] = useState(false)
  if (!first || groups.length === 0) return undefined
  const payment = thisPayment(groups, [...claims.values()], choice)
  const count = payment.claims.length
  const hindrance = impersonation
    ? 'You can’t process payments while impersonating.'
    : count > MOST_PAID_AT_ONCE
      ? `Select at most ${MOST_PAID_AT_ONCE} claims.`
      : undefined
  return {
    payment,
    currency: first.currency,
    /** Of all claims that wait, also those that are not listed yet. */
    waiting: { count: first.expenseCount, amount: first.amount },
    bankFile: options?.bankFile ?? undefined,
    wantsFile,
    setWantsFile,
    hindrance,
    canBeMade: count > 0 && isComplete && hindrance === undefined,
    isAsking,
    setIsAsking,
  }
}

export type PaymentToMake = NonNullable<ReturnType<typeof usePaymentToMake>>
