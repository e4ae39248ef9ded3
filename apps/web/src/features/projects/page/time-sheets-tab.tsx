import { useNavigate } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { LoggedTime } from '../../time-reports/logged-time'
import type { LoggedTimeSearch } from '../../time-reports/time-search'
import { ClosedTab } from './closed-tab'
import { TIME_SHEETS } from './project-tabs'
import { useProjectOfPage } from './use-project-of-page'

export function TimeSheetsTab({ projectID, search }: { projectID: string; search: LoggedTimeSearch }) {
  const project = useProjectOfPage(projectID)
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  if (!TIME_SHEETS.isOpen(project) || !company.features.has(TIME_SHEETS.flag)) return <ClosedTab />
  return (
    <LoggedTime
      ground={{ of: 'project', id: projectID }}
      currency={project.details.currency}
      search={search}
      onSearch={(next, replace = false) =>
        void navigate({
          to: TIME_SHEETS.to,
          params: { companyDomain: company.domain, projectID },
          search: next,
          replace,
          resetScroll: false,
        })
      }
    />
  )
}
