import { type DateRange, formatDateRange } from '@praxis/domain/calendar/date-range'
import type { HolidayYears } from '@praxis/domain/calendar/date-range-presets'
import type { Day } from '@praxis/domain/calendar/day'
import { IconCalendar } from '@tabler/icons-react'
import type { FieldProps } from '../forms/field'
import { icon } from '../icon'
import { late } from '../late/late'
import { browserToday } from './browser-day'
import { PickedField } from './picked-field'
import classes from './picker.module.css'

const DateRangeDialog = late(() =>
  import('./date-range-dialog').then((module) => ({ default: module.DateRangeDialog })),
)

interface DateRangeFieldProps extends FieldProps<DateRange | null> {
  readonly today?: Day
  /** A day of any year: its day and month are where the company's holiday years begin. */
  readonly holidayYears?: HolidayYears
}

/** A field for two days, both included, from a preset, a calendar or the keyboard. */
export function DateRangeField({ today = browserToday(), holidayYears, ...field }: DateRangeFieldProps) {
  return (
    <PickedField
      field={field}
      shown={field.value ? formatDateRange(field.value) : (field.placeholder ?? 'Any time')}
      width={704}
      height={340}
      className={classes.range}
      leftSection={<IconCalendar {...icon} />}
      picker={(choose) => (
        <DateRangeDialog value={field.value} today={today} holidayYears={holidayYears} onChange={choose} />
      )}
    />
  )
}
