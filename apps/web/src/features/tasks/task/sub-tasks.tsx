import { ActionIcon } from '@mantine/core'
import type { SubTask, Task } from '@praxis/contract/tasks/task-shapes'
import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { showError } from '../../../ui/feedback/snackbar'
import { Box, Row, Stack, Text } from '../../../ui/layout/box'
import { addedSubTask } from '../board/board-changes'
import { useBoardScene } from '../board/board-context'
import { shownOn } from '../board/board-rights'
import { QuickAdd } from '../board/quick-add'
import { CompleteButton } from '../board/task-row'
import type { BoardDoor } from '../board-door'
import { Assignees, DueText } from '../fields/task-marks'
import { usePendingChanges, useSortSubTasks } from '../tasks.mutations'
import classes from './task-panel.module.css'

/** The sub-tasks of a task; each can be completed here, and opened like a task. */
export function SubTasks({ door, task }: { door: BoardDoor; task: Task }) {
  const { onOpen, hrefOf, today, canCreate } = useBoardScene()
  const { mutateAsync: sort } = useSortSubTasks(door)
  const [isAdding, setIsAdding] = useState(false)
  const subTasks = useSubTasks(door, task)
  const done = subTasks.filter(({ finishedAt }) => finishedAt !== null).length
  const canAdd = canCreate && task.archivedAt === null
  if (!canAdd && subTasks.length === 0) return null
  return (
    <Stack as="section" gap={2} shrinks aria-label="Sub-tasks">
      <Row gap={2} style={{ minHeight: 24 }}>
        <Text as="h3" size={13} weight="semi">
          Sub-tasks
        </Text>
        {subTasks.length > 0 && (
          <span className={classes.note}>
            {shownOn(door).progress && `${done} of `}
            {subTasks.length}
          </span>
        )}
        <Text grow />
        {task.can.edit && subTasks.length > 1 && (
          <ActionIcon
            size="sm"
            aria-label="Sort sub-tasks by priority"
            title="Sort by priority"
            onClick={() => void sort(task).catch((error: Error) => showError(error.message))}
          >
            <IconArrowsSort size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
        {canAdd && (
          <ActionIcon size="sm" aria-label="Add a sub-task" onClick={() => setIsAdding(true)}>
            <IconPlus size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
      </Row>
      <ul className={classes.subTasks}>
        {subTasks.map((subTask) => (
          <Row
            key={subTask.id}
            as="li"
            gap="6px"
            letters={13}
            className={classes.subTask}
            data-done={subTask.finishedAt !== null || undefined}
          >
            <CompleteButton task={subTask} />
            <a
              className={classes.subTitle}
              href={hrefOf(subTask.id)}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                onOpen(subTask.id)
              }}
            >
              {subTask.title}
            </a>
            {subTask.dueDate !== null && (
              <Row as="span" inline align="stretch" letters={12}>
                <DueText dueDate={subTask.dueDate} today={today} isDone={subTask.finishedAt !== null} />
              </Row>
            )}
            {subTask.employees.length > 0 && <Assignees employees={subTask.employees} size="xs" />}
          </Row>
        ))}
      </ul>
      {isAdding && (
        <Box style={{ marginInline: '-20px -8px' }}>
          <QuickAdd
            place={{ listID: task.taskList.id, superTaskID: task.id }}
            of={task.title}
            isOpen
            onOpen={() => {}}
            onClose={() => setIsAdding(false)}
          />
        </Box>
      )}
    </Stack>
  )
}

/** The sub-tasks as they will be once pending changes are saved. */
function useSubTasks(door: BoardDoor, { id: taskID, subTasks }: Task) {
  const pending = usePendingChanges(door)
  return pending.reduce<readonly SubTask[]>((shown, change) => {
    if (change.kind === 'add') {
      const isHere = change.superTaskID === taskID && !shown.some(({ id }) => id === change.tasks[0].id)
      return isHere ? shown.concat(addedSubTask(change, new Date().toISOString())) : shown
    }
    const ids = new Set(change.tasks.map(({ id }) => id))
    if (change.kind === 'archive' || change.kind === 'delete') return shown.filter(({ id }) => !ids.has(id))
    if (change.kind === 'toggle') {
      const finishedAt = change.isToggled ? new Date().toISOString() : null
      return shown.map((subTask) => (ids.has(subTask.id) ? { ...subTask, finishedAt } : subTask))
    }
    return shown
  }, subTasks)
}
