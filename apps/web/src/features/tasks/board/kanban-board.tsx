import { ActionIcon, Button } from '@mantine/core'
import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import { IconArchive, IconPlus } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { useScrollWhileDragging } from '../../../ui/drag/drag-of'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { outdatedRows } from '../../../ui/lists/outdated-rows'
import { ActionMenu, type MenuAction } from '../../../ui/menus/action-menu'
import { useTaskDrag } from '../drag/task-drag'
import { StatusDot, shortDuration } from '../fields/task-marks'
import { useBoardLists, useBoardScene } from './board-context'
import classes from './kanban.module.css'
import { KanbanCard } from './kanban-card'
import { type KanbanColumn, kanbanColumns } from './kanban-columns'
import { QuickAdd } from './quick-add'
import type { Board } from './use-board'

interface KanbanBoardProps {
  readonly board: Board
  readonly shownStatusIDs: readonly string[] | undefined
  /** The list that new cards are added to. */
  readonly listID: string | undefined
}

const CARD_HEIGHT = 96
const GAP = 8
const OVERSCAN = 4
/** On a board of very many lists, more tasks are fetched for so many lists at a time. */
const LISTS_AT_ONCE = 8

/** A column for each status; dragging a card to another column changes its status. */
export function KanbanBoard({ board, shownStatusIDs, listID }: KanbanBoardProps) {
  const { statuses } = useBoardScene()
  const lists = useBoardLists()
  const [row, setRow] = useState<HTMLElement | null>(null)
  useScrollWhileDragging(row)
  const columns = useMemo(() => kanbanColumns(lists, statuses, shownStatusIDs), [lists, statuses, shownStatusIDs])
  const addsTo = listID ?? lists[0]?.id
  return (
    <section
      className={classes.columns}
      ref={setRow}
      aria-label="Columns by status"
      aria-busy={board.isOutdated}
      {...outdatedRows(board.isOutdated)}
    >
      {columns.map((column, index) => (
        <Column
          key={column.status.id}
          column={column}
          neighbours={[columns[index - 1], columns[index + 1]]}
          board={board}
          listID={addsTo}
        />
      ))}
    </section>
  )
}

interface ColumnProps {
  readonly column: KanbanColumn
  readonly neighbours: readonly [KanbanColumn | undefined, KanbanColumn | undefined]
  readonly board: Board
  readonly listID: string | undefined
}

function Column({ column, neighbours, board, listID }: ColumnProps) {
  const scene = useBoardScene()
  const lists = useBoardLists()
  const { status, tasks } = column
  const element = useRef<HTMLElement>(null)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const { edge } = useTaskDrag(element, {
    dragged: null,
    place: { listID: null, taskID: null, superTaskID: null, statusID: status.id },
  })
  useScrollWhileDragging(scroller)
  const virtualizer = useVirtualizer({
    count: tasks.length,
    getScrollElement: () => scroller,
    estimateSize: () => CARD_HEIGHT,
    gap: GAP,
    overscan: OVERSCAN,
    getItemKey: useCallback((index: number) => tasks[index]?.id ?? index, [tasks]),
  })
  // Where there is only one list, its name tells nothing.
  const listNames = useMemo(() => new Map(lists.length > 1 ? lists.map(({ id, name }) => [id, name]) : []), [lists])
  const onKeyDown = useColumnKeys(column, neighbours)
  const more = lists.filter(({ hasMore }) => hasMore)
  // Without a finished status, completed tasks stay where they were.
  const holdsDone = status.progress === 'finished' || scene.statuses.every(({ progress }) => progress !== 'finished')
  const moreDone = holdsDone ? lists.filter(({ id }) => board.completed.hasMore(id)) : []
  /** Whether the board's own button was pressed, which adds in the first column. */
  const isAskedToAdd = scene.adding !== null && scene.adding.superTaskID === null && neighbours[0] === undefined
  const canAdd = scene.canCreate && listID !== undefined && (status.id === BACKLOG_STATUS_ID || scene.canSetStatus)
  const count = `${tasks.length}${more.length > 0 || moreDone.length > 0 ? '+' : ''}`

  return (
    <Stack
      ref={element}
      as="section"
      rigid
      className={classes.column}
      aria-label={`${status.name}, ${count} ${count === '1' ? 'task' : 'tasks'}`}
      data-edge={edge}
    >
      <Row gap={2} rigid letters={13} style={{ height: 38, padding: '0 6px 0 12px' }}>
        <StatusDot color={status.color} />
        <Text as="h2" shrinks size={13} weight="semi" ellipsis title={status.name}>
          {status.name}
        </Text>
        <Text rigid tone="third" letters={12} figures>
          {count}
        </Text>
        <Text grow />
        {column.estimatedTime > 0 && (
          <Text rigid tone="third" letters={12} figures title="Estimated">
            {shortDuration(column.estimatedTime)}
          </Text>
        )}
        {canAdd && (
          <ActionIcon size="sm" aria-label={`Add to ${status.name}`} onClick={() => setIsAdding(true)}>
            <IconPlus size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
        <ColumnMenu column={column} listID={lists.length === 1 ? (listID ?? null) : null} />
      </Row>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: takes the keys of the cards in it */}
      <div className={classes.cards} ref={setScroller} onKeyDown={onKeyDown}>
        <ul className={classes.list} style={{ height: virtualizer.getTotalSize() }} aria-label={status.name}>
          {virtualizer.getVirtualItems().map((item) => {
            const task = tasks[item.index]
            return (
              task && (
                <li
                  key={task.id}
                  ref={virtualizer.measureElement}
                  data-index={item.index}
                  className={classes.place}
                  style={{ transform: `translateY(${item.start}px)` }}
                >
                  <KanbanCard task={task} listName={listNames.get(task.taskList.id)} />
                </li>
              )
            )
          })}
        </ul>
        {[...more, ...moreDone].length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              board.loadMore(more.slice(0, LISTS_AT_ONCE).map(({ id }) => id))
              for (const { id } of moreDone) board.completed.loadMore(id)
            }}
          >
            Show more
          </Button>
        )}
        {canAdd && (
          <div className={classes.add}>
            <QuickAdd
              place={{ listID, superTaskID: null }}
              of={status.name}
              statusID={status.id}
              isOpen={isAdding || isAskedToAdd}
              onOpen={() => setIsAdding(true)}
              onClose={() => {
                setIsAdding(false)
                if (isAskedToAdd) scene.add(null)
              }}
            />
          </div>
        )}
      </div>
    </Stack>
  )
}

