import { Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useScrollWhileDragging } from '../../../ui/drag/drag-of'
import { outdatedRows } from '../../../ui/lists/outdated-rows'
import { toggled } from '../../../ui/lists/selection'
import type { BoardDoor } from '../board-door'
import { useTaskDrag } from '../drag/task-drag'
import classes from './board.module.css'
import { useBoardLists, useBoardScene } from './board-context'
import { isOfFirm, shownOn } from './board-rights'
import { type BoardRow, boardRows, pagesOf, rowHeight } from './board-rows'
import { ColumnHeads, CompletedHead, ListHead } from './list-rows'
import { QuickAdd } from './quick-add'
import { narrowest, type ShownColumn, templateOf } from './task-cells'
import { TaskRow } from './task-row'
import type { Board } from './use-board'
import { useGridKeys } from './use-grid-keys'
import { useRowsInSight } from './use-rows-in-sight'
import { useScrollPlace } from './use-scroll-place'

interface BoardGridProps {
  readonly board: Board
  readonly display: 'list' | 'table'
  /** The columns of the table, in their order. */
  readonly columns: readonly ShownColumn[]
  readonly showsSubTasks: boolean
}

const LIST_COLUMNS: readonly ShownColumn[] = ['tags', 'status', 'employees', 'priority', 'dueDate', 'time']
/** The columns that are left out first where there is less room. */
const LESS_NEEDED: readonly ShownColumn[] = ['tags', 'time', 'loggedTime', 'estimatedTime', 'priority']
const PHONE_WIDTH = 640

/** One's own lists have no column for people, those of a portal none for what is not shared. */
function listColumns(door: BoardDoor): readonly ShownColumn[] {
  const { estimatedTime, loggedTime } = shownOn(door)
  const time = estimatedTime ? (loggedTime ? 'time' : 'estimatedTime') : loggedTime && 'loggedTime'
  return LIST_COLUMNS.flatMap((column): readonly ShownColumn[] => {
    if (column === 'employees' && door.isPersonal) return []
    if (column === 'tags' && !isOfFirm(door)) return []
    return column === 'time' ? (time ? [time] : []) : [column]
  })
}
/** More tasks are fetched when so many rows are left before their place. */
const ROWS_AHEAD = 20

function fittingColumns(columns: readonly ShownColumn[], width: number): readonly ShownColumn[] {
  return LESS_NEEDED.reduce(
    (fitting, column) => (narrowest(fitting) > width ? fitting.filter((each) => each !== column) : fitting),
    columns,
  )
}

