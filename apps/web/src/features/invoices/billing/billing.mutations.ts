import { type ClientBillingChanges, clientBilling } from '@praxis/contract/clients/client-billing'
import { type ProjectBillingChanges, projectBilling } from '@praxis/contract/invoices/project-billing'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { useCall } from '../../../api/use-call'
import { clientBillingQuery, projectBillingQuery } from './billing.queries'

/** How something is billed shows on drafts, as the terms and the VAT that new items get. */
export const useUpdateClientBilling = (id: string) =>
  useCall(clientBilling.updateClientBilling, (body: ClientBillingChanges & MadeOn) => ({ params: { id }, body }), {
    keep: () => [clientBillingQuery(id)],
    changes: ['clients', 'invoices'],
  })

export const useUpdateProjectBilling = (id: string) =>
  useCall(projectBilling.updateProjectBilling, (body: ProjectBillingChanges & MadeOn) => ({ params: { id }, body }), {
    keep: () => [projectBillingQuery(id)],
  })
