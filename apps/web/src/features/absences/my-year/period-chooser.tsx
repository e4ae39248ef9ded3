import { ActionIcon } from '@mantine/core'
import type { YearOfLeave } from '@praxis/contract/absences/leave-balance'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { HolidayYears } from '@praxis/domain/calendar/date-range-presets'
import type { Day } from '@praxis/domain/calendar/day'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { icon } from '../../../ui/icon'
import { Row } from '../../../ui/layout/box'
import { PeriodFilter } from '../../../ui/lists/period-filter'
import { isHolidayYear, periodBeside } from './shown-period'

interface PeriodChooserProps {
  readonly period: DateRange
  readonly onPeriod: (period: DateRange) => void
  readonly years: readonly YearOfLeave[]
  readonly today: Day
  readonly holidayYears: HolidayYears
}

/** The shown period: a holiday year at a time, or any other from its presets. */
export function PeriodChooser({ period, onPeriod, years, today, holidayYears }: PeriodChooserProps) {
  const isYear = isHolidayYear(period, years, holidayYears)
  const [noun, step] = isYear ? ['Holiday year', 'year'] : ['Period', 'period']
  const go = (direction: 1 | -1) => onPeriod(periodBeside(period, direction, years, holidayYears))
  return (
    <Row gap={2}>
      <ActionIcon variant="default" size="md" aria-label={`Earlier ${step}`} onClick={() => go(-1)}>
        <IconChevronLeft {...icon} />
      </ActionIcon>
      <PeriodFilter
        label={noun}
        required
        today={today}
        holidayYears={holidayYears}
        value={period}
        onChange={(range) => range && onPeriod(range)}
      />
      <ActionIcon variant="default" size="md" aria-label={`Later ${step}`} onClick={() => go(1)}>
        <IconChevronRight {...icon} />
      </ActionIcon>
    </Row>
  )
}
