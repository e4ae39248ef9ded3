import type { YearOfLeave } from '@praxis/contract/absences/leave-balance'
import { formatDateRange } from '@praxis/domain/calendar/date-range'
import { ChoiceFilter } from '../../ui/lists/choice-filter'

interface YearFilterProps {
  readonly years: readonly YearOfLeave[]
  readonly value: number | undefined
  readonly onChange: (year: number) => void
}

/** Which holiday year is shown, of those that leave is counted in. */
export function YearFilter({ years, value, onChange }: YearFilterProps) {
  return (
    <ChoiceFilter
      label="Holiday year"
      required
      choices={years.toReversed().map(({ year, startDate, endDate }) => ({
        value: String(year),
        label: formatDateRange({ from: startDate, to: endDate }),
      }))}
      value={value === undefined ? undefined : String(value)}
      onChange={(year) => year !== undefined && onChange(Number(year))}
    />
  )
}
