import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { ComponentProps } from 'react'
import { FormDialog } from '../../ui/forms/form-dialog'
import { ClaimSummary } from './claim-summary'

interface ClaimFormDialogProps extends Omit<ComponentProps<typeof FormDialog>, 'width'> {
  readonly claim: Expense
}

/** A dialog with a form about one claim, which stands above it. */
export function ClaimFormDialog({ claim, children, ...dialog }: ClaimFormDialogProps) {
  return (
    <FormDialog width="narrow" {...dialog}>
      <ClaimSummary claim={claim} />
      {children}
    </FormDialog>
  )
}
