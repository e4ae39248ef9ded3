import type { Planner } from '@praxis/contract/planning/planning-changes'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import { intervalOf } from '@praxis/domain/planning/intervals'
import { type CSSProperties, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { Count } from '../../../ui/chips/count'
import { usePageShortcuts } from '../../../ui/keys/page-shortcuts'
import { useViewport } from '../../../ui/layout/use-viewport'
import { categoryOf } from '../../../ui/people/category-colour'
import type { AxisInSight } from '../load/load-foot'
import { type BookingEdit, editedRow, freedIn, overBookedDays } from '../model/booking-edits'
import { cellWords } from '../model/cell-look'
import { inLanes } from '../model/lanes'
import { blocksBetween, type ColumnBlock, type PlanAxis, SIDEWAYS_STEP, xOf } from '../model/plan-axis'
import type { PlanRow } from '../model/plan-row'
import {
  firstUnnamedOf,
  heightOfRow,
  LANE_HEIGHT,
  ROW_HEIGHT,
  rowAt,
  rowLayout,
  SECTION_HEIGHT,
} from '../model/row-layout'
import { useScenarioMarks } from '../scenarios/scenario-marks'
import { CellTip } from './cell-tip'
import { DragCard } from './drag-card'
import { GridOverlays } from './grid-overlays'
import { boundsOf, elementIdOf, type GridPlace, type Rectangle } from './grid-place'
import { asGrid, asRowGroup, asRowHeader, asSection } from './grid-roles'
import { Ground } from './ground'
import classes from './planner.module.css'
import { counted, PlannerFoot, type RowNoun } from './planner-foot'
import { PlannerHead } from './planner-head'
import { BarText, PlannerRow } from './planner-row'
import { RowNames, WaitingName } from './row-names'
import { type BarDrag, usePlannerDrag } from './use-planner-drag'
import { type KeyActions, usePlannerKeys } from './use-planner-keys'
import { type Home, useReachedDays } from './use-reached-days'
import { WaitingRow } from './waiting-row'

export interface GridActions extends KeyActions {
  readonly drop: (drag: BarDrag) => void
  /** Where the reader is, for others who plan. */
  readonly standOn: (row: PlanRow | undefined, day: Day | undefined) => void
}

interface PlannerGridProps {
  readonly label: string
  readonly noun: RowNoun
  readonly rows: readonly (PlanRow | undefined)[]
  readonly axis: PlanAxis
  readonly shown: DateRange
  readonly home: Home
  readonly today: Day
  readonly expanded: ReadonlySet<string>
  readonly edits: readonly BookingEdit[]
  readonly planners: ReadonlyMap<string, readonly Planner[]>
  readonly canEdit: boolean
  /** Something is being booked: the marked days stay in sight until then. */
  readonly isBooking: boolean
  readonly actions: GridActions
  readonly onRowsInSight: (first: number, last: number) => void
  readonly onRangeReached: (range: DateRange) => void
  /** What can be done with the cells that are marked. */
  readonly bulk: (chosen: Rectangle, clear: () => void) => ReactNode
  /** A strip below, in line with the columns in sight. */
  readonly below?: ((sight: AxisInSight) => ReactNode) | undefined
  /** What planners have to see to, where more is known than of the rows in sight. */
  readonly alerts?: ReactNode
}

/** The grid hears these itself while it has the keyboard. */
const READING = [
  { keys: ['Space'], label: 'Expand or collapse a row' },
  { keys: ['Shift', 'Arrows'], label: 'Mark cells' },
  { keys: ['Ctrl', 'C'], label: 'Copy bookings' },
]
const PLANNING = [
  { keys: ['Enter'], label: 'Book the day, or open the booking' },
  { keys: ['Alt', '←', '→'], label: 'Move a booking; with Shift its end' },
  { keys: ['Ctrl', 'D'], label: 'Duplicate a booking' },
  { keys: ['Ctrl', 'V'], label: 'Paste bookings' },
  { keys: ['Delete'], label: 'Delete a booking, or what is marked' },
  { keys: ['Ctrl', 'Z'], label: 'Undo' },
  { keys: ['Ctrl', 'Y'], label: 'Redo' },
]

const NAMES_WIDTH = 248
const HEAD_HEIGHT = 46
const OVERSCAN_ROWS = 3
const OVERSCAN_X = 160

/** Rows against days; only rows and columns in sight are rendered. */
export function PlannerGrid(props: PlannerGridProps) {
  const { rows, axis, shown, today, expanded, edits, canEdit, actions, onRowsInSight } = props
  const { level } = axis
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const viewport = useViewport(scroller, { vertical: 2 * ROW_HEIGHT, horizontal: SIDEWAYS_STEP })
  const current = useMemo(
    () => (edits.length === 0 ? rows : rows.map((row) => row && editedRow(row, edits, level))),
    [rows, edits, level],
  )
  const { ghostsIn } = useScenarioMarks()
  const layout = useMemo(
    () =>
      rowLayout(
        current.map((row) => heightOfRow(row, expanded, shown, ghostsIn)),
        firstUnnamedOf(current),
      ),
    [current, expanded, shown, ghostsIn],
  )

  const first = rowAt(layout, viewport.top)
  const last = rowAt(layout, viewport.top + viewport.height - HEAD_HEIGHT)
  useEffect(() => onRowsInSight(first, last), [first, last, onRowsInSight])
  useReachedDays(scroller, axis, shown, props.home, NAMES_WIDTH, props.onRangeReached)

  const reveal = ({ row, column }: GridPlace) => {
    const element = scroller.current
    if (!element) return
    const top = layout.tops[row] ?? 0
    const room = element.clientHeight - HEAD_HEIGHT - (layout.heights[row] ?? ROW_HEIGHT)
    if (top < element.scrollTop) element.scrollTop = top
    else if (top > element.scrollTop + room) element.scrollTop = top - Math.max(0, room)
    const { x = 0, width = 0 } = axis.columns[column] ?? {}
    const wide = element.clientWidth - NAMES_WIDTH
    if (column >= 0 && x < element.scrollLeft) element.scrollLeft = x
    else if (column >= 0 && x + width > element.scrollLeft + wide) element.scrollLeft = x + width - wide
  }
  const keys = usePlannerKeys({
    axis,
    rows: current,
    expanded,
    shown,
    today,
    canEdit,
    rowsAPage: Math.max(1, last - first - 1),
    reveal,
    actions,
  })
  const { place, marked, setMarked } = keys
  const standing = current[place.row]
  const standingDay = axis.columns[place.column]?.day
  const { isBooking } = props
  const wasBooking = useRef(isBooking)
  const clearMarked = useRef(() => setMarked(undefined))
  clearMarked.current = () => setMarked(undefined)
  useEffect(() => {
    if (wasBooking.current && !isBooking) clearMarked.current()
    wasBooking.current = isBooking
  }, [isBooking])
  const { standOn } = actions
  useEffect(() => standOn(standing, standingDay), [standOn, standing, standingDay])

  usePageShortcuts(props.label, canEdit ? [...READING, ...PLANNING] : READING)
  const { drag, handlers } = usePlannerDrag({
    scroller,
    grid,
    axis,
    layout,
    rows: current,
    canEdit,
    namesWidth: NAMES_WIDTH,
    headHeight: HEAD_HEIGHT,
    onPress: (pressed) => {
      setMarked(undefined)
      keys.setAt(pressed)
    },
    onOpen: (pressed) => {
      keys.setAt(pressed)
      actions.open(pressed)
    },
    onSelect: setMarked,
    onRange: (chosen) => {
      keys.setAt(chosen.to)
      if (chosen.from.row === chosen.to.row && canEdit) actions.openRange(chosen)
    },
    onDrop: actions.drop,
  })
  const draft: readonly BookingEdit[] = drag
    ? [{ before: drag.isCopy ? undefined : drag.before, after: drag.after }]
    : []
  /** The row as it is drawn, and its bookings as they are counted. */
  const drawn = (row: PlanRow) => {
    const after = editedRow(row, draft, level)
    // Bars stay in their lanes until the dragged one is let go.
    return { row: after === row ? row : { ...row, loads: after.loads }, counted: after.bookings }
  }

  const { left } = viewport
  const right = left + viewport.width - NAMES_WIDTH
  const edges = useMemo(() => ({ left, right }), [left, right])
  const fromX = left - OVERSCAN_X
  const toX = right + SIDEWAYS_STEP + OVERSCAN_X
  const blocks = useSame(blocksBetween(axis, fromX, toX))
  const sectionTop =
    layout.firstUnnamed === undefined ? undefined : (layout.tops[layout.firstUnnamed] ?? 0) - SECTION_HEIGHT
  const sectionId = useId()
  const rendered = rangeOf(Math.max(0, first - OVERSCAN_ROWS), Math.min(rows.length - 1, last + OVERSCAN_ROWS)).map(
    (index) => {
      const row = current[index]
      return {
        row,
        index,
        top: layout.tops[index] ?? 0,
        height: layout.heights[index] ?? ROW_HEIGHT,
        isOpen: row !== undefined && expanded.has(row.id),
        isNear: index >= first - 1 && index <= last + 1,
      }
    },
  )
  const now = intervalOf(today, level)
  const ground = blocks.map((block) => <Ground key={block.id} block={block} level={level} now={now} />)
  const style: CSSProperties & Record<'--names' | '--column', string> = {
    '--names': `${NAMES_WIDTH}px`,
    '--column': `${axis.dayWidth * (level === 'week' ? 7 : 1)}px`,
    width: NAMES_WIDTH + axis.width,
    height: `max(100%, ${HEAD_HEIGHT + layout.height}px)`,
  }
  const overBooked = rendered.filter(({ row }) => row?.kind === 'person' && overBookedDays(row).length > 0).length
  const target = drag && current[drag.toRow]
  const source = drag && current[drag.fromRow]
  const wordsAt = ({ row: index, column, bookingID }: GridPlace): string => {
    const row = current[index]
    const interval = axis.columns[column]
    return row && interval && bookingID === undefined ? cellWords(row, level, interval) : ''
  }

  return (
    <div className={classes.frame}>
      <div ref={scroller} className={classes.scroller} data-planner-scroller {...handlers}>
        <div className={classes.canvas} data-level={level} style={style} role="none">
          <div
            ref={grid}
            className={classes.grid}
            {...asGrid({
              label: props.label,
              rows: rows.length,
              columns: axis.columns.length,
              active: elementIdOf(place),
            })}
            data-page-keys
            {...keys.handlers}
          >
            <PlannerHead
              axis={axis}
              today={today}
              fromX={fromX}
              toX={toX}
              corner={counted(rows.length, props.noun)}
              measure={props.noun === 'target' ? 'hours booked' : '% of capacity'}
            />
            {HEAD_HEIGHT + layout.height < viewport.height && (
              <div className={classes.below} aria-hidden style={{ top: HEAD_HEIGHT + layout.height }}>
                {ground}
              </div>
            )}
            <div className={classes.rows} {...asRowGroup}>
              {sectionTop !== undefined && (
                <div className={classes.section} {...asSection(sectionId)} style={{ top: sectionTop }} />
              )}
              {rendered.map(({ row, index, top, height, isOpen, isNear }) => {
                if (!row)
                  return (
                    <WaitingRow key={index} index={index} top={top}>
                      {ground}
                    </WaitingRow>
                  )
                return (
                  <PlannerRow
                    key={row.key}
                    {...drawn(row)}
                    index={index}
                    top={top}
                    height={height}
                    isOpen={isOpen}
                    isNear={isNear}
                    axis={axis}
                    shown={shown}
                    blocks={blocks}
                    edges={edges}
                    now={now}
                    lifted={drag?.fromRow === index && !drag.isCopy ? drag.before.booking.id : undefined}
                    activeBar={place.row === index ? place.bookingID : undefined}
                  />
                )
              })}
              <GridOverlays place={place} marked={marked} axis={axis} layout={layout} namesWidth={NAMES_WIDTH}>
                {drag && (
                  <div
                    className={classes.bar}
                    data-dragged
                    data-soft={drag.after.booking.type === 'soft' || undefined}
                    data-colour={categoryOf(drag.after.target.id)}
                    data-begins-before
                    data-ends-after
                    style={{
                      left: NAMES_WIDTH + xOf(axis, drag.after.booking.startDate),
                      top: (layout.tops[drag.toRow] ?? 0) + laneTop(drag, current, shown),
                      width:
                        xOf(axis, addDays(drag.after.booking.endDate, 1)) - xOf(axis, drag.after.booking.startDate) - 2,
                    }}
                  >
                    <BarText placed={drag.after} isOfTarget={target?.target !== undefined} />
                  </div>
                )}
              </GridOverlays>
            </div>
          </div>
          <div className={classes.names} role="none">
            {sectionTop !== undefined && (
              <span className={classes.sectionName} {...asRowHeader()} id={sectionId} style={{ top: sectionTop }}>
                Unnamed roles <Count value={rows.length - (layout.firstUnnamed ?? 0)} />
              </span>
            )}
            {rendered.map(({ row, index, top, height, isOpen, isNear }) => {
              if (!row) return <WaitingName key={index} index={index} top={top} />
              return (
                <RowNames
                  key={row.key}
                  {...drawn(row)}
                  index={index}
                  top={top}
                  height={height}
                  isOpen={isOpen}
                  isNear={isNear}
                  level={level}
                  planners={props.planners.get(row.id)}
                  onToggle={actions.toggle}
                />
              )
            })}
          </div>
        </div>
      </div>
      {marked &&
        !isBooking &&
        (marked.isTyped || boundsOf(marked).firstRow !== boundsOf(marked).lastRow) &&
        props.bulk(marked, () => setMarked(undefined))}
      {props.below?.({ axis, fromX, toX, scroller })}
      <PlannerFoot
        first={first + 1}
        last={Math.min(last + 1, rows.length)}
        total={rows.length}
        noun={props.noun}
        overBooked={overBooked}
        alert={props.alerts}
      />
      <CellTip
        scroller={scroller}
        grid={grid}
        wordsAt={wordsAt}
        place={place}
        isQuiet={isBooking || drag !== undefined}
      />
      {drag && (
        <DragCard
          drag={drag}
          level={level}
          overBooked={target?.days && overBookedBy(target, draft, level)}
          freed={source?.days && freedIn(source, editedRow(source, draft, level))}
        />
      )}
    </div>
  )
}

/** The same array while it has the same blocks, so that rows need not be rendered. */
function useSame(blocks: readonly ColumnBlock[]): readonly ColumnBlock[] {
  const kept = useRef(blocks)
  const isSame = kept.current.length === blocks.length && blocks.every((block, place) => block === kept.current[place])
  if (!isSame) kept.current = blocks
  return kept.current
}

const rangeOf = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place)

const overBookedBy = (row: PlanRow, draft: readonly BookingEdit[], level: PlanAxis['level']) => ({
  before: overBookedDays(row).length,
  after: overBookedDays(editedRow(row, draft, level)).length,
})

/** Within its own row a bar stays in its lane; over another it lies on the figures. */
function laneTop(drag: BarDrag, rows: readonly (PlanRow | undefined)[], shown: DateRange): number {
  if (drag.toRow !== drag.fromRow) return (ROW_HEIGHT - LANE_HEIGHT) / 2
  const bookings = rows[drag.fromRow]?.bookings ?? []
  const lane = inLanes(bookings, shown).find(({ booking }) => booking.id === drag.before.booking.id)?.lane ?? 0
  return ROW_HEIGHT + lane * LANE_HEIGHT
}
