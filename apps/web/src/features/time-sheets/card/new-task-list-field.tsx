import { newId } from '@praxis/contract/protocol/new-id'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import type { NewTaskList } from './submission-values'
import type { SubmissionForm } from './use-submission-form'

const ADD = 'addNewTaskList'
const LONGEST_NAME = 200
const DIALOG_WIDTH = 600

interface NewTaskListFieldProps {
  readonly of: SubmissionForm
  readonly listNames: ReadonlyMap<string, string>
}

/** Which list the new task goes to; the last entry makes a new one, which is saved with the task. */
export function NewTaskListField({ of: { form }, listNames }: NewTaskListFieldProps) {
  const [isAdding, setIsAdding] = useState(false)
  const { newTaskList } = form.values
  const lists = [...listNames].map(([value, label]) => ({ value, label }))
  return (
    <>
      <SelectField
        {...form.field('taskListID')}
        label="Task list"
        options={[
          ...lists,
          ...(newTaskList ? [{ value: newTaskList.id, label: newTaskList.name, note: 'New' }] : []),
          { value: ADD, label: 'Add new Task List', picture: <IconPlus size={16} stroke={1.75} aria-hidden /> },
        ]}
        onChange={(id) => (id === ADD ? setIsAdding(true) : form.setValue('taskListID', id))}
      />
      {isAdding && (
        <TaskListDialog
          onClose={() => setIsAdding(false)}
          onAdd={(list) => {
            form.setValue('newTaskList', list)
            form.setValue('taskListID', list.id)
            setIsAdding(false)
          }}
        />
      )}
    </>
  )
}

function TaskListDialog({ onClose, onAdd }: { onClose: () => void; onAdd: (list: NewTaskList) => void }) {
  const form = useForm({
    draft: 'time/taskList/new',
    initialValues: { name: '' },
    rules: { name: [required('Name'), maxLength(LONGEST_NAME)] },
    onSave: ({ name }) => onAdd({ id: newId(), name: name.trim() }),
  })
  return (
    <FormDialog title="Add new Task List" form={form} saveLabel="Create" width={DIALOG_WIDTH} onClose={onClose}>
      <TextField {...form.field('name')} label="Name" autoFocus />
    </FormDialog>
  )
}
