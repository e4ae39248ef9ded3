import type { DateRange } from '@praxis/domain/calendar/date-range'
import { addDays } from '@praxis/domain/calendar/day'
import { IconTrash } from '@tabler/icons-react'
import { categoryOf } from '../../../ui/people/category-colour'
import { asCellOfBars } from '../grid/grid-roles'
import planner from '../grid/planner.module.css'
import { barWords } from '../model/booking-words'
import { inLanes } from '../model/lanes'
import { type PlanAxis, xOf } from '../model/plan-axis'
import type { PlanRow } from '../model/plan-row'
import { LANE_HEIGHT, ROW_HEIGHT } from '../model/row-layout'
import { useScenarioMarks } from './scenario-marks'
import classes from './scenarios.module.css'

interface GhostBarsProps {
  readonly row: PlanRow
  /** So many lanes are taken by the bookings of the scenario. */
  readonly below: number
  readonly axis: PlanAxis
  readonly shown: DateRange
}

/** The bookings of a row that a scenario deletes, below those that it has; they are only there to be seen. */
export function GhostBars({ row, below, axis, shown }: GhostBarsProps) {
  const ghosts = inLanes(useScenarioMarks().ghostsIn(row), shown)
  if (ghosts.length === 0) return null
  const bars = ghosts.map((ghost) => {
    const { booking, target, lane } = ghost
    const left = xOf(axis, booking.startDate)
    const words = `Deleted in this scenario: ${barWords(ghost)}`
    return (
      <span
        key={booking.id}
        className={`${planner.bar} ${classes.ghost}`}
        data-colour={categoryOf(target.id)}
        data-begins-before
        title={words}
        style={{
          left,
          top: ROW_HEIGHT + (below + lane) * LANE_HEIGHT,
          width: xOf(axis, addDays(booking.endDate, 1)) - left - 2,
        }}
      >
        <IconTrash size={12} stroke={2} aria-hidden />
        <del className={planner.barName}>{target.name}</del>
      </span>
    )
  })
  return (
    <div {...asCellOfBars(`Deleted in this scenario: ${row.name}`)} className={planner.lanes}>
      {bars}
    </div>
  )
}
