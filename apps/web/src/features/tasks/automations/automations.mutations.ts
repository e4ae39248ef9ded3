import type { AutomationInput } from '@praxis/contract/tasks/automation-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api'
import type { RuledDoor } from '../board-door'
import { automationsQuery } from './automations.queries'

export function useCreateAutomation(door: RuledDoor) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: AutomationInput; idempotencyKey: string }) =>
      api.call(door.automations.createAutomation, { body }, { idempotencyKey }),
    onSuccess: () => queryClient.invalidateQueries(automationsQuery(door)),
  })
}

export function useUpdateAutomation(door: RuledDoor) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({
      automationId,
      body,
    }: {
      automationId: string
      body: AutomationInput & { readonly version: number }
    }) => api.call(door.automations.updateAutomation, { params: { automationId }, body }),
    // After a refusal, the rule is shown as somebody else has changed it.
    onSettled: () => queryClient.invalidateQueries(automationsQuery(door)),
  })
}

export function useAskToConfirmAddress(door: RuledDoor) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ automationId, email }: { automationId: string; email: string }) =>
      api.call(door.automations.askToConfirmAddress, { params: { automationId }, body: { email } }),
    // After a refusal, the address is shown with what its owner has answered meanwhile.
    onSettled: () => queryClient.invalidateQueries(automationsQuery(door)),
  })
}

export function useDeleteAutomation(door: RuledDoor) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (automationId: string) => api.call(door.automations.deleteAutomation, { params: { automationId } }),
    onSuccess: () => queryClient.invalidateQueries(automationsQuery(door)),
  })
}
