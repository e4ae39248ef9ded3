import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { Stack, Text } from '../../../ui/layout/box'
import { Face } from '../../../ui/people/face'
import { EmployeeLink } from '../employee-link'
import { BOX, type PlacedBox } from './chart-layout'
import classes from './organisation-chart.module.css'
import { standingText } from './standing-text'

interface PersonBoxProps {
  readonly box: PlacedBox
  readonly isFound: boolean
  readonly isFixed: boolean
  readonly isCurrent: boolean
  readonly onToggle: (id: string) => void
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Somebody's box in the chart; the count under it folds and unfolds the people below. */
export function PersonBox({ box, isFound, isFixed, isCurrent, onToggle, onFocus, onKeyDown }: PersonBoxProps) {
  const { row, x, y } = box
  const { person, level, reports, below } = row.node
  const Chevron = row.isOpen ? IconChevronUp : IconChevronDown
  const standing = standingText(person)
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-setsize={row.siblings}
      aria-posinset={row.position}
      aria-label={`${person.displayName}, ${standing}`}
      {...(reports.length > 0 && { 'aria-expanded': row.isOpen })}
      data-person={person.id}
      data-faint={!isFound || undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={classes.box}
      style={{ left: x, top: y, width: BOX.width, height: BOX.height }}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <Face person={person} size="md" decorative />
      <Stack as="span" grow shrinks>
        <EmployeeLink id={person.id} className={classes.name}>
          {person.displayName}
        </EmployeeLink>
        <Text tone="third" size={12} ellipsis>
          {standing}
        </Text>
      </Stack>
      {reports.length > 0 && (
        <button
          type="button"
          tabIndex={-1}
          className={classes.fold}
          disabled={isFixed}
          aria-label={`${row.isOpen ? 'Collapse' : 'Expand'} ${person.displayName}`}
          title={`${reports.length === 1 ? '1 direct report' : `${reports.length} direct reports`}, ${below} in total`}
          onClick={() => onToggle(person.id)}
        >
          {below}
          {!isFixed && <Chevron size={12} stroke={2} aria-hidden />}
        </button>
      )}
    </div>
  )
}
