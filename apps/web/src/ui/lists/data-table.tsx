import { Checkbox, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { Fragment, type MouseEvent, type ReactNode, useRef } from 'react'
import classes from './data-table.module.css'
import { type ListStates, listStateInstead } from './list-states'
import { OutdatedMark, outdatedRows } from './outdated-rows'
import { type Selection, selectionOf, toggled, withRange } from './selection'
import { placesOf, Skeleton, type SkeletonShape } from './skeleton'
import { useRovingRows } from './use-roving-rows'

export interface Column<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers are aligned to the end, in tabular figures. */
  align?: 'start' | 'end'
  width?: number | string
  sortable?: boolean
  desktopOnly?: boolean
  skeleton?: SkeletonShape
  /** A column of menus or buttons: its header is read out but not shown. */
  hiddenHeader?: boolean
  /** What all rows come to, also those on other pages; the table has a foot where a column has a total. */
  total?: ReactNode
}

export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

export interface DataTableProps<Row> extends ListStates {
  /** What the table lists, for screen readers. */
  label: string
  /** Absent while the rows load for the first time. */
  rows: Row[] | undefined
  rowKey: (row: Row) => string
  /** The name of a row, as in "Select Data platform". */
  rowName: (row: Row) => string
  columns: Column<Row>[]
  sort?: Sort
  onSort?: (sort: Sort) => void
  selection?: Selection
  onOpen?: (row: Row) => void
  /** Rows unfolded under another, in the same columns: each a `tr`. */
  rowsBelow?: (row: Row) => ReactNode
  /** Handles other keys on a row; returns whether it had a use for one. */
  onKey?: (pressed: string, row: Row) => boolean
  /** The row whose details stand open beside the table. */
  activeKey?: string
  height?: 'dense' | 'normal' | 'tall'
  skeletonRows?: number
  /** The table stands inside a card, which has its own edge. */
  bare?: boolean
  /** Columns keep their widths whatever is in them; those without a width share the rest. */
  fixed?: boolean
  /** The table goes on below another one with the same columns, whose header stands for both. */
  continues?: boolean
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, columns, selection, onOpen, onKey, rowsBelow, height = 'normal', isOutdated = false } = props
  const keys = rows?.map(rowKey) ?? []
  const byKey = new Map(rows?.map((row) => [rowKey(row), row]))
  const lastToggled = useRef<string | undefined>(undefined)

  function toggle(key: string, extend: boolean) {
    if (!selection) return
    const { selected, onChange } = selection
    onChange(
      extend && lastToggled.current ? withRange(selected, keys, lastToggled.current, key) : toggled(selected, key),
    )
    lastToggled.current = key
  }

  const open = (key: string) => {
    const row = byKey.get(key)
    if (row !== undefined) onOpen?.(row)
  }
  const roving = useRovingRows({
    keys,
    onOpen: onOpen && open,
    onToggle: selection && ((key) => toggle(key, false)),
    onEscape: selection && (() => selection.onChange(new Set())),
    onKey:
      onKey &&
      ((pressed, key) => {
        const row = byKey.get(key)
        return row !== undefined && onKey(pressed, row)
      }),
  })
  const isInteractive = Boolean(onOpen || selection)
  const instead = listStateInstead(props, rows?.length)

  return (
    <div
      className={classes.frame}
      data-bare={props.bare || undefined}
      data-busy={!rows || undefined}
      // Without rows that can be focused, the keyboard could not scroll a wide table.
      {...(rows && !isInteractive && { tabIndex: 0, role: 'region', 'aria-label': props.label })}
    >
      <OutdatedMark isOutdated={isOutdated} />
      {instead ? (
        <div data-outdated={isOutdated || undefined}>{instead}</div>
      ) : (
        <table
          className={classes.table}
          data-tall={height === 'tall' || undefined}
          data-dense={height === 'dense' || undefined}
          data-fixed={props.fixed || undefined}
          data-continues={props.continues || undefined}
          aria-label={props.label}
          aria-busy={!rows || isOutdated}
          {...(isInteractive && { role: 'grid', 'aria-multiselectable': Boolean(selection) })}
          {...roving.listProps}
        >
          <TableHead {...props} keys={keys} />
          <tbody {...outdatedRows(isOutdated)}>
            {rows
              ? rows.map((row) => (
                  <Fragment key={rowKey(row)}>
                    <TableRow
                      {...props}
                      row={row}
                      rovingProps={isInteractive ? roving.rowProps(rowKey(row)) : undefined}
                      onToggle={toggle}
                    />
                    {rowsBelow?.(row)}
                  </Fragment>
                ))
              : placesOf(props.skeletonRows ?? 8).map((place) => (
                  <SkeletonRow key={place} columns={columns} hasCheck={Boolean(selection)} index={place} />
                ))}
          </tbody>
          {rows && columns.some(({ total }) => total) && <TableFoot columns={columns} hasCheck={Boolean(selection)} />}
        </table>
      )}
    </div>
  )
}

