import { IconCalendar } from '@tabler/icons-react'
import type { FieldProps } from '../forms/field'
import { icon } from '../icon'
import { late } from '../late/late'
import { browserToday } from './browser-day'
import { monthText } from './month-text'
import { PickedField } from './picked-field'
import classes from './picker.module.css'

const MonthCalendar = late(() => import('./month-calendar').then((module) => ({ default: module.MonthCalendar })))

interface MonthFieldProps extends FieldProps<string | null> {
  readonly today?: string
}

/** A field for a month, YYYY-MM in and out. */
export function MonthField({ today = browserToday(), ...field }: MonthFieldProps) {
  const { value, placeholder = 'Choose a month' } = field
  return (
    <PickedField
      field={field}
      shown={value ? monthText(value) : placeholder}
      width={290}
      height={200}
      className={classes.dropdown}
      rightSection={<IconCalendar {...icon} />}
      picker={(choose) => <MonthCalendar value={value} thisMonth={today.slice(0, 7)} onChange={choose} />}
    />
  )
}
