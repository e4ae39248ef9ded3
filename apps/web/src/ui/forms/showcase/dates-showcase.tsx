import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { BankHoliday } from '../../dates/bank-holiday'
import { BankHolidaysContext } from '../../dates/bank-holidays-context'
import { DateField } from '../../dates/date-field'
import { DateRangeField } from '../../dates/date-range-field'
import { MonthField } from '../../dates/month-field'
import { TimeField } from '../../dates/time-field'
import { Card } from '../../layout/card'
import classes from './showcase.module.css'
import { Shown } from './shown'

const HOLIDAY_YEARS = {
  current: { from: '2026-04-01', to: '2027-03-31' },
  last: { from: '2025-04-01', to: '2026-03-31' },
}
const TODAY = '2026-11-12'

const bankHolidays: readonly BankHoliday[] = [
  { date: '2026-11-30', name: 'St Andrew’s Day' },
  { date: '2026-12-25', name: 'Christmas Day' },
  { date: '2026-12-28', name: 'Boxing Day (substitute)' },
]

export function DatesShowcase() {
  return (
    <BankHolidaysContext value={() => bankHolidays}>
      <Card title="Dates and times">
        <div className={classes.fields}>
          <Shown<string | null> initial="2026-11-12">
            {(field) => <DateField label="Date" today={TODAY} {...field} />}
          </Shown>
          <Shown<string | null> initial="31/31/2026">
            {(field) => <DateField label="Close date" today={TODAY} error="Invalid Date" {...field} />}
          </Shown>
          <Shown<DateRange | null> initial={{ from: '2026-11-01', to: '2026-11-30' }}>
            {(field) => <DateRangeField label="Period" today={TODAY} holidayYears={HOLIDAY_YEARS} {...field} />}
          </Shown>
          <Shown<DateRange | null> initial={null}>
            {(field) => <DateRangeField label="Filter by period" today={TODAY} compact {...field} />}
          </Shown>
          <Shown<string | null> initial="2026-12">
            {(field) => <MonthField label="Month" today={TODAY} {...field} />}
          </Shown>
          <Shown<string | null> initial="09:00">{(field) => <TimeField label="From" {...field} />}</Shown>
          <Shown<string | null> initial="12:30:15">
            {(field) => <TimeField label="To, with seconds" withSeconds {...field} />}
          </Shown>
          <Shown<string | null> initial="25:00">
            {(field) => <TimeField label="Wrong time" error="Invalid Date" {...field} />}
          </Shown>
          <Shown<string | null> initial={null}>{(field) => <DateField label="Disabled" disabled {...field} />}</Shown>
        </div>
      </Card>
    </BankHolidaysContext>
  )
}
