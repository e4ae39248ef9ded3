import { InputBase, Popover, Skeleton } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { escapeStaysInside } from '../forms/escape-stays-inside'
import { type FieldProps, inputProps } from '../forms/field'
import { late } from '../late/late'
import { Text } from '../layout/box'
import { browserToday } from './browser-day'
import classes from './picker.module.css'

const MonthCalendar = late(() => import('./month-calendar').then((module) => ({ default: module.MonthCalendar })))

interface MonthFieldProps extends FieldProps<string | null> {
  readonly today?: string
}

const monthText = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A field for a month, YYYY-MM in and out. */
export function MonthField({ today = browserToday(), ...field }: MonthFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
    field.onBlur?.()
  }
  const shown = field.value
    ? monthText.format(new Date(`${field.value}-01T00:00:00Z`))
    : (field.placeholder ?? 'Choose a month')
  return (
    <Popover opened={isOpen} onDismiss={close} width={290} position="bottom-start" trapFocus returnFocus>
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
          rightSection={<IconCalendar size={16} stroke={1.75} aria-hidden />}
          rightSectionPointerEvents="none"
        >
          <Text block ellipsis className={classes.shown} data-empty={field.value === null || undefined}>
            {shown}
          </Text>
        </InputBase>
      </Popover.Target>
      <Popover.Dropdown {...escapeStaysInside} className={classes.dropdown} aria-label={field.label}>
        <Suspense fallback={<Skeleton height={200} />}>
          <MonthCalendar
            value={field.value}
            thisMonth={today.slice(0, 7)}
            onChange={(month) => {
              field.onChange(month)
              close()
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
