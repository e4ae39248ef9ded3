import type { RequestState } from '@praxis/contract/requests/request-rules'
import { dateRange } from '@praxis/domain/calendar/date-range'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Changes } from '../../../shell/address-values'
import { REQUEST_STATE_LABEL } from '../../../ui/chips/status-badge'
import { SearchField } from '../../../ui/forms/search-field'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { PeriodFilter } from '../../../ui/lists/period-filter'
import { EmployeeFilter } from '../../people/employee-filter'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { type TimeGround, timeAnalysisQuery } from '../time-reports.queries'
import { type LoggedTimeSearch, timeFilterCount } from '../time-search'

interface TimeFiltersProps {
  readonly ground: TimeGround
  readonly search: LoggedTimeSearch
  readonly onChange: (changes: Changes<LoggedTimeSearch>) => void
  readonly end: ReactNode
}

const STATES: readonly RequestState[] = ['unsubmitted', 'waitingForApproval', 'approved', 'denied']

/** The filter offers what time was logged on; the choice in force stays among them also when no time is left on it. */
const choicesWith = (chosen: string | undefined, choices: readonly { value: string; label: string }[]) =>
  chosen === undefined || choices.some(({ value }) => value === chosen)
    ? [...choices]
    : [{ value: chosen, label: chosen }, ...choices]

export function TimeFilters({ ground, search, onChange, end }: TimeFiltersProps) {
  const today = useToday(useReadersTimeZone())
  const { data: analysis } = useQuery(timeAnalysisQuery(ground, {}))
  const roles = (analysis?.byRole ?? []).flatMap(({ roleName }) => roleName ?? [])
  const projects = (analysis?.byProject ?? []).flatMap(({ project }) => project ?? [])
  return (
    <FilterBar
      search={
        <SearchField
          label={ground.of === 'client' ? 'Person, project, task, comment' : 'Person, task, comment'}
          focusKey="/"
          value={search.search ?? ''}
          onSearch={(words) => onChange({ search: words || undefined })}
        />
      }
      filtersOn={timeFilterCount(search)}
      end={end}
    >
      <PeriodFilter
        today={today}
        value={dateRange(search.from, search.to)}
        onChange={(range) => onChange({ from: range?.from, to: range?.to })}
      />
      <EmployeeFilter label="Person" value={search.employeeID} onChange={(employeeID) => onChange({ employeeID })} />
      {ground.of === 'client' && (
        <ChoiceFilter
          label="Project"
          choices={choicesWith(
            search.projectID,
            projects.map(({ id, details }) => ({ value: id, label: details.name })),
          )}
          value={search.projectID}
          onChange={(projectID) => onChange({ projectID })}
        />
      )}
      {(roles.length > 0 || search.roleName) && (
        <ChoiceFilter
          label="Role"
          choices={choicesWith(
            search.roleName,
            roles.map((name) => ({ value: name, label: name })),
          )}
          value={search.roleName}
          onChange={(roleName) => onChange({ roleName })}
        />
      )}
      <ChoiceFilter
        label="State"
        choices={STATES.map((value) => ({ value, label: REQUEST_STATE_LABEL[value] }))}
        value={search.state}
        onChange={(state) => onChange({ state })}
      />
      <ChoiceFilter
        label="Chargeable"
        choices={[
          { value: 'yes', label: 'Chargeable' },
          { value: 'no', label: 'Not chargeable' },
        ]}
        value={search.isChargeable === undefined ? undefined : search.isChargeable ? 'yes' : 'no'}
        onChange={(choice) => onChange({ isChargeable: choice && choice === 'yes' })}
      />
    </FilterBar>
  )
}
