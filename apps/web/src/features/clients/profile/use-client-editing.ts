import type { Client, ClientDetailsInput } from '@praxis/contract/clients/clients'
import type { Workspace } from '@praxis/contract/company/companies'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { useQueryClient } from '@tanstack/react-query'
import { type Draft, useDraft } from '../../../ui/forms/use-draft'
import { useUpdateClientDetails } from '../clients.mutations'
import { clientQuery } from '../clients.queries'
import { type ClientForm, clientForm, clientInput, clientProblems, clientShape } from './client-form'

export type ClientEditing = Draft<ClientForm, ClientDetailsInput>

/** The draft of a client's details over what is saved; it outlives a change of the tab. */
export function useClientEditing(client: Client, { company }: Workspace): ClientEditing {
  const queryClient = useQueryClient()
  const { mutateAsync: updateClientDetails } = useUpdateClientDetails(client.id)
  return useDraft({
    key: `client/${client.id}`,
    record: client,
    fetchNewest: () => queryClient.fetchQuery({ ...clientQuery(client.id), staleTime: 0 }),
    valuesOf: (of) => clientForm(of, company.clientSettings.defaultDynamicDetails),
    shape: clientShape,
    inputOf: clientInput,
    problemsOf: (form) => clientProblems(form, company.details.country as PhoneCountry),
    send: (input, { newest }) => updateClientDetails({ ...input, version: newest.version }),
  })
}
