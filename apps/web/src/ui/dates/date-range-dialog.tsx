import { UnstyledButton } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { useMediaQuery } from '@mantine/hooks'
import { type DateRange, dateRange } from '@praxis/domain/calendar/date-range'
import { dateRangePresets, singleDayPresets } from '@praxis/domain/calendar/date-range-presets'
import { addMonths, type Day } from '@praxis/domain/calendar/day'
import { useState } from 'react'
import type { BankHoliday } from './bank-holiday'
import { calendarLooks, dayMarks } from './calendar-looks'
import { DayTextField } from './day-text-field'
import { focusOnOpen } from './focus-on-open'
import classes from './picker.module.css'

interface DateRangeDialogProps {
  readonly value: DateRange | null
  readonly onChange: (range: DateRange) => void
  readonly today: Day
  readonly holidayYearStart?: Day | undefined
  readonly bankHolidays: readonly BankHoliday[]
}

/** Presets on the left, two months on the right, and two fields for those who would rather type. */
export function DateRangeDialog({ value, onChange, today, holidayYearStart, bankHolidays }: DateRangeDialogProps) {
  const hasRoom = useMediaQuery('(min-width: 720px)', true)
  const [ends, setEnds] = useState<[Day | null, Day | null]>([value?.from ?? null, value?.to ?? null])
  const presets = [...singleDayPresets(today), ...dateRangePresets({ today, holidayYearStart })]

  const take = (from: Day | null, to: Day | null) => {
    setEnds([from, to])
    const range = dateRange(from, to)
    if (range) onChange(range)
  }
  const isCurrent = (range: DateRange) => range.from === value?.from && range.to === value.to

  const current = presets.find(({ range }) => isCurrent(range))

  return (
    <>
      <div className={classes.presets} ref={focusOnOpen}>
        {presets.map(({ label, range }, index) => (
          <UnstyledButton
            key={label}
            className={classes.preset ?? ''}
            aria-pressed={isCurrent(range)}
            data-autofocus={isCurrent(range) || (!current && index === 0) || undefined}
            onClick={() => onChange(range)}
          >
            {label}
          </UnstyledButton>
        ))}
      </div>
      <div className={classes.days}>
        <div className={classes.ends}>
          <DayTextField label="From" value={ends[0]} onCommit={(from) => take(from, ends[1])} />
          <DayTextField label="To" value={ends[1]} onCommit={(to) => take(ends[0], to)} />
        </div>
        <DatePicker
          {...calendarLooks}
          {...dayMarks(today, value?.from ?? today, bankHolidays)}
          type="range"
          allowSingleDateInRange
          numberOfColumns={hasRoom ? 2 : 1}
          // The month of interest stands on the right: most ranges look back.
          defaultDate={value?.from ?? (hasRoom ? addMonths(today, -1) : today)}
          value={ends}
          onChange={([from, to]) => take(from, to)}
        />
      </div>
    </>
  )
}
