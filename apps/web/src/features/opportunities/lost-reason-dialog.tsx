import { Button } from '@mantine/core'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { FormDialog } from '../../ui/forms/form-dialog'
import { TextField } from '../../ui/forms/text-field'
import { useForm } from '../../ui/forms/use-form'
import { Row } from '../../ui/layout/box'
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
  const reason = form.field('lostReason')
  return (
    <FormDialog
      title={`Close ${opportunity.name} as lost?`}
      form={form}
      saveLabel="Close as lost"
      onClose={onClose}
      width="narrow"
      danger
    >
      <TextField
        {...reason}
        label="Why was it lost?"
        hint={`It moves to ${stage.name}. You can move it back to another stage later.`}
        autoFocus
      />
      {lostReasons.length > 0 && (
        <Row gap={2} wrap role="group" aria-label="Usual reasons">
          {lostReasons.map((usual) => (
            <Button
              key={usual}
              size="xs"
              variant={usual === reason.value ? 'light' : 'default'}
              aria-pressed={usual === reason.value}
              onClick={() => reason.onChange(usual)}
            >
              {usual}
            </Button>
          ))}
        </Row>
      )}
    </FormDialog>
  )
}
