import { useChangeSearch } from '../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { ClosedTab } from '../../projects/closed-tab'
import { TIME_SHEETS } from '../../projects/project-tabs'
import { useProjectOfPage } from '../../projects/use-project-of-page'
import { LoggedTime } from '../logged-time'
import type { LoggedTimeSearch } from '../time-search'

export function TimeSheetsTab({ projectID, search }: { projectID: string; search: LoggedTimeSearch }) {
  const project = useProjectOfPage(projectID)
  const { company } = useWorkspaceViewer()
  const go = useChangeSearch<LoggedTimeSearch>()
  if (!TIME_SHEETS.isOpen(project) || !company.features.has(TIME_SHEETS.flag)) return <ClosedTab />
  return (
    <LoggedTime
      ground={{ of: 'project', id: projectID }}
      currency={project.details.currency}
      search={search}
      onSearch={go}
    />
  )
}
