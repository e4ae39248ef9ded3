import {
  type Client,
  type ClientContactChanges,
  type ClientContactInput,
  type ClientDetailsInput,
  clients,
} from '@praxis/contract/clients/clients'
import type { Input } from '@praxis/contract/protocol/endpoint'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { clientQuery } from './clients.queries'

type NewClient = Input<typeof clients.createClient>['body']

const everythingOfClients = { queryKey: ['clients'] }

/** Shows the client that the server answered at once; lists and history are fetched again. */
function keepClient(queryClient: QueryClient, client: Client): void {
  queryClient.setQueryData(clientQuery(client.id).queryKey, client)
  void queryClient.invalidateQueries(everythingOfClients)
}

export function useCreateClient() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewClient; idempotencyKey: string }) =>
      api.call(clients.createClient, { body }, { idempotencyKey }),
    onSuccess: (client) => keepClient(queryClient, client),
  })
}

export function useUpdateClientDetails(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ClientDetailsInput & MadeOn) => api.call(clients.updateClientDetails, { params: { id }, body }),
    onSuccess: (client) => keepClient(queryClient, client),
    onError: () => queryClient.invalidateQueries(everythingOfClients),
  })
}

const deletionOf = (id: string) => ['deleteClient', id]

export function useDeleteClient(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: deletionOf(id),
    mutationFn: () => api.call(clients.deleteClient, { params: { id } }),
    // The client itself is not fetched again: its page is still open, and would ask for what is gone.
    onSuccess: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [topic, kind] }) => topic === 'clients' && kind !== 'one' && kind !== 'history',
      }),
  })
}

/** Whether the client is deleted or, from the press on, about to be: then a live update must not fetch it again. */
export function useIsClientDeleted(id: string): boolean {
  const states = useMutationState({
    filters: { mutationKey: deletionOf(id) },
    select: ({ state }) => state.status,
  })
  return states.some((status) => status === 'pending' || status === 'success')
}

type ContactSave =
  | { readonly contactId: undefined; readonly body: ClientContactInput; readonly idempotencyKey: string }
  | { readonly contactId: string; readonly body: ClientContactChanges & MadeOn }

/** A contact is created when it has no id and updated when it has one. */
export function useSaveClientContact(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (save: ContactSave) =>
      save.contactId === undefined
        ? api.call(
            clients.createClientContact,
            { params: { id }, body: save.body },
            { idempotencyKey: save.idempotencyKey },
          )
        : api.call(clients.updateClientContact, { params: { id, contactId: save.contactId }, body: save.body }),
    onSettled: () => queryClient.invalidateQueries(everythingOfClients),
  })
}

export function useDeleteClientContact(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (contactId: string) => api.call(clients.deleteClientContact, { params: { id, contactId } }),
    onSettled: () => queryClient.invalidateQueries(everythingOfClients),
  })
}

export function useSetClientLogo(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (image: File) => api.call(clients.setClientLogo, { params: { id }, image }),
    onSuccess: (client) => keepClient(queryClient, client),
  })
}

export function useRemoveClientLogo(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(clients.removeClientLogo, { params: { id } }),
    onSuccess: (client) => keepClient(queryClient, client),
  })
}
