import { useQuery } from '@tanstack/react-query'
import { operationsOn } from '../../../shell/lists/list-operations'
import { useTypedSearch } from '../../../ui/forms/picker/use-typed-search'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { ListBar } from '../../../ui/lists/list-bar'
import { PeriodFilter } from '../../../ui/lists/period-filter'
import { SearchFilter } from '../../../ui/lists/search-filter'
import { loggableItemsQuery, submissionProjectQuery } from '../../loggables/loggables.queries'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { expenseTypesQuery } from '../../settings/settings.queries'
import { type ExpenseSearch, expenseList } from '../expenses-search'

export const expenseOperations = operationsOn(expenseList)

interface ExpenseFiltersProps {
  readonly search: ExpenseSearch
  readonly onSearch: (search: ExpenseSearch) => void
}

/** The bar over the claims: search, filters, order. */
export function ExpenseFilters({ search, onSearch }: ExpenseFiltersProps) {
  const today = useToday(useReadersTimeZone())
  const controls = expenseOperations.controls(search, onSearch)
  const { text, searching } = useTypedSearch()
  const projects = useQuery(loggableItemsQuery(text))
  const { projectID, from, to } = search
  const { data: chosen } = useQuery({ ...submissionProjectQuery(projectID ?? ''), enabled: projectID !== undefined })
  const types = useQuery(expenseTypesQuery)
  return (
    <ListBar
      searchLabel={controls.search.label}
      search={controls.search.value}
      onSearch={controls.search.onChange}
      filtersOn={expenseOperations.filtersOn(search) - Number(search.show !== undefined)}
      sort={expenseOperations.sort(search, onSearch)}
    >
      <ChoiceFilter {...controls.state} />
      <SearchFilter
        {...controls.projectID}
        choices={projects.data
          ?.filter(({ type }) => type === 'project')
          .map(({ id, title, subtitle }) => ({ value: id, label: title, note: subtitle }))}
        {...(chosen && { valueLabel: chosen.details.name })}
        {...searching(projects)}
      />
      <SearchFilter
        {...controls.typeID}
        choices={types.data?.map(({ id, name }) => ({ value: id, label: name }))}
        loadError={types.error?.message}
      />
      <PeriodFilter
        value={from && to ? { from, to } : undefined}
        today={today}
        onChange={(range) => {
          const { from: _from, to: _to, page: _page, ...others } = search
          onSearch({ ...others, ...range })
        }}
      />
    </ListBar>
  )
}
