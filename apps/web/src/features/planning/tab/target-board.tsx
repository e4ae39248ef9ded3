import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type { Day } from '@praxis/domain/calendar/day'
import { useQuery } from '@tanstack/react-query'
import { heightOfGrid } from '../model/row-layout'
import { PlannerBoard } from '../planner-board'
import { useUndoing } from '../planning.mutations'
import { type PlanningAsk, planningChangesQuery } from '../planning.queries'
import { rangeAsked } from '../planning-settings'
import type { PlanningTabSearch } from '../planning-tab-search'
import { PlanningToolbar } from '../planning-toolbar'
import { useHome } from '../use-home'
import { useOpenedBooking } from '../use-opened-booking'
import type { PlanningRows } from '../use-planning-rows'
import classes from './target-planning.module.css'

interface TargetBoardProps {
  readonly ask: PlanningAsk
  readonly planning: PlanningRows
  readonly today: Day
  readonly onLevel: (level: PlanningLevel) => void
  readonly search: PlanningTabSearch
  readonly onSearch: (search: PlanningTabSearch) => void
}

/** While rows load. */
const USUAL_HEIGHT = 520

/** The grid of one project or opportunity, with what is set above it. */
export function TargetBoard({ ask, planning, today, onLevel, search, onSearch }: TargetBoardProps) {
  const bookings = useOpenedBooking()
  const { home, goToToday } = useHome(rangeAsked(search, undefined, false, today), today)
  const { canEdit, rows } = planning
  const { data: changes } = useQuery({ ...planningChangesQuery, enabled: canEdit })
  const { undo, redo } = useUndoing()
  const target = rows?.find((row) => row?.target)?.target
  return (
    <>
      <PlanningToolbar
        range={ask.range}
        today={today}
        level={ask.level}
        onRange={({ from, to }) => onSearch({ ...search, from, to })}
        onToday={() => {
          const { from: _from, to: _to, ...rest } = search
          onSearch({ ...rest, ...goToToday(rangeAsked({}, undefined, false, today)) })
        }}
        onLevel={onLevel}
        undoing={canEdit ? { changes, undo, redo } : undefined}
        onBook={
          canEdit && target
            ? (anchor) =>
                bookings.open({
                  what: { kind: 'new', row: undefined, range: { from: today, to: today }, target },
                  anchor,
                })
            : undefined
        }
      />
      <div className={classes.grid} style={{ height: rows ? heightOfGrid({ ...planning, rows }) : USUAL_HEIGHT }}>
        <PlannerBoard
          ask={ask}
          planning={planning}
          today={today}
          onClearFilters={() => onSearch({})}
          bookings={bookings}
          home={home}
        />
      </div>
    </>
  )
}
