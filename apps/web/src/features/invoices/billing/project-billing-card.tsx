import { Button } from '@mantine/core'
import type { ProjectBilling } from '@praxis/contract/invoices/project-billing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { ChangedWhileOpen, useOpened } from '../../../ui/forms/changed-while-open'
import { changedFields } from '../../../ui/forms/draft-changes'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { NumberField } from '../../../ui/forms/number-field'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { Card } from '../../../ui/layout/card'
import { DetailsList, DetailsRow } from '../../../ui/layout/details-list'
import { useUpdateProjectBilling } from './billing.mutations'
import { projectBillingQuery } from './billing.queries'
import { type ProjectBillingValues, projectInput, projectRules, projectValues } from './billing-values'
import { VatChoiceFields } from './vat-choice-fields'
import { defaultVatText } from './vat-words'

const USUAL = 'As usual for the client'

/** How a project is billed, with the dialog to change it; nothing for one that cannot be. */
export function ProjectBillingCard({ projectID }: { projectID: string }) {
  const { data: billing } = useQuery(projectBillingQuery(projectID))
  const [isOpen, setIsOpen] = useState(false)
  if (!billing) return null
  const { purchaseOrder, expenseMarkUp, vat, can } = billing
  return (
    <Card
      title="Billing"
      actions={
        can.edit && (
          <Button size="xs" variant="default" onClick={() => setIsOpen(true)}>
            Edit billing
          </Button>
        )
      }
    >
      <DetailsList>
        <DetailsRow label="Purchase order">{purchaseOrder}</DetailsRow>
        <DetailsRow label="Mark-up on expenses">{expenseMarkUp > 0 ? `${expenseMarkUp}%` : 'None'}</DetailsRow>
        <DetailsRow label="VAT">{defaultVatText(vat, USUAL)}</DetailsRow>
      </DetailsList>
      {isOpen && <ProjectBillingDialog projectID={projectID} billing={billing} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}

interface ProjectBillingDialogProps {
  readonly projectID: string
  /** As it is saved by now. */
  readonly billing: ProjectBilling
  readonly onClose: () => void
}

const LABELS = {
  purchaseOrder: 'Purchase order',
  expenseMarkUp: 'Mark-up on expenses',
  vat: 'VAT',
  vatRate: 'VAT rate',
}

function ProjectBillingDialog({ projectID, billing, onClose }: ProjectBillingDialogProps) {
  const { mutateAsync: update } = useUpdateProjectBilling(projectID)
  const { opened, isChangedWhileOpen } = useOpened(billing)
  const first = projectValues(opened)
  const form = useForm<ProjectBillingValues>({
    draft: `project/${projectID}/billing`,
    isOfRecord: true,
    initialValues: first,
    rules: projectRules,
    onSave: async (values) => {
      const changes = changedFields(projectInput(first), projectInput(values))
      if (Object.keys(changes).length > 0) {
        await update({ ...changes, version: billing.version })
        showSuccess('Billing saved')
      }
      onClose()
    },
  })
  return (
    <FormDialog title="How the project is billed" form={form} saveLabel="Save" onClose={onClose} width="narrow">
      {isChangedWhileOpen && !form.isSaving && (
        <ChangedWhileOpen noun="project" before={first} after={projectValues(billing)} labels={LABELS} />
      )}
      <TextField
        {...form.field('purchaseOrder')}
        label={LABELS.purchaseOrder}
        optional
        hint="Named on its invoices"
        autoComplete="off"
      />
      <NumberField
        {...form.field('expenseMarkUp')}
        label={LABELS.expenseMarkUp}
        min={0}
        suffix="%"
        hint="On top of what they cost without VAT"
      />
      <VatChoiceFields form={form} usual={USUAL} />
    </FormDialog>
  )
}
