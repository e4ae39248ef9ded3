import { dateRange } from '@praxis/domain/calendar/date-range'
import { SearchField } from '../../ui/forms/search-field'
import { DisplaySwitch } from '../../ui/lists/display-switch'
import { FilterBar } from '../../ui/lists/filter-bar'
import { PeriodFilter } from '../../ui/lists/period-filter'
import { SortMenu } from '../../ui/lists/sort-menu'
import { EmployeeFilter } from '../people/employee-filter'
import { useReadersTimeZone } from '../projects/use-day-text'
import { useToday } from '../time-sheets/readers-time'
import { type ApprovalsChanges, type ApprovalsSearch, changedApprovals, filterCount } from './approvals-search'
import { ProjectFilter } from './project-filter'

interface ApprovalFiltersProps {
  readonly search: ApprovalsSearch
  readonly onSearch: (search: ApprovalsSearch) => void
}

export function ApprovalFilters({ search, onSearch }: ApprovalFiltersProps) {
  const today = useToday(useReadersTimeZone())
  const change = (changes: ApprovalsChanges) => onSearch(changedApprovals(search, changes))
  return (
    <FilterBar
      search={
        <SearchField
          label="Person, project, comment"
          focusKey="/"
          value={search.search ?? ''}
          onSearch={(words) => change({ search: words || undefined })}
        />
      }
      filtersOn={filterCount(search)}
      end={
        <>
          <SortMenu
            choices={[
              { value: 'oldestFirst', label: 'Oldest first' },
              { value: 'newestFirst', label: 'Newest first' },
            ]}
            value={search.sortOrder ?? 'oldestFirst'}
            onChange={(sortOrder) => change({ sortOrder: sortOrder === 'newestFirst' ? sortOrder : undefined })}
          />
          <DisplaySwitch
            choices={[
              { value: 'employee', label: 'By employee' },
              { value: 'entry', label: 'Each entry' },
            ]}
            value={search.groupBy ?? 'employee'}
            onChange={(groupBy) => change({ groupBy: groupBy === 'entry' ? groupBy : undefined })}
          />
        </>
      }
    >
      <EmployeeFilter label="Employee" value={search.employeeID} onChange={(employeeID) => change({ employeeID })} />
      <ProjectFilter value={search.projectID} onChange={(projectID) => change({ projectID })} />
      <PeriodFilter
        today={today}
        value={dateRange(search.from, search.to)}
        onChange={(range) => change({ from: range?.from, to: range?.to })}
      />
    </FilterBar>
  )
}
