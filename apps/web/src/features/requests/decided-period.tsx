import type { DateRange } from '@praxis/domain/calendar/date-range'
import { addMonths } from '@praxis/domain/calendar/day'
import { DateField } from '../../ui/dates/date-field'
import { useReadersTimeZone } from '../projects/use-day-text'
import { useToday } from '../time-sheets/readers-time'
import classes from './requests.module.css'
import type { RequestsSearch } from './requests-search'

/** The days an address asks for: the last month, unless it says otherwise. */
export function useDecidedPeriod({ from, to }: RequestsSearch): { period: DateRange; isPeriod: boolean } {
  const today = useToday(useReadersTimeZone())
  const end = to ?? today
  const period = { from: from ?? addMonths(end, -1), to: end }
  return { period, isPeriod: period.from <= period.to }
}

interface PeriodFieldsProps {
  readonly period: DateRange
  readonly onPeriod: (period: DateRange) => void
}

export function PeriodFields({ period, onPeriod }: PeriodFieldsProps) {
  return (
    <div className={classes.period}>
      <DateField
        label="From"
        compact
        value={period.from}
        onChange={(from) => from && onPeriod({ ...period, from })}
        error={period.from <= period.to ? undefined : 'From comes after To'}
      />
      <DateField label="To" compact value={period.to} onChange={(to) => to && onPeriod({ ...period, to })} />
    </div>
  )
}
