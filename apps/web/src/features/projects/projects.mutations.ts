import type { ProjectDetailsInput } from '@praxis/contract/projects/project-inputs'
import { type Project, projects } from '@praxis/contract/projects/projects'
import type { Input } from '@praxis/contract/protocol/endpoint'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { projectQuery } from './projects.queries'

type NewClientProject = Input<typeof projects.createClientProject>['body']
type NewInternalProject = Input<typeof projects.createInternalProject>['body']

export type NewProject =
  | { readonly kind: 'client'; readonly body: NewClientProject }
  | { readonly kind: 'internal'; readonly body: NewInternalProject }

export const everythingOfProjects = { queryKey: ['projects'] }

/** Shows the project that the server answered at once; lists and history are fetched again. */
function keepProject(queryClient: QueryClient, project: Project): void {
  queryClient.setQueryData(projectQuery(project.id).queryKey, project)
  void queryClient.invalidateQueries(everythingOfProjects)
}

export function useCreateProject() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ project, idempotencyKey }: { project: NewProject; idempotencyKey: string }) =>
      project.kind === 'client'
        ? api.call(projects.createClientProject, { body: project.body }, { idempotencyKey })
        : api.call(projects.createInternalProject, { body: project.body }, { idempotencyKey }),
    onSuccess: (project) => keepProject(queryClient, project),
  })
}

export function useUpdateProjectDetails(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ProjectDetailsInput & MadeOn) =>
      api.call(projects.updateProjectDetails, { params: { id }, body }),
    onSuccess: (project) => keepProject(queryClient, project),
    onError: () => queryClient.invalidateQueries(everythingOfProjects),
  })
}

const OF_THE_LIST = ['list', 'tags']

export function useDeleteProject(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(projects.deleteProject, { params: { id } }),
    // The project itself is not fetched again: its page is still open, and would ask for what is gone.
    onSuccess: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [topic, kind] }) => topic === 'projects' && OF_THE_LIST.includes(String(kind)),
      }),
  })
}
