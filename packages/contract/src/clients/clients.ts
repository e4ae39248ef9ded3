import * as z from 'zod'
import { ContactType } from '../company/company-settings'
import { DynamicDetail, DynamicDetailsUpdate } from '../company/dynamic-details'
import { EmployeeBrief } from '../people/employees'
import { about, endpoint } from '../protocol/endpoint'
import { IMAGE_MAX_BYTES } from '../protocol/files'
import { pageOf, pageQuery, QueryFlag } from '../protocol/page'
import { Currency, Day, Id, Moment, madeOn, Name, Version } from '../protocol/values'

const Line = z.string().trim().max(200)
const PhoneNumber = z.string().trim().max(40)

const contactWays = { email: Line, landline: PhoneNumber, mobile: PhoneNumber, fax: PhoneNumber }
const ClientContactWays = z.strictObject({ ...contactWays, website: Line.max(500) })
const Address = z.strictObject({ line1: Line, line2: Line, city: Line, postcode: Line.max(20) })

export const ClientBrief = z
  .strictObject({ id: Id, name: z.string(), logoImage: z.string().nullable(), isActive: z.boolean() })
  .meta({ id: 'ClientBrief' })
export type ClientBrief = z.infer<typeof ClientBrief>

const ClientDetails = z.strictObject({
  name: z.string(),
  isActive: z.boolean(),
  logoImage: z.string().nullable(),
  tradingCurrency: Currency,
  contact: ClientContactWays,
  address: Address,
  clientOwner: EmployeeBrief.nullable(),
  dynamicDetails: z.array(DynamicDetail),
})

/** A person who works at a client. */
export const ClientContact = z
  .strictObject({
    id: Id,
    type: ContactType.nullable(),
    firstName: z.string(),
    lastName: z.string(),
    jobTitle: z.string(),
    email: z.string(),
    landline: z.string(),
    mobile: z.string(),
    fax: z.string(),
    version: Version,
  })
  .meta({ id: 'ClientContact' })
export type ClientContact = z.infer<typeof ClientContact>

const clientMoments = { createdAt: Moment, updatedAt: Moment }

export const Client = z
  .strictObject({
    id: Id,
    details: ClientDetails,
    contacts: z.array(ClientContact),
    journalEntryCount: z.int(),
    /** The version of the details. */
    version: Version,
    ...clientMoments,
    can: z.strictObject({ edit: z.boolean(), delete: z.boolean(), readHistory: z.boolean() }),
  })
  .meta({ id: 'Client' })
export type Client = z.infer<typeof Client>

export const ClientListItem = z
  .strictObject({
    id: Id,
    details: ClientDetails,
    contactCount: z.int(),
    /** Categories of journal entries of the last 30 days, the newest first, each category once. */
    recentCategories: z.array(z.strictObject({ id: Id, name: z.string(), initials: z.string(), color: z.string() })),
    lastEntryDate: Day.nullable(),
    ...clientMoments,
  })
  .meta({ id: 'ClientListItem' })
export type ClientListItem = z.infer<typeof ClientListItem>

const clientStates = ['active', 'inactive'] as const
export const clientSortOrders = ['clientName', '-clientName', 'updatedAt', '-updatedAt'] as const

export const ClientFilter = z.strictObject({
  /** The words begin words in the names of clients and contacts, or in the searchable dynamic details. */
  search: z.string().trim().max(200).optional(),
  state: z.enum(clientStates).optional(),
  clientOwnerID: Id.optional(),
  tradingCurrency: Currency.optional(),
  /** Only clients with a journal entry of this category in the last 30 days. */
  journalCategoryID: Id.optional(),
  /** Only clients with exactly these values in their searchable dynamic details. */
  dynamicDetails: z
    .array(z.strictObject({ key: Name, value: z.string().trim().max(200) }))
    .max(20)
    .optional(),
})
export type ClientFilter = z.output<typeof ClientFilter>

const ClientSortOrder = z.enum(clientSortOrders).default('clientName')

export const ClientDetailsInput = z
  .strictObject({
    name: Name,
    isActive: z.boolean(),
    tradingCurrency: Currency,
    contact: ClientContactWays.partial(),
    address: Address.partial(),
    clientOwnerID: Id,
    dynamicDetails: DynamicDetailsUpdate,
  })
  .partial()
export type ClientDetailsInput = z.output<typeof ClientDetailsInput>

