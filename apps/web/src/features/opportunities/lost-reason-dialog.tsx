import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ComboField } from '../../ui/forms/combo-field'
import { FormDialog } from '../../ui/forms/form-dialog'
import { useForm } from '../../ui/forms/use-form'
import { workspaceQuery } from '../workspaces/workspaces.queries'

const LONGEST_REASON = 200

interface LostReasonDialogProps {
  readonly opportunity: { readonly id: string; readonly name: string }
  readonly stage: { readonly name: string }
  readonly onLost: (reason: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks why an opportunity was lost, before it is. */
export function LostReasonDialog({ opportunity, stage, onLost, onClose }: LostReasonDialogProps) {
  const { lostReasons } = useSuspenseQuery(workspaceQuery).data.company.opportunityAndProjectSettings
  const form = useForm({
    draft: `opportunity/${opportunity.id}/lost`,
    initialValues: { lostReason: '' },
    rules: { lostReason: [required('Reason'), maxLength(LONGEST_REASON)] },
    onSave: async ({ lostReason }) => {
      await onLost(lostReason.trim())
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Close ${opportunity.name} as lost?`}
      form={form}
      saveLabel="Close as lost"
      onClose={onClose}
      width="narrow"
      danger
    >
      <ComboField
        {...form.field('lostReason')}
        label="Why was it lost?"
        hint={`It moves to ${stage.name}. You can move it back to another stage later.`}
        suggestions={lostReasons}
        autoFocus
      />
    </FormDialog>
  )
}
