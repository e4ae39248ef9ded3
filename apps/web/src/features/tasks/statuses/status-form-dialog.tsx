import { type TaskProgress, taskProgresses } from '@praxis/contract/tasks/task-rules'
import type { TaskStatus, TaskStatusInput } from '@praxis/contract/tasks/task-shapes'
import { required, unlessEmpty } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { ChangedWhileOpen, useOpened } from '../../../ui/forms/changed-while-open'
import { ColourField } from '../../../ui/forms/colour-field'
import { changedFields } from '../../../ui/forms/draft-changes'
import { FormRow } from '../../../ui/forms/form'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import type { StatusDoor } from '../board-door'
import { StatusMark } from './status-mark'
import { PROGRESS_WORDS } from './status-words'
import { useCreateTaskStatus, useUpdateTaskStatus } from './statuses.mutations'

interface StatusFormDialogProps {
  readonly door: StatusDoor
  /** The status as it is saved by now; null for a new one. */
  readonly status: TaskStatus | null
  readonly onClose: () => void
  readonly onDelete: () => void
}

const LONGEST_NAME = 60

/** Colours from not begun to done, as most boards read. */
const swatches = ['#56646b', '#186ea4', '#4a5aa8', '#61227a', '#895104', '#e58a00', '#d80061', '#3d7333', '#0e776e']
const FIRST_COLOURS: Readonly<Record<TaskProgress, string>> = {
  toDo: '#56646b',
  inProgress: '#186ea4',
  finished: '#0e776e',
}

const colour = unlessEmpty((value) =>
  /^#[0-9a-f]{6}$/i.test(String(value)) ? undefined : 'Use a colour such as #186EA4',
)

const rules = {
  name: [required('Name'), maxLength(LONGEST_NAME)],
  color: [required('Colour'), colour],
  progress: required('Progress'),
}

export function StatusFormDialog({ door, status, onClose, onDelete }: StatusFormDialogProps) {
  const { mutateAsync: createTaskStatus } = useCreateTaskStatus(door)
  const { mutateAsync: updateTaskStatus } = useUpdateTaskStatus(door)
  const { opened, isChangedWhileOpen } = useOpened(status)
  const first: TaskStatusInput = {
    name: opened?.name ?? '',
    color: opened?.color ?? FIRST_COLOURS.inProgress,
    progress: opened?.progress ?? 'inProgress',
  }
  const save = async (values: TaskStatusInput, idempotencyKey: string) => {
    const body = { ...values, name: values.name.trim() }
    if (!status) {
      await createTaskStatus({ body, idempotencyKey })
      return showSuccess(`Successfully created status ${body.name}`)
    }
    const changed = changedFields(first, body)
    if (Object.keys(changed).length === 0) return
    await updateTaskStatus({ id: status.id, body: { ...changed, version: status.version } })
    showSuccess(`Successfully updated status ${body.name}`)
  }
  const form = useForm<TaskStatusInput>({
    draft: `board/${door.key}/status/${status?.id ?? 'new'}`,
    isOfRecord: status !== null,
    initialValues: first,
    rules,
    fieldOfReason: { nameExists: 'name' },
    onSave: async (values, idempotencyKey) => {
      await save(values, idempotencyKey)
      onClose()
    },
  })
  const progress = form.field('progress')

  return (
    <FormDialog
      title={opened ? `Edit ${opened.name}` : 'Add status'}
      form={form}
      saveLabel={status ? 'Save' : 'Add'}
      onClose={onClose}
      width="narrow"
      onDelete={status ? onDelete : undefined}
    >
      {status && isChangedWhileOpen && !form.isSaving && (
        <ChangedWhileOpen
          noun="status"
          before={first}
          after={{ name: status.name, color: status.color, progress: status.progress }}
          labels={{ name: 'Name', color: 'Colour', progress: 'Progress' }}
          textOf={(path, value) => (path === 'progress' ? PROGRESS_WORDS[value as TaskProgress] : undefined)}
        />
      )}
      <TextField {...form.field('name')} label="Name" autoComplete="off" autoFocus />
      <FormRow>
        <SelectField
          {...progress}
          label="Progress"
          hint={form.values.progress === 'finished' ? 'Tasks with this status count as completed' : undefined}
          options={taskProgresses.map((value) => ({
            value,
            label: PROGRESS_WORDS[value],
            picture: <StatusMark color={FIRST_COLOURS[value]} progress={value} />,
          }))}
          onChange={(chosen) => {
            const next = taskProgresses.find((value) => value === chosen)
            if (!next) return
            progress.onChange(next)
            // A colour that nobody chose follows the progress that the status stands for.
            if (form.values.color === FIRST_COLOURS[form.values.progress]) form.setValue('color', FIRST_COLOURS[next])
          }}
        />
        <ColourField {...form.field('color')} label="Colour" swatches={swatches} />
      </FormRow>
    </FormDialog>
  )
}
