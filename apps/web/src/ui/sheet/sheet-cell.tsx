import { Popover, UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { isComposing } from '../keys/is-composing'
import { Text } from '../layout/box'
import classes from './sheet.module.css'
import { isSamePlace, type SheetPlace } from './sheet-range'
import type { Going, Sheet } from './use-sheet'

interface SheetCellProps {
  readonly sheet: Sheet
  readonly place: SheetPlace
  /** What the cell is about and what it says, for screen readers: 'Consultancy revenue, December 2026'. */
  readonly label: string
  readonly text: ReactNode
  readonly tone?: 'changed' | 'none' | undefined
  /** Words below the cell while it is typed in. */
  readonly note?: ReactNode
  readonly className?: string | undefined
}

/** A number of a sheet, to go to and to type over. */
export function SheetCell({ sheet, place, label, text, tone, note, className }: SheetCellProps) {
  const isEdited = isSamePlace(sheet.edited, place) && sheet.edited !== undefined
  const isTouchedAgain = useRef(false)
  return isEdited ? (
    <CellInput sheet={sheet} label={label} note={note} />
  ) : (
    <span className={classes.place}>
      <UnstyledButton
        className={`${classes.cell} ${className ?? ''}`}
        data-sheet-cell
        data-row={place.row}
        data-column={place.column}
        data-tone={tone}
        data-marked={sheet.isMarked(place) || undefined}
        data-editable={!sheet.isReadOnly || undefined}
        tabIndex={sheet.isTabStop(place) ? 0 : -1}
        aria-label={label}
        onFocus={() => sheet.onFocus(place)}
        onKeyDown={(event: KeyboardEvent) => sheet.onKeyDown(event, place)}
        onCopy={sheet.onCopy}
        onPaste={sheet.onPaste}
        // A finger has no keys to begin typing with: the second tap on a cell opens it.
        onPointerDown={({ pointerType }) => {
          isTouchedAgain.current = pointerType === 'touch' && isSamePlace(sheet.active, place)
        }}
        onClick={({ shiftKey }) => {
          if (isTouchedAgain.current) sheet.edit(place)
          else sheet.goTo(place, shiftKey)
        }}
        onDoubleClick={() => sheet.edit(place)}
      >
        {text}
      </UnstyledButton>
      {sheet.isFillCorner(place) && <FillCorner sheet={sheet} />}
    </span>
  )
}

const GOING: Readonly<Record<string, Going>> = { Enter: 'down', Tab: 'right' }
const GOING_BACK: Readonly<Record<string, Going>> = { Enter: 'up', Tab: 'left' }

function CellInput({ sheet, label, note }: Pick<SheetCellProps, 'sheet' | 'label' | 'note'>) {
  const input = useRef<HTMLInputElement>(null)
  const isClosed = useRef(false)
  useEffect(() => {
    input.current?.focus()
    const { length } = input.current?.value ?? ''
    if (length > 1) input.current?.select()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    // What the keys of the page mean (Ctrl Enter saves) is taken after the cell has been.
    if (isComposing(event)) return
    if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
      isClosed.current = sheet.commit('stay')
      return
    }
    const going = (event.shiftKey ? GOING_BACK : GOING)[event.key]
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      isClosed.current = true
      sheet.cancel()
    } else if (going) {
      event.preventDefault()
      isClosed.current = sheet.commit(going)
    }
  }
  return (
    <Popover opened={note != null || sheet.problem !== undefined} position="bottom-start" withRoles={false} offset={6}>
      <Popover.Target>
        <input
          ref={input}
          className={classes.input}
          aria-label={label}
          aria-invalid={sheet.problem !== undefined}
          inputMode="decimal"
          autoComplete="off"
          value={sheet.edited?.text ?? ''}
          onChange={({ currentTarget }) => sheet.type(currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (!isClosed.current) sheet.commit('away')
          }}
        />
      </Popover.Target>
      {/* A press in the words must not close the cell before it is heard. */}
      <Popover.Dropdown className={classes.note} onMouseDown={(event) => event.preventDefault()}>
        {sheet.problem ? (
          <Text tone="error" role="alert">
            {sheet.problem}
          </Text>
        ) : (
          note
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

/** Dragged over the cells to the right, it fills them; Ctrl D does the same. */
function FillCorner({ sheet }: { sheet: Sheet }) {
  const columnUnder = ({ clientX, clientY }: PointerEvent): string | undefined => {
    const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-sheet-cell]')
    return under?.dataset.column
  }
  return (
    <span
      className={classes.fill}
      aria-hidden
      title="Drag to fill to the right (Ctrl D)"
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerUp={(event) => {
        const column = columnUnder(event)
        if (column !== undefined) sheet.fillTo(column)
      }}
    />
  )
}
