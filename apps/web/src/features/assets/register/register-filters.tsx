import { dateRange } from '@praxis/domain/calendar/date-range'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { changedSearch } from '../../../shell/address-values'
import { useChangeSearch } from '../../../shell/use-change-search'
import { SearchField } from '../../../ui/forms/search-field'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { PeriodFilter } from '../../../ui/lists/period-filter'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { useAssetAddresses } from '../asset-link'
import { categoryOptionsQuery } from '../assets.queries'
import { registerOperations } from './asked-assets'
import type { RegisterSearch } from './register-search'

interface RegisterFiltersProps {
  readonly categoryID: string | undefined
  readonly search: RegisterSearch
  /** Whoever manages assets finds retired ones too. */
  readonly findsRetired: boolean
  /** The switch between displays. */
  readonly end: ReactNode
}

/** Which assets of the register are shown; a category has an address of its own. */
export function RegisterFilters({ categoryID, search, findsRetired, end }: RegisterFiltersProps) {
  const { data: categories } = useQuery(categoryOptionsQuery)
  const navigate = useNavigate()
  const addresses = useAssetAddresses()
  const go = useChangeSearch<RegisterSearch>()
  const today = useToday(useReadersTimeZone())
  const filters = registerOperations.controls(search, go)
  const states = filters.state.choices.filter(({ value }) => findsRetired || value !== 'retired')
  const showCategory = (id: string | undefined) =>
    void navigate({
      ...(id === undefined ? addresses.register : addresses.category(id)),
      search: changedSearch(search, {}),
      resetScroll: false,
    })
  return (
    <FilterBar
      search={
        <SearchField
          label={filters.search.label}
          focusKey="/"
          value={search.search ?? ''}
          onSearch={(words) => filters.search.onChange(words || undefined)}
        />
      }
      filtersOn={registerOperations.filtersOn(search) + (categoryID === undefined ? 0 : 1)}
      end={end}
    >
      <SearchFilter
        label="Category"
        choices={categories?.map(({ id, name }) => ({ value: id, label: name }))}
        value={categoryID}
        onChange={showCategory}
      />
      <ChoiceFilter {...filters.state} choices={states} />
      <ChoiceFilter {...filters.condition} />
      <PeriodFilter
        label="Free"
        today={today}
        value={dateRange(search.freeFrom, search.freeTo)}
        onChange={(range) => go(changedSearch(search, { freeFrom: range?.from, freeTo: range?.to }))}
      />
    </FilterBar>
  )
}
