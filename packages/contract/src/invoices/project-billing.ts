import * as z from 'zod'
import { DefaultVat } from '../clients/client-billing'
import { ofProjects, projectParams } from '../projects/project-access'
import { about, endpoint } from '../protocol/endpoint'
import { madeOn, Version } from '../protocol/values'

const billingFields = {
  vat: DefaultVat,
  /** Named on its invoices. */
  purchaseOrder: z.string().trim().max(200),
  /** In percent, on top of what expenses cost without VAT. */
  expenseMarkUp: z.number().min(0).max(1000).multipleOf(0.01),
}

export const ProjectBilling = z
  .strictObject({ ...billingFields, version: Version, can: z.strictObject({ edit: z.boolean() }) })
  .meta({ id: 'ProjectBilling' })
export type ProjectBilling = z.output<typeof ProjectBilling>

export const ProjectBillingChanges = z.strictObject(billingFields).partial()
export type ProjectBillingChanges = z.output<typeof ProjectBillingChanges>

const ofProject = { ...ofProjects, params: projectParams } as const

export const projectBilling = about('invoices', {
  getProjectBilling: endpoint({
    method: 'GET',
    path: '/projects/{id}/billing',
    summary: 'Get how a project is billed',
    ...ofProject,
    response: ProjectBilling,
    reasons: ['notFound'],
  }),
  updateProjectBilling: endpoint({
    method: 'PUT',
    path: '/projects/{id}/billing',
    summary: 'Change how a project is billed; omitted fields stay, and items that there are too',
    ...ofProject,
    body: ProjectBillingChanges.extend(madeOn),
    response: ProjectBilling,
    reasons: ['notFound', 'changedMeanwhile'],
  }),
})
