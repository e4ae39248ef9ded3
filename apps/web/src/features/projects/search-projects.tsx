import { type ProjectBrief, projects } from '@praxis/contract/projects/projects'
import { api } from '../../api/api'
import type { LinkItem } from '../../shell/palette/palette-records'
import { projectAddress } from './project-link'
import { ProjectLogo } from './project-logo'

const itemOf = (project: ProjectBrief): LinkItem => ({
  id: `project-${project.id}`,
  label: project.name,
  description: [project.client?.name ?? 'Internal', ...(project.isActive ? [] : ['Completed'])].join(' · '),
  icon: <ProjectLogo project={project} size="xs" />,
  to: (companyDomain) => projectAddress(companyDomain, project.id),
})

export const searchProjects = async (query: string, signal: AbortSignal): Promise<LinkItem[]> => {
  const { items } = await api.call(projects.listProjects, { query: { query, all: 'true' } }, { signal })
  return items.map(itemOf)
}
