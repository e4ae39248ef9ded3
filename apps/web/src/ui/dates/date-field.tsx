import { ActionIcon, Button, Popover, Skeleton, TextInput } from '@mantine/core'
import { singleDayPresets } from '@praxis/domain/calendar/date-range-presets'
import { type Day, dayFromEnteredText, formatDay, isDay } from '@praxis/domain/calendar/day'
import { IconCalendar } from '@tabler/icons-react'
import { type KeyboardEvent, Suspense, useState } from 'react'
import { escapeStaysInside } from '../forms/escape-stays-inside'
import { type FieldProps, inputProps } from '../forms/field'
import { useEnteredText } from '../forms/use-entered-text'
import { late } from '../late/late'
import { Row } from '../layout/box'
import { browserToday } from './browser-day'
import classes from './picker.module.css'

const DayCalendar = late(() => import('./day-calendar').then((module) => ({ default: module.DayCalendar })))

interface DateFieldProps extends FieldProps<string | null> {
  readonly min?: Day
  readonly max?: Day
  /** The employee's today; the browser's when it is not given. */
  readonly today?: Day
}

const textOf = (value: string | null) => (value === null ? '' : isDay(value) ? formatDay(value) : value)
const readText = (text: string) => (text.trim() === '' ? null : (dayFromEnteredText(text) ?? text))
const isReadable = (value: string | null) => value === null || isDay(value)

/** A field for YYYY-MM-DD, typed or picked. Text that is no day comes out as it is; the `date` rule refuses it. */
export function DateField({ min, max, today = browserToday(), ...field }: DateFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const entered = useEnteredText({
    ...field,
    // Moving into the calendar is not leaving the field.
    onBlur: isOpen ? undefined : field.onBlur,
    textOf,
    readText,
    isReadable,
  })
  const chosen = field.value !== null && isDay(field.value) ? field.value : null
  const isOffered = (day: Day) => (!min || day >= min) && (!max || day <= max)

  const close = () => {
    setIsOpen(false)
    field.onBlur?.()
  }
  const choose = (day: Day) => {
    field.onChange(day)
    close()
  }
  const openOnAltDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && event.altKey) setIsOpen(true)
  }

  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      width={290}
      position="bottom-start"
      withRoles={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <TextInput
          {...inputProps({ placeholder: 'dd/mm/yyyy', ...field })}
          autoComplete="off"
          {...entered}
          onKeyDown={openOnAltDown}
          rightSection={
            <ActionIcon
              size="sm"
              aria-label={`Choose ${field.label}`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={field.disabled ?? false}
              onClick={() => setIsOpen(true)}
            >
              <IconCalendar size={16} stroke={1.75} />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown {...escapeStaysInside} className={classes.dropdown} role="dialog" aria-label={field.label}>
        <Suspense fallback={<Skeleton height={264} />}>
          <DayCalendar value={chosen} onChange={choose} today={today} min={min} max={max} />
        </Suspense>
        <Row align="stretch" gap={1} className={classes.foot}>
          {singleDayPresets(today).map(({ label, range }) => (
            <Button
              key={label}
              variant="subtle"
              size="compact-sm"
              disabled={!isOffered(range.from)}
              onClick={() => choose(range.from)}
            >
              {label}
            </Button>
          ))}
        </Row>
      </Popover.Dropdown>
    </Popover>
  )
}
