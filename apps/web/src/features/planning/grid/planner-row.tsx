import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import { memo, useMemo } from 'react'
import { categoryOf } from '../../../ui/people/category-colour'
import { shortAmount } from '../model/booking-amount'
import { isBeingMade } from '../model/booking-edits'
import { barWords } from '../model/booking-words'
import { cellLook } from '../model/cell-look'
import { inLanes, lanesIn, type PlacedBooking } from '../model/lanes'
import { countOfLines } from '../model/open-lines'
import { type ColumnBlock, type Edges, endsOutOfSight, type PlanAxis, xOf } from '../model/plan-axis'
import type { BookingInRow, PlanRow } from '../model/plan-row'
import { LANE_HEIGHT, LINE_HEIGHT, ROW_HEIGHT } from '../model/row-layout'
import { BarMark } from '../scenarios/bar-mark'
import { GhostBars } from '../scenarios/ghost-bars'
import { markedWords, useScenarioMarks } from '../scenarios/scenario-marks'
import { barId, cellId } from './grid-place'
import { asCell, asCellOfBars, asRow } from './grid-roles'
import { Ground } from './ground'
import { OpenLines } from './open-lines'
import classes from './planner.module.css'

interface PlannerRowProps {
  readonly row: PlanRow
  /** Its bookings, or what they become of while one is dragged. */
  readonly counted: readonly BookingInRow[] | undefined
  readonly index: number
  readonly top: number
  readonly height: number
  readonly isOpen: boolean
  /** In sight or next to it: lines are many, and are not rendered as far ahead as rows. */
  readonly isNear: boolean
  readonly axis: PlanAxis
  readonly shown: DateRange
  /** The columns in sight. */
  readonly blocks: readonly ColumnBlock[]
  readonly edges: Edges
  /** The first day of the interval that it is. */
  readonly now: Day
  /** The booking that is being dragged. */
  readonly lifted: string | undefined
  /** The booking that the keyboard stands on. */
  readonly activeBar: string | undefined
}

/** A row that is memoised, so that scrolling renders none of those that stay in sight. */
export const PlannerRow = memo(function PlannerRow(props: PlannerRowProps) {
  const { row, counted, index, top, height, isOpen, isNear, axis, shown, blocks, edges, now, lifted, activeBar } = props
  const placed = useMemo(
    () => (isOpen && row.bookings ? inLanes(row.bookings, shown) : undefined),
    [isOpen, row.bookings, shown],
  )
  const linesTop = height - (isOpen ? countOfLines(row) : 0) * LINE_HEIGHT
  return (
    <>
      <div {...asRow(index)} className={classes.row} style={{ top, height: linesTop }} data-row={row.key}>
        <div className={classes.cells} role="none">
          {blocks.map((block) => (
            <CellBlock key={block.id} row={row} index={index} level={axis.level} block={block} now={now} />
          ))}
          {placed && placed.length > 0 && (
            <div {...asCellOfBars(`Bookings: ${row.name}`)} className={classes.lanes}>
              {placed.map((each) => (
                <Bar
                  key={each.booking.id}
                  placed={each}
                  isOfTarget={row.target !== undefined}
                  {...placeOfBar(each, axis, edges)}
                  isLifted={each.booking.id === lifted}
                  isActive={each.booking.id === activeBar}
                />
              ))}
            </div>
          )}
          {placed && <GhostBars row={row} below={lanesIn(placed)} axis={axis} shown={shown} />}
        </div>
      </div>
      {isNear && linesTop < height && (
        <OpenLines row={row} index={index} counted={counted} top={top + linesTop} level={axis.level} blocks={blocks} />
      )}
    </>
  )
})

interface CellBlockProps {
  readonly row: PlanRow
  readonly index: number
  readonly level: PlanningLevel
  readonly block: ColumnBlock
  readonly now: Day
}

/** One element for a cell: a screen has hundreds of them. */
const CellBlock = memo(function CellBlock({ row, index, level, block, now }: CellBlockProps) {
  const isByMonth = level === 'month'
  return (
    <Ground block={block} level={level} now={now}>
      {block.columns.map((column) => {
        const { text, heat, isAsked } = cellLook(row, level, column)
        return (
          <div
            key={column.day}
            {...asCell(column.index)}
            id={cellId(index, column.index)}
            className={classes.cell}
            data-heat={heat}
            data-asked={isAsked || undefined}
            style={isByMonth ? { width: column.width - 2 } : undefined}
          >
            {text}
          </div>
        )
      })}
    </Ground>
  )
})

function placeOfBar({ booking }: PlacedBooking, axis: PlanAxis, edges: Edges) {
  const left = xOf(axis, booking.startDate)
  const end = xOf(axis, addDays(booking.endDate, 1))
  return { left, width: end - left - 2, ...endsOutOfSight(left, end, edges) }
}

interface BarProps extends ReturnType<typeof placeOfBar> {
  readonly placed: PlacedBooking
  readonly isOfTarget: boolean
  readonly isLifted: boolean
  readonly isActive: boolean
}

const Bar = memo(function Bar(props: BarProps) {
  const { placed, isOfTarget, left, width, beginsBefore, endsAfter, isLifted, isActive } = props
  const { booking, target, lane } = placed
  const mark = useScenarioMarks().marks.get(booking.id)
  return (
    <button
      type="button"
      id={barId(booking.id)}
      tabIndex={-1}
      aria-label={markedWords(barWords(placed), mark)}
      className={classes.bar}
      data-bar={booking.id}
      data-soft={booking.type === 'soft' || undefined}
      data-lifted={isLifted || undefined}
      data-active={isActive || undefined}
      aria-busy={isBeingMade(placed) || undefined}
      data-colour={categoryOf(target.id)}
      data-begins-before={beginsBefore || undefined}
      data-ends-after={endsAfter || undefined}
      style={{ left, top: ROW_HEIGHT + lane * LANE_HEIGHT, width }}
    >
      <BarMark mark={mark} />
      <BarText placed={placed} isOfTarget={isOfTarget} />
    </button>
  )
})

export function BarText({
  placed,
  isOfTarget,
}: {
  placed: Pick<PlacedBooking, 'booking' | 'target' | 'filledBy' | 'role'>
  isOfTarget: boolean
}) {
  const { booking, target, filledBy, role } = placed
  const label = isOfTarget
    ? [filledBy, role.name !== filledBy && role.name].filter(Boolean).join(' · ')
    : [target.clientName, target.name].filter(Boolean).join(' · ')
  return (
    <>
      <span className={classes.barName} data-label>
        {label}
      </span>
      <em className={classes.barAmount}>{shortAmount(booking)}</em>
    </>
  )
}
