import { Button } from '@mantine/core'
import { SaveButton } from '../../../ui/forms/form-actions'
import type { SubmissionForm } from './use-submission-form'

const saveLabel = ({ subject, isGone }: SubmissionForm): string => {
  if (isGone) return 'Log as new entry'
  if (subject.kind === 'new') return subject.corrects ? 'Resubmit' : 'Create'
  return subject.kind === 'convert' ? 'Convert' : 'Save'
}

interface SubmissionButtonsProps {
  readonly of: SubmissionForm
  readonly formId: string
  readonly onCancel: () => void
  readonly onCorrect?: (() => void) | undefined
}

/** Cancel and the card's one main action: create, save, convert, or correct what was denied. */
export function SubmissionButtons({ of, formId, onCancel, onCorrect }: SubmissionButtonsProps) {
  const { form, submission, isReadOnly } = of
  const canCorrect = submission?.can.correct && onCorrect
  return (
    <>
      <Button variant="default" onClick={onCancel} disabled={form.isSaving}>
        {isReadOnly ? 'Close' : 'Cancel'}
      </Button>
      {canCorrect && <Button onClick={onCorrect}>Correct and resubmit</Button>}
      {!isReadOnly && <SaveButton form={form} formId={formId} label={saveLabel(of)} />}
    </>
  )
}
