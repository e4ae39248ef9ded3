import { useNavigate, useRouter } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { ClosedTab } from '../../projects/closed-tab'
import { TASK_LISTS } from '../../projects/project-tabs'
import { useProjectOfPage } from '../../projects/use-project-of-page'
import type { BoardSearch } from '../board-search'
import { ProjectBoard } from './project-board'

interface TaskListsTabProps {
  readonly projectID: string
  readonly taskID: string | undefined
  readonly search: BoardSearch
}

const TASK = `${TASK_LISTS.to}/$taskID` as const

export function TaskListsTab({ projectID, taskID, search }: TaskListsTabProps) {
  const project = useProjectOfPage(projectID)
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const router = useRouter()
  if (!TASK_LISTS.isOpen(project)) return <ClosedTab />
  const params = { companyDomain: company.domain, projectID }
  return (
    <ProjectBoard
      projectID={projectID}
      search={search}
      openTaskID={taskID}
      hrefOf={(id) => router.buildLocation({ to: TASK, params: { ...params, taskID: id }, search }).href}
      onOpen={(id) =>
        void (id === undefined
          ? navigate({ to: TASK_LISTS.to, params, search, resetScroll: false })
          : navigate({ to: TASK, params: { ...params, taskID: id }, search, resetScroll: false }))
      }
      onSearch={(next) => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
    />
  )
}
