import type { EmployeeBrief } from '@praxis/contract/people/employees'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Changes, present } from '../../shell/address-values'
import { ClosedPage } from '../../shell/errors/closed-page'
import { useChangeSearch } from '../../shell/use-change-search'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { PageHead } from '../../ui/layout/page-head'
import { SearchFilter } from '../../ui/lists/search-filter'
import { Face } from '../../ui/people/face'
import { PeopleTabs } from '../people/people-tabs'
import { type BesideLeave, LeavePanels } from './profile/leave-panels'
import { CalendarFrame, useShownWindow } from './team/calendar-frame'
import type { TeamAbsencesSearch } from './team/calendar-search'
import { teamAbsenceReportQuery } from './team/team-absences.queries'
import { managerGroups } from './team/timeline/timeline-groups'

/** The absences of everybody below the reader, by line manager, with the markings on their calendars. */
export function TeamAbsencesScreen({ search }: { search: TeamAbsencesSearch }) {
  const { company } = useWorkspaceViewer()
  if (!company.features.has('absence')) return <ClosedPage title="Team absences" because="feature" />
  return <TeamAbsences search={search} />
}

function TeamAbsences({ search }: { search: TeamAbsencesSearch }) {
  const { from, span, lineManagerID } = search
  const [beside, setBeside] = useState<BesideLeave>()
  const answer = useQuery(teamAbsenceReportQuery(useShownWindow(search), lineManagerID))
  const { data } = answer
  const everybody = useMemo(() => data && managerGroups(data), [data])
  const managers = useLineManagers(data?.lineManagers, lineManagerID === undefined)

  const go = useChangeSearch<TeamAbsencesSearch>()
  const change = (changes: Changes<TeamAbsencesSearch>) => go(present<TeamAbsencesSearch>({ ...search, ...changes }))
  const count = data?.absencesByEmployee.length
  return (
    <>
      <PageHead title="Team absences" note={count !== undefined && `${count} ${count === 1 ? 'person' : 'people'}`} />
      <PeopleTabs />
      <CalendarFrame
        label="Team absences"
        search={search}
        onSearch={change}
        onClearFilters={() => go(present<TeamAbsencesSearch>({ from, span }))}
        ownFilter={{
          isOn: lineManagerID !== undefined,
          field: (
            <SearchFilter
              label="Line manager"
              choices={managers.map((manager) => ({
                value: manager.id,
                label: manager.displayName,
                picture: <Face person={manager} size="xs" decorative />,
              }))}
              value={lineManagerID}
              onChange={(chosen) => change({ lineManagerID: chosen })}
            />
          ),
        }}
        answer={answer}
        everybody={everybody}
        request={(subject) => setBeside({ kind: 'request', subject })}
        emptyText="No one reports to you, so there are no absences to show."
      />
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
