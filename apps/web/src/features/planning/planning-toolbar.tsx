import { ActionIcon, Button, Popover, SegmentedControl } from '@mantine/core'
import type { PlanningChanges } from '@praxis/contract/planning/planning-changes'
import { type PlanningGrouping, type PlanningLevel, planningLevels } from '@praxis/contract/planning/planning-rules'
import { type DateRange, formatDateRange } from '@praxis/domain/calendar/date-range'
import { addDays, addMonths, type Day } from '@praxis/domain/calendar/day'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBriefcase,
  IconCalendar,
  IconChevronLeft,
  IconChevronRight,
  IconPlus,
  IconUsers,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { icon } from '../../ui/icon'
import { late } from '../../ui/late/late'
import { Opening } from '../../ui/late/opening'
import { Row } from '../../ui/layout/box'
import { changeWords } from './model/booking-words'
import classes from './planning.module.css'

const DateRangeDialog = late(() =>
  import('../../ui/dates/date-range-dialog').then((module) => ({ default: module.DateRangeDialog })),
)

interface PlanningToolbarProps {
  /** The name of the view, with the menu of all of them. */
  readonly title?: ReactNode
  readonly range: DateRange
  readonly today: Day
  readonly level: PlanningLevel
  readonly grouping?: PlanningGrouping
  readonly onRange: (range: DateRange) => void
  readonly onToday: () => void
  readonly onLevel: (level: PlanningLevel) => void
  /** Absent where rows are grouped one way only. */
  readonly onGrouping?: (grouping: PlanningGrouping) => void
  /** Absent for those who change nothing here. */
  readonly undoing: Undoing | undefined
  readonly menu?: ReactNode
  /** Opens a new booking at the button. */
  readonly onBook: ((anchor: HTMLElement) => void) | undefined
}

const LEVEL_WORDS: Readonly<Record<PlanningLevel, string>> = { day: 'Day', week: 'Week', month: 'Month' }
const LONGEST_RANGE_DAYS = 366

const shifted = ({ from, to }: DateRange, level: PlanningLevel, by: 1 | -1): DateRange =>
  level === 'month'
    ? { from: addMonths(from, by), to: addMonths(to, by) }
    : { from: addDays(from, by * 7), to: addDays(to, by * 7) }

const grouping = (value: PlanningGrouping, label: string, Icon: typeof IconUsers) => ({
  value,
  label: (
    <Row as="span" inline gap="6px">
      <Icon {...icon} />
      {label}
    </Row>
  ),
})
const GROUPINGS = [grouping('resource', 'Resource', IconUsers), grouping('target', 'Target', IconBriefcase)]

export function PlanningToolbar(props: PlanningToolbarProps) {
  const { range, level, today, onRange, onGrouping, onBook, undoing } = props
  const step = level === 'month' ? 'A month' : 'Seven days'
  return (
    <Row as="header" gap={2} rigid className={classes.toolbar}>
      {props.title}
      <Row gap="hair" last>
        <ActionIcon aria-label={`${step} earlier`} onClick={() => onRange(shifted(range, level, -1))}>
          <IconChevronLeft size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
        <RangeButton range={range} today={today} onRange={onRange} />
        <ActionIcon aria-label={`${step} later`} onClick={() => onRange(shifted(range, level, 1))}>
          <IconChevronRight size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Row>
      <Button variant="default" onClick={props.onToday}>
        Today
      </Button>
      <SegmentedControl
        aria-label="Level of detail"
        value={level}
        data={planningLevels.map((value) => ({ value, label: LEVEL_WORDS[value] }))}
        onChange={(chosen) => {
          const next = planningLevels.find((value) => value === chosen)
          if (next) props.onLevel(next)
        }}
      />
      {onGrouping && (
        <SegmentedControl
          aria-label="Group by"
          value={props.grouping}
          data={GROUPINGS}
          onChange={(chosen) => onGrouping(chosen === 'target' ? 'target' : 'resource')}
        />
      )}
      {undoing && <UndoButtons {...undoing} />}
      {props.menu}
      {onBook && (
        <Button leftSection={<IconPlus {...icon} />} onClick={(event) => onBook(event.currentTarget)}>
          Booking
        </Button>
      )}
    </Row>
  )
}

export interface Undoing {
  readonly changes: PlanningChanges | undefined
  readonly undo: () => void
  readonly redo: () => void
}

/** Both are always there, so that the bar does not shift under the pointer with the first change. */
function UndoButtons({ changes, undo, redo }: Undoing) {
  const [last, next] = [changes?.undo, changes?.redo]
  return (
    <Row gap={1}>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp {...icon} />}
        disabled={!last}
        title={last ? `Undo: ${changeWords(last)}` : undefined}
        // Not with the event: the change to undo would be taken for it.
        onClick={() => undo()}
      >
        Undo
      </Button>
      <ActionIcon
        size="md"
        variant="default"
        aria-label="Redo"
        disabled={!next}
        title={next ? `Redo: ${changeWords(next)}` : undefined}
        onClick={() => redo()}
      >
        <IconArrowForwardUp {...icon} />
      </ActionIcon>
    </Row>
  )
}

interface RangeButtonProps {
  readonly range: DateRange
  readonly today: Day
  readonly onRange: (range: DateRange) => void
}

function RangeButton({ range, today, onRange }: RangeButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setIsOpen} width={704} position="bottom" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          className={classes.range ?? ''}
          leftSection={<IconCalendar {...icon} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {formatDateRange(range)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Range">
        {isOpen && (
          <Opening>
            <DateRangeDialog
              value={range}
              today={today}
              longestDays={LONGEST_RANGE_DAYS}
              onChange={(chosen) => {
                setIsOpen(false)
                onRange(chosen)
              }}
            />
          </Opening>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
