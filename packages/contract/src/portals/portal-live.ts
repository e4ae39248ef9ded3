import { about, endpoint } from '../protocol/endpoint'
import { ofVisitors } from './portal-access'

/** What changes in a portal while somebody looks at it. */
export const portalLive = about('portals', {
  listenToPortal: endpoint({
    method: 'GET',
    path: '/portals/{projectId}/events',
    summary:
      'Stream live changes of what the portal shows as server-sent events: ready { quietForMs }, change { topic }, access { lost }, resync; it ends when access does',
    ...ofVisitors,
    response: 'stream',
  }),
})
