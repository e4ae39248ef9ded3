import type { Feature } from '../../platform/feature'
import { ownerOfVisibleClient } from './clients.queries'
import { clientsRoutes } from './clients.routes'
import { mayEditClient } from './queries/client-access'
import { reindexClients } from './reindex-clients-job'

/** The clients that the company works for. */
export const clients: Feature = {
  routes: clientsRoutes,
  jobs: [reindexClients],
  recordAccess: {
    client: async (db, actor, id) => {
      if (!actor.company.features.project) return false
      const ownerId = await ownerOfVisibleClient(db, actor, id)
      return ownerId !== undefined && mayEditClient(actor, ownerId)
    },
  },
}
