import { invitations } from '@praxis/contract/people/invitations'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/api'
import { useCall, useWholeCall } from '../../api/use-call'

export const useCreateInvitations = () => useWholeCall(invitations.createInvitations)

export const useResendInvitation = () => useCall(invitations.resendInvitation, (id: string) => ({ params: { id } }))

/** The link that the mail carries, to send it another way. Whoever holds it can join, so it is not cached. */
export const useInvitationLink = () =>
  useMutation({
    mutationFn: async (id: string) => (await api.call(invitations.getInvitationLink, { params: { id } })).link,
    gcTime: 0,
  })
