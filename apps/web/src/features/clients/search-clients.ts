import { clients } from '@praxis/contract/clients/clients'
import { api } from '../../api/api'

export const searchClients = (query: string, signal: AbortSignal) =>
  api.call(clients.listClients, { query: { query, all: 'true' } }, { signal })
