import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { containedVat } from '@praxis/domain/expenses/vat'
import { formatMoney } from '@praxis/domain/money/money'
import { max, min } from '@praxis/domain/validation/number-rules'
import { required } from '@praxis/domain/validation/rule'
import { showSuccess } from '../../ui/feedback/snackbar'
import { MoneyField } from '../../ui/forms/money-field'
import { useForm } from '../../ui/forms/use-form'
import { orGone } from '../approvals/gone-entry'
import { ClaimFormDialog } from './claim-form-dialog'
import { useChangeVAT } from './vat.mutations'

interface CorrectVatDialogProps {
  readonly claim: Expense
  readonly onClose: () => void
}

/** The most VAT that can be within a claim, by the rate of its type. */
export const mostVat = ({ amount, type }: Pick<Expense, 'amount' | 'type'>): number =>
  containedVat(amount, Math.round((type?.typeVATRate ?? 0) * 10_000))

/** Corrects the VAT within a claim: to nothing, or at most to what its type's rate says. */
export function CorrectVatDialog({ claim, onClose }: CorrectVatDialogProps) {
  const { mutateAsync: changeVAT } = useChangeVAT(claim.id)
  const most = mostVat(claim)
  const mostText = formatMoney(most, claim.currency)
  const form = useForm<{ vatAmount: number | null }>({
    initialValues: { vatAmount: claim.vatAmount },
    rules: { vatAmount: [required('VAT'), min(0), max(most, mostText)] },
    onSave: async ({ vatAmount }) => {
      if (vatAmount === null) return
      await orGone(changeVAT(vatAmount))
      showSuccess('Updated successfully')
      onClose()
    },
  })
  return (
    <ClaimFormDialog claim={claim} title="Correct VAT" form={form} saveLabel="Correct" onClose={onClose}>
      <MoneyField
        {...form.field('vatAmount')}
        label="VAT"
        currency={claim.currency}
        hint={`At most ${mostText}, as ${claim.type?.typeName ?? 'its type'} says.`}
        autoFocus
      />
    </ClaimFormDialog>
  )
}
