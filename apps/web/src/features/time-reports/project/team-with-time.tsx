import type { Project } from '@praxis/contract/projects/projects'
import { useQuery } from '@tanstack/react-query'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { TIME_SHEETS } from '../../projects/project-tabs'
import { TeamCard } from '../../projects/team-card'
import { timeAnalysisQuery } from '../time-reports.queries'

/** Who works on a project, with what each of them has logged on it for those who may read its time. */
export function TeamWithTime({ project }: { project: Project }) {
  const { company } = useWorkspaceViewer()
  const isRead = TIME_SHEETS.isOpen(project) && company.features.has(TIME_SHEETS.flag)
  const { data } = useQuery({ ...timeAnalysisQuery({ of: 'project', id: project.id }, {}), enabled: isRead })
  const loggedBy = data && new Map(data.byEmployee.map(({ employee, loggedTime }) => [employee.id, loggedTime]))
  return <TeamCard project={project} loggedBy={loggedBy} />
}
