import { clientBilling } from '@praxis/contract/clients/client-billing'
import { projectBilling } from '@praxis/contract/invoices/project-billing'
import { implement } from '../../../platform/http/implement'
import { getClientBilling, updateClientBilling } from './client-billing'
import { getProjectBilling, updateProjectBilling } from './project-billing'

export const billingRoutes = [
  ...implement(clientBilling, {
    getClientBilling: ({ db, actor, params }) => getClientBilling(db, actor, params.id),
    updateClientBilling: ({ db, actor, params, body }) => updateClientBilling(db, actor, params.id, body),
  }),
  ...implement(projectBilling, {
    getProjectBilling: ({ db, actor, params }) => getProjectBilling(db, actor, params.id),
    updateProjectBilling: ({ db, actor, params, body }) => updateProjectBilling(db, actor, params.id, body),
  }),
]