/** Lists of tasks, one below the other; only rows in sight are rendered. */
export function BoardGrid({ board, display, columns, showsSubTasks }: BoardGridProps) {
  const scene = useBoardScene()
  const { canCreate, adding } = scene
  const lists = useBoardLists()
  const grid = useRef<HTMLTableElement>(null)
  const { ref: sized, width } = useElementSize<HTMLDivElement>()
  const place = useScrollPlace(grid)
  const [foldedLists, setFoldedLists] = useState<ReadonlySet<string>>(new Set())
  const [foldedTasks, setFoldedTasks] = useState<ReadonlySet<string>>(new Set())

  const look = width > 0 && width < PHONE_WIDTH ? 'phone' : display
  const shownColumns = useMemo(() => {
    if (display === 'table') return columns
    const wanted = listColumns(scene.door)
    return width > 0 ? fittingColumns(wanted, width) : wanted
  }, [display, columns, width, scene.door])

  const rows = useMemo(
    () =>
      boardRows(lists, {
        foldedLists,
        foldedTasks,
        showsSubTasks,
        canCreate,
        addingTo: adding?.superTaskID ?? null,
        showsHead: look !== 'phone',
        isCompletedShown: board.completed.isOpen,
        hasMoreCompleted: board.completed.hasMore,
      }),
    [lists, foldedLists, foldedTasks, showsSubTasks, canCreate, adding, look, board.completed],
  )
  const taskKeys = useMemo(() => rows.filter(({ kind }) => kind === 'task').map(({ key }) => key), [rows])
  const foldTask = useCallback((taskID: string) => setFoldedTasks((folded) => toggled(folded, taskID)), [])
  const foldList = useCallback((listID: string) => setFoldedLists((folded) => toggled(folded, listID)), [])

  const keys = useGridKeys({ grid, taskKeys, onFold: foldTask })
  const heights = useMemo(() => rows.map((row) => rowHeight(row, look)), [rows, look])
  const focused = useMemo(() => rows.findIndex(({ key }) => key === keys.current), [rows, keys.current])
  const { tops, height, drawn, sight, reveal } = useRowsInSight(heights, place, focused)
  useScrollWhileDragging(place.scroller)

  const { wanted, arrived } = keys
  useEffect(() => {
    if (wanted === undefined) return
    const index = rows.findIndex(({ key }) => key === wanted)
    if (index >= 0) reveal(index)
    arrived()
  }, [wanted, arrived, rows, reveal])

  const { loadMore, look: lookAt } = board
  const pages = pagesOf(drawn.flatMap((index) => rows[index] ?? [])).join(' ')
  useEffect(() => {
    lookAt(pages.split(' '))
    return () => lookAt(null)
  }, [lookAt, pages])
  // Only the first missing page in sight is fetched, one at a time: its tasks push what follows further down.
  const nextMore = rows
    .slice(Math.max(0, sight.first - ROWS_AHEAD), sight.last + ROWS_AHEAD)
    .find(({ kind }) => kind === 'more')
  useEffect(() => {
    if (nextMore?.kind === 'more') loadMore([nextMore.list.id])
  }, [nextMore, loadMore])

  const template = look === 'phone' ? undefined : templateOf(shownColumns)
  return (
    <div className={classes.sideways} ref={sized} data-look={look}>
      <table
        ref={grid}
        className={classes.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows fold and take keys
        role="treegrid"
        aria-label="Tasks"
        aria-busy={board.isOutdated}
        {...outdatedRows(board.isOutdated)}
        aria-rowcount={rows.length}
        tabIndex={-1}
        style={{
          height,
          ...(look !== 'phone' && { minWidth: narrowest(shownColumns) }),
        }}
        onKeyDown={keys.onKeyDown}
      >
        <tbody className={classes.rows}>
          {drawn.map((index) => {
            const row = rows[index]
            if (!row || row.kind === 'gap') return null
            const isEnd = (rows[index + 1]?.kind ?? 'gap') === 'gap'
            if (row.kind === 'task')
              return (
                <TaskRow
                  key={row.key}
                  task={row.task}
                  listID={row.list.id}
                  isSubTask={row.isSubTask}
                  isLast={row.isLast}
                  isFolded={row.isFolded}
                  top={tops[index] ?? 0}
                  height={heights[index] ?? 0}
                  template={template}
                  rowIndex={index + 1}
                  columns={shownColumns}
                  look={look}
                  isTabStop={row.key === keys.current}
                  isEnd={isEnd}
                  onFold={foldTask}
                  onFocusRow={keys.setCurrent}
                />
              )
            return (
              <OtherRow
                key={row.key}
                row={row}
                board={board}
                columns={shownColumns}
                style={{ top: tops[index], height: heights[index], gridTemplateColumns: template }}
                rowIndex={index + 1}
                isEnd={isEnd}
                onFoldList={foldList}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface OtherRowProps {
  readonly row: Exclude<BoardRow, { kind: 'task' | 'gap' }>
  readonly board: Board
  readonly columns: readonly ShownColumn[]
  readonly style: CSSProperties
  readonly rowIndex: number
  readonly isEnd: boolean
  readonly onFoldList: (listID: string) => void
}

function OtherRow({ row, board, columns, style, rowIndex, isEnd, onFoldList }: OtherRowProps) {
  const frame = {
    className: classes.other,
    style,
    'aria-rowindex': rowIndex,
    'data-kind': row.kind,
    'data-end': isEnd || undefined,
  }
  switch (row.kind) {
    case 'list':
      return (
        <tr {...frame} aria-level={1} aria-expanded={!row.isFolded} data-folded={row.isFolded || undefined}>
          <ListHead list={row.list} isFolded={row.isFolded} onFold={onFoldList} />
        </tr>
      )
    case 'columns':
      return (
        <tr {...frame}>
          <ColumnHeads columns={columns} />
        </tr>
      )
    case 'completed':
      return (
        <tr {...frame}>
          <CompletedHead list={row.list} isShown={row.isShown} onToggle={board.completed.toggle} />
        </tr>
      )
    case 'more':
      return (
        <tr {...frame} aria-busy>
          <td className={classes.loading}>Loading…</td>
        </tr>
      )
    case 'moreCompleted':
      return (
        <tr {...frame}>
          <td>
            <Button variant="subtle" size="compact-sm" onClick={() => board.completed.loadMore(row.list.id)}>
              Show more
            </Button>
          </td>
        </tr>
      )
    case 'add':
      return <AddRow {...frame} row={row} />
  }
}

function AddRow({ row, ...frame }: { row: Extract<BoardRow, { kind: 'add' }>; style: CSSProperties }) {
  const { adding, add } = useBoardScene()
  const lists = useBoardLists()
  const element = useRef<HTMLTableRowElement>(null)
  const place = { listID: row.list.id, superTaskID: row.superTaskID }
  const { edge } = useTaskDrag(element, {
    dragged: null,
    place: { ...place, taskID: null, statusID: null },
  })
  const superTask = lists.flatMap(({ tasks }) => tasks).find(({ id }) => id === row.superTaskID)
  return (
    <tr {...frame} ref={element} data-edge={edge} data-sub={superTask ? true : undefined}>
      <td className={classes.addCell}>
        <QuickAdd
          place={place}
          of={superTask?.title ?? row.list.name}
          isOpen={adding?.listID === place.listID && adding.superTaskID === place.superTaskID}
          onOpen={() => add(place)}
          onClose={() => add(null)}
        />
      </td>
    </tr>
  )
}