function ColumnMenu({ column: { status }, listID }: { column: KanbanColumn; listID: string | null }) {
  const { canEdit, door, ask } = useBoardScene()
  if (!canEdit || !door.work) return null
  const actions: MenuAction[] = [
    {
      label: `Archive all in ${status.name}…`,
      icon: <IconArchive size={16} stroke={1.75} aria-hidden />,
      onSelect: () => ask({ kind: 'archiveAll', listID, of: { statusID: status.id } }),
    },
  ]
  return <ActionMenu label={`Actions for ${status.name}`} actions={actions} />
}

const focusCard = (list: Element | null, step: number) => {
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  const at = cards.findIndex((card) => card.matches(':focus'))
  cards[Math.min(Math.max(at + step, 0), cards.length - 1)]?.focus()
}

/** Arrow keys go from card to card; with Alt they move the card, also to the column beside. */
function useColumnKeys({ tasks, status }: KanbanColumn, [previous, next]: ColumnProps['neighbours']) {
  const scene = useBoardScene()
  const moveTo = (taskID: string, column: KanbanColumn | undefined, beforeID: string | null) => {
    const task = tasks.find(({ id }) => id === taskID)
    if (!task || !column || !task.can.updateStatus) return
    const { id: statusID, progress } = column.status
    void scene.change({
      kind: 'moveToStatus',
      tasks: [task],
      statusID,
      isFinished: progress === 'finished',
      beforeID,
    })
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    const card = event.target instanceof HTMLElement ? event.target : null
    const taskID = card?.dataset.card
    if (taskID === undefined || event.ctrlKey || event.metaKey) return
    const at = tasks.findIndex(({ id }) => id === taskID)
    const task = tasks[at]
    if (!task) return
    const column = { status, tasks, estimatedTime: 0 }
    if (event.altKey && event.key === 'ArrowRight') moveTo(taskID, next, null)
    else if (event.altKey && event.key === 'ArrowLeft') moveTo(taskID, previous, null)
    else if (event.altKey && !scene.canEdit) return
    else if (event.altKey && event.key === 'ArrowUp' && at > 0) moveTo(taskID, column, tasks[at - 1]?.id ?? null)
    else if (event.altKey && event.key === 'ArrowDown' && at < tasks.length - 1)
      moveTo(taskID, column, tasks[at + 2]?.id ?? null)
    else if (event.altKey) return
    else if (event.key === 'ArrowDown' || event.key === 'j') focusCard(event.currentTarget, 1)
    else if (event.key === 'ArrowUp' || event.key === 'k') focusCard(event.currentTarget, -1)
    else if (event.key === 'Enter') scene.onOpen(taskID)
    else if (event.key === 'Escape' && scene.selected.size > 0) scene.clearSelected()
    else if (event.key === 'x' && scene.canEdit) scene.toggleSelected(taskID, event.shiftKey)
    else if (event.key === 's' && task.can.updateStatus && card) scene.edit('status', task, card)
    else if (event.key === 'a' && scene.canAssign && card) scene.edit('employees', task, card)
    else if (event.key === 'p' && scene.canPrioritise && card) scene.edit('priority', task, card)
    else if (event.key === 'u' && scene.canEdit && card) scene.edit('dueDate', task, card)
    else if (event.key === 'd' && task.can.updateStatus)
      void scene.change({ kind: 'toggle', tasks: [task], isToggled: task.finishedAt === null })
    else if (event.key === 'Delete' && scene.canEdit) scene.ask({ kind: 'deleteTasks', tasks: [task] })
    else return
    event.preventDefault()
  }
}
