import { type ProjectTemplate, projectTemplates } from '@praxis/contract/projects/project-templates'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api'
import { templateQuery } from './templates.queries'

type NewTemplate = Input<typeof projectTemplates.createProjectTemplate>['body']
export type TemplateChanges = Input<typeof projectTemplates.updateProjectTemplate>['body']

const everythingOfTemplates = { queryKey: ['projectTemplates'] }

/** Shows the template that the server answered at once; lists are fetched again. */
function keepTemplate(queryClient: QueryClient, template: ProjectTemplate): void {
  queryClient.setQueryData(templateQuery(template.id).queryKey, template)
  void queryClient.invalidateQueries(everythingOfTemplates)
}

export function useCreateProjectTemplate() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewTemplate; idempotencyKey: string }) =>
      api.call(projectTemplates.createProjectTemplate, { body }, { idempotencyKey }),
    onSuccess: (template) => keepTemplate(queryClient, template),
  })
}

export function useUpdateProjectTemplate(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: TemplateChanges) => api.call(projectTemplates.updateProjectTemplate, { params: { id }, body }),
    onSuccess: (template) => keepTemplate(queryClient, template),
    onError: () => queryClient.invalidateQueries(everythingOfTemplates),
  })
}

const OF_THE_LIST = ['list', 'active']

export function useDeleteProjectTemplate(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(projectTemplates.deleteProjectTemplate, { params: { id } }),
    // The template itself is not fetched again: its page is still open, and would ask for what is gone.
    onSuccess: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [topic, kind] }) => topic === 'projectTemplates' && OF_THE_LIST.includes(String(kind)),
      }),
  })
}
