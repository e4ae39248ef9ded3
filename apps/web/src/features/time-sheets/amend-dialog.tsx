import type { SubmissionAmendment, TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { showSuccess } from '../../ui/feedback/snackbar'
import { DurationField } from '../../ui/forms/duration-field'
import type { FieldOption } from '../../ui/forms/field-option'
import { FormRow } from '../../ui/forms/form'
import { FormDialog } from '../../ui/forms/form-dialog'
import { SelectField } from '../../ui/forms/select-field'
import { TagsField } from '../../ui/forms/tags-field'
import { TextareaField } from '../../ui/forms/textarea-field'
import { useForm } from '../../ui/forms/use-form'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import { type AmendmentValues, amendmentOf, amendmentRules } from './approval/amendment-values'
import { amendmentChoicesQuery } from './approval/amendments.queries'
import { LoggedEntry } from './approval/logged-entry'

interface AmendDialogProps {
  readonly submission: TimeSheetSubmission
  readonly onAmend: (amendment: SubmissionAmendment) => Promise<unknown>
  readonly onClose: () => void
}

/** Amends an entry before it is decided on; the original stays with it. */
export function AmendDialog({ submission, onAmend, onClose }: AmendDialogProps) {
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const { data: choices, error, isFetching } = useQuery(amendmentChoicesQuery(submission.id))
  const { project, task, roleID, roleName } = submission
  const isChargedFor = project !== null && !project.isInternal
  const form = useForm<AmendmentValues>({
    draft: `time/${submission.id}/amendment`,
    isOfRecord: true,
    initialValues: {
      duration: submission.duration,
      chargeable: submission.chargeableDuration,
      roleID,
      taskID: task?.id ?? null,
      comment: submission.comment,
      tags: submission.tags,
    },
    rules: amendmentRules,
    onSave: async (values) => {
      const amendment = amendmentOf(submission, values)
      if (Object.keys(amendment).length > 0) {
        await onAmend(amendment)
        showSuccess('Updated successfully')
      }
      onClose()
    },
  })
  const duration = form.field('duration')
  const source = { isLoading: isFetching && !choices, loadError: error?.message, clearable: true }
  const roles = choices?.roles.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const tasks =
    choices?.tasks.map(({ id, title, taskList }) => ({ value: id, label: title, note: taskList.name })) ?? []
  return (
    <FormDialog title="Amend time sheet" form={form} saveLabel="Amend" onClose={onClose} width="narrow">
      <LoggedEntry submission={submission} />
      <FormRow>
        <DurationField
          {...duration}
          label="Duration"
          autoFocus
          onChange={(next) => {
            // Time that was fully chargeable stays fully chargeable.
            if (isChargedFor && form.values.chargeable === form.values.duration) form.setValue('chargeable', next)
            duration.onChange(next)
          }}
        />
        {isChargedFor && <DurationField {...form.field('chargeable')} label="Chargeable time" />}
      </FormRow>
      {(project || task) && (
        <SelectField
          {...form.field('taskID')}
          {...source}
          label="Task"
          placeholder="No task"
          searchable
          options={withKept(tasks, task && { value: task.id, label: task.title })}
        />
      )}
      {project && (
        <SelectField
          {...form.field('roleID')}
          {...source}
          label="Role"
          placeholder="No role"
          options={withKept(roles, roleID === null ? null : { value: roleID, label: roleName ?? '' })}
        />
      )}
      <TextareaField {...form.field('comment')} label="Comment" />
      {workspace.company.timeSheetSettings.enableTags && <TagsField {...form.field('tags')} label="Tags" optional />}
    </FormDialog>
  )
}

/** The options with the present choice, which may be kept also when it could not be chosen any more. */
const withKept = (options: readonly FieldOption[], kept: FieldOption | null): FieldOption[] =>
  kept && !options.some(({ value }) => value === kept.value) ? [kept, ...options] : [...options]
