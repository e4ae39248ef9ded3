import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { present } from '../../../shell/address-values'
import { useChangeSearch } from '../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Box } from '../../../ui/layout/box'
import { useLeaveOpening } from '../leave-context'
import { CalendarFrame, useShownWindow } from './calendar-frame'
import type { CalendarSearch } from './calendar-search'
import { teamCalendarQuery } from './team-absences.queries'
import { teamGroups } from './timeline/timeline-groups'

/** Who of the reader's team is away, and when. */
export function TeamCalendarTab({ search }: { search: CalendarSearch }) {
  const { employee: reader } = useWorkspaceViewer()
  const { request } = useLeaveOpening()
  const answer = useQuery(teamCalendarQuery(useShownWindow(search)))
  const { data } = answer
  const everybody = useMemo(() => data && teamGroups(data, reader.id), [data, reader.id])
  const go = useChangeSearch<CalendarSearch>()
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
