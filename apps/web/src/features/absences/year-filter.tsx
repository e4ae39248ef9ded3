import type { YearOfLeave } from '@praxis/contract/absences/leave-balance'
import { formatDateRange } from '@praxis/domain/calendar/date-range'
import type { Day } from '@praxis/domain/calendar/day'
import { ChoiceFilter } from '../../ui/lists/choice-filter'

interface YearFilterProps {
  readonly years: readonly YearOfLeave[]
  /** The first day of the year that is shown. */
  readonly value: Day | undefined
  readonly onChange: (firstDay: Day) => void
}

/** Which holiday year is shown, of those that leave is counted in. */
export function YearFilter({ years, value, onChange }: YearFilterProps) {
  return (
    <ChoiceFilter
      label="Holiday year"
      required
      choices={years.toReversed().map(({ startDate, endDate }) => ({
        value: startDate,
        label: formatDateRange({ from: startDate, to: endDate }),
      }))}
      value={value}
      onChange={(firstDay) => firstDay !== undefined && onChange(firstDay)}
    />
  )
}
