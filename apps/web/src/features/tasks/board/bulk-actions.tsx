import { Button } from '@mantine/core'
import type { TaskCard } from '@praxis/contract/tasks/task-shapes'
import { IconArchive, IconCircleCheck, IconFlag, IconTrash, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { icon } from '../../../ui/icon'
import { BulkBar } from '../../../ui/lists/bulk-bar'
import { type EditedField, TaskFieldEditor } from '../fields/task-field-editor'
import { type AnyTask, useBoardScene } from './board-context'

interface BulkActionsProps {
  readonly tasks: readonly AnyTask[]
  readonly isOutdated: boolean
  readonly onClear: () => void
}

/** The actions for several tasks at once. */
export function BulkActions({ tasks, isOutdated, onClear }: BulkActionsProps) {
  const { change, ask, statuses, people, today, canSetStatus, canAssign, canPrioritise } = useBoardScene()
  const [edited, setEdited] = useState<{ field: EditedField; anchor: HTMLElement }>()
  const button = (field: EditedField) => ({
    variant: 'default' as const,
    'aria-haspopup': 'dialog' as const,
    onClick: (event: { currentTarget: HTMLElement }) => setEdited({ field, anchor: event.currentTarget }),
  })
  return (
    <BulkBar selection={{ selected: new Set(tasks.map(({ id }) => id)), onChange: onClear }} isOutdated={isOutdated}>
      {canSetStatus && (
        <Button {...button('status')} leftSection={<IconCircleCheck {...icon} />}>
          Status
        </Button>
      )}
      {canAssign && people.length > 0 && (
        <Button {...button('employees')} leftSection={<IconUser {...icon} />}>
          Assign
        </Button>
      )}
      {canPrioritise && (
        <Button {...button('priority')} leftSection={<IconFlag {...icon} />}>
          Priority
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconArchive {...icon} />}
        onClick={() => {
          onClear()
          void change({ kind: 'archive', tasks: withoutParts(tasks) })
        }}
      >
        Archive
      </Button>
      <Button
        variant="danger"
        leftSection={<IconTrash {...icon} />}
        onClick={() => ask({ kind: 'deleteTasks', tasks })}
      >
        Delete
      </Button>
      {edited && (
        <TaskFieldEditor
          field={edited.field}
          task={sharedOf(tasks)}
          anchor={edited.anchor}
          statuses={statuses}
          people={people}
          today={today}
          onChange={(next) => void change({ kind: 'update', tasks, ...next })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </BulkBar>
  )
}

/** The tasks without sub-tasks of other selected ones, which go with their task. */
const withoutParts = (tasks: readonly AnyTask[]) => {
  const ids = new Set(tasks.map(({ id }) => id))
  return tasks.filter(({ superTask }) => superTask === null || !ids.has(superTask.id))
}

/** The field values that all tasks have in common. */
function sharedOf(tasks: readonly AnyTask[]): Partial<Pick<TaskCard, EditedField>> {
  const [first, ...others] = tasks
  if (!first) return {}
  return {
    ...(others.every(({ status }) => status.id === first.status.id) && { status: first.status }),
    ...(others.every(({ priority }) => priority === first.priority) && { priority: first.priority }),
    employees: first.employees.filter(({ id }) =>
      others.every(({ employees }) => employees.some((person) => person.id === id)),
    ),
  }
}
