import { MonthPicker } from '@mantine/dates'
import { type BankHoliday, bankHolidaysOfMonth } from './bank-holiday'
import { calendarLooks } from './calendar-looks'
import { focusOnOpen } from './focus-on-open'

interface MonthCalendarProps {
  /** YYYY-MM */
  readonly value: string | null
  readonly onChange: (month: string) => void
  readonly thisMonth: string
  readonly bankHolidays: readonly BankHoliday[]
}

const longMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export function MonthCalendar({ value, onChange, thisMonth, bankHolidays }: MonthCalendarProps) {
  const firstDay = value ? `${value}-01` : null
  return (
    <MonthPicker
      ref={focusOnOpen}
      fullWidth
      classNames={calendarLooks.classNames}
      ariaLabels={calendarLooks.ariaLabels}
      defaultDate={firstDay ?? `${thisMonth}-01`}
      value={firstDay}
      onChange={(day) => onChange((day ?? firstDay ?? thisMonth).slice(0, 7))}
      getMonthControlProps={(day) => {
        const holidays = bankHolidaysOfMonth(bankHolidays, day.slice(0, 7))
        const count = holidays.length === 1 ? '1 bank holiday' : `${holidays.length} bank holidays`
        const isFocused = day.slice(0, 7) === (value ?? thisMonth)
        return {
          'aria-label': longMonth.format(new Date(`${day}T00:00:00Z`)) + (holidays.length > 0 ? `, ${count}` : ''),
          ...(isFocused && { 'data-autofocus': true }),
          ...(holidays.length > 0 && {
            'data-bank-holiday': true,
            title: holidays.map(({ name }) => name).join(', '),
          }),
        }
      }}
    />
  )
}
