import * as z from 'zod'
import { ElectronicAddress } from '../company/invoice-settings'
import { VatCategory, VatRate } from '../invoices/invoice-shapes'
import { ofProjects, projectParams } from '../projects/project-access'
import { about, endpoint } from '../protocol/endpoint'
import { madeOn, Version } from '../protocol/values'

const Line = z.string().trim().max(200)
const Number40 = Line.max(40)

/** The VAT of new items; null takes what the next one up says: the client’s, then the company’s. */
export const DefaultVat = z.strictObject({ rate: VatRate, category: VatCategory }).nullable()
export type DefaultVat = z.output<typeof DefaultVat>

const billingFields = {
  /** As it is registered; empty for the client’s name. */
  legalName: Line,
  vatNumber: Number40,
  companyNumber: Number40,
  electronicAddress: ElectronicAddress,
  /** What the client wants named on each invoice, such as a cost centre or a Leitweg-ID. */
  buyerReference: Line,
  /** Where it is empty but for the country, invoices go to the client’s usual address. */
  address: z.strictObject({
    line1: Line,
    line2: Line,
    city: Line,
    postcode: Line.max(20),
    region: Line,
    /** ISO 3166-1; empty while nobody has said it. */
    country: z.string().regex(/^([A-Z]{2})?$/),
  }),
  /** Where invoices are sent. */
  emails: z.array(z.email().max(320).toLowerCase()).max(10),
  /** Null takes the company’s. */
  paymentTermsDays: z.int().min(0).max(365).nullable(),
  vat: DefaultVat,
}

export const ClientBilling = z
  .strictObject({ ...billingFields, version: Version, can: z.strictObject({ edit: z.boolean() }) })
  .meta({ id: 'ClientBilling' })
export type ClientBilling = z.output<typeof ClientBilling>

export const ClientBillingChanges = z.strictObject(billingFields).partial()
export type ClientBillingChanges = z.output<typeof ClientBillingChanges>

const ofClient = { ...ofProjects, params: projectParams } as const

export const clientBilling = about('clients', {
  getClientBilling: endpoint({
    method: 'GET',
    path: '/clients/{id}/billing',
    summary: 'Get how a client is billed',
    ...ofClient,
    response: ClientBilling,
    reasons: ['notFound'],
  }),
  updateClientBilling: endpoint({
    method: 'PUT',
    path: '/clients/{id}/billing',
    summary: 'Change how a client is billed; omitted fields stay, and billed invoices too',
    ...ofClient,
    body: ClientBillingChanges.extend(madeOn),
    response: ClientBilling,
    reasons: ['notFound', 'changedMeanwhile'],
  }),
})
