import {
  type Client,
  type ClientContactChanges,
  type ClientContactInput,
  type ClientDetailsInput,
  clients,
} from '@praxis/contract/clients/clients'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { useMutationState } from '@tanstack/react-query'
import { useCall, useWholeCall } from '../../api/use-call'
import { clientQuery } from './clients.queries'

const keep = ({ id }: Client) => [clientQuery(id)]

export const useCreateClient = () => useWholeCall(clients.createClient, { keep })

export const useUpdateClientDetails = (id: string) =>
  useCall(clients.updateClientDetails, (body: ClientDetailsInput & MadeOn) => ({ params: { id }, body }), { keep })

const deletionOf = (id: string) => ['deleteClient', id]

export const useDeleteClient = (id: string) =>
  useCall(clients.deleteClient, () => ({ params: { id } }), { mutationKey: deletionOf(id), endsPage: true })

/** Whether the client is deleted or, from the press on, about to be: then a live update must not fetch it again. */
export function useIsClientDeleted(id: string): boolean {
  const states = useMutationState({
    filters: { mutationKey: deletionOf(id) },
    select: ({ state }) => state.status,
  })
  return states.some((status) => status === 'pending' || status === 'success')
}

export const useCreateClientContact = (id: string) =>
  useCall(clients.createClientContact, (given: { body: ClientContactInput; idempotencyKey: string }) => ({
    params: { id },
    ...given,
  }))

export const useUpdateClientContact = (id: string) =>
  useCall(
    clients.updateClientContact,
    ({ contactId, body }: { contactId: string; body: ClientContactChanges & MadeOn }) => ({
      params: { id, contactId },
      body,
    }),
  )

export const useDeleteClientContact = (id: string) =>
  useCall(clients.deleteClientContact, (contactId: string) => ({ params: { id, contactId } }))

export const useSetClientLogo = (id: string) =>
  useCall(clients.setClientLogo, (image: File) => ({ params: { id }, image }), { keep })

export const useRemoveClientLogo = (id: string) =>
  useCall(clients.removeClientLogo, () => ({ params: { id } }), { keep })
