import { ActionIcon, Button, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { TaskList } from '@praxis/contract/tasks/task-shapes'
import { percentDone } from '@praxis/domain/tasks/percent-done'
import {
  IconArchive,
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconChevronRight,
  IconCircleCheck,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useRef } from 'react'
import { attempt } from '../../../ui/feedback/attempt'
import { ProgressBar } from '../../../ui/figures/progress-bar'
import { icon } from '../../../ui/icon'
import { Row, Text } from '../../../ui/layout/box'
import { ActionMenu, type MenuAction } from '../../../ui/menus/action-menu'
import { useTaskDrag } from '../drag/task-drag'
import { shortDuration } from '../fields/task-marks'
import { SORTS } from '../task-words'
import { useSortTaskList } from '../tasks.mutations'
import classes from './board.module.css'
import { useBoardLists, useBoardScene } from './board-context'
import { shownOn } from './board-rights'
import { columnName, isNumber, type ShownColumn } from './task-cells'

interface ListHeadProps {
  readonly list: TaskList
  readonly isFolded: boolean
  readonly onFold: (listID: string) => void
}

/** The name of a list, its progress, and logged against estimated time. */
export function ListHead({ list, isFolded, onFold }: ListHeadProps) {
  const { canEdit, canCreate, add, door } = useBoardScene()
  const lists = useBoardLists()
  const element = useRef<HTMLTableCellElement>(null)
  const { edge, isDragged } = useTaskDrag(element, {
    dragged: canEdit && lists.length > 1 ? { kind: 'list', boardKey: door.key, listID: list.id } : null,
    place: canEdit ? { listID: list.id, taskID: null, superTaskID: null, statusID: null, isListHead: true } : null,
  })
  const { activeTaskCount: open, completedTaskCount: done } = list
  return (
    <td ref={element} className={classes.listHead} data-edge={edge} data-dragged={isDragged || undefined}>
      <ActionIcon
        size="sm"
        aria-label={`${isFolded ? 'Expand' : 'Collapse'} ${list.name}`}
        onClick={() => onFold(list.id)}
      >
        {isFolded ? <IconChevronRight {...icon} /> : <IconChevronDown {...icon} />}
      </ActionIcon>
      <Text as="h2" shrinks size={14} weight="semi" ellipsis title={list.name}>
        {list.name}
      </Text>
      <Text rigid tone="third" weight="normal" figures>
        {open} open
      </Text>
      <Text grow />
      {open + done > 0 && shownOn(door).progress && (
        <Row as="span" className={classes.progress} gap={2} rigid tone="second" letters={12} figures>
          {done} of {open + done} done
          <Text style={{ width: 120 }}>
            <ProgressBar share={percentDone(done, open + done) / 100} label={`Done in ${list.name}`} tone="accent" />
          </Text>
        </Row>
      )}
      <ListTime list={list} />
      {canCreate && (
        <ActionIcon
          size="sm"
          aria-label={`Add to ${list.name}`}
          onClick={() => {
            if (isFolded) onFold(list.id)
            add({ listID: list.id, superTaskID: null })
          }}
        >
          <IconPlus {...icon} />
        </ActionIcon>
      )}
      {canEdit && <ListMenu list={list} />}
    </td>
  )
}

function ListTime({ list: { analytics, name } }: { list: TaskList }) {
  const { estimatedTime, loggedTime } = analytics
  const shows = shownOn(useBoardScene().door)
  if (estimatedTime === 0 && loggedTime === 0) return null
  if (!shows.loggedTime)
    return (
      <span className={classes.listTime}>
        <b>{shortDuration(estimatedTime)}</b> estimated
      </span>
    )
  const logged = shortDuration(loggedTime)
  if (!shows.estimatedTime || estimatedTime === 0)
    return (
      <span
        className={classes.listTime}
        title={shows.estimatedTime ? `${name}: ${logged} logged, nothing estimated` : undefined}
      >
        <b>{logged}</b> logged
      </span>
    )
  const estimated = shortDuration(estimatedTime)
  return (
    <span
      className={classes.listTime}
      title={`${name}: ${logged} logged, ${estimated} estimated`}
      data-over={loggedTime > estimatedTime || undefined}
    >
      <b>{logged}</b> of {estimated}
    </span>
  )
}

function ListMenu({ list }: { list: TaskList }) {
  const { door, ask, change } = useBoardScene()
  const lists = useBoardLists()
  const { mutateAsync: sortList } = useSortTaskList(door)
  const at = lists.findIndex(({ id }) => id === list.id)
  const move = (beforeID: string | null) => void change({ kind: 'moveList', tasks: [], listID: list.id, beforeID })
  const actions: MenuAction[] = [
    { label: 'Rename', icon: <IconPencil {...icon} />, onSelect: () => ask({ kind: 'list', list }) },
    {
      label: 'Move list up',
      icon: <IconArrowUp {...icon} />,
      disabled: at <= 0,
      onSelect: () => move(lists[at - 1]?.id ?? null),
    },
    {
      label: 'Move list down',
      icon: <IconArrowDown {...icon} />,
      disabled: at >= lists.length - 1,
      onSelect: () => move(lists[at + 2]?.id ?? null),
    },
    ...SORTS.map(({ label, sort }) => ({
      label: `Sort by ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
      onSelect: () => void attempt(sortList({ taskListId: list.id, sort })),
    })),
  ]
  if (door.work)
    actions.push({
      label: 'Archive all…',
      icon: <IconArchive {...icon} />,
      onSelect: () => ask({ kind: 'archiveAll', listID: list.id, of: null }),
    })
  actions.push({
    label: 'Delete list…',
    icon: <IconTrash {...icon} />,
    danger: true,
    onSelect: () => ask({ kind: 'deleteList', list }),
  })
  return <ActionMenu label={`Actions for list ${list.name}`} actions={actions} />
}

export function ColumnHeads({ columns }: { columns: readonly ShownColumn[] }) {
  return (
    <>
      <th scope="col">
        <VisuallyHidden>Done</VisuallyHidden>
      </th>
      <th scope="col" className={classes.titleHead}>
        Task
      </th>
      {columns.map((column) => (
        <th key={column} scope="col" data-number={isNumber(column) || undefined}>
          {columnName(column)}
        </th>
      ))}
      <th scope="col">
        <VisuallyHidden>Actions</VisuallyHidden>
      </th>
    </>
  )
}

interface CompletedHeadProps {
  readonly list: TaskList
  readonly isShown: boolean
  readonly onToggle: (listID: string) => void
}

export function CompletedHead({ list, isShown, onToggle }: CompletedHeadProps) {
  const { canEdit, door, ask } = useBoardScene()
  return (
    <td className={classes.completedHead}>
      <UnstyledButton
        className={classes.completedButton}
        aria-expanded={isShown}
        onClick={() => onToggle(list.id)}
        aria-label={`Completed in ${list.name}: ${list.completedTaskCount}`}
      >
        {isShown ? <IconChevronDown {...icon} /> : <IconChevronRight {...icon} />}
        <IconCircleCheck {...icon} className={classes.done} />
        Completed{' '}
        <Text rigid tone="third" weight="normal" figures>
          {list.completedTaskCount}
        </Text>
      </UnstyledButton>
      <Text grow />
      {canEdit && door.work && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => ask({ kind: 'archiveAll', listID: list.id, of: 'completed' })}
        >
          Archive all
        </Button>
      )}
    </td>
  )
}
