import { dateRange } from '@praxis/domain/calendar/date-range'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { changedSearch } from '../../../shell/address-values'
import { REQUEST_STATE_LABEL } from '../../../ui/chips/status-badge'
import { SearchField } from '../../../ui/forms/search-field'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { PeriodFilter } from '../../../ui/lists/period-filter'
import { EmployeeFilter } from '../../people/employee-filter'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { loggedTimeOperations } from '../asked-time'
import { type TimeGround, timeAnalysisQuery } from '../time-reports.queries'
import { type LoggedTimeSearch, STATES } from '../time-search'

interface TimeFiltersProps {
  readonly ground: TimeGround
  readonly search: LoggedTimeSearch
  readonly onSearch: (search: LoggedTimeSearch) => void
  readonly end: ReactNode
}

/** The filter offers what time was logged on; the choice in force stays among them also when no time is left on it. */
const choicesWith = (chosen: string | undefined, choices: readonly { value: string; label: string }[]) =>
  chosen === undefined || choices.some(({ value }) => value === chosen)
    ? [...choices]
    : [{ value: chosen, label: chosen }, ...choices]

export function TimeFilters({ ground, search, onSearch, end }: TimeFiltersProps) {
  const today = useToday(useReadersTimeZone())
  const { data: analysis } = useQuery(timeAnalysisQuery(ground, {}))
  const roles = (analysis?.byRole ?? []).flatMap(({ roleName }) => roleName ?? [])
  const projects = (analysis?.byProject ?? []).flatMap(({ project }) => project ?? [])
  const filters = loggedTimeOperations.controls(search, onSearch)
  return (
    <FilterBar
      search={
        <SearchField
          label={ground.of === 'client' ? 'Person, project, task, comment' : filters.search.label}
          focusKey="/"
          value={search.search ?? ''}
          onSearch={(words) => filters.search.onChange(words || undefined)}
        />
      }
      filtersOn={loggedTimeOperations.filtersOn(search)}
      end={end}
    >
      <PeriodFilter
        today={today}
        value={dateRange(search.from, search.to)}
        onChange={(range) => onSearch(changedSearch(search, { from: range?.from, to: range?.to }))}
      />
      <EmployeeFilter {...filters.employeeID} />
      {ground.of === 'client' && (
        <ChoiceFilter
          {...filters.projectID}
          choices={choicesWith(
            search.projectID,
            projects.map(({ id, details }) => ({ value: id, label: details.name })),
          )}
        />
      )}
      {(roles.length > 0 || search.roleName) && (
        <ChoiceFilter
          {...filters.roleName}
          choices={choicesWith(
            search.roleName,
            roles.map((name) => ({ value: name, label: name })),
          )}
        />
      )}
      <ChoiceFilter
        {...filters.state}
        choices={STATES.map((value) => ({ value, label: REQUEST_STATE_LABEL[value] }))}
      />
      <ChoiceFilter {...filters.isChargeable} />
    </FilterBar>
  )
}
