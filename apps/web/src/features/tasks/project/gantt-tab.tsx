import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useChangeSearch } from '../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { ClosedTab } from '../../projects/closed-tab'
import { GANTT, TASK_LISTS } from '../../projects/project-tabs'
import { useProjectOfPage } from '../../projects/use-project-of-page'
import { projectDoor } from '../board-door'
import { ChartOfBoard } from '../gantt/chart-of-board'
import type { GanttSearch } from '../gantt-search'
import { useToday } from '../use-today'

export function GanttTab({ projectID, search }: { projectID: string; search: GanttSearch }) {
  const project = useProjectOfPage(projectID)
  const go = useChangeSearch<GanttSearch>()
  if (!GANTT.isOpen(project)) return <ClosedTab />
  return <ProjectGantt projectID={projectID} search={search} onSearch={(next) => go(next, true)} />
}

interface ProjectGanttProps {
  readonly projectID: string
  readonly search: GanttSearch
  readonly onSearch: (search: GanttSearch) => void
}

/** The tasks of a project against time. */
function ProjectGantt({ projectID, ...place }: ProjectGanttProps) {
  const door = useMemo(() => projectDoor(projectID), [projectID])
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const router = useRouter()
  const params = useMemo(() => ({ companyDomain: company.domain, projectID }), [company.domain, projectID])
  const board = router.buildLocation({ to: TASK_LISTS.to, params }).href
  return (
    <ChartOfBoard
      {...place}
      door={door}
      today={useToday()}
      hrefOf={useCallback((taskID: string) => `${board}/${taskID}`, [board])}
      onOpen={useCallback(
        (taskID: string) => void navigate({ to: `${TASK_LISTS.to}/$taskID`, params: { ...params, taskID } }),
        [navigate, params],
      )}
    />
  )
}
