import '@mantine/dates/styles.layer.css'
import type { Day } from '@praxis/domain/calendar/day'
import { type BankHoliday, bankHolidaysByDay } from './bank-holiday'
import classes from './calendar.module.css'

/** The props that every calendar of the kit shares: the looks, the words read out, Monday first. */
export const calendarLooks = {
  fullWidth: true,
  withCellSpacing: false,
  firstDayOfWeek: 1,
  weekdayFormat: (day: string) => 'SMTWTFS'.charAt(new Date(`${day}T00:00:00Z`).getUTCDay()),
  classNames: {
    calendarHeader: classes.header ?? '',
    calendarHeaderControl: classes.headerControl ?? '',
    calendarHeaderLevel: classes.headerLevel ?? '',
    levelsGroup: classes.months ?? '',
    weekday: classes.weekday ?? '',
    day: classes.day ?? '',
    monthsListControl: classes.month ?? '',
    yearsListControl: classes.month ?? '',
  },
  ariaLabels: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous decade',
    nextDecade: 'Next decade',
    monthLevelControl: 'Choose a month',
    yearLevelControl: 'Choose a year',
  },
} as const

const longDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Marks today and the bank holidays, also for screen readers. */
export function dayMarks(today: Day, focused: Day, holidays: readonly BankHoliday[]) {
  const nameByDay = bankHolidaysByDay(holidays)
  return {
    getDayProps: (day: Day) => ({
      ...(day === today && { 'data-is-today': true }),
      ...(day === focused && { 'data-autofocus': true }),
      ...(nameByDay.has(day) && { 'data-bank-holiday': true, title: nameByDay.get(day) }),
    }),
    getDayAriaLabel: (day: Day) => {
      const holiday = nameByDay.get(day)
      const words = longDay.format(new Date(`${day}T00:00:00Z`))
      return `${words}${day === today ? ', today' : ''}${holiday ? `, bank holiday: ${holiday}` : ''}`
    },
  }
}