function TableFoot<Row>({ columns, hasCheck }: { columns: Column<Row>[]; hasCheck: boolean }) {
  return (
    <tfoot className={classes.totals}>
      <tr>
        {hasCheck && <td />}
        {columns.map((column) => (
          <td key={column.id} data-align={column.align} data-desktop-only={column.desktopOnly || undefined}>
            {column.total}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

function TableHead<Row>(props: DataTableProps<Row> & { keys: string[] }) {
  const { columns, keys, selection, sort, onSort, label, isOutdated = false, continues = false } = props
  const all = selection && selectionOf(selection.selected, keys)
  return (
    <thead>
      <tr>
        {selection && (
          <th data-check scope="col">
            {continues ? (
              <VisuallyHidden>Selected</VisuallyHidden>
            ) : (
              <Checkbox
                aria-label={`Select all ${label.toLowerCase()}`}
                checked={all === 'all'}
                indeterminate={all === 'some'}
                disabled={keys.length === 0 || isOutdated}
                onChange={() =>
                  selection.onChange(all === 'all' ? new Set() : new Set([...selection.selected, ...keys]))
                }
              />
            )}
          </th>
        )}
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  )
}

function HeaderCell<Row>({
  column,
  sort,
  onSort,
}: { column: Column<Row> } & Pick<DataTableProps<Row>, 'sort' | 'onSort'>) {
  const direction = sort?.column === column.id ? sort.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  const Arrow = direction === 'descending' ? IconChevronDown : IconChevronUp
  return (
    <th
      scope="col"
      data-align={column.align}
      data-desktop-only={column.desktopOnly || undefined}
      aria-sort={direction}
      style={{ width: column.width }}
    >
      {column.sortable && onSort ? (
        <UnstyledButton className={classes.sort} onClick={() => onSort({ column: column.id, direction: next })}>
          {column.header}
          {direction && <Arrow size={14} stroke={1.75} aria-hidden />}
        </UnstyledButton>
      ) : column.hiddenHeader ? (
        <VisuallyHidden>{column.header}</VisuallyHidden>
      ) : (
        column.header
      )}
    </th>
  )
}

interface TableRowProps<Row> extends DataTableProps<Row> {
  row: Row
  rovingProps: ReturnType<ReturnType<typeof useRovingRows>['rowProps']> | undefined
  onToggle: (key: string, extend: boolean) => void
}

const CONTROLS = 'a, button, input, select, textarea, label, [role="menuitem"], [role="option"]'

function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, rowKey, rowName, columns, selection, onOpen, activeKey, rovingProps, onToggle } = props
  const key = rowKey(row)
  const isSelected = selection?.selected.has(key) ?? false

  function onClick(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest(CONTROLS)) return
    // Selecting text in a row must not open it.
    if (window.getSelection()?.type === 'Range') return
    onOpen?.(row)
  }

  return (
    <tr
      className={classes.row}
      data-opens={onOpen ? true : undefined}
      data-selected={isSelected || undefined}
      data-active={key === activeKey || undefined}
      aria-selected={selection ? isSelected : undefined}
      onClick={onOpen && onClick}
      {...rovingProps}
    >
      {selection && (
        <td data-check>
          <Checkbox
            aria-label={`Select ${rowName(row)}`}
            checked={isSelected}
            onChange={() => undefined}
            onClick={(event) => onToggle(key, event.shiftKey)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} data-align={column.align} data-desktop-only={column.desktopOnly || undefined}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

function SkeletonRow<Row>({ columns, hasCheck, index }: { columns: Column<Row>[]; hasCheck: boolean; index: number }) {
  return (
    <tr aria-hidden>
      {hasCheck && (
        <td data-check>
          <span className={classes.bone} data-shape="check" />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} data-align={column.align} data-desktop-only={column.desktopOnly || undefined}>
          {!column.hiddenHeader && (
            <Skeleton shape={column.skeleton ?? (column.align === 'end' ? 'number' : 'text')} index={index} />
          )}
        </td>
      ))}
    </tr>
  )
}
