import { Button, VisuallyHidden } from '@mantine/core'
import { defaultTaskColumns, type TaskDisplay } from '@praxis/contract/tasks/task-rules'
import type { TaskList, TaskStatus } from '@praxis/contract/tasks/task-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { IconListCheck, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStoredState } from '../../../ui/drafts/use-stored-state'
import { usePageShortcuts } from '../../../ui/keys/page-shortcuts'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { Stack } from '../../../ui/layout/box'
import { listStateInstead } from '../../../ui/lists/list-states'
import { OutdatedMark } from '../../../ui/lists/outdated-rows'
import { toggled, withRange } from '../../../ui/lists/selection'
import { InPanelLayout, SidePanel } from '../../../ui/overlays/side-panel'
import type { BoardDoor } from '../board-door'
import { type BoardSearch, boardFilterOf, isBoardFiltered, withoutBoardFilters } from '../board-search'
import { type EditedField, TaskFieldEditor } from '../fields/task-field-editor'
import { useChangeBoard, useUpdateTaskColumns } from '../tasks.mutations'
import { everybodyOf, taskColumnsQuery, taskOptionsQuery, taskStatusesQuery } from '../tasks.queries'
import classes from './board.module.css'
import { BoardBar } from './board-bar'
import { type AddingPlace, findTask, type TaskDestination } from './board-changes'
import {
  type AnyTask,
  type BoardDialog,
  BoardListsProvider,
  type BoardScene,
  BoardSceneProvider,
  type EditedTitle,
} from './board-context'
import { BoardGrid } from './board-grid'
import { BoardMenu, type BoardSetting } from './board-menu'
import { boardRights, mayEditField } from './board-rights'
import { BoardSkeleton } from './board-skeleton'
import { BulkActions } from './bulk-actions'
import { ColumnChoice } from './column-choice'
import { destinationText, stepFrom } from './destination'
import { TASK_KEYS } from './task-keys'
import { TaskMenu } from './task-menu'
import { UnsavedTasks } from './unsaved-tasks'
import { useBoard } from './use-board'
import { useBoardDrops } from './use-board-drops'

const KanbanBoard = late(() => import('./kanban-board').then((module) => ({ default: module.KanbanBoard })))
const BoardDialogs = late(
  () => import('./board-dialogs').then((module) => ({ default: module.BoardDialogs })),
  inDialog,
)
const TaskPanel = late(
  () => import('../task/task-panel').then((module) => ({ default: module.TaskPanel })),
  (notice, { onOpen }) => (
    <SidePanel title="Task" onClose={() => onOpen(undefined)}>
      {notice}
    </SidePanel>
  ),
)

export interface TaskBoardProps {
  /** The board; the same object as long as it is the same board. */
  readonly door: BoardDoor
  /** The reader's day when tasks are rendered: a clock that ticks would render all of them again. */
  readonly today: Day
  readonly search: BoardSearch
  readonly onSearch: (search: BoardSearch) => void
  readonly display: TaskDisplay
  readonly onDisplay: (display: TaskDisplay) => void
  readonly openTaskID?: string | undefined
  readonly hrefOf: (taskID: string) => string
  /** Opens a task in the panel; undefined closes the panel. */
  readonly onOpen: (taskID: string | undefined) => void
  /** Shown before the filters; given all lists there are. */
  readonly start?: (lists: readonly TaskList[]) => ReactNode
  /** The one list that is shown; all of them when it is undefined. */
  readonly shownListID?: (lists: readonly TaskList[]) => string | undefined
  /** The settings offered in the board's menu, to those who may change them. */
  readonly settings?: readonly BoardSetting[]
  /** Shown while there is no list at all. */
  readonly emptyText?: string
}

/** Whether the same title is being edited in the same state: typing on must not render the board with every key. */
const isSameTitle = (one: EditedTitle | undefined, other: EditedTitle | null): boolean =>
  one?.taskID === other?.taskID && one?.isTyped === other?.isTyped

const isTypedTitle = ({ isTyped = false }: EditedTitle) => isTyped

const NO_TASKS: ReadonlySet<string> = new Set()
const NO_SETTINGS: readonly BoardSetting[] = []
const NO_STATUSES: readonly TaskStatus[] = []
/** Dialogs that also those may open who only read the board. */
const FOR_READERS: ReadonlySet<BoardDialog['kind']> = new Set(['archive', 'shortcuts'])

