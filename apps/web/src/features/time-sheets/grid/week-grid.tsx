import { Button, UnstyledButton } from '@mantine/core'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconPlus } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { DraftNotice } from '../../../ui/drafts/draft-notice'
import { KeyHint } from '../../../ui/keys/key-hint'
import { Box, Grid, Row, Text } from '../../../ui/layout/box'
import { LoggedLogo } from '../../loggables/logged-logo'
import { titleOfLogged } from '../../loggables/submission-words'
import { ClosedDayChip } from '../../workspaces/closed-books'
import { weekdayName } from '../agenda/weekday-name'
import { DayBar } from '../day-bar'
import { DayNoteChips } from '../day-note-chips'
import { hatchedPart } from '../day-notes'
import type { Suggestions } from '../page/use-suggestions'
import type { PrefilledSubmission } from '../prefilled-submission'
import { rowKeyOf } from '../row-key'
import { type DayOfTime, isMoreThanADay, MORE_THAN_A_DAY, type WeekOfTime } from '../week-of-time'
import { AddRowDialog } from './add-row-dialog'
import { GridCellView } from './grid-cell'
import { cellOf, type GridRow, gridRows, inKnownOrder, type RowSubject } from './grid-rows'
import { useUnsavedCells } from './unsaved-cells'
import { useGridKeys } from './use-grid-keys'
import classes from './week-grid.module.css'

interface WeekGridProps {
  readonly week: WeekOfTime
  readonly today: Day
  readonly timeZone: string
  readonly suggestions: Suggestions
  readonly openID: string | undefined
  readonly isAddingRow: boolean
  readonly onAddingRow: (isAdding: boolean) => void
  readonly onOpen: (submission: TimeSheetSubmission) => void
  readonly onStart: (start: PrefilledSubmission) => void
}

/** The week as rows of project and task by day, filled in as in a spreadsheet. */
export function WeekGrid(props: WeekGridProps) {
  const { week, today, timeZone, suggestions, openID, isAddingRow, onAddingRow, onOpen, onStart } = props
  const [added, setAdded] = useState<readonly RowSubject[]>([])
  const [order, setOrder] = useState<readonly string[]>([])
  const days = week.days.map(({ day }) => day)
  const unsaved = useUnsavedCells(days[0] ?? today)
  const rows = inKnownOrder(gridRows(week, suggestions.items, [...added, ...unsaved.subjects]), order)
  const unknown = rows.map(({ key }) => key).filter((key) => !order.includes(key))
  if (unknown.length > 0) setOrder([...order, ...unknown])
  const table = useRef<HTMLTableElement>(null)
  const keys = useGridKeys(
    table,
    rows.map(({ key }) => key),
    days,
    today,
  )

  // Where not all days fit, today and the days before it are in sight first; a day off is not scrolled to.
  useLayoutEffect(() => {
    const head = table.current?.querySelector<HTMLElement>('th[data-today]:not([data-closed])')
    const scroller = table.current?.parentElement
    if (head && scroller) scroller.scrollTo({ left: head.offsetLeft + head.offsetWidth - scroller.clientWidth })
  }, [])

  const addRow = (subject: RowSubject) => {
    setAdded((current) => [...current, subject])
    onAddingRow(false)
    keys.goTo({ row: rowKeyOf(subject), day: days.includes(today) ? today : (days[0] ?? today) })
  }

  return (
    <>
      <DraftNotice draft={unsaved.notice} />
      <div className={classes.scroller}>
        <table ref={table} className={classes.grid} aria-label="Time by project and day">
          <thead>
            <tr>
              <th scope="col" className={classes.corner}>
                Project and task
              </th>
              {week.days.map((day) => (
                <DayHead key={day.day} day={day} isToday={day.day === today} />
              ))}
              <th scope="col" className={classes.total}>
                Week
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <RowHead row={row} />
                {week.days.map((day) => (
                  <GridCellView
                    key={day.day}
                    row={row}
                    day={day}
                    cell={cellOf(row, day.day)}
                    isToday={day.day === today}
                    timeZone={timeZone}
                    openID={openID}
                    keys={keys}
                    unsaved={unsaved}
                    suggestions={suggestions}
                    onOpen={onOpen}
                    onStart={onStart}
                  />
                ))}
                <td className={classes.total}>{row.total > 0 ? formatDuration(row.total) : '–'}</td>
              </tr>
            ))}
            <tr>
              <th scope="row" className={classes.addCell}>
                <UnstyledButton className={classes.add} onClick={() => onAddingRow(true)}>
                  <IconPlus size={16} stroke={1.75} aria-hidden />
                  Add project or task
                  <KeyHint keys={['N']} />
                </UnstyledButton>
              </th>
              {week.days.map(({ day, isDayOff }) => (
                <td
                  key={day}
                  className={classes.cell}
                  data-today={day === today || undefined}
                  data-closed={isDayOff || undefined}
                />
              ))}
              <td className={classes.total} />
            </tr>
          </tbody>
          <tfoot>
            <SumRow
              label="Logged"
              days={week.days}
              secondsOf={({ figures }) => figures.total}
              sum={week.figures.total}
            />
            {week.hasContract && (
              <SumRow
                label="Contracted"
                days={week.days}
                secondsOf={({ contractedTimeInterval }) => contractedTimeInterval}
                sum={week.contracted}
              />
            )}
          </tfoot>
        </table>
      </div>
      {rows.length === 0 && (
        <Box tone="third" letters={13}>
          Nothing logged yet.{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => onAddingRow(true)}>
            Add project or task
          </Button>
        </Box>
      )}
      {isAddingRow && <AddRowDialog onClose={() => onAddingRow(false)} onAdd={addRow} />}
    </>
  )
}

