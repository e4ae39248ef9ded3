import { Skeleton } from '@mantine/core'
import { type DateRange, formatDateRange } from '@praxis/domain/calendar/date-range'
import type { HolidayYears } from '@praxis/domain/calendar/date-range-presets'
import type { Day } from '@praxis/domain/calendar/day'
import { Suspense } from 'react'
import picker from '../dates/picker.module.css'
import { late } from '../late/late'
import { FilterChip } from './filter-bar'
import classes from './filter-bar.module.css'

const DateRangeDialog = late(() =>
  import('../dates/date-range-dialog').then((module) => ({ default: module.DateRangeDialog })),
)

interface PeriodFilterProps {
  label?: string
  value: DateRange | undefined
  onChange: (range: DateRange | undefined) => void
  today: Day
  holidayYears?: HolidayYears
  /** The filter cannot be off. */
  required?: boolean
  /** Longer periods cannot be chosen. */
  longestDays?: number
}

/** A filter by two days, both included. */
export function PeriodFilter(props: PeriodFilterProps) {
  const { label = 'Period', value, onChange, today, holidayYears, required = false, longestDays } = props
  return (
    <FilterChip
      label={label}
      value={value && formatDateRange(value)}
      onClear={required ? undefined : () => onChange(undefined)}
    >
      {(close) => (
        <div className={`${picker.range} ${classes.period}`}>
          <Suspense fallback={<Skeleton height={340} />}>
            <DateRangeDialog
              value={value ?? null}
              today={today}
              holidayYears={holidayYears}
              longestDays={longestDays}
              onChange={(range) => {
                onChange(range)
                close()
              }}
            />
          </Suspense>
        </div>
      )}
    </FilterChip>
  )
}
