import { useQuery } from '@tanstack/react-query'
import type { RecordNames } from '../../ui/forms/dynamic-details/dynamic-details-rows'
import { recordNames as ofPeople } from '../people/record-names'
import { ClientLink } from './client-link'
import { clientQuery } from './clients.queries'

function ClientName({ id }: { id: string }) {
  const { data, isError } = useQuery(clientQuery(id))
  if (isError) return 'A client you don’t have access to'
  return <ClientLink id={id}>{data?.details.name ?? '…'}</ClientLink>
}

export const recordNames: RecordNames = { ...ofPeople, client: (id) => <ClientName id={id} /> }
