import { InputBase, Popover, Skeleton } from '@mantine/core'
import { type DateRange, formatDateRange } from '@praxis/domain/calendar/date-range'
import type { Day } from '@praxis/domain/calendar/day'
import { IconCalendar } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { escapeStaysInside } from '../forms/escape-stays-inside'
import { type FieldProps, inputProps } from '../forms/field'
import { late } from '../late/late'
import { Text } from '../layout/box'
import { browserToday } from './browser-day'
import classes from './picker.module.css'

const DateRangeDialog = late(() =>
  import('./date-range-dialog').then((module) => ({ default: module.DateRangeDialog })),
)

interface DateRangeFieldProps extends FieldProps<DateRange | null> {
  readonly today?: Day
  /** A day of any year: its day and month are where the company's holiday years begin. */
  readonly holidayYearStart?: Day
}

/** A field for two days, both included, from a preset, a calendar or the keyboard. */
export function DateRangeField({ today = browserToday(), holidayYearStart, ...field }: DateRangeFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
    field.onBlur?.()
  }
  const shown = field.value ? formatDateRange(field.value) : (field.placeholder ?? 'Any time')
  return (
    <Popover opened={isOpen} onDismiss={close} width={704} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <InputBase
          {...inputProps(field)}
          component="button"
          type="button"
          pointer
          // A button's label hides what stands in it from a screen reader.
          aria-label={`${field.label}: ${shown}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onBlur={() => {}}
          onClick={() => setIsOpen(true)}
          leftSection={<IconCalendar size={16} stroke={1.75} aria-hidden />}
        >
          <Text block ellipsis className={classes.shown} data-empty={field.value === null || undefined}>
            {shown}
          </Text>
        </InputBase>
      </Popover.Target>
      <Popover.Dropdown {...escapeStaysInside} className={classes.range} aria-label={field.label}>
        <Suspense fallback={<Skeleton height={340} />}>
          <DateRangeDialog
            value={field.value}
            today={today}
            holidayYearStart={holidayYearStart}
            onChange={(range) => {
              field.onChange(range)
              close()
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
