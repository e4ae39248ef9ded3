import { invitations } from '@praxis/contract/people/invitations'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'

type NewInvitations = Input<typeof invitations.createInvitations>['body']

const everythingOfEmployees = { queryKey: ['employees'] }

export function useCreateInvitations() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewInvitations; idempotencyKey: string }) =>
      api.call(invitations.createInvitations, { body }, { idempotencyKey }),
    onSuccess: () => queryClient.invalidateQueries(everythingOfEmployees),
  })
}

export function useResendInvitation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(invitations.resendInvitation, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries(everythingOfEmployees),
  })
}

/** The link that the mail carries, to send it another way. */
export function useInvitationLink() {
  return useMutation({
    mutationFn: async (id: string) => (await api.call(invitations.getInvitationLink, { params: { id } })).link,
    // Whoever holds the link can join, so it is not cached.
    gcTime: 0,
  })
}
