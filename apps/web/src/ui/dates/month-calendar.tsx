import { MonthPicker } from '@mantine/dates'
import { formatDay } from '@praxis/domain/calendar/day'
import { Box } from '../layout/box'
import { bankHolidaysOfMonth } from './bank-holiday'
import { useShownBankHolidays } from './bank-holidays-context'
import { calendarLooks } from './calendar-looks'
import { focusOnOpen } from './focus-on-open'
import { monthText } from './month-text'
import classes from './picker.module.css'

interface MonthCalendarProps {
  /** The month, YYYY-MM. */
  readonly value: string | null
  readonly onChange: (month: string) => void
  readonly thisMonth: string
}

/** A calendar of months; bank holidays are marked on their months, and named for the chosen one. */
export function MonthCalendar({ value, onChange, thisMonth }: MonthCalendarProps) {
  const firstDay = value ? `${value}-01` : null
  const firstShown = firstDay ?? `${thisMonth}-01`
  const { bankHolidays, onDateChange } = useShownBankHolidays(firstShown)
  const noted = bankHolidaysOfMonth(bankHolidays, value ?? thisMonth)
  return (
    <>
      <MonthPicker
        ref={focusOnOpen}
        fullWidth
        classNames={calendarLooks.classNames}
        ariaLabels={calendarLooks.ariaLabels}
        defaultDate={firstShown}
        onDateChange={onDateChange}
        value={firstDay}
        onChange={(day) => onChange((day ?? firstDay ?? thisMonth).slice(0, 7))}
        getMonthControlProps={(day) => {
          const holidays = bankHolidaysOfMonth(bankHolidays, day.slice(0, 7))
          const count = holidays.length === 1 ? '1 bank holiday' : `${holidays.length} bank holidays`
          const isFocused = day.slice(0, 7) === (value ?? thisMonth)
          return {
            'aria-label': monthText(day) + (holidays.length > 0 ? `, ${count}` : ''),
            ...(isFocused && { 'data-autofocus': true }),
            ...(holidays.length > 0 && {
              'data-bank-holiday': true,
              title: holidays.map(({ name }) => name).join(', '),
            }),
          }
        }}
      />
      {noted.length > 0 && (
        <Box as="ul" className={classes.note} tone="third" size={12} aria-label="Bank holidays">
          {noted.map(({ date, name }) => (
            <li key={date}>
              <span>{formatDay(date)}</span>
              <span>{name}</span>
            </li>
          ))}
        </Box>
      )}
    </>
  )
}
