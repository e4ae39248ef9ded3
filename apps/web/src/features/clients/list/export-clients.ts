import { clients } from '@praxis/contract/clients/clients'
import { api } from '../../../api/api'
import { saveFile } from '../../../ui/files/save-file'
import { filterOf } from './asked-clients'
import type { ClientListSearch } from './client-list-search'

/** All clients of the current filter and order, as a file for spreadsheets. */
export async function exportClients(search: ClientListSearch): Promise<void> {
  const body = { filter: filterOf(search), sortOrder: search.sortOrder ?? 'clientName' }
  saveFile(await api.download(clients.exportClients, { body }), 'clients.csv')
}
