import { UnstyledButton } from '@mantine/core'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconPencil, IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { attempt } from '../../../ui/feedback/attempt'
import { Row, Stack } from '../../../ui/layout/box'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { describeSubmission, placeOfLogged, titleOfLogged } from '../../loggables/submission-words'
import { closedText, useClosedUntil } from '../../workspaces/closed-books'
import { weekdayName } from '../agenda/weekday-name'
import type { Suggestions } from '../page/use-suggestions'
import type { PrefilledSubmission } from '../prefilled-submission'
import { StateIcon } from '../state-icon'
import { useDeleteSubmission } from '../time-sheets.mutations'
import type { DayOfTime } from '../week-of-time'
import { CellEditor } from './cell-editor'
import { CellEntries } from './cell-entries'
import { deniedBeside, stateOfCell, timeInCell, wordsOfCell } from './cell-words'
import classes from './grid-cell.module.css'
import type { GridCell, GridRow } from './grid-rows'
import type { UnsavedCells } from './unsaved-cells'
import type { GridKeys } from './use-grid-keys'
import grid from './week-grid.module.css'

interface GridCellProps {
  readonly row: GridRow
  readonly day: DayOfTime
  readonly cell: GridCell
  readonly isToday: boolean
  readonly timeZone: string
  readonly openID: string | undefined
  readonly keys: GridKeys
  readonly unsaved: UnsavedCells
  readonly suggestions: Suggestions
  readonly onOpen: (submission: TimeSheetSubmission) => void
  readonly onStart: (start: PrefilledSubmission) => void
}

/** A key that begins to fill in the cell. */
const BEGINS_TIME = /^[\d.,:]$/

/** What a new entry of the cell begins with. */
const startOfCell = (row: GridRow, day: string): PrefilledSubmission => ({
  day,
  isUnspecified: true,
  ...placeOfLogged(row),
  task: row.task,
})

const nameOf = (row: GridRow) => [titleOfLogged(row), ...(row.task ? [row.task.title] : [])].join(', ')

/** One day of one row: its time to read, to edit in place, or to open when there is more to it. */
export function GridCellView(props: GridCellProps) {
  const { row, day, cell, isToday, timeZone, openID, keys, unsaved, suggestions, onOpen, onStart } = props
  const place = { row: row.key, day: day.day }
  const [listed, setListed] = useState<HTMLElement>()
  const [cleared, setCleared] = useState<TimeSheetSubmission>()
  const { submissions, suggestion } = cell
  const state = stateOfCell(cell)
  const denied = deniedBeside(cell)
  const [first, ...others] = submissions
  const isEdited = keys.edited?.row === row.key && keys.edited.day === day.day
  const isClosed = closedText(day.day, useClosedUntil()) !== undefined
  const canType = !isClosed && others.length === 0 && (first === undefined || first.can.edit)
  const typed = canType ? unsaved.of(place) : undefined
  const label = `${nameOf(row)}, ${weekdayName(day.day)} ${formatDay(day.day)}`

  const open = (anchor: HTMLElement) => {
    if (others.length > 0) return setListed(anchor)
    if (first && !first.can.edit) return onOpen(first)
    // The head of the day says why nothing can be typed.
    if (isClosed) return first && onOpen(first)
    if (!first && suggestion && !typed) return suggestions.accept([suggestion])
    keys.edit(place)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (keys.onKeyDown(event, place) || event.ctrlKey || event.metaKey || event.altKey) return
    if (canType && BEGINS_TIME.test(event.key)) {
      event.preventDefault()
      keys.edit({ ...place, text: event.key })
    } else if (canType && event.key === 'F2') keys.edit(place)
    else if (first?.can.delete && others.length === 0 && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault()
      setCleared(first)
    }
  }

  return (
    <td className={grid.cell} data-today={isToday || undefined} data-closed={day.isDayOff || undefined}>
      {isEdited ? (
        <CellEditor
          row={row}
          day={day.day}
          entry={first}
          label={label}
          typed={keys.edited?.text}
          keys={keys}
          unsaved={unsaved}
          onOpen={(begun) => (first ? onOpen(first) : onStart({ ...startOfCell(row, day.day), ...begun }))}
          onClear={() => first && setCleared(first)}
        />
      ) : (
        <UnstyledButton
          className={classes.value}
          data-grid-cell
          data-row={row.key}
          data-day={day.day}
          data-state={state}
          data-suggestion={(!first && suggestion !== undefined && !typed) || undefined}
          data-running={(state === undefined && cell.running !== undefined) || undefined}
          data-unsaved={typed !== undefined || undefined}
          data-open={submissions.some(({ id }) => id === openID) || undefined}
          tabIndex={keys.isActive(place) ? 0 : -1}
          aria-label={`${label}: ${typed ? `${typed.text}, not saved` : wordsOfCell(cell)}`}
          title={typed ? 'Not saved' : denied && `Excludes ${denied} denied`}
          onFocus={() => keys.onFocus(place)}
          onKeyDown={onKeyDown}
          onClick={(event) => open(event.currentTarget)}
        >
          {typed ? <UnsavedContent text={typed.text} /> : <CellContent cell={cell} />}
          {others.length > 0 && <span className={classes.several} aria-hidden />}
        </UnstyledButton>
      )}
      {listed && (
        <CellEntries
          anchor={listed}
          label={label}
          submissions={submissions}
          shown={day.shown}
          timeZone={timeZone}
          onClose={() => setListed(undefined)}
          onOpen={onOpen}
          onAdd={() => onStart(startOfCell(row, day.day))}
        />
      )}
      <ClearDialog submission={cleared} onClose={() => setCleared(undefined)} />
    </td>
  )
}

function CellContent({ cell }: { cell: GridCell }) {
  const { suggestion, running } = cell
  const state = stateOfCell(cell)
  const denied = deniedBeside(cell)
  if (state === undefined && running === undefined)
    return (
      suggestion && (
        <>
          <IconPlus size={16} stroke={2} aria-hidden />
          {formatDuration(suggestion.duration)}
        </>
      )
    )
  return (
    <>
      <span aria-hidden className={classes.marks}>
        {state && <StateIcon state={state} />}
        {running !== undefined && <span className={classes.dot} />}
      </span>
      <Stack as="span" align="end" className={classes.figures}>
        {state === 'denied' ? <s>{timeInCell(cell)}</s> : timeInCell(cell)}
        {denied && (
          <Row as="span" gap="hair" letters={12} className={classes.denied}>
            <IconX size={10} stroke={2.5} aria-hidden />
            <s>{denied}</s>
          </Row>
        )}
      </Stack>
    </>
  )
}

function UnsavedContent({ text }: { text: string }) {
  return (
    <>
      <IconPencil size={16} stroke={1.75} aria-hidden />
      {text}
    </>
  )
}

function ClearDialog({ submission, onClose }: { submission: TimeSheetSubmission | undefined; onClose: () => void }) {
  const { mutateAsync: remove } = useDeleteSubmission()
  const clear = async () => {
    if (!submission) return
    await attempt(remove(submission.id), 'Deleted successfully')
    onClose()
  }
  return (
    <ConfirmDialog
      opened={submission !== undefined}
      onClose={onClose}
      onConfirm={clear}
      title={submission ? `Delete ${describeSubmission(submission)}?` : ''}
      confirmLabel="Delete"
      danger
    />
  )
}
