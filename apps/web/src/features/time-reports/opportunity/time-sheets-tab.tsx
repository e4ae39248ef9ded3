import { opportunityTime } from '@praxis/contract/time/opportunity-time'
import { dateRange } from '@praxis/domain/calendar/date-range'
import { IconClock } from '@tabler/icons-react'
import { listQueries } from '../../../api/query'
import { shownIn } from '../../../api/stale-answers'
import { useChangeSearch } from '../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Stack } from '../../../ui/layout/box'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { ListFoot } from '../../../ui/lists/list-foot'
import { PeriodFilter } from '../../../ui/lists/period-filter'
import { TIME_SHEETS } from '../../opportunities/opportunity-tabs'
import { useOpportunityOfPage } from '../../opportunities/use-opportunity-of-page'
import { ClosedTab } from '../../projects/closed-tab'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { useListed } from '../../workspaces/use-listed'
import { TimeTable } from '../list/time-table'
import { TimeFiguresStrip } from '../time-figures-strip'
import classes from '../time-page.module.css'
import type { OpportunityTimeSearch } from './opportunity-time-search'

interface TimeSheetsTabProps {
  readonly opportunityID: string
  readonly search: OpportunityTimeSearch
}

const timeQueries = (id: string, { from, to }: OpportunityTimeSearch) =>
  listQueries(
    opportunityTime.listOpportunitySubmissions,
    (page) => ({ params: { id }, query: { ...(from && to && { from, to }), page } }),
    { keepsPrevious: true, topics: shownIn.timeReports },
  )

export function TimeSheetsTab({ opportunityID, search }: TimeSheetsTabProps) {
  const opportunity = useOpportunityOfPage(opportunityID)
  const { company } = useWorkspaceViewer()
  if (!TIME_SHEETS.isOpen(opportunity) || !company.features.has(TIME_SHEETS.flag))
    return <ClosedTab kind="opportunity" />
  return <LoggedOnOpportunity opportunityID={opportunityID} search={search} />
}

/** The time logged on an opportunity, entry by entry: none of it is charged. */
function LoggedOnOpportunity({ opportunityID, search }: TimeSheetsTabProps) {
  const { details } = useOpportunityOfPage(opportunityID)
  const today = useToday(useReadersTimeZone())
  const { page = 1 } = search
  const { answered, ...listed } = useListed(timeQueries(opportunityID, search), page)
  const go = useChangeSearch<OpportunityTimeSearch>()
  const range = dateRange(search.from, search.to)
  return (
    <Stack gap={4} shrinks>
      <div className={classes.bar}>
        <FilterBar filtersOn={range ? 1 : 0}>
          <PeriodFilter today={today} value={range} onChange={(next) => go(next ?? {})} />
        </FilterBar>
      </div>
      {(answered || !listed.error) && (
        <TimeFiguresStrip
          label="Totals of matching time"
          figures={answered?.figures}
          currency={details.currency}
          covers={answered?.covers}
          deniedCount={answered?.denied.count}
        />
      )}
      <TimeTable
        label="Logged time"
        items={listed.items}
        withProject={false}
        sortOrder="-day"
        error={listed.error}
        onRetry={listed.retry}
        isOutdated={listed.isOutdated}
        isFiltered={range !== undefined}
        noMatchText="No time matches these filters"
        onClearFilters={() => go({})}
        empty={{ text: 'No time logged yet.', icon: <IconClock size={20} stroke={1.75} /> }}
      />
      <ListFoot
        listed={listed}
        page={page}
        onPage={(next, replaces) => go({ ...range, ...(next > 1 && { page: next }) }, replaces)}
      />
    </Stack>
  )
}
