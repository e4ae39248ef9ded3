import { projects } from '@praxis/contract/projects/projects'
import { api } from '../../api/api'

export const searchProjects = (query: string, signal: AbortSignal) =>
  api.call(projects.listProjects, { query: { query, all: 'true' } }, { signal })
