import { Button } from '@mantine/core'
import type { BookedRole } from '@praxis/contract/planning/bookings'
import type { Day } from '@praxis/domain/calendar/day'
import { Suspense, useMemo, useState } from 'react'
import { messageOf } from '../../ui/feedback/message-of'
import { showError } from '../../ui/feedback/snackbar'
import { late } from '../../ui/late/late'
import { Row, Text } from '../../ui/layout/box'
import { ErrorState } from '../../ui/lists/list-states'
import { BookingCard } from './booking/booking-card'
import { OffsetDialog } from './booking/offset-dialog'
import { FillRole } from './candidates/fill-role'
import { EmptyPlanning } from './empty-planning'
import { boundsOf, type Rectangle } from './grid/grid-place'
import type { RowNoun } from './grid/planner-foot'
import { PlannerGrid } from './grid/planner-grid'
import type { Home } from './grid/use-reached-days'
import { GridSkeleton } from './grid/waiting-row'
import { EVERYONE } from './load/load-of'
import { OverBooked } from './load/over-booked'
import { ToReassign } from './load/to-reassign'
import { daysWords } from './model/booking-words'
import { planAxis } from './model/plan-axis'
import type { BookingInRow } from './model/plan-row'
import classes from './planning.module.css'
import { usePendingEdits, usePlanningChange, useUndoing } from './planning.mutations'
import type { PlanningAsk } from './planning.queries'
import type { OpenedBookings } from './use-opened-booking'
import { bookingsIn, daysOf, usePlannerActions } from './use-planner-actions'
import type { PlanningRows } from './use-planning-rows'
import { usePresence } from './use-presence'

const LoadFoot = late(() => import('./load/load-foot').then((module) => ({ default: module.LoadFoot })))

interface PlannerBoardProps {
  readonly ask: PlanningAsk
  readonly planning: PlanningRows
  readonly today: Day
  readonly onClearFilters: () => void
  readonly bookings: OpenedBookings
  readonly home: Home
}

interface Moving {
  readonly bookings: readonly BookingInRow[]
  readonly chosen: Rectangle | undefined
}

function rowsMarked(chosen: Rectangle): string {
  const { firstRow, lastRow } = boundsOf(chosen)
  return firstRow === lastRow ? '1 row' : `${lastRow - firstRow + 1} rows`
}

/** What the rows are; roles that nobody is named for are counted with the people. */
function nounOf({ on, isOwn, groupedBy, showUnnamedRoles }: PlanningAsk): RowNoun {
  if (groupedBy === 'target') return 'target'
  return on || (showUnnamedRoles && !isOwn) ? 'role' : 'person'
}

/** The grid, with what is opened from it. */
export function PlannerBoard({ ask, planning, today, onClearFilters, bookings, home }: PlannerBoardProps) {
  const { rows, shown, canEdit } = planning
  const axis = useMemo(() => planAxis(ask.level, shown), [ask.level, shown])
  const { make, attempt, newestOf } = usePlanningChange(ask.on)
  const { undo, redo } = useUndoing()
  const edits = usePendingEdits()
  const { planners, standOn } = usePresence(!ask.isOwn && !ask.on)
  const [loadOf, setLoadOf] = useState(EVERYONE)
  const [moving, setMoving] = useState<Moving>()
  const [toFill, setToFill] = useState<BookedRole>()
  const actions = usePlannerActions({
    planning,
    axis,
    attempt,
    newestOf,
    undo,
    redo,
    standOn,
    open: (what, anchor) => bookings.open({ what, anchor }),
  })
  const withChosen = (chosen: Rectangle, act: (bookings: BookingInRow[]) => void) =>
    void bookingsIn(planning, axis, chosen).then(act, (error) => showError(messageOf(error)))

  if (planning.error)
    return (
      <div className={classes.instead}>
        <ErrorState text={planning.error.message} onRetry={planning.retry} />
      </div>
    )
  if (!rows) return <GridSkeleton />
  if (rows.length === 0)
    return (
      <div className={classes.instead}>
        <EmptyPlanning ask={ask} onClear={onClearFilters} />
      </div>
    )
  const isOfEverybody = !ask.isOwn && !ask.on
  return (
    <>
      <PlannerGrid
        label={ask.on ? 'Planning' : ask.isOwn ? 'My planning' : 'Master planning'}
        noun={nounOf(ask)}
        rows={rows}
        axis={axis}
        shown={shown}
        home={home}
        today={today}
        expanded={planning.expanded}
        edits={edits}
        planners={planners}
        canEdit={canEdit}
        isBooking={bookings.opened !== undefined}
        actions={actions}
        onRowsInSight={planning.onRowsInSight}
        onRangeReached={planning.onRangeReached}
        below={
          isOfEverybody
            ? (sight) => (
                <Suspense fallback={null}>
                  <LoadFoot sight={sight} shown={shown} of={loadOf} onOf={setLoadOf} />
                </Suspense>
              )
            : undefined
        }
        alerts={
          isOfEverybody && (
            <>
              <OverBooked of={loadOf} level={ask.level} shown={shown} />
              <ToReassign of={loadOf} level={ask.level} shown={shown} />
            </>
          )
        }
        bulk={(chosen, clear) =>
          canEdit && (
            <Row gap={2} className={classes.bulk} role="toolbar" aria-label="Marked bookings">
              <Text size={13} weight="medium" oneLine>
                {rowsMarked(chosen)}, {daysWords(daysOf(axis, chosen))}
              </Text>
              <Button
                variant="default"
                onClick={() => withChosen(chosen, (bookings) => setMoving({ bookings, chosen }))}
              >
                Move by…
              </Button>
              <Button variant="default" c="var(--error-text)" onClick={() => actions.removeChosen(chosen)}>
                Delete bookings
              </Button>
              <Button variant="subtle" onClick={clear}>
                Clear
              </Button>
            </Row>
          )
        }
      />
      <BookingCard
        bookings={bookings}
        planning={planning}
        ask={ask}
        today={today}
        onMove={(each) => setMoving({ bookings: [each], chosen: undefined })}
        onFind={({ role }) => setToFill(role)}
      />
      {toFill && <FillRole on={ask.on} role={toFill} onClose={() => setToFill(undefined)} />}
      {moving && (
        <OffsetDialog
          bookings={moving.bookings}
          range={moving.chosen && daysOf(axis, moving.chosen)}
          today={today}
          make={make}
          onClose={() => setMoving(undefined)}
        />
      )}
    </>
  )
}
