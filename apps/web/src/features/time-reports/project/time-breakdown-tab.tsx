import { useChangeSearch } from '../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Stack } from '../../../ui/layout/box'
import { ClosedTab } from '../../projects/closed-tab'
import { TIME_BREAKDOWN, TIME_SHEETS } from '../../projects/project-tabs'
import { useProjectOfPage } from '../../projects/use-project-of-page'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { MonthMatrix } from '../month-matrix'
import { TimeBreakdown } from '../time-breakdown'
import type { ProjectBreakdownSearch } from '../time-search'

export function TimeBreakdownTab({ projectID, search }: { projectID: string; search: ProjectBreakdownSearch }) {
  const project = useProjectOfPage(projectID)
  const { company } = useWorkspaceViewer()
  const today = useToday(useReadersTimeZone())
  const go = useChangeSearch<ProjectBreakdownSearch>()
  if (!TIME_BREAKDOWN.isOpen(project) || !company.features.has(TIME_BREAKDOWN.flag)) return <ClosedTab />
  const params = { companyDomain: company.domain, projectID }
  const { month, ...period } = search
  return (
    <Stack gap={4} shrinks>
      <TimeBreakdown
        ground={{ of: 'project', id: projectID }}
        currency={project.details.currency}
        period={period}
        onPeriod={(next) => go({ ...(month && { month }), ...next })}
        linkTo={(entries) => ({ to: TIME_SHEETS.to, params, search: entries })}
      />
      <MonthMatrix
        projectID={projectID}
        month={month ?? today.slice(0, 7)}
        onMonth={(next) => go({ ...period, month: next })}
      />
    </Stack>
  )
}
