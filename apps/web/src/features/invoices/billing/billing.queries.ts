import { clientBilling } from '@praxis/contract/clients/client-billing'
import { projectBilling } from '@praxis/contract/invoices/project-billing'
import { query } from '../../../api/query'

export const clientBillingQuery = (id: string) =>
  query(clientBilling.getClientBilling, { params: { id } }, { subject: id })

export const projectBillingQuery = (id: string) =>
  query(projectBilling.getProjectBilling, { params: { id } }, { subject: id })
