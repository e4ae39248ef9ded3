import { Button } from '@mantine/core'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { useId, useState } from 'react'
import { LeavingGuard } from '../../../shell/leaving-guard'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { Form } from '../../../ui/forms/form'
import { SaveButton } from '../../../ui/forms/form-actions'
import { useForm } from '../../../ui/forms/use-form'
import { SidePanel } from '../../../ui/overlays/side-panel'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { useCompanyCurrency } from '../company-currency'
import { ReceiptArea } from '../receipts/receipt-area'
import type { ClaimOpening } from './claim-opening'
import { ClaimTitle } from './claim-title'
import type { ClaimValues } from './claim-values'
import type { KindOfClaim } from './kinds-of-claim'
import { useCreateClaim } from './use-create-claim'

interface NewClaimProps<Values extends ClaimValues> extends ClaimOpening {
  readonly kind: KindOfClaim<Values>
}

/** The panel in which a claim is typed in; with its first receipt it is kept, as files cannot wait in a draft. */
export function NewClaim<Values extends ClaimValues>({ kind, onClose, onOpen }: NewClaimProps<Values>) {
  const formId = useId()
  const today = useToday(useReadersTimeZone())
  const currency = useCompanyCurrency()
  const create = useCreateClaim(kind)
  const [initialValues] = useState(() => kind.begin(today, currency))
  /** What is missing is told at the fields of the added claim; a whole one needs no more attention. */
  const goOn = ({ id, problems }: Expense) => {
    showSuccess('Claim added')
    if (problems.length > 0) onOpen(id)
    else onClose()
  }
  const form = useForm<Values>({
    draft: kind.isMileage ? 'expense/new-mileage' : 'expense/new',
    initialValues,
    rules: kind.rulesOfNew,
    onSave: async (values, idempotencyKey) => goOn(await create(values, { idempotencyKey })),
  })
  const addWithReceipts = async (receipts: readonly File[], onUpload: (share: number) => void) => {
    const { id } = await create(form.values, { receipts, onUpload })
    form.dropDraft()
    onOpen(id, true)
  }
  const { Fields } = kind
  return (
    <SidePanel
      title={<ClaimTitle title={kind.title} state="unsubmitted" />}
      onClose={() => {
        form.dropDraft()
        onClose()
      }}
      isDirty={form.isDirty}
      actions={(close) => (
        <>
          <Button variant="default" onClick={close} disabled={form.isSaving}>
            Cancel
          </Button>
          <SaveButton form={form} formId={formId} label="Add claim" />
        </>
      )}
    >
      <LeavingGuard isDirty={form.isDirty && !form.isSaving} onDiscard={form.dropDraft} />
      {!kind.isMileage && <ReceiptArea receipts={[]} onAdd={addWithReceipts} />}
      <Form form={form} id={formId} label={kind.title}>
        <Fields form={form} />
      </Form>
    </SidePanel>
  )
}
