import { type ProjectBrief, projects } from '@praxis/contract/projects/projects'
import { api } from '../../api/api'

const MOST_IN_PALETTE = 8

export async function searchProjects(query: string, signal: AbortSignal): Promise<ProjectBrief[]> {
  const { items } = await api.call(projects.listProjects, { query: { query, all: 'true' } }, { signal })
  return items.slice(0, MOST_IN_PALETTE)
}
