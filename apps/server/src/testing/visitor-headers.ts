import { VISITOR_EMAIL_HEADER, VISITOR_PASSWORD_HEADER } from '@praxis/contract/portals/portal-rules'
import type { TestServer } from './test-server'

interface Visit {
  readonly reference: string
  readonly email: string
  readonly passwordVersion: number
}

/** The headers of somebody who came to a portal before, with what stands in for its password. */
export const visitorHeaders = ({ platform }: TestServer, visit: Visit): Record<string, string> => ({
  [VISITOR_EMAIL_HEADER]: visit.email,
  [VISITOR_PASSWORD_HEADER]: platform.portalTokens.issue({ kind: 'visit', ...visit }),
})
