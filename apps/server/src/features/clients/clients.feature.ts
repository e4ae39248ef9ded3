import type { Feature } from '../../platform/feature'
import { mayEditClient } from './clients.policy'
import { ownerOfVisibleClient } from './clients.queries'
import { clientsRoutes } from './clients.routes'
import { reindexClients } from './reindex-clients-job'

/** Whom the company works for. */
export const clients: Feature = {
  routes: clientsRoutes,
  jobs: [reindexClients],
  recordAccess: {
    client: async (db, actor, id) => {
      const ownerId = await ownerOfVisibleClient(db, actor, id)
      return ownerId !== undefined && mayEditClient(actor, ownerId)
    },
  },
}
