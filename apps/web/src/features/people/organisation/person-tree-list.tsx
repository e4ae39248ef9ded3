import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Stack, Text } from '../../../ui/layout/box'
import { Face } from '../../../ui/people/face'
import { EmployeeLink, useOpenEmployee } from '../employee-link'
import classes from './organisation.module.css'
import type { TreeRow } from './person-tree'
import type { ShownTree } from './shown-tree'
import { standingText } from './standing-text'
import { useSeenPart } from './use-seen-part'

const LINE_HEIGHT = 48

const idOf = ({ node }: TreeRow) => node.person.id

/**
 * People one below the other, of whom only those on screen are drawn. One row is a tab stop: arrows move, right
 * unfolds, left folds or goes up, Enter opens the profile.
 */
export function PersonTree({ rows, found, onToggle, isFixed }: ShownTree) {
  const [wanted, setWanted] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const tree = useRef<HTMLDivElement>(null)
  const seen = useSeenPart(tree)
  const openEmployee = useOpenEmployee()
  const current = rows.some((row) => idOf(row) === wanted) ? wanted : rows[0] && idOf(rows[0])

  useEffect(() => {
    if (!focused) return
    tree.current?.querySelector<HTMLElement>(`[data-person="${CSS.escape(focused)}"]`)?.focus()
    setFocused(undefined)
  }, [focused])

  const focus = (id: string | null | undefined) => {
    if (!id) return
    setWanted(id)
    setFocused(id)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: TreeRow, index: number) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const at = (position: number) => {
      const other = rows[position]
      return other && idOf(other)
    }
    const folds = row.node.reports.length > 0 && !isFixed
    if (event.key === 'ArrowDown') focus(at(index + 1))
    else if (event.key === 'ArrowUp') focus(at(index - 1))
    else if (event.key === 'Home') focus(at(0))
    else if (event.key === 'End') focus(at(rows.length - 1))
    else if (event.key === 'ArrowRight')
      row.isOpen || !folds ? focus(row.isOpen ? at(index + 1) : null) : onToggle(idOf(row))
    else if (event.key === 'ArrowLeft') row.isOpen && folds ? onToggle(idOf(row)) : focus(row.parentId)
    else if (event.key === 'Enter') openEmployee(idOf(row))
    else if (event.key === ' ' && folds) onToggle(idOf(row))
    else return
    event.preventDefault()
  }

  const shown = rows
    .map((row, index) => ({ row, index }))
    .filter(({ row, index }) => {
      const top = index * LINE_HEIGHT
      return (top < seen.bottom && top + LINE_HEIGHT > seen.top) || idOf(row) === current
    })

  return (
    <div
      ref={tree}
      role="tree"
      aria-label="Organisation"
      className={classes.tree}
      style={{ height: rows.length * LINE_HEIGHT }}
    >
      {shown.map(({ row, index }) => (
        <Line
          key={idOf(row)}
          row={row}
          top={index * LINE_HEIGHT}
          isFound={found?.has(idOf(row)) ?? true}
          isFixed={isFixed}
          isCurrent={idOf(row) === current}
          onToggle={onToggle}
          onFocus={() => setWanted(idOf(row))}
          onKeyDown={(event) => onKeyDown(event, row, index)}
        />
      ))}
    </div>
  )
}

interface LineProps {
  readonly row: TreeRow
  readonly top: number
  readonly isFound: boolean
  readonly isFixed: boolean
  readonly isCurrent: boolean
  readonly onToggle: (id: string) => void
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

function Line({ row, top, isFound, isFixed, isCurrent, onToggle, onFocus, onKeyDown }: LineProps) {
  const { person, level, reports, below } = row.node
  const Chevron = row.isOpen ? IconChevronDown : IconChevronRight
  const folds = reports.length > 0 && !isFixed
  const style: CSSProperties & Record<'--level', number> = { '--level': level, top }
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-setsize={row.siblings}
      aria-posinset={row.position}
      aria-label={`${person.displayName}, ${standingText(person)}`}
      {...(reports.length > 0 && { 'aria-expanded': row.isOpen })}
      data-person={person.id}
      data-faint={!isFound || undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={classes.line}
      style={style}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {folds ? (
        <button
          type="button"
          tabIndex={-1}
          className={classes.fold}
          aria-label={`${row.isOpen ? 'Collapse' : 'Expand'} ${person.displayName}`}
          onClick={() => onToggle(person.id)}
        >
          <Chevron size={16} stroke={1.75} aria-hidden />
        </button>
      ) : (
        <span className={classes.fold} aria-hidden />
      )}
      <Face person={person} size="md" decorative />
      <Stack as="span" shrinks>
        <EmployeeLink id={person.id} className={classes.name}>
          {person.displayName}
        </EmployeeLink>
        <Text tone="third" size={12} ellipsis>
          {standingText(person)}
        </Text>
      </Stack>
      {reports.length > 0 && (
        <span
          className={classes.count}
          title={`${reports.length === 1 ? '1 direct report' : `${reports.length} direct reports`}, ${below} in total`}
        >
          {below}
        </span>
      )}
    </div>
  )
}
