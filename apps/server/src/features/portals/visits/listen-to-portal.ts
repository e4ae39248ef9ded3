import { VISITOR_EMAIL_HEADER, VISITOR_PASSWORD_HEADER } from '@praxis/contract/portals/portal-rules'
import { callerOfActor, type VisitorActor } from '../../../platform/auth/actor'
import { EVENT_STREAM } from '../../../platform/events/event-stream'
import type { HttpExchange } from '../../../platform/http/exchange'
import type { StreamAnswer } from '../../../platform/http/implement'
import type { Platform } from '../../../platform/platform'

/** Tells of changes as long as the visitor may come in: whoever came with the password goes on with what stands in for it. */
export const listenToPortal = (
  { events }: Pick<Platform, 'events'>,
  http: HttpExchange,
  actor: VisitorActor,
): StreamAnswer => {
  const credentials = {
    reference: actor.portal.reference,
    email: http.header(VISITOR_EMAIL_HEADER),
    password: actor.session ?? http.header(VISITOR_PASSWORD_HEADER),
  }
  const asking = { addressBlock: http.addressBlock, caller: callerOfActor(actor, http) }
  return (open) => events.addVisitor({ actor, credentials, asking }, open(EVENT_STREAM))
}
