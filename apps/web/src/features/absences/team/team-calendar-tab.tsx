import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { SearchField } from '../../../ui/forms/search-field'
import { Box } from '../../../ui/layout/box'
import { PageBody } from '../../../ui/layout/page-head'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { useLeaveOpening } from '../leave-context'
import { PeopleCalendar } from './people-calendar'
import { teamCalendarQuery } from './team-absences.queries'
import { type WindowSpan, windowAt } from './timeline/calendar-window'
import { filteredGroups, filtersOn, reasonsIn, UNFILTERED } from './timeline/timeline-filter'
import { teamGroups } from './timeline/timeline-groups'
import { TimelineFilters } from './timeline-filters'
import { useTimePopover } from './use-time-popover'
import { WindowNavigation } from './window-navigation'

/** Who of the reader's team is away, and when. */
export function TeamCalendarTab() {
  const { employee: reader } = useWorkspaceViewer()
  const { request } = useLeaveOpening()
  const today = useToday(useReadersTimeZone())
  const [shown, setShown] = useState<{ readonly span: WindowSpan; readonly from?: string }>({ span: 'threeMonths' })
  const [filter, setFilter] = useState(UNFILTERED)
  const window = useMemo(() => windowAt(shown.span, shown.from ?? today), [shown, today])
  const { data, error, refetch, isPlaceholderData } = useQuery(teamCalendarQuery(window))
  const everybody = useMemo(() => data && teamGroups(data, reader.id), [data, reader.id])
  const groups = useMemo(() => everybody && filteredGroups(everybody, filter), [everybody, filter])
  const { dialogs, ...pressed } = useTimePopover(today, request)
  return (
    <>
      <Box style={{ paddingTop: 14 }}>
        <FilterBar
          search={
            <SearchField
              label="Name"
              focusKey="/"
              value={filter.name}
              onSearch={(name) => setFilter({ ...filter, name })}
            />
          }
          filtersOn={filtersOn(filter)}
          end={
            <WindowNavigation
              span={shown.span}
              window={window}
              today={today}
              onChange={(span, from) => setShown({ span, from })}
            />
          }
        >
          <TimelineFilters filter={filter} reasons={reasonsIn(everybody ?? [])} onChange={setFilter} />
        </FilterBar>
      </Box>
      <PageBody>
        <PeopleCalendar
          label="Team calendar"
          groups={groups}
          window={window}
          today={today}
          bankHolidays={data?.bankHolidays ?? []}
          error={error?.message ?? null}
          onRetry={() => void refetch()}
          isOutdated={isPlaceholderData}
          isFiltered={filter.name !== ''}
          onClearFilters={() => setFilter(UNFILTERED)}
          emptyText="You have no team yet: no line manager and no one who reports to you."
          {...pressed}
        />
      </PageBody>
      {dialogs}
    </>
  )
}
