import type { BalanceReport } from '@praxis/contract/absences/leave-balance'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { HolidayYears } from '@praxis/domain/calendar/date-range-presets'
import type { Day } from '@praxis/domain/calendar/day'
import { type Changes, present } from '../../../shell/address-values'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { absenceStates } from '../absence-states'
import { STATE_WORDS } from '../absence-words'
import type { MyYearSearch } from '../absences-search'
import { PeriodChooser } from './period-chooser'

export const yearDisplays = ['year', 'month', 'list'] as const
export type YearDisplay = (typeof yearDisplays)[number]

const DISPLAYS = [
  { value: 'year', label: 'Year' },
  { value: 'month', label: 'Month' },
  { value: 'list', label: 'List' },
] satisfies { value: YearDisplay; label: string }[]

interface MyYearFiltersProps {
  readonly search: MyYearSearch
  readonly onSearch: (search: MyYearSearch) => void
  readonly period: DateRange
  readonly report: BalanceReport | undefined
  readonly today: Day
  readonly holidayYears: HolidayYears
  readonly display: YearDisplay
  readonly onDisplay: (display: YearDisplay) => void
  /** Phones have room for the list alone. */
  readonly isPhone: boolean
}

/** The bar over the reader's year: which period, which absences, and how they are shown. */
export function MyYearFilters(props: MyYearFiltersProps) {
  const { search, onSearch, period, report, today, holidayYears, display, onDisplay, isPhone } = props
  const change = (changes: Changes<MyYearSearch>) => onSearch(present<MyYearSearch>({ ...search, ...changes }))
  const reasons = [...(report?.annualLeaveReasons ?? []), ...(report?.reasons ?? []).map(({ reason }) => reason)]
  return (
    <FilterBar
      filtersOn={Number(search.reasonID !== undefined) + Number(search.state !== undefined)}
      {...(!isPhone && { end: <DisplaySwitch choices={DISPLAYS} value={display} onChange={onDisplay} /> })}
    >
      <PeriodChooser
        period={period}
        onPeriod={({ from, to }) => change({ from, to, month: undefined })}
        years={report?.years ?? []}
        today={today}
        holidayYears={holidayYears}
      />
      <ChoiceFilter
        label="Reason"
        choices={reasons.map(({ id, name }) => ({ value: id, label: name }))}
        value={search.reasonID}
        onChange={(reasonID) => change({ reasonID })}
      />
      <ChoiceFilter
        label="State"
        choices={absenceStates.map((state) => ({ value: state, label: STATE_WORDS[state] }))}
        value={search.state}
        onChange={(state) => change({ state })}
      />
    </FilterBar>
  )
}
