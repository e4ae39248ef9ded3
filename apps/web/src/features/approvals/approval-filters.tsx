import { dateRange } from '@praxis/domain/calendar/date-range'
import { changedSearch } from '../../shell/address-values'
import { DisplaySwitch } from '../../ui/lists/display-switch'
import { ListBar } from '../../ui/lists/list-bar'
import { PeriodFilter } from '../../ui/lists/period-filter'
import { ToggleFilter } from '../../ui/lists/toggle-filter'
import { EmployeeFilter } from '../people/employee-filter'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import type { ApprovalTypeView } from '../requests/request-type-view'
import type { ApprovalsSearch } from './approvals-search'
import { approvalsOperations } from './asked-approvals'
import { ProjectFilter } from './project-filter'

interface ApprovalFiltersProps {
  readonly view: ApprovalTypeView
  readonly search: ApprovalsSearch
  readonly onSearch: (search: ApprovalsSearch) => void
}

export function ApprovalFilters({ view: { inbox }, search, onSearch }: ApprovalFiltersProps) {
  const today = useToday(useReadersTimeZone())
  const { search: words, employeeID, projectLead, projectID } = approvalsOperations.controls(search, onSearch)
  return (
    <ListBar
      searchLabel={inbox.hasProjects ? 'Person, project, comment' : words.label}
      search={words.value}
      onSearch={words.onChange}
      filtersOn={approvalsOperations.filtersOn(search)}
      sort={approvalsOperations.sort(search, onSearch)}
      end={
        <DisplaySwitch
          choices={[
            { value: 'employee', label: 'By employee' },
            { value: 'entry', label: 'By entry' },
          ]}
          value={search.groupBy ?? 'employee'}
          onChange={(groupBy) =>
            onSearch(changedSearch(search, { groupBy: groupBy === 'entry' ? groupBy : undefined }))
          }
        />
      }
    >
      <EmployeeFilter {...employeeID} />
      {inbox.hasProjects && (
        <>
          <ToggleFilter
            label={projectLead.label}
            value="me"
            isOn={projectLead.value === 'me'}
            onChange={(isOn) => projectLead.onChange(isOn ? 'me' : undefined)}
          />
          <ProjectFilter {...projectID} />
        </>
      )}
      <PeriodFilter
        today={today}
        value={dateRange(search.from, search.to)}
        onChange={(range) => onSearch(changedSearch(search, { from: range?.from, to: range?.to }))}
      />
    </ListBar>
  )
}
