import { ActionIcon } from '@mantine/core'
import type { TaskCard } from '@praxis/contract/tasks/task-shapes'
import { IconCalendar, IconDots } from '@tabler/icons-react'
import { type MouseEvent, memo, useRef } from 'react'
import { Chip } from '../../../ui/chips/chip'
import { Row, Text } from '../../../ui/layout/box'
import { useTaskDrag } from '../drag/task-drag'
import { Assignees, DueText, LoggedOfEstimated, PriorityMark } from '../fields/task-marks'
import { useBoardScene } from './board-context'
import { shownOn } from './board-rights'
import classes from './kanban.module.css'
import { TaskCounts } from './task-row'

const MOST_TAGS = 2

interface KanbanCardProps {
  readonly task: TaskCard
  readonly listName: string | undefined
}

/** A task as a card in the column of its status. */
export const KanbanCard = memo(function KanbanCard({ task, listName }: KanbanCardProps) {
  const scene = useBoardScene()
  const element = useRef<HTMLElement>(null)
  const { isDragged, edge } = useTaskDrag(element, {
    dragged: task.can.updateStatus
      ? { kind: 'task', boardKey: scene.door.key, taskID: task.id, hasSubTasks: false }
      : null,
    place: { listID: task.taskList.id, taskID: task.id, superTaskID: null, statusID: task.status.id },
  })
  const isDone = task.finishedAt !== null
  const open = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button, input')) return
    if (scene.canEdit && (event.shiftKey || event.ctrlKey || event.metaKey))
      scene.toggleSelected(task.id, event.shiftKey)
    else scene.onOpen(task.id)
  }
  const openByTitle = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    scene.onOpen(task.id)
  }
  const isSelected = scene.selected.has(task.id)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the column around it takes the keys of all its cards
    <article
      ref={element}
      className={classes.card}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a card is opened, moved and selected by keys
      tabIndex={0}
      aria-label={isSelected ? `${task.title}, selected` : task.title}
      data-card={task.id}
      data-open={scene.openTaskID === task.id || undefined}
      data-selected={isSelected || undefined}
      data-dragged={isDragged || undefined}
      data-done={isDone || undefined}
      data-edge={edge}
      onClick={open}
    >
      <Row as="span" gap={1} style={{ minHeight: 18, marginBlock: -1 }}>
        <Text grow shrinks tone="third" size={12} ellipsis>
          {listName}
        </Text>
        <PriorityMark priority={task.priority} iconOnly />
        <ActionIcon
          className={classes.menu ?? ''}
          size="xs"
          tabIndex={-1}
          aria-label={`Actions for ${task.title}`}
          aria-haspopup="menu"
          onClick={(event) => scene.openMenu(task, event.currentTarget)}
        >
          <IconDots size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Row>
      <a className={classes.title} href={scene.hrefOf(task.id)} tabIndex={-1} draggable={false} onClick={openByTitle}>
        {task.title}
      </a>
      <Facts task={task} isDone={isDone} />
    </article>
  )
})

function Facts({ task, isDone }: { task: TaskCard; isDone: boolean }) {
  const { today, door } = useBoardScene()
  const hasTime = task.estimatedTime !== null || task.loggedTime > 0
  const hasMiddle = task.tags.length > 0 || task.subTaskCount > 0 || hasTime || task.commentCount + task.fileCount > 0
  const hasFoot = task.dueDate !== null || task.employees.length > 0
  return (
    <>
      {hasMiddle && (
        <Row as="span" wrap style={{ gap: '4px 8px', minHeight: 20 }}>
          {task.tags.slice(0, MOST_TAGS).map((tag) => (
            <Chip key={tag} tone="outline">
              {tag}
            </Chip>
          ))}
          <TaskCounts task={task} />
          {hasTime && (
            <Text last>
              <LoggedOfEstimated
                logged={task.loggedTime}
                estimated={task.estimatedTime}
                shows={shownOn(door)}
                withBar={false}
              />
            </Text>
          )}
        </Row>
      )}
      {hasFoot && (
        <Row as="span" wrap style={{ gap: '4px 8px', minHeight: 20 }}>
          {task.dueDate !== null && (
            <Row as="span" inline tone="second" letters={12} style={{ gap: 5 }}>
              <IconCalendar size={14} stroke={1.75} aria-hidden />
              <DueText dueDate={task.dueDate} today={today} isDone={isDone} />
            </Row>
          )}
          {task.employees.length > 0 && (
            <Text last>
              <Assignees employees={task.employees} size="xs" />
            </Text>
          )}
        </Row>
      )}
    </>
  )
}
