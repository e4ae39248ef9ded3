import * as z from 'zod'
import { Theme } from '../company/theme'
import { about, endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Day, Id, Moment } from '../protocol/values'
import { ofVisitors, portalParams, VisitorFile } from './portal-access'
import { portalPresets, sharedInfos } from './portal-rules'

/** Whose portal it is, in whose colours it is shown. */
const PortalCompany = z.strictObject({ name: z.string(), logoImage: z.string().nullable(), theme: Theme })

/** What the gate says to whoever has the reference, before they come in. */
export const PortalGate = z
  .strictObject({
    /** Whether only certain addresses come in; otherwise whoever has the password, with any address. */
    isEmailValidationRequired: z.boolean(),
    title: z.string(),
    company: PortalCompany,
  })
  .meta({ id: 'PortalGate' })
export type PortalGate = z.infer<typeof PortalGate>

/** Somebody of the firm, as visitors see them. */
export const PortalPerson = z.strictObject({ id: Id, name: z.string() }).meta({ id: 'PortalPerson' })
export type PortalPerson = z.infer<typeof PortalPerson>

export const PortalDetails = z
  .strictObject({
    reference: z.string(),
    title: z.string(),
    welcomeText: z.string(),
    preset: z.enum(portalPresets),
    sharedInfos: z.array(z.enum(sharedInfos)),
    project: z.strictObject({
      name: z.string(),
      client: z.string().nullable(),
      clientLogoImage: z.string().nullable(),
      startDate: Day.nullable(),
      endDate: Day.nullable(),
      lead: PortalPerson,
    }),
    company: PortalCompany,
    timeZone: z.string(),
    /** Who looks in, by the first part of their address; null for somebody of the firm who previews it. */
    visitor: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
    /** Whether it is a preview, in which nothing can be changed. */
    isPreview: z.boolean(),
    /**
     * Stands in for the password in the header p-password from now on, until the password changes or thirty days are
     * over; only in the answer to a call with the password.
     */
    session: z.string().optional(),
  })
  .meta({ id: 'PortalDetails' })
export type PortalDetails = z.infer<typeof PortalDetails>

/** A file that the firm put into the portal; it is fetched with the portal’s own path. */
export const SharedDocument = VisitorFile.extend({ addedAt: Moment }).meta({ id: 'SharedDocument' })
export type SharedDocument = z.infer<typeof SharedDocument>

/** A portal, from the side of its visitors. */
export const portals = about('portals', {
  checkIfEmailValidationRequired: endpoint({
    method: 'GET',
    path: '/portals/{projectId}/checkIfEmailValidationRequired',
    summary: 'Check whether a portal takes only certain addresses, and whose it is',
    access: 'public',
    params: portalParams,
    response: PortalGate,
    reasons: ['dataNotAvailable'],
  }),
  getPortalDetails: endpoint({
    method: 'GET',
    path: '/portals/{projectId}/details',
    summary: 'Get a portal: what it shares, of which project',
    ...ofVisitors,
    response: PortalDetails,
  }),
  suggestVisitorEmails: endpoint({
    method: 'GET',
    path: '/portals/{projectId}/notificationEmailSuggestions',
    summary: 'Suggest the e-mail addresses of the portal’s visitors',
    ...ofVisitors,
    response: listOf(z.string()),
  }),
  listPortalPeople: endpoint({
    method: 'GET',
    path: '/portals/{projectId}/employees',
    summary: 'List the people who have tasks in the project, by first name and initial unless surnames are shared',
    ...ofVisitors,
    response: listOf(PortalPerson),
  }),
  listSharedDocuments: endpoint({
    method: 'GET',
    path: '/portals/{projectId}/documents',
    summary: 'List the documents that are shared, latest first',
    ...ofVisitors,
    sharedInfo: 'documents',
    response: listOf(SharedDocument),
  }),
  getSharedDocument: endpoint({
    method: 'GET',
    path: '/portals/{projectId}/documents/{fileId}',
    summary: 'Download a document that is shared',
    ...ofVisitors,
    params: portalParams.extend({ fileId: Id }),
    sharedInfo: 'documents',
    response: 'binary',
    reasons: ['notFound'],
  }),
})