/** The tasks of a project, a person or a template, as lists, a table or a kanban; stands inside a PanelLayout. */
export function TaskBoard(props: TaskBoardProps) {
  const { door, today, search, onSearch, display, openTaskID, onOpen, hrefOf } = props
  const board = useBoard(door, { filter: boardFilterOf(search), showsCompleted: display === 'kanban' })
  const { data: statuses = NO_STATUSES } = useQuery(taskStatusesQuery(door))
  const { data: options } = useQuery(taskOptionsQuery(door))
  const { data: columns } = useQuery({ ...taskColumnsQuery(door), enabled: display === 'table' })
  const { mutate: updateColumns } = useUpdateTaskColumns(door)
  const [ownColumns, setOwnColumns] = useState(defaultTaskColumns)
  const change = useChangeBoard(door)

  const [edited, setEdited] = useState<{ field: EditedField; taskID: string; anchor: HTMLElement }>()
  const [menu, setMenu] = useState<{ taskID: string; anchor: HTMLElement }>()
  const [dialog, setDialog] = useState<BoardDialog>()
  const [selected, setSelected] = useState(NO_TASKS)
  const lastSelected = useRef<string>(undefined)
  const { value: titleEdited = null, set: setTitleEdited } = useStoredState<EditedTitle>(
    `board/${door.key}/title`,
    isTypedTitle,
  )
  const editTitle = useCallback<BoardScene['editTitle']>(
    (edited) => setTitleEdited((current) => (isSameTitle(current, edited) ? current : (edited ?? undefined))),
    [setTitleEdited],
  )
  const [adding, add] = useState<AddingPlace | null>(null)
  const [said, setSaid] = useState('')

  const isFiltered = isBoardFiltered(search)
  const shownListID = board.lists && props.shownListID?.(board.lists)
  const lists = useMemo(
    () =>
      (board.lists ?? [])
        .filter(({ id }) => shownListID === undefined || id === shownListID)
        .filter(
          ({ id, tasks, hasMore, completedTaskCount }) =>
            !isFiltered || hasMore || tasks.length + completedTaskCount > 0 || id === search.taskListID,
        ),
    [board.lists, isFiltered, search.taskListID, shownListID],
  )
  const rights = useMemo(() => boardRights(door, board.canEdit), [door, board.canEdit])
  const { canEdit, canCreate } = rights

  const shownLists = useRef(lists)
  useEffect(() => {
    shownLists.current = lists
  }, [lists])
  const moveTo = useCallback(
    (task: AnyTask, to: TaskDestination) => {
      setSaid(destinationText(shownLists.current, task.id, to))
      void change({ kind: 'move', tasks: [task], to })
    },
    [change],
  )
  const step = useCallback(
    (task: AnyTask, by: 1 | -1) => {
      const to = stepFrom(shownLists.current, task.id, by)
      if (to) moveTo(task, to)
    },
    [moveTo],
  )
  const toggleSelected = useCallback((taskID: string, isRange: boolean) => {
    const from = lastSelected.current
    lastSelected.current = taskID
    setSelected((current) =>
      isRange && from !== undefined
        ? withRange(current, taskIDsOf(shownLists.current), from, taskID)
        : toggled(current, taskID),
    )
  }, [])
  const scene = useMemo(
    (): BoardScene => ({
      door,
      statuses,
      people: options?.employees ?? [],
      assignees: everybodyOf(options),
      today,
      ...rights,
      openTaskID,
      hrefOf,
      onOpen,
      change,
      edit: (field, task, anchor) => setEdited({ field, taskID: task.id, anchor }),
      openMenu: (task, anchor) => setMenu({ taskID: task.id, anchor }),
      ask: setDialog,
      step,
      // The right to change the board may be lost while tasks are selected.
      selected: canEdit ? selected : NO_TASKS,
      toggleSelected,
      clearSelected: () => setSelected(NO_TASKS),
      titleEdited: canEdit ? titleEdited : null,
      editTitle,
      adding: canCreate ? adding : null,
      add,
    }),
    [
      door,
      statuses,
      options,
      today,
      rights,
      canEdit,
      canCreate,
      openTaskID,
      hrefOf,
      onOpen,
      change,
      step,
      selected,
      toggleSelected,
      titleEdited,
      editTitle,
      adding,
    ],
  )

  useBoardDrops(scene, { lists, allLists: board.lists ?? lists, moveTo, onSaid: setSaid })
  usePageShortcuts('Tasks', TASK_KEYS)

  const tasksSelected = [...scene.selected].flatMap((id) => findTask(lists, id) ?? [])
  const taskToEdit = edited && findTask(lists, edited.taskID)
  const mayEdit = edited && taskToEdit && mayEditField(rights, taskToEdit, edited.field)
  const menuTask = menu && findTask(lists, menu.taskID)
  const shownColumns = columns ?? ownColumns
  const instead = listStateInstead(
    {
      error: board.error,
      onRetry: board.retry,
      isFiltered,
      noMatchText: 'No tasks match these filters',
      onClearFilters: () => onSearch(withoutBoardFilters(search)),
      empty: {
        text: props.emptyText ?? 'No tasks yet.',
        icon: <IconListCheck size={20} stroke={1.75} />,
        action: canEdit && <NewListButton onClick={() => setDialog({ kind: 'list', list: null })} />,
      },
    },
    board.lists && lists.length,
  )

  return (
    <BoardSceneProvider value={scene}>
      <BoardListsProvider value={lists}>
        <Stack grow shrinks className={classes.board} data-fills={(display === 'kanban' && !instead) || undefined}>
          <BoardBar
            search={search}
            onSearch={onSearch}
            display={display}
            onDisplay={props.onDisplay}
            listChoices={options?.taskLists ?? []}
            start={props.start?.(board.lists ?? [])}
            hidesListFilter={props.shownListID !== undefined}
            displayActions={
              <>
                {display === 'table' && canEdit && (!door.columns || door.columns.update) && (
                  <ColumnChoice
                    columns={shownColumns}
                    onChange={(next) => (door.columns ? updateColumns(next) : setOwnColumns(next))}
                  />
                )}
                <BoardMenu settings={props.settings ?? NO_SETTINGS} search={search} />
                {canEdit && lists.length > 0 && (
                  <NewListButton onClick={() => setDialog({ kind: 'list', list: null })} />
                )}
                {canCreate && lists.length > 0 && (
                  <Button
                    leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
                    onClick={() => add({ listID: lists[0]?.id ?? '', superTaskID: null })}
                  >
                    Add task
                  </Button>
                )}
              </>
            }
          />
          <OutdatedMark isOutdated={board.isOutdated} />
          {instead ? (
            <div className={classes.card}>{instead}</div>
          ) : !board.lists ? (
            <BoardSkeleton display={display} />
          ) : display === 'kanban' ? (
            <Suspense fallback={<BoardSkeleton display={display} />}>
              <KanbanBoard
                board={board}
                shownStatusIDs={search.taskStatusIDs}
                listID={shownListID ?? search.taskListID}
              />
            </Suspense>
          ) : (
            <BoardGrid
              board={board}
              display={display}
              columns={shownColumns}
              showsSubTasks={search.showSubtask !== false}
            />
          )}
          <UnsavedTasks />
          {tasksSelected.length > 0 && (
            <BulkActions tasks={tasksSelected} isOutdated={board.isOutdated} onClear={scene.clearSelected} />
          )}
        </Stack>
        <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
        {taskToEdit && mayEdit && (
          <TaskFieldEditor
            field={edited.field}
            task={taskToEdit}
            anchor={edited.anchor}
            statuses={statuses}
            people={scene.people}
            today={today}
            onChange={(next) => void change({ kind: 'update', tasks: [taskToEdit], ...next })}
            onClose={() => setEdited(undefined)}
          />
        )}
        {menuTask && <TaskMenu task={menuTask} anchor={menu.anchor} onClose={() => setMenu(undefined)} />}
        <Opening>
          {dialog && (canEdit || FOR_READERS.has(dialog.kind)) && (
            <BoardDialogs
              dialog={dialog}
              search={search}
              onClose={() => setDialog(undefined)}
              onGone={(ids) => {
                setSelected(NO_TASKS)
                if (openTaskID !== undefined && ids.includes(openTaskID)) onOpen(undefined)
              }}
            />
          )}
        </Opening>
        {openTaskID !== undefined && (
          <InPanelLayout>
            <Opening>
              <TaskPanel key={openTaskID} door={door} taskID={openTaskID} onOpen={onOpen} />
            </Opening>
          </InPanelLayout>
        )}
      </BoardListsProvider>
    </BoardSceneProvider>
  )
}

const taskIDsOf = (lists: readonly TaskList[]): string[] =>
  lists.flatMap(({ tasks }) => tasks.flatMap(({ id, subTasks }) => [id, ...subTasks.map((subTask) => subTask.id)]))

function NewListButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="default" leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={onClick}>
      Add list
    </Button>
  )
}
