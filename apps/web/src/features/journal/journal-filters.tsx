import { UnstyledButton } from '@mantine/core'
import type { JournalCategory } from '@praxis/contract/company/company-settings'
import { dateRange } from '@praxis/domain/calendar/date-range'
import type { HolidayYears } from '@praxis/domain/calendar/date-range-presets'
import type { Day } from '@praxis/domain/calendar/day'
import { changedSearch } from '../../shell/address-values'
import { CategoryMark } from '../../ui/chips/category-mark'
import { Text } from '../../ui/layout/box'
import { PeriodFilter } from '../../ui/lists/period-filter'
import classes from './journal.module.css'
import type { JournalSearch } from './journal-search'

interface JournalFiltersProps {
  readonly categories: readonly JournalCategory[]
  /** How many entries of each category the whole journal has; absent while it loads. */
  readonly counts: readonly { readonly categoryID: string | null; readonly count: number }[] | undefined
  readonly search: JournalSearch
  readonly onSearch: (search: JournalSearch) => void
  readonly today: Day
  readonly holidayYears: HolidayYears
}

/** The period, and a chip for each category with its number of entries. */
export function JournalFilters(props: JournalFiltersProps) {
  const { categories, counts = [], search, onSearch, today, holidayYears } = props
  const countOf = (id: string) => counts.find(({ categoryID }) => categoryID === id)?.count ?? 0
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const shown = categories.filter(({ id }) => countOf(id) > 0 || id === search.categoryID)
  return (
    <search className={classes.filters} aria-label="Journal filters">
      <PeriodFilter
        value={dateRange(search.fromDate, search.toDate)}
        onChange={(range) => onSearch(changedSearch(search, { fromDate: range?.from, toDate: range?.to }))}
        today={today}
        holidayYears={holidayYears}
      />
      <UnstyledButton
        className={classes.chip}
        aria-pressed={search.categoryID === undefined}
        onClick={() => onSearch(changedSearch(search, { categoryID: undefined }))}
      >
        <Text style={{ paddingInlineStart: 6 }}>All</Text>
        <Text tone="third" figures>
          {total}
        </Text>
      </UnstyledButton>
      {shown.map((category) => (
        <UnstyledButton
          key={category.id}
          className={classes.chip}
          aria-pressed={search.categoryID === category.id}
          onClick={() => {
            const isOn = search.categoryID === category.id
            onSearch(changedSearch(search, { categoryID: isOn ? undefined : category.id }))
          }}
        >
          <CategoryMark category={category} decorative />
          <span className={classes.chipName}>{category.name}</span>
          <Text tone="third" figures>
            {countOf(category.id)}
          </Text>
        </UnstyledButton>
      ))}
    </search>
  )
}
