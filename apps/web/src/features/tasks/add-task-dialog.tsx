import { uniqueKey } from '@praxis/contract/protocol/unique-key'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useQuery } from '@tanstack/react-query'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { showSuccess } from '../../ui/feedback/snackbar'
import { FormDialog } from '../../ui/forms/form-dialog'
import { SelectField } from '../../ui/forms/select-field'
import { TextField } from '../../ui/forms/text-field'
import { useForm } from '../../ui/forms/use-form'
import { personalDoor, personalProjectDoor } from './board-door'
import { useCreateTask, useCreateTaskList } from './tasks.mutations'
import { boardQuery, personalProjectsQuery } from './tasks.queries'

interface TaskValues {
  readonly title: string
  readonly projectID: string | null
  /** The list; null for the first one. */
  readonly taskListID: string | null
}

const LONGEST_TITLE = 500
/** What the first list of a board without any is called. */
const FIRST_LIST = 'Tasks'

/** A dialog to add a task from anywhere, to one's own board or to that of a project. */
export default function AddTaskDialog({ onClose }: { onClose: () => void }) {
  const { company } = useWorkspaceViewer()
  const projects = useQuery({ ...personalProjectsQuery, enabled: company.features.has('project') })
  const form = useForm<TaskValues>({
    draft: 'task/new',
    initialValues: { title: '', projectID: null, taskListID: null },
    rules: { title: [required('Title'), maxLength(LONGEST_TITLE)] },
    onSave: async ({ title }, idempotencyKey) => {
      const taskListId = list ?? (await createList({ name: FIRST_LIST, idempotencyKey: uniqueKey() })).id
      await createTask({ taskListId, title: title.trim(), idempotencyKey })
      showSuccess('Created successfully')
      onClose()
    },
  })
  const { projectID, taskListID } = form.values
  const door = projectID === null ? personalDoor : personalProjectDoor(projectID)
  const board = useQuery(boardQuery(door, { showSubtask: 'false' }))
  const lists = (board.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const list = taskListID ?? lists[0]?.value
  const { mutateAsync: createTask } = useCreateTask(door)
  const { mutateAsync: createList } = useCreateTaskList(door)
  const isReadOnly = board.data?.can.edit === false && !board.isPlaceholderData

  return (
    <FormDialog title="Add task" form={form} saveLabel="Add" onClose={onClose} width="narrow">
      <TextField {...form.field('title')} label="Title" autoComplete="off" autoFocus />
      <SelectField
        {...form.field('projectID')}
        label="Project"
        optional
        clearable
        searchable
        placeholder="My own tasks"
        isLoading={projects.isLoading}
        loadError={projects.error?.message}
        error={isReadOnly ? 'You can only view this project’s tasks' : undefined}
        options={(projects.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => {
          form.setValue('projectID', id)
          form.setValue('taskListID', null)
        }}
      />
      {lists.length > 1 && !board.isPlaceholderData && (
        <SelectField {...form.field('taskListID')} label="List" options={lists} value={list ?? null} />
      )}
    </FormDialog>
  )
}
