import { DatePicker } from '@mantine/dates'
import type { Day } from '@praxis/domain/calendar/day'
import { useShownBankHolidays } from './bank-holidays-context'
import { calendarLooks, dayMarks } from './calendar-looks'
import { focusOnOpen } from './focus-on-open'

interface DayCalendarProps {
  readonly value: Day | null
  readonly onChange: (day: Day) => void
  readonly today: Day
  readonly min?: Day | undefined
  readonly max?: Day | undefined
}

export function DayCalendar({ value, onChange, today, min, max }: DayCalendarProps) {
  const { bankHolidays, onDateChange } = useShownBankHolidays(value ?? today)
  return (
    <DatePicker
      ref={focusOnOpen}
      {...calendarLooks}
      {...dayMarks(today, value ?? today, bankHolidays)}
      minDate={min}
      maxDate={max}
      defaultDate={value ?? today}
      onDateChange={onDateChange}
      value={value}
      // Choosing the chosen day again keeps it rather than clearing it.
      onChange={(day) => onChange(day ?? value ?? today)}
    />
  )
}
