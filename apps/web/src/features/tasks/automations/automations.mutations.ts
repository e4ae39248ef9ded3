import { type AutomationInput, projectAutomations } from '@praxis/contract/project-automations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api'
import { automationsQuery } from './automations.queries'

export function useCreateAutomation(projectID: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: AutomationInput; idempotencyKey: string }) =>
      api.call(projectAutomations.createAutomation, { params: { id: projectID }, body }, { idempotencyKey }),
    onSuccess: () => queryClient.invalidateQueries(automationsQuery(projectID)),
  })
}

export function useUpdateAutomation(projectID: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ automationId, body }: { automationId: string; body: AutomationInput }) =>
      api.call(projectAutomations.updateAutomation, { params: { id: projectID, automationId }, body }),
    onSuccess: () => queryClient.invalidateQueries(automationsQuery(projectID)),
  })
}

export function useDeleteAutomation(projectID: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (automationId: string) =>
      api.call(projectAutomations.deleteAutomation, { params: { id: projectID, automationId } }),
    onSuccess: () => queryClient.invalidateQueries(automationsQuery(projectID)),
  })
}
