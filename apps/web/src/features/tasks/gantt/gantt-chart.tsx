import type { TaskProgress } from '@praxis/contract/tasks/task-rules'
import type { GanttTask } from '@praxis/contract/tasks/task-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useViewport, type Viewport } from '../../../ui/layout/use-viewport'
import classes from './gantt.module.css'
import { GanttHead } from './gantt-head'
import { GanttRowView } from './gantt-row'
import type { GanttRow } from './gantt-rows'
import { lookOf, type TaskDates } from './task-dates'
import { type TimeAxis, ticksBetween, xOf } from './time-axis'
import type { NamesEdge, WidthLimits } from './use-names-width'

interface GanttChartProps {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly leftWidth: number
  readonly leftLimits: WidthLimits
  readonly leftEdge: NamesEdge
  readonly rows: readonly GanttRow[]
  readonly axis: TimeAxis
  readonly today: Day
  readonly progressOfStatus: ReadonlyMap<string, TaskProgress>
  readonly hrefOf: (task: GanttTask) => string
  readonly onToggle: (key: string) => void
  readonly onReveal: (dates: TaskDates) => void
  readonly onOpen: (task: GanttTask) => void
  readonly onReschedule: (task: GanttTask, dates: TaskDates) => void
}

const ROW_HEIGHT = 38
const HEAD_HEIGHT = 46
const ROWS_A_STEP = 3
const DAYS_A_STEP = 7
/** Rows rendered beyond those in sight, so that a quick scroll shows no gap. */
const OVERSCAN_ROWS = 10
const OVERSCAN_X = 400

/** Indexes of the rows in sight, and of the selected row, which holds the keyboard wherever it is. */
function indexesInSight(count: number, { top, height }: Viewport, selected: number): number[] {
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - OVERSCAN_ROWS)
  const last = Math.min(count, Math.ceil((top + height) / ROW_HEIGHT) + OVERSCAN_ROWS)
  const indexes = Array.from({ length: Math.max(0, last - first) }, (_, place) => first + place)
  return selected < 0 || (selected >= first && selected < last) ? indexes : [...indexes, selected]
}

/** Tasks against time; only rows and columns in sight are rendered. */
export function GanttChart(props: GanttChartProps) {
  const { scroller, leftWidth, rows, axis, today, onOpen } = props
  const viewport = useViewport(scroller, {
    vertical: ROWS_A_STEP * ROW_HEIGHT,
    horizontal: DAYS_A_STEP * axis.dayWidth,
  })
  const [selected, setSelected] = useState<string>()
  const focusNext = useRef<string | undefined>(undefined)
  const taskIndexes = useMemo(() => rows.flatMap((row, index) => (row.kind === 'task' ? [index] : [])), [rows])
  const isListed = rows.some(({ key }) => key === selected)
  const firstTask = taskIndexes[0] === undefined ? undefined : rows[taskIndexes[0]]?.key
  const stop = isListed ? selected : firstTask
  const stopIndex = rows.findIndex(({ key }) => key === stop)

  useEffect(() => {
    if (focusNext.current === undefined) return
    const row = scroller.current?.querySelector(`[data-row-key="${CSS.escape(focusNext.current)}"]`)
    focusNext.current = undefined
    row?.querySelector<HTMLElement>('[data-bar]')?.focus({ preventScroll: true })
  })

  const bringToSight = (index: number) => {
    const element = scroller.current
    if (!element) return
    const top = index * ROW_HEIGHT
    const roomBelow = element.clientHeight - HEAD_HEIGHT - ROW_HEIGHT
    if (top < element.scrollTop) element.scrollTop = top
    else if (top > element.scrollTop + roomBelow) element.scrollTop = top - roomBelow
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.bar === undefined) return
    const current = rows[stopIndex]
    if (event.key === 'Enter' && !event.defaultPrevented && current?.kind === 'task') return onOpen(current.task)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const place = taskIndexes.indexOf(stopIndex) + (event.key === 'ArrowDown' ? 1 : -1)
    const next = taskIndexes[place]
    const key = next === undefined ? undefined : rows[next]?.key
    if (next === undefined || key === undefined) return
    focusNext.current = key
    setSelected(key)
    bringToSight(next)
    const row = rows[next]
    if (row?.kind === 'task') props.onReveal(row.task)
  }

  const width = axis.days * axis.dayWidth
  const fromX = Math.max(0, viewport.left - OVERSCAN_X)
  const toX = Math.min(width - 1, viewport.left + viewport.width - leftWidth + OVERSCAN_X)
  const style: CSSProperties & Record<'--gantt-left' | '--gantt-day', string> = {
    '--gantt-left': `${leftWidth}px`,
    '--gantt-day': `${axis.dayWidth}px`,
    width: leftWidth + width,
    height: `max(100%, ${HEAD_HEIGHT + rows.length * ROW_HEIGHT}px)`,
  }
  const body = scroller.current?.clientHeight ?? 0
  return (
    <div ref={scroller} className={classes.scroller} data-gantt-scroller>
      <div className={classes.canvas} style={style}>
        <div className={classes.corner}>
          {/* biome-ignore lint/a11y/useSemanticElements: a line that is dragged, which hr is not */}
          <div
            className={classes.edge}
            style={{ height: viewport.height }}
            role="separator"
            aria-orientation="vertical"
            aria-label="Width of the task column"
            aria-valuenow={leftWidth}
            aria-valuemin={props.leftLimits.least}
            aria-valuemax={props.leftLimits.most}
            tabIndex={0}
            {...props.leftEdge}
          />
        </div>
        <GanttHead scroller={scroller} axis={axis} today={today} fromX={fromX} toX={toX} />
        <div className={classes.grid} data-scale={axis.scale} style={{ minHeight: body - HEAD_HEIGHT }} aria-hidden>
          {axis.scale !== 'week' &&
            ticksBetween(axis, fromX, toX).minor.map(({ day, x }) => (
              <span key={day} className={classes.line} style={{ left: x }} />
            ))}
          <span className={classes.today} style={{ left: xOf(axis, today) + axis.dayWidth / 2 }} />
        </div>
        <div className={classes.beside} aria-hidden />
        <ul aria-label="Gantt chart" onKeyDown={onKeyDown}>
          {indexesInSight(rows.length, viewport, stopIndex).map((index) => {
            const row = rows[index]
            return (
              row && (
                <GanttRowView
                  key={row.key}
                  row={row}
                  top={HEAD_HEIGHT + index * ROW_HEIGHT}
                  position={index + 1}
                  count={rows.length}
                  axis={axis}
                  today={today}
                  isSelected={row.key === stop}
                  look={
                    row.kind === 'task'
                      ? lookOf(row.task, props.progressOfStatus.get(row.task.status.id), today)
                      : 'toDo'
                  }
                  hrefOf={props.hrefOf}
                  onOpen={onOpen}
                  onToggle={props.onToggle}
                  onSelect={setSelected}
                  onReveal={props.onReveal}
                  onReschedule={props.onReschedule}
                />
              )
            )
          })}
        </ul>
      </div>
    </div>
  )
}
