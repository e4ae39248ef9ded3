import { ActionIcon, Button } from '@mantine/core'
import type { Day } from '@praxis/domain/calendar/day'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Row, Text } from '../../../../ui/layout/box'
import { DisplaySwitch } from '../../../../ui/lists/display-switch'
import { periodText } from '../../../approvals/approval-group'
import { beside, firstDayOf, lastDayOf, type TimelineSpan, type TimelineWindow } from './timeline-window'

interface TimelineNavigationProps {
  readonly window: TimelineWindow
  readonly today: Day
  readonly onChange: (span: TimelineSpan, day: Day) => void
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

/** Goes back and on through time, to today, and shows one week or four. */
export function TimelineNavigation({ window, today, onChange }: TimelineNavigationProps) {
  const { span } = window
  const unit = span === 'week' ? 'A week' : 'Four weeks'
  const first = firstDayOf(window)
  return (
    <>
      <Row as="nav" gap="hair" aria-label="Period">
        <ActionIcon aria-label={`${unit} earlier`} onClick={() => onChange(span, beside(window, -1))}>
          <IconChevronLeft {...icon} />
        </ActionIcon>
        <Text size={13} figures oneLine aria-live="polite" style={{ padding: '0 var(--s1)' }}>
          {periodText(first, lastDayOf(window))}
        </Text>
        <ActionIcon aria-label={`${unit} later`} onClick={() => onChange(span, beside(window, 1))}>
          <IconChevronRight {...icon} />
        </ActionIcon>
      </Row>
      <Button variant="default" onClick={() => onChange(span, today)}>
        Today
      </Button>
      <DisplaySwitch<TimelineSpan>
        label="Shown period"
        choices={[
          { value: 'week', label: 'Week' },
          { value: 'fourWeeks', label: '4 weeks' },
        ]}
        value={span}
        onChange={(next) => onChange(next, window.days.includes(today) ? today : first)}
      />
    </>
  )
}
