import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { formatMoney } from '@praxis/domain/money/money'
import { max, min } from '@praxis/domain/validation/number-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { MoneyField } from '../../../ui/forms/money-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { useForm } from '../../../ui/forms/use-form'
import { ClaimFormDialog } from '../../expenses/claim-form-dialog'
import { LONGEST_COMMENT } from '../../requests/requests.mutations'
import { useCreateCounterExpense } from '../payments.mutations'

interface CounterExpenseDialogProps {
  readonly claim: Expense
  readonly onClose: () => void
}

/** Takes back a paid claim, in part or in whole: the person's next payment is less by it. */
export function CounterExpenseDialog({ claim, onClose }: CounterExpenseDialogProps) {
  const { mutateAsync: create } = useCreateCounterExpense(claim.id)
  const form = useForm<{ amount: number | null; comment: string }>({
    draft: `expense/${claim.id}/counter`,
    initialValues: { amount: claim.amount, comment: '' },
    rules: {
      amount: [required('Amount'), min(1, '0.01'), max(claim.amount, formatMoney(claim.amount, claim.currency))],
      comment: [required('Reason'), maxLength(LONGEST_COMMENT)],
    },
    onSave: async ({ amount, comment }, idempotencyKey) => {
      if (amount === null) return
      await create({ amount, comment: comment.trim(), idempotencyKey })
      showSuccess('Counter-expense added to the claims to be paid')
      onClose()
    },
  })
  return (
    <ClaimFormDialog claim={claim} title="Add counter-expense" form={form} saveLabel="Add" onClose={onClose}>
      <MoneyField
        {...form.field('amount')}
        label="Amount to take back"
        currency={claim.currency}
        hint={`${claim.employee.displayName}’s next payment is less by it.`}
      />
      <TextareaField {...form.field('comment')} label="Reason" autoFocus placeholder="What was wrong?" />
    </ClaimFormDialog>
  )
}
