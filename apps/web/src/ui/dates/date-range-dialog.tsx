import { UnstyledButton } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { useMediaQuery } from '@mantine/hooks'
import { type DateRange, dateRange } from '@praxis/domain/calendar/date-range'
import { dateRangePresets, type HolidayYears, singleDayPresets } from '@praxis/domain/calendar/date-range-presets'
import { addDays, addMonths, type Day, daysBetween } from '@praxis/domain/calendar/day'
import { useState } from 'react'
import { Grid, Stack } from '../layout/box'
import { useShownBankHolidays } from './bank-holidays-context'
import { calendarLooks, dayMarks } from './calendar-looks'
import { DayTextField } from './day-text-field'
import { focusOnOpen } from './focus-on-open'
import classes from './picker.module.css'

interface DateRangeDialogProps {
  readonly value: DateRange | null
  readonly onChange: (range: DateRange) => void
  readonly today: Day
  readonly holidayYears?: HolidayYears | undefined
  /** Longer periods cannot be chosen, and the dialog says so. */
  readonly longestDays?: number | undefined
}

const daysIn = ({ from, to }: DateRange): number => daysBetween(from, to) + 1

/** Presets on the left, two months on the right, and two fields for those who would rather type. */
export function DateRangeDialog(props: DateRangeDialogProps) {
  const { value, onChange, today, holidayYears, longestDays } = props
  const hasRoom = useMediaQuery('(min-width: 720px)', true)
  // The month of interest stands on the right: most ranges look back.
  const firstShown = value?.from ?? (hasRoom ? addMonths(today, -1) : today)
  const { bankHolidays, onDateChange } = useShownBankHolidays(firstShown)
  const [ends, setEnds] = useState<[Day | null, Day | null]>([value?.from ?? null, value?.to ?? null])
  const presets = [...singleDayPresets(today), ...dateRangePresets({ today, holidayYears })]

  const isTooLong = (range: DateRange | undefined): boolean =>
    range !== undefined && longestDays !== undefined && daysIn(range) > longestDays
  const take = (from: Day | null, to: Day | null) => {
    setEnds([from, to])
    const range = dateRange(from, to)
    if (range && !isTooLong(range)) onChange(range)
  }
  // With one end chosen, the other can only be so far away.
  const [first, second] = ends
  const reach =
    longestDays !== undefined && first !== null && second === null
      ? { minDate: addDays(first, 1 - longestDays), maxDate: addDays(first, longestDays - 1) }
      : {}
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
            disabled={isTooLong(range)}
            onClick={() => onChange(range)}
          >
            {label}
          </UnstyledButton>
        ))}
      </div>
      <Stack gap={3} shrinks style={{ padding: 'var(--s3) var(--s4) var(--s4)' }}>
        <Grid gap={3} style={{ gridTemplateColumns: '1fr 1fr' }}>
          <DayTextField label="From" value={ends[0]} onCommit={(from) => take(from, ends[1])} />
          <DayTextField label="To" value={ends[1]} onCommit={(to) => take(ends[0], to)} />
        </Grid>
        <DatePicker
          {...calendarLooks}
          {...dayMarks(today, value?.from ?? today, bankHolidays)}
          {...reach}
          type="range"
          allowSingleDateInRange
          numberOfColumns={hasRoom ? 2 : 1}
          defaultDate={firstShown}
          onDateChange={onDateChange}
          value={ends}
          onChange={([from, to]) => take(from, to)}
        />
        {longestDays !== undefined && (
          <p className={classes.limit} role="status" data-problem={isTooLong(dateRange(first, second)) || undefined}>
            {isTooLong(dateRange(first, second))
              ? `That’s more than ${longestDays} days. Choose a shorter period.`
              : `At most ${longestDays} days.`}
          </p>
        )}
      </Stack>
    </>
  )
}