const contactFields = {
  typeID: Id.nullable(),
  firstName: Name.max(100),
  lastName: Line.max(100),
  jobTitle: Line.max(120),
  ...contactWays,
}
/** Fields that are left out stay as they are. */
const ClientContactChanges = z.strictObject(contactFields).partial()
export type ClientContactChanges = z.output<typeof ClientContactChanges>
/** A contact needs no more than a first name. */
const ClientContactInput = z.strictObject({
  ...contactFields,
  typeID: contactFields.typeID.default(null),
  lastName: contactFields.lastName.default(''),
  jobTitle: contactFields.jobTitle.default(''),
  email: contactFields.email.default(''),
  landline: contactFields.landline.default(''),
  mobile: contactFields.mobile.default(''),
  fax: contactFields.fax.default(''),
})
export type ClientContactInput = z.output<typeof ClientContactInput>

const ofProjects = { access: 'employee', feature: 'project' } as const
const ofClient = { ...ofProjects, params: z.strictObject({ id: Id }), reasons: ['notFound'] } as const
const ofContact = { ...ofClient, params: z.strictObject({ id: Id, contactId: Id }) } as const

export const clients = about('clients', {
  listClients: endpoint({
    method: 'GET',
    path: '/clients/list',
    summary: 'Find clients by the start of a word in their name; at most 100',
    ...ofProjects,
    query: z.strictObject({
      all: QueryFlag.default(false).describe('Include inactive clients'),
      query: z.string().trim().max(200).default(''),
    }),
    response: z.strictObject({ items: z.array(ClientBrief) }),
  }),
  listClientsPaginated: endpoint({
    method: 'POST',
    path: '/clients/paginated',
    summary: 'List the clients the caller can see',
    ...ofProjects,
    reads: true,
    body: z.strictObject({ ...pageQuery(12), filter: ClientFilter.default({}), sortOrder: ClientSortOrder }),
    response: pageOf(ClientListItem),
  }),
  exportClients: endpoint({
    method: 'POST',
    path: '/clients/csv',
    summary: 'Download those clients as CSV',
    ...ofProjects,
    reads: true,
    body: z.strictObject({ filter: ClientFilter.default({}), sortOrder: ClientSortOrder }),
    response: 'binary',
    makes: 'csv',
  }),
  createClient: endpoint({
    method: 'POST',
    path: '/clients',
    summary: 'Add a client',
    ...ofProjects,
    capability: 'canManageClients',
    body: z.strictObject({ name: Name, clientOwnerID: Id }),
    response: Client,
  }),
  getClient: endpoint({
    method: 'GET',
    path: '/clients/{id}',
    summary: 'Get a client with its contacts',
    ...ofClient,
    response: Client,
  }),
  deleteClient: endpoint({
    method: 'DELETE',
    path: '/clients/{id}',
    summary: 'Delete an unused client and its contacts',
    ...ofClient,
    capability: 'canManageClients',
    response: 'nothing',
    reasons: ['notFound', 'recordInUse'],
  }),
  updateClientDetails: endpoint({
    method: 'PUT',
    path: '/clients/{id}/details',
    summary: 'Change, deactivate or reactivate a client; omitted fields stay',
    ...ofClient,
    body: ClientDetailsInput.extend(madeOn),
    response: Client,
    reasons: ['notFound', 'changedMeanwhile'],
  }),
  createClientContact: endpoint({
    method: 'POST',
    path: '/clients/{id}/contacts',
    summary: 'Add a client contact',
    ...ofClient,
    body: ClientContactInput,
    response: ClientContact,
  }),
  updateClientContact: endpoint({
    method: 'PUT',
    path: '/clients/{id}/contacts/{contactId}/details',
    summary: 'Change a client contact; omitted fields stay',
    ...ofContact,
    body: ClientContactChanges.extend(madeOn),
    response: ClientContact,
    reasons: ['notFound', 'changedMeanwhile'],
  }),
  deleteClientContact: endpoint({
    method: 'DELETE',
    path: '/clients/{id}/contacts/{contactId}',
    summary: 'Delete a client contact',
    ...ofContact,
    response: 'nothing',
  }),
  setClientLogo: endpoint({
    method: 'POST',
    path: '/clients/{id}/logoImage',
    summary: 'Set a client’s logo; the body is the image',
    ...ofClient,
    imageBody: { maxBytes: IMAGE_MAX_BYTES },
    response: Client,
    reasons: ['notFound', 'invalidFileExtension', 'fileTooLarge'],
  }),
  removeClientLogo: endpoint({
    method: 'DELETE',
    path: '/clients/{id}/logoImage',
    summary: 'Remove the logo of a client',
    ...ofClient,
    response: Client,
  }),
})
