import { clients } from '@praxis/contract/clients/clients'
import { implement } from '../../platform/http/implement'
import { clientCsv } from './client-csv'
import { exportedClients, listClientsPaginated } from './client-list.queries'
import { getClient, listClients } from './clients.queries'
import { createClientContact, deleteClientContact, updateClientContact } from './commands/change-client-contacts'
import { createClient } from './commands/create-client'
import { deleteClient } from './commands/delete-client'
import { setClientLogo } from './commands/set-client-logo'
import { updateClientDetails } from './commands/update-client-details'

export const clientsRoutes = implement(clients, {
  listClients: async ({ db, platform, actor, query }) => ({
    items: await listClients(db, platform.files, actor, query),
  }),

  listClientsPaginated: ({ db, platform, actor, body }) => listClientsPaginated(db, platform, actor, body),

  exportClients: async ({ db, platform, actor, body: { filter, sortOrder } }) =>
    clientCsv(platform.files, exportedClients(db, platform, actor, filter, sortOrder)),

  createClient: ({ db, platform, actor, body }) => createClient(db, platform.files, actor, body),

  getClient: ({ db, platform, actor, params }) => getClient(db, platform.files, actor, params.id),

  deleteClient: ({ db, platform, actor, params }) => deleteClient(db, platform.files, actor, params.id),

  updateClientDetails: ({ db, platform, actor, params, body }) =>
    updateClientDetails(db, platform.files, actor, params.id, body),

  createClientContact: ({ db, actor, params, body }) => createClientContact(db, actor, params.id, body),

  updateClientContact: ({ db, actor, params, body }) =>
    updateClientContact(db, actor, params.id, params.contactId, body),

  deleteClientContact: ({ db, actor, params }) => deleteClientContact(db, actor, params.id, params.contactId),

  setClientLogo: ({ db, platform, actor, params, image }) => setClientLogo(db, platform.files, actor, params.id, image),

  removeClientLogo: ({ db, platform, actor, params }) => setClientLogo(db, platform.files, actor, params.id, undefined),
})
