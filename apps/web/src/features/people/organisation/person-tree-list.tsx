import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import { Avatar } from '../../../ui/people/avatar'
import { EmployeeLink, useOpenEmployee } from '../employee-link'
import classes from './organisation.module.css'
import type { TreeRow } from './person-tree'

interface PersonTreeProps {
  readonly rows: readonly TreeRow[]
  /** Who was searched for; the others are there to show their place. */
  readonly found: ReadonlySet<string> | undefined
  readonly onToggle: (id: string) => void
  /** A search has opened what leads to its people, and nothing folds. */
  readonly isFixed: boolean
}

const idOf = ({ node }: TreeRow) => node.person.id

/** One line is a tab stop: arrows move, right unfolds, left folds or goes up, Enter opens the profile. */
export function PersonTree({ rows, found, onToggle, isFixed }: PersonTreeProps) {
  const [wanted, setWanted] = useState<string>()
  const openEmployee = useOpenEmployee()
  const current = rows.some((row) => idOf(row) === wanted) ? wanted : rows[0] && idOf(rows[0])

  const focus = (tree: Element | null, id: string | null | undefined) => {
    if (!id) return
    setWanted(id)
    tree?.querySelector<HTMLElement>(`[data-person="${CSS.escape(id)}"]`)?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: TreeRow, index: number) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const tree = event.currentTarget.closest('[role="tree"]')
    const at = (position: number) => {
      const other = rows[position]
      return other && idOf(other)
    }
    const folds = row.node.reports.length > 0 && !isFixed
    if (event.key === 'ArrowDown') focus(tree, at(index + 1))
    else if (event.key === 'ArrowUp') focus(tree, at(index - 1))
    else if (event.key === 'Home') focus(tree, at(0))
    else if (event.key === 'End') focus(tree, at(rows.length - 1))
    else if (event.key === 'ArrowRight')
      row.isOpen || !folds ? focus(tree, row.isOpen ? at(index + 1) : null) : onToggle(idOf(row))
    else if (event.key === 'ArrowLeft') row.isOpen && folds ? onToggle(idOf(row)) : focus(tree, row.parentId)
    else if (event.key === 'Enter') openEmployee(idOf(row))
    else if (event.key === ' ' && folds) onToggle(idOf(row))
    else return
    event.preventDefault()
  }

  return (
    <div role="tree" aria-label="Organisation" className={classes.tree}>
      {rows.map((row, index) => (
        <Line
          key={idOf(row)}
          row={row}
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
  readonly isFound: boolean
  readonly isFixed: boolean
  readonly isCurrent: boolean
  readonly onToggle: (id: string) => void
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

function Line({ row, isFound, isFixed, isCurrent, onToggle, onFocus, onKeyDown }: LineProps) {
  const { person, level, reports, below } = row.node
  const Chevron = row.isOpen ? IconChevronDown : IconChevronRight
  const folds = reports.length > 0 && !isFixed
  const style: CSSProperties & Record<'--level', number> = { '--level': level }
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-setsize={row.siblings}
      aria-posinset={row.position}
      aria-label={`${person.displayName}, ${person.jobTitle}`}
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
          aria-label={`${row.isOpen ? 'Fold' : 'Unfold'} ${person.displayName}`}
          onClick={() => onToggle(person.id)}
        >
          <Chevron size={16} stroke={1.75} aria-hidden />
        </button>
      ) : (
        <span className={classes.fold} aria-hidden />
      )}
      <Avatar
        name={person.displayName}
        initials={person.displayInitials}
        image={person.profileImage}
        colourKey={person.id}
        size="md"
        decorative
      />
      <span className={classes.names}>
        <EmployeeLink id={person.id} className={classes.name}>
          {person.displayName}
        </EmployeeLink>
        <span className={classes.title}>{person.jobTitle}</span>
      </span>
      {reports.length > 0 && (
        <span className={classes.count} title={`${reports.length} reports, ${below} people below`}>
          {below}
        </span>
      )}
    </div>
  )
}
