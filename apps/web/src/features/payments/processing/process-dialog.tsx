import { uniqueKey } from '@praxis/contract/protocol/unique-key'
import { formatMoney } from '@praxis/domain/money/money'
import { paymentName } from '@praxis/domain/payments/payment-name'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../ui/feedback/message-of'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { claimsText } from '../../expenses/expense-words'
import { saveBankFile } from '../payment-files'
import { peopleText } from '../payment-words'
import { useCreatePayment } from '../payments.mutations'
import type { PaymentToMake } from './use-payment-to-make'

interface ProcessDialogProps {
  readonly making: PaymentToMake
  readonly onPaid: () => void
  readonly onClose: () => void
}

/** Asks before claims are paid, as that is final. A second press is the same payment. */
export function ProcessDialog({ making, onPaid, onClose }: ProcessDialogProps) {
  const { payment, currency, bankFile, wantsFile } = making
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useCreatePayment()
  const [idempotencyKey] = useState(uniqueKey)
  const sum = formatMoney(payment.amount, currency)
  const withoutAccount = payment.people.filter(({ account }) => account === null)
  const process = async () => {
    try {
      const { payment: made, leftOut } = await create({
        expenseIDs: payment.claims.map(({ id }) => id),
        idempotencyKey,
      })
      onPaid()
      showSuccess(
        `${paymentName(made.number)}: ${formatMoney(made.amount, currency)} to ${peopleText(made.peopleCount)}`,
      )
      if (leftOut.length > 0)
        showError(`Left for the next payment: ${leftOut.map(({ employee }) => employee.displayName).join(', ')}`)
      if (bankFile && wantsFile) await saveBankFile(queryClient, made, bankFile)
    } catch (error) {
      showError(messageOf(error))
    }
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={process}
      title={`Process ${claimsText(payment.claims.length)} for ${sum}?`}
      confirmLabel={`Process ${claimsText(payment.claims.length)}`}
    >
      <p>
        {peopleText(payment.people.length)} will be paid. Processed is final and can’t be undone: a mistake is put right
        with a counter-expense.
      </p>
      {withoutAccount.length > 0 && (
        <p>
          {withoutAccount.map(({ employee }) => employee.displayName).join(', ')}: no bank account, so there is no bank
          file of this payment until one is added.
        </p>
      )}
    </ConfirmDialog>
  )
}
