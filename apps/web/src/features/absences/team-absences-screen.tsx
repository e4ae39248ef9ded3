import type { EmployeeBrief } from '@praxis/contract/people/employees'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { present } from '../../shell/address-values'
import { ClosedPage } from '../../shell/errors/closed-page'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { SearchField } from '../../ui/forms/search-field'
import { PageBody, PageHead } from '../../ui/layout/page-head'
import { FilterBar } from '../../ui/lists/filter-bar'
import { SearchFilter } from '../../ui/lists/search-filter'
import { Face } from '../../ui/people/face'
import { PeopleTabs } from '../people/people-tabs'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import { type BesideLeave, LeavePanels } from './profile/leave-panels'
import { PeopleCalendar } from './team/people-calendar'
import { teamAbsenceReportQuery } from './team/team-absences.queries'
import { windowAt } from './team/timeline/calendar-window'
import { filteredGroups, filtersOn, reasonsIn, UNFILTERED } from './team/timeline/timeline-filter'
import { managerGroups } from './team/timeline/timeline-groups'
import { TimelineFilters } from './team/timeline-filters'
import { useTimePopover } from './team/use-time-popover'
import { WindowNavigation } from './team/window-navigation'
import type { TeamAbsencesSearch } from './team-absences-search'

const TEAM_ABSENCES = '/employments/$companyDomain/employee-management/absences'

/** The absences of everybody below the reader, by line manager, with the markings on their calendars. */
export function TeamAbsencesScreen({ search }: { search: TeamAbsencesSearch }) {
  const { company } = useWorkspaceViewer()
  if (!company.features.has('absence')) return <ClosedPage title="Team absences" because="feature" />
  return <TeamAbsences search={search} />
}

function TeamAbsences({ search }: { search: TeamAbsencesSearch }) {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const today = useToday(useReadersTimeZone())
  const { from = today, span = 'threeMonths', search: name = '', lineManagerID } = search
  const window = useMemo(() => windowAt(span, from), [span, from])
  const [beside, setBeside] = useState<BesideLeave>()
  const [times, setTimes] = useState(UNFILTERED)
  const { data, error, refetch, isPlaceholderData } = useQuery(teamAbsenceReportQuery(window, lineManagerID))
  const everybody = useMemo(() => data && managerGroups(data), [data])
  const filter = useMemo(() => ({ ...times, name }), [times, name])
  const groups = useMemo(() => everybody && filteredGroups(everybody, filter), [everybody, filter])
  const { dialogs, ...pressed } = useTimePopover(today, (subject) => setBeside({ kind: 'request', subject }))
  const managers = useLineManagers(data?.lineManagers, lineManagerID === undefined)

  const go = (next: { readonly [Name in keyof TeamAbsencesSearch]?: TeamAbsencesSearch[Name] | undefined }) =>
    void navigate({
      to: TEAM_ABSENCES,
      params: { companyDomain: company.domain },
      search: present<TeamAbsencesSearch>({ ...search, ...next }),
      resetScroll: false,
    })
  const count = data?.absencesByEmployee.length
  return (
    <>
      <PageHead title="Team absences" note={count !== undefined && `${count} ${count === 1 ? 'person' : 'people'}`} />
      <PeopleTabs />
      <FilterBar
        search={
          <SearchField
            label="Name"
            focusKey="/"
            value={name}
            onSearch={(words) => go({ search: words || undefined })}
          />
        }
        filtersOn={filtersOn(times) + Number(lineManagerID !== undefined)}
        end={
          <WindowNavigation
            span={span}
            window={window}
            today={today}
            onChange={(nextSpan, nextFrom) =>
              go({
                span: nextSpan === 'threeMonths' ? undefined : nextSpan,
                from: nextFrom === windowAt(nextSpan, today).from ? undefined : nextFrom,
              })
            }
          />
        }
      >
        <SearchFilter
          label="Line manager"
          choices={managers.map((manager) => ({
            value: manager.id,
            label: manager.displayName,
            picture: <Face person={manager} size="xs" decorative />,
          }))}
          value={lineManagerID}
          onChange={(chosen) => go({ lineManagerID: chosen })}
        />
        <TimelineFilters filter={times} reasons={reasonsIn(everybody ?? [])} onChange={setTimes} />
      </FilterBar>
      <PageBody>
        <PeopleCalendar
          label="Team absences"
          groups={groups}
          window={window}
          today={today}
          bankHolidays={data?.bankHolidays ?? []}
          error={error?.message ?? null}
          onRetry={() => void refetch()}
          isOutdated={isPlaceholderData}
          isFiltered={name !== '' || lineManagerID !== undefined}
          onClearFilters={() => {
            setTimes(UNFILTERED)
            go({ search: undefined, lineManagerID: undefined })
          }}
          emptyText="No one reports to you, so there are no absences to show."
          {...pressed}
        />
      </PageBody>
      {dialogs}
      <LeavePanels beside={beside} onClose={() => setBeside(undefined)} />
    </>
  )
}

/** The line managers to choose from: a report of one manager's people names only that one. */
function useLineManagers(named: readonly EmployeeBrief[] | undefined, areAll: boolean): readonly EmployeeBrief[] {
  const [all, setAll] = useState<readonly EmployeeBrief[]>([])
  if (areAll && named && named !== all) setAll(named)
  return all.length > 0 ? all : (named ?? [])
}
