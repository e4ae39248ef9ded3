import { Skeleton } from '@mantine/core'
import type { Planner } from '@praxis/contract/planning/planning-changes'
import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import { IconChevronDown, IconChevronRight, IconUser } from '@tabler/icons-react'
import { memo } from 'react'
import { Text } from '../../../ui/layout/box'
import { Face } from '../../../ui/people/face'
import { Logo } from '../../../ui/people/logo'
import { countOfLines } from '../model/open-lines'
import type { BookingInRow, PlanRow } from '../model/plan-row'
import { LINE_HEIGHT } from '../model/row-layout'
import { cellId } from './grid-place'
import { asRowHeader } from './grid-roles'
import { OpenLineNames } from './open-lines'
import classes from './planner.module.css'

interface RowNamesProps {
  readonly row: PlanRow
  /** Its bookings, or what they become of while one is dragged. */
  readonly counted: readonly BookingInRow[] | undefined
  readonly index: number
  readonly top: number
  readonly height: number
  readonly isOpen: boolean
  readonly isNear: boolean
  readonly level: PlanningLevel
  readonly planners: readonly Planner[] | undefined
  readonly onToggle: (row: PlanRow) => void
}

/**
 * A row's name, and the names of its lines. Names stand in one column beside the rows that own them: one element stands
 * still while the days are scrolled, where one in each row would be a layer for each row.
 */
export const RowNames = memo(function RowNames(props: RowNamesProps) {
  const { row, counted, index, top, height, isOpen, isNear, level, planners, onToggle } = props
  const linesTop = height - (isOpen ? countOfLines(row) : 0) * LINE_HEIGHT
  return (
    <>
      <div className={classes.who} {...asRowHeader()} id={cellId(index, -1)} style={{ top, height: linesTop }}>
        <RowName row={row} isOpen={isOpen} planners={planners} onToggle={onToggle} />
      </div>
      {isNear && linesTop < height && (
        <OpenLineNames row={row} index={index} counted={counted} top={top + linesTop} level={level} />
      )}
    </>
  )
})

type RowNameProps = Pick<RowNamesProps, 'row' | 'isOpen' | 'planners' | 'onToggle'>

const RowName = memo(function RowName({ row, isOpen, planners, onToggle }: RowNameProps) {
  const Icon = isOpen ? IconChevronDown : IconChevronRight
  return (
    <>
      <button
        type="button"
        className={classes.fold}
        tabIndex={-1}
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Collapse' : 'Expand'} ${row.name}`}
        onClick={() => onToggle(row)}
      >
        <Icon size={16} stroke={1.75} aria-hidden />
      </button>
      <RowPicture row={row} />
      <Text shrinks grow>
        <Text block size={13} weight="medium" ellipsis title={row.name}>
          {row.name}
        </Text>
        <Text block size={12} tone="third" ellipsis title={row.note}>
          {row.note}
        </Text>
      </Text>
      {planners?.map(({ employee }) => (
        <span key={employee.id} className={classes.planner} title={`${employee.displayName} is planning here`}>
          <Face person={employee} size="xs" />
        </span>
      ))}
    </>
  )
})

function RowPicture({ row: { person, kind, name, imageURL, id } }: { row: PlanRow }) {
  if (person) return <Face person={person} size="sm" decorative />
  if (kind === 'target') return <Logo name={name} image={imageURL} colourKey={id} />
  return (
    <span className={classes.nobody} aria-hidden>
      <IconUser size={14} stroke={1.75} />
    </span>
  )
}

/** Of a row that is on its way. */
export const WaitingName = ({ index, top }: { readonly index: number; readonly top: number }) => (
  <div className={classes.waitingName} {...asRowHeader('Loading')} id={cellId(index, -1)} style={{ top }}>
    <Skeleton circle height={24} />
    <Skeleton height={10} width={120} />
  </div>
)
