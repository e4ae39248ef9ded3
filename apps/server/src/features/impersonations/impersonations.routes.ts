import { impersonations } from '@praxis/contract/people/employees'
import { implement } from '../../platform/http/implement'
import { startImpersonation } from './commands/start-impersonation'
import { stopImpersonation } from './commands/stop-impersonation'

export const impersonationsRoutes = implement(impersonations, {
  startImpersonation: ({ db, actor, body }) => startImpersonation(db, actor, body.employeeID),

  stopImpersonation: ({ db, actor }) => stopImpersonation(db, actor),
})
