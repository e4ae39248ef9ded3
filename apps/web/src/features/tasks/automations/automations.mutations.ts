import type { AutomationInput } from '@praxis/contract/automation-endpoints'
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
    // Refused, it shows what somebody else has made of it.
    onSettled: () => queryClient.invalidateQueries(automationsQuery(door)),
  })
}

export function useAskToConfirmAddress(door: RuledDoor) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ automationId, email }: { automationId: string; email: string }) =>
      api.call(door.automations.askToConfirmAddress, { params: { automationId }, body: { email } }),
    // Refused, it shows what the owner of the address has answered meanwhile.
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
