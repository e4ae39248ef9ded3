import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { present } from '../../../shell/address-values'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Box } from '../../../ui/layout/box'
import { useLeaveOpening } from '../leave-context'
import { CalendarFrame, useShownWindow } from './calendar-frame'
import type { CalendarSearch } from './calendar-search'
import { teamCalendarQuery } from './team-absences.queries'
import { teamGroups } from './timeline/timeline-groups'

const TEAM = '/employments/$companyDomain/absences/team'

/** Who of the reader's team is away, and when. */
export function TeamCalendarTab({ search }: { search: CalendarSearch }) {
  const { company, employee: reader } = useWorkspaceViewer()
  const navigate = useNavigate()
  const { request } = useLeaveOpening()
  const answer = useQuery(teamCalendarQuery(useShownWindow(search)))
  const { data } = answer
  const everybody = useMemo(() => data && teamGroups(data, reader.id), [data, reader.id])
  const go = (next: CalendarSearch) =>
    void navigate({ to: TEAM, params: { companyDomain: company.domain }, search: next, resetScroll: false })
  const { from, span } = search
  return (
    <>
      <Box style={{ paddingTop: 14 }} />
      <CalendarFrame
        label="Team calendar"
        search={search}
        onSearch={(changes) => go(present<CalendarSearch>({ ...search, ...changes }))}
        onClearFilters={() => go(present<CalendarSearch>({ from, span }))}
        answer={answer}
        everybody={everybody}
        request={request}
        emptyText="You have no team yet: no line manager and no one who reports to you."
      />
    </>
  )
}
