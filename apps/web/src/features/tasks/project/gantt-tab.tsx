import { useNavigate } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { ClosedTab } from '../../projects/closed-tab'
import { GANTT } from '../../projects/project-tabs'
import { useProjectOfPage } from '../../projects/use-project-of-page'
import type { GanttSearch } from '../gantt-search'
import { ProjectGantt } from './project-gantt'

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