function DayHead({ day, isToday }: { day: DayOfTime; isToday: boolean }) {
  const { contractedTimeInterval: contracted, figures, bankHoliday, isDayOff, notes } = day
  const over = figures.total - contracted
  const words = over > 0 ? `${shortText(over)} over` : over === 0 ? 'full' : `${shortText(-over)} left`
  return (
    <th
      scope="col"
      className={classes.day}
      data-today={isToday || undefined}
      data-closed={isDayOff || undefined}
      data-away={hatchedPart(notes)}
    >
      <Row as="span" align="stretch" justify="between" wrap className={classes.dayLine}>
        <Text oneLine>
          {weekdayName(day.day).slice(0, 3)}{' '}
          <Text as="b" weight="semi">
            {day.day.slice(8)}
          </Text>
        </Text>
        {isMoreThanADay(day) ? (
          <span className={classes.dayNote} data-over title={MORE_THAN_A_DAY}>
            over 24h
          </span>
        ) : (
          contracted > 0 && (
            <span className={classes.dayNote} data-over={over > 0 || undefined}>
              {words}
            </span>
          )
        )}
        {bankHoliday && (
          <span className={classes.dayNote} title={bankHoliday}>
            {bankHoliday}
          </span>
        )}
      </Row>
      <ClosedDayChip day={day.day} />
      <DayNoteChips notes={notes} />
      <DayBar day={day} />
    </th>
  )
}

/** '15m' rather than '0h 15m', where there is little room. */
const shortText = (seconds: number) => formatDuration(seconds).replace(/^0h 0?/, '')

/** What stands under the title of a row without a task. */
const wordOfRow = ({ project, opportunity, client }: GridRow): string => {
  if (opportunity) return 'Opportunity'
  if (project) return 'No task'
  return client ? 'Client' : 'No project'
}

function RowHead({ row }: { row: GridRow }) {
  return (
    <th scope="row" className={classes.rowHead}>
      <Row as="span" shrinks className={classes.subject}>
        <LoggedLogo of={row} />
        <Grid as="span" shrinks className={classes.names}>
          <Text ellipsis weight="semi">
            {titleOfLogged(row)}
          </Text>
          <Text ellipsis tone="third" letters={12}>
            {row.task?.title ?? wordOfRow(row)}
          </Text>
        </Grid>
      </Row>
    </th>
  )
}

interface SumRowProps {
  readonly label: string
  readonly days: readonly DayOfTime[]
  readonly secondsOf: (day: DayOfTime) => number
  readonly sum: number
}

function SumRow({ label, days, secondsOf, sum }: SumRowProps) {
  return (
    <tr>
      <th scope="row" className={classes.sumHead}>
        {label}
      </th>
      {days.map((day) => (
        <td key={day.day} className={classes.sum}>
          {secondsOf(day) > 0 ? formatDuration(secondsOf(day)) : '–'}
        </td>
      ))}
      <td className={classes.sum}>{formatDuration(sum)}</td>
    </tr>
  )
}
