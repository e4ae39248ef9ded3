import { type ClientBrief, clients } from '@praxis/contract/clients/clients'
import { api } from '../../api/api'

const MOST_IN_PALETTE = 8

export async function searchClients(query: string, signal: AbortSignal): Promise<ClientBrief[]> {
  const { items } = await api.call(clients.listClients, { query: { query, all: 'true' } }, { signal })
  return items.slice(0, MOST_IN_PALETTE)
}
