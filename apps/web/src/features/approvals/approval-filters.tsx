import { dateRange } from '@praxis/domain/calendar/date-range'
import { type Changes, changedSearch } from '../../shell/address-values'
import { DisplaySwitch } from '../../ui/lists/display-switch'
import { ListBar } from '../../ui/lists/list-bar'
import { PeriodFilter } from '../../ui/lists/period-filter'
import { ToggleFilter } from '../../ui/lists/toggle-filter'
import { EmployeeFilter } from '../people/employee-filter'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import type { RequestTypeView } from '../requests/request-type-view'
import { type ApprovalsSearch, filterCount } from './approvals-search'
import { ProjectFilter } from './project-filter'

interface ApprovalFiltersProps {
  readonly view: RequestTypeView
  readonly search: ApprovalsSearch
  readonly onSearch: (search: ApprovalsSearch) => void
}

export function ApprovalFilters({ view: { inbox }, search, onSearch }: ApprovalFiltersProps) {
  const today = useToday(useReadersTimeZone())
  const change = (changes: Changes<ApprovalsSearch>) => onSearch(changedSearch(search, changes))
  return (
    <ListBar
      searchLabel={inbox.hasProjects ? 'Person, project, comment' : 'Person, comment'}
      search={search.search}
      onSearch={(words) => change({ search: words })}
      filtersOn={filterCount(search)}
      sort={{
        choices: [
          { value: 'oldestFirst', label: 'Oldest first' },
          { value: 'newestFirst', label: 'Newest first' },
        ],
        value: search.sortOrder ?? 'oldestFirst',
        onChange: (sortOrder) => change({ sortOrder: sortOrder === 'newestFirst' ? sortOrder : undefined }),
      }}
      end={
        <DisplaySwitch
          choices={[
            { value: 'employee', label: 'By employee' },
            { value: 'entry', label: 'By entry' },
          ]}
          value={search.groupBy ?? 'employee'}
          onChange={(groupBy) => change({ groupBy: groupBy === 'entry' ? groupBy : undefined })}
        />
      }
    >
      <EmployeeFilter label="Employee" value={search.employeeID} onChange={(employeeID) => change({ employeeID })} />
      {inbox.hasProjects && (
        <>
          <ToggleFilter
            label="Project lead"
            value="me"
            isOn={search.projectLead === 'me'}
            onChange={(isOn) => change({ projectLead: isOn ? 'me' : undefined })}
          />
          <ProjectFilter value={search.projectID} onChange={(projectID) => change({ projectID })} />
        </>
      )}
      <PeriodFilter
        today={today}
        value={dateRange(search.from, search.to)}
        onChange={(range) => change({ from: range?.from, to: range?.to })}
      />
    </ListBar>
  )
}
