import { Button, Popover } from '@mantine/core'
import type { WeightedLoad } from '@praxis/contract/planning/planning-changes'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { formatDay } from '@praxis/domain/calendar/day'
import { enteredTextOfDuration } from '@praxis/domain/durations/duration'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { SegmentField } from '../../../ui/forms/segment-field'
import { TextField } from '../../../ui/forms/text-field'
import { icon } from '../../../ui/icon'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { EmployeePicker } from '../../people/employee-picker'
import type { Column, PlanAxis } from '../model/plan-axis'
import { useInScenario } from '../scenarios/scenario-context'
import classes from './load.module.css'
import { type Band, freeOf, freeWords, type LoadOf, loadQuery, loadTitle } from './load-of'

/** The part of the axis that is in sight, and what scrolls it. */
export interface AxisInSight {
  readonly axis: PlanAxis
  readonly fromX: number
  readonly toX: number
  readonly scroller: RefObject<HTMLElement | null>
}

interface LoadFootProps {
  readonly sight: AxisInSight
  readonly shown: DateRange
  readonly of: LoadOf
  readonly onOf: (of: LoadOf) => void
}

const BANDS: readonly { readonly value: Band; readonly label: string }[] = [
  { value: 'hard', label: 'Hard only' },
  { value: 'expected', label: 'Expected' },
  { value: 'all', label: 'All soft' },
]

/** What everybody, a team or a job title is booked for against their capacity, under the columns of the grid. */
export function LoadFoot({ sight, shown, of, onOf }: LoadFootProps) {
  const { axis, fromX, toX, scroller } = sight
  const { data, error, refetch } = useQuery(loadQuery(of, axis.level, shown, useInScenario()))
  const window = useScrolledWith(scroller)
  const byDay = new Map(data?.intervals.map((interval) => [interval.from, interval]))
  const highest = Math.max(1, ...(data?.intervals ?? []).map(({ capacity, all }) => Math.max(capacity, all)))
  return (
    <Row as="section" align="stretch" rigid className={classes.foot} aria-label="Weighted load">
      <Stack gap={1} rigid className={classes.names}>
        <Text size={13} weight="semi">
          Weighted load
        </Text>
        <WhoseLoad of={of} onOf={onOf} />
        {error && !data ? (
          <Row gap={2} size={12} tone="error" wrap>
            <span role="alert">{error.message}</span>
            <Button variant="default" size="compact-xs" onClick={() => void refetch()}>
              Retry
            </Button>
          </Row>
        ) : (
          <Row gap={2} size={12} tone="second" wrap>
            <Legend kind="hard" label="Hard" />
            <Legend kind="soft" label="Soft" />
            <Legend kind="capacity" label="Capacity" />
          </Row>
        )}
      </Stack>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled to by the keys as well. */}
      <section ref={window} className={classes.window} aria-label="Load by interval" tabIndex={0}>
        <div className={classes.strip} style={{ width: axis.width }} aria-busy={!data}>
          {axis.columns.map((column) => {
            const interval = byDay.get(column.day)
            const isInSight = column.x < toX && column.x + column.width > fromX
            return isInSight && interval ? (
              <LoadColumn key={column.day} column={column} interval={interval} band={of.band} highest={highest} />
            ) : null
          })}
        </div>
      </section>
    </Row>
  )
}

/**
 * The window and the grid are scrolled with each other, without being rendered anew. Only what readers can scroll as
 * well is moved by the browser alone: anything else would have it put together all layers of the page in each frame.
 */
function useScrolledWith(scroller: RefObject<HTMLElement | null>) {
  const window = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const [own, grid] = [window.current, scroller.current]
    if (!own || !grid) return
    let followed = 0
    const follow = () => {
      own.scrollLeft = grid.scrollLeft
      followed = own.scrollLeft
    }
    const lead = () => {
      // The grid may have gone on since it was followed.
      if (own.scrollLeft === followed) return
      grid.scrollLeft = own.scrollLeft
      follow()
    }
    follow()
    grid.addEventListener('scroll', follow, { passive: true })
    own.addEventListener('scroll', lead, { passive: true })
    return () => {
      grid.removeEventListener('scroll', follow)
      own.removeEventListener('scroll', lead)
    }
  })
  return window
}

const Legend = ({ kind, label }: { kind: string; label: string }) => (
  <Row as="span" inline gap={1} oneLine>
    <i className={classes.sample} data-kind={kind} aria-hidden />
    {label}
  </Row>
)

interface LoadColumnProps {
  readonly column: Column
  readonly interval: WeightedLoad['intervals'][number]
  readonly band: Band
  readonly highest: number
}

/** Scrolling renders none of those that stay in sight. */
const LoadColumn = memo(function LoadColumn({ column: { day, x, width }, interval, band, highest }: LoadColumnProps) {
  const part = (seconds: number) => `${(Math.min(seconds, highest) / highest) * 100}%`
  const { capacity, hard } = interval
  const booked = interval[band]
  const words = [
    `${formatDay(day)}: ${freeWords(interval, band)}`,
    `capacity ${enteredTextOfDuration(capacity)}`,
    `hard ${enteredTextOfDuration(hard)}`,
    `expected ${enteredTextOfDuration(interval.expected)}`,
    `with all soft ${enteredTextOfDuration(interval.all)}`,
  ].join(', ')
  return (
    <div className={classes.column} style={{ left: x, width: width - 2 }} role="img" aria-label={words} title={words}>
      <div className={classes.bars} aria-hidden>
        {booked > hard && <i className={classes.bar} data-kind="soft" style={{ height: part(booked) }} />}
        {hard > 0 && <i className={classes.bar} data-kind="hard" style={{ height: part(hard) }} />}
        {capacity > 0 && <i className={classes.capacity} style={{ bottom: part(capacity) }} />}
      </div>
      <span className={classes.free} data-over={freeOf(interval, band) < 0 || undefined} aria-hidden>
        {width >= WIDTH_OF_WORDS && freeWords(interval, band)}
      </span>
    </div>
  )
})

/** Narrower columns say their figures on hover only. */
const WIDTH_OF_WORDS = 64

function WhoseLoad({ of, onOf }: Pick<LoadFootProps, 'of' | 'onOf'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      width={320}
      position="top-start"
      closeOnClickOutside={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-xs"
          className={classes.whose ?? ''}
          rightSection={<IconChevronDown {...icon} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {loadTitle(of)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Whose load">
        <Stack gap={3} style={{ padding: 'var(--s3)' }}>
          <EmployeePicker
            label="Team of"
            optional
            value={of.lineManager}
            onChange={(lineManager) => onOf({ ...of, lineManager })}
          />
          <TextField
            label="Job title"
            optional
            value={of.jobTitle}
            onChange={(jobTitle) => onOf({ ...of, jobTitle })}
          />
          <SegmentField
            label="Soft bookings"
            choices={BANDS}
            value={of.band}
            onChange={(band) => onOf({ ...of, band })}
          />
          <Button variant="default" onClick={() => setIsOpen(false)}>
            Close
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
