import { clients } from '@praxis/contract/clients/clients'
import { api } from '../../../api/api'
import { saveFile } from '../../../ui/files/save-file'
import { askedClients } from './asked-clients'
import type { ClientListSearch } from './client-list-search'

/** All clients of the current filter and order, as a file for spreadsheets. */
export async function exportClients(search: ClientListSearch): Promise<void> {
  saveFile(await api.download(clients.exportClients, { body: askedClients(search) }), 'clients.csv')
}
