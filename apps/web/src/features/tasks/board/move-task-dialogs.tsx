import { Button } from '@mantine/core'
import { required } from '@praxis/domain/validation/rule'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { Form } from '../../../ui/forms/form'
import { SelectField } from '../../../ui/forms/select-field'
import { useForm } from '../../../ui/forms/use-form'
import { Dialog } from '../../../ui/overlays/dialog'
import { type BoardDoor, projectDoor } from '../board-door'
import { useConvertToProjectTask } from '../tasks.mutations'
import { boardQuery, personalProjectsQuery } from '../tasks.queries'
import { type AnyTask, useBoardLists, useBoardScene } from './board-context'
import { siblingsOf } from './destination'

/** Moves a task to another list, before one of its tasks. */
export function MoveTaskDialog({ task, onClose }: { task: AnyTask; onClose: () => void }) {
  const { change } = useBoardScene()
  const lists = useBoardLists()
  const [listID, setListID] = useState<string | null>(task.taskList.id)
  const [beforeID, setBeforeID] = useState<string | null>(null)
  const others = siblingsOf(lists, listID ?? '', null).filter(({ id }) => id !== task.id)
  const move = () => {
    onClose()
    if (listID !== null)
      void change({ kind: 'move', tasks: [task], to: { taskListID: listID, superTaskID: null, beforeID } })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Move “${task.title}”`}
      width="narrow"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={move}>Move</Button>
        </>
      }
    >
      <SelectField
        label="List"
        value={listID}
        onChange={(id) => {
          setListID(id)
          setBeforeID(null)
        }}
        options={lists.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        label="Before"
        optional
        clearable
        placeholder="At the end"
        value={beforeID}
        onChange={setBeforeID}
        options={others.map(({ id, title }) => ({ value: id, label: title }))}
      />
    </Dialog>
  )
}

interface ConvertTaskDialogProps {
  readonly task: { readonly id: string; readonly title: string }
  readonly onClose: () => void
  readonly onConverted: () => void
}

/** Turns one's own task into one of a project. */
export function ConvertTaskDialog({ task, onClose, onConverted }: ConvertTaskDialogProps) {
  const { data: projects, isPending, error } = useQuery(personalProjectsQuery)
  const { mutateAsync: convert } = useConvertToProjectTask()
  const form = useForm<{ projectID: string | null; taskListID: string | null }>({
    initialValues: { projectID: null, taskListID: null },
    rules: { projectID: required('Project'), taskListID: required('List') },
    onSave: async ({ projectID, taskListID }) => {
      if (projectID === null || taskListID === null) return
      await convert({ taskId: task.id, projectID, taskListID })
      showSuccess('Updated successfully')
      onClose()
      onConverted()
    },
  })
  const { projectID } = form.values
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Move “${task.title}” to a project`}
      width="narrow"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="convert-task-form" loading={form.isSaving}>
            Move
          </Button>
        </>
      }
    >
      <Form form={form} id="convert-task-form" label="Project">
        <SelectField
          {...form.field('projectID')}
          label="Project"
          searchable
          isLoading={isPending}
          loadError={error?.message}
          options={(projects ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            form.setValue('projectID', id)
            form.setValue('taskListID', null)
          }}
          hint="Files, comments and sub-tasks move too. Time you logged stays personal."
        />
        {projectID === null ? (
          <SelectField label="List" value={null} onChange={() => {}} options={[]} disabled />
        ) : (
          <ListField door={projectDoor(projectID)} field={form.field('taskListID')} />
        )}
      </Form>
    </Dialog>
  )
}

interface ListFieldProps {
  readonly door: BoardDoor
  readonly field: {
    readonly value: string | null
    readonly onChange: (value: string | null) => void
    readonly error: string | undefined
  }
}

function ListField({ door, field }: ListFieldProps) {
  const { data, isPending, error } = useQuery(boardQuery(door, { showSubtask: 'false' }))
  return (
    <SelectField
      {...field}
      label="List"
      isLoading={isPending}
      loadError={error?.message}
      options={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
