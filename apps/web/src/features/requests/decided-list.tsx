import { addMonths } from '@praxis/domain/calendar/day'
import { type Changes, changedSearch } from '../../shell/address-values'
import { SearchField } from '../../ui/forms/search-field'
import { Grid } from '../../ui/layout/box'
import { ChoiceFilter } from '../../ui/lists/choice-filter'
import { FilterBar } from '../../ui/lists/filter-bar'
import { ListFoot } from '../../ui/lists/list-foot'
import { PeriodFilter } from '../../ui/lists/period-filter'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import { useListed } from '../workspaces/use-listed'
import type { RequestDialog } from './request-dialogs'
import { RequestTable } from './request-table'
import type { RequestTypeViews } from './request-type-view'
import classes from './requests.module.css'
import type { DecidedQueries } from './requests.queries'
import { isNarrowed, type RequestsSearch } from './requests-search'

interface DecidedListProps {
  readonly views: RequestTypeViews
  readonly label: string
  readonly search: RequestsSearch
  readonly queries: DecidedQueries
  readonly onSearch: (search: RequestsSearch, replaces?: boolean) => void
  readonly onOpen: (dialog: RequestDialog) => void
  readonly isOfOthers?: boolean
}

/** The days an address asks for: the last month, unless it says otherwise. */
function useDecidedPeriod({ from, to }: RequestsSearch) {
  const today = useToday(useReadersTimeZone())
  return { today, period: { from: from ?? addMonths(today, -1), to: to ?? today } }
}

const CHOICES = [
  { value: 'approved', label: 'Approved' },
  { value: 'denied', label: 'Denied' },
] as const

/** Requests decided within a period, which the address keeps; by pages or as an endless list, as preferred. */
export function DecidedList(props: DecidedListProps) {
  const { views, label, search, queries, onSearch, onOpen, isOfOthers = false } = props
  const { today, period } = useDecidedPeriod(search)
  const page = search.page ?? 1
  const listed = {
    ...period,
    ...(search.state && { state: search.state }),
    ...(search.search && { search: search.search }),
  }
  const shown = useListed(queries(listed), page)
  const change = (changes: Changes<RequestsSearch>) => onSearch(changedSearch(search, changes))
  return (
    <Grid shrinks className={classes.decided}>
      <FilterBar
        search={
          <SearchField
            label={isOfOthers ? 'Person, project, comment' : 'Project, comment'}
            focusKey="/"
            value={search.search ?? ''}
            onSearch={(words) => change({ search: words || undefined })}
          />
        }
        filtersOn={search.state ? 1 : 0}
      >
        <PeriodFilter
          label="Decided"
          today={today}
          required
          value={period}
          onChange={(range) => change({ from: range?.from, to: range?.to })}
        />
        <ChoiceFilter
          label="State"
          choices={[...CHOICES]}
          value={search.state}
          onChange={(state) => change({ state: CHOICES.find(({ value }) => value === state)?.value })}
        />
      </FilterBar>
      <RequestTable
        views={views}
        label={label}
        requests={shown.items}
        isDecided
        isOfOthers={isOfOthers}
        onOpen={onOpen}
        error={shown.error}
        onRetry={shown.retry}
        isOutdated={shown.isOutdated}
        isFiltered={isNarrowed(search)}
        noMatchText="No decisions in this period match these filters"
        onClearFilters={() => change({ state: undefined, search: undefined })}
        empty={{ text: 'Nothing decided in this period.' }}
      />
      <ListFoot
        listed={shown}
        page={page}
        onPage={(next, replaces) => onSearch(changedSearch(search, { page: next === 1 ? undefined : next }), replaces)}
      />
    </Grid>
  )
}
