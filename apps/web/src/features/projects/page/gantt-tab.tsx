import { useNavigate } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import type { GanttSearch } from '../../tasks/gantt-search'
import { ProjectGantt } from '../../tasks/project-gantt'
import { ClosedTab } from './closed-tab'
import { GANTT } from './project-tabs'
import { useProjectOfPage } from './use-project-of-page'

export function GanttTab({ projectID, search }: { projectID: string; search: GanttSearch }) {
  const project = useProjectOfPage(projectID)
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  if (!GANTT.isOpen(project)) return <ClosedTab />
  return (
    <ProjectGantt
      projectID={projectID}
      search={search}
      onSearch={(next) =>
        void navigate({
          to: GANTT.to,
          params: { companyDomain: company.domain, projectID },
          search: next,
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
