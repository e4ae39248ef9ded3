import { ActionIcon, Button } from '@mantine/core'
import { type DateRange, formatDateRange } from '@praxis/domain/calendar/date-range'
import type { Day } from '@praxis/domain/calendar/day'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Row, Text } from '../../../ui/layout/box'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { SPAN_LABELS, type WindowSpan, windowAt, windowBeside, windowSpans } from './timeline/calendar-window'

interface WindowNavigationProps {
  readonly span: WindowSpan
  readonly window: DateRange
  readonly today: Day
  readonly onChange: (span: WindowSpan, from: Day) => void
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

/** Goes back and on through time, to today, and shows more or less of it. */
export function WindowNavigation({ span, window, today, onChange }: WindowNavigationProps) {
  const unit = span === 'year' ? 'year' : 'month'
  const goBeside = (steps: -1 | 1) => onChange(span, windowBeside(span, window, steps).from)
  return (
    <>
      <Row as="nav" gap="hair" aria-label="Period">
        <ActionIcon aria-label={`A ${unit} earlier`} onClick={() => goBeside(-1)}>
          <IconChevronLeft {...icon} />
        </ActionIcon>
        <Text size={13} figures oneLine aria-live="polite" style={{ padding: '0 var(--s1)' }}>
          {formatDateRange(window)}
        </Text>
        <ActionIcon aria-label={`A ${unit} later`} onClick={() => goBeside(1)}>
          <IconChevronRight {...icon} />
        </ActionIcon>
      </Row>
      <Button variant="default" onClick={() => onChange(span, windowAt(span, today).from)}>
        Today
      </Button>
      <DisplaySwitch
        label="Shown period"
        choices={windowSpans.map((value) => ({ value, label: SPAN_LABELS[value] }))}
        value={span}
        onChange={(next) => onChange(next, window.from)}
      />
    </>
  )
}
