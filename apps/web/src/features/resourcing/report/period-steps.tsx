import { ActionIcon, Button } from '@mantine/core'
import { LONGEST_RESOURCING_DAYS } from '@praxis/contract/planning/resourcing'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { Day } from '@praxis/domain/calendar/day'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Row } from '../../../ui/layout/box'
import { PeriodFilter } from '../../../ui/lists/period-filter'
import { neighbourOf } from './resourcing-period'

interface PeriodStepsProps {
  readonly period: DateRange
  readonly today: Day
  readonly isUsual: boolean
  /** Without a period, the usual one. */
  readonly onChange: (period?: DateRange) => void
}

export function PeriodSteps({ period, today, isUsual, onChange }: PeriodStepsProps) {
  return (
    <Row as="nav" gap={1} wrap aria-label="Period">
      <ActionIcon aria-label="Previous period" onClick={() => onChange(neighbourOf(period, -1))}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      <PeriodFilter required today={today} value={period} longestDays={LONGEST_RESOURCING_DAYS} onChange={onChange} />
      <ActionIcon aria-label="Next period" onClick={() => onChange(neighbourOf(period, 1))}>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      {!isUsual && (
        <Button variant="default" onClick={() => onChange()}>
          From this week
        </Button>
      )}
    </Row>
  )
}
