import type { SubmissionAmendment, TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { showSuccess } from '../../ui/feedback/snackbar'
import { DurationField } from '../../ui/forms/duration-field'
import { FormDialog } from '../../ui/forms/form-dialog'
import { TagsField } from '../../ui/forms/tags-field'
import { TextareaField } from '../../ui/forms/textarea-field'
import { useForm } from '../../ui/forms/use-form'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import { type AmendmentValues, amendmentOf, amendmentRules } from './amendment-values'
import { LoggedEntry } from './logged-entry'

interface AmendDialogProps {
  readonly submission: TimeSheetSubmission
  readonly onAmend: (amendment: SubmissionAmendment) => Promise<unknown>
  readonly onClose: () => void
}

/** Puts an entry right before it is decided on; what it was stays with it. */
export function AmendDialog({ submission, onAmend, onClose }: AmendDialogProps) {
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const isChargedFor = submission.project !== null && !submission.project.isInternal
  const form = useForm<AmendmentValues>({
    initialValues: {
      duration: submission.duration,
      chargeable: submission.chargeableDuration,
      comment: submission.comment,
      tags: submission.tags,
    },
    rules: amendmentRules,
    onSave: async (values) => {
      await onAmend(amendmentOf(submission, values))
      showSuccess('Updated successfully')
      onClose()
    },
  })
  const duration = form.field('duration')
  return (
    <FormDialog title="Amend time sheet" form={form} saveLabel="Amend" onClose={onClose} width="narrow">
      <LoggedEntry submission={submission} />
      <DurationField
        {...duration}
        label="Duration"
        autoFocus
        onChange={(next) => {
          // Time that was fully chargeable stays so.
          if (isChargedFor && form.values.chargeable === form.values.duration) form.setValue('chargeable', next)
          duration.onChange(next)
        }}
      />
      {isChargedFor && <DurationField {...form.field('chargeable')} label="Chargeable time" />}
      <TextareaField {...form.field('comment')} label="Comment" />
      {workspace.company.timeSheetSettings.enableTags && <TagsField {...form.field('tags')} label="Tags" optional />}
    </FormDialog>
  )
}
