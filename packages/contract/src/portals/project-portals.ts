import * as z from 'zod'
import { PasswordText } from '../people/auth'
import { EmployeeBrief } from '../people/employees'
import { ofProjects, projectParams } from '../projects/project-access'
import { about, endpoint } from '../protocol/endpoint'
import { FILE_MAX_BYTES } from '../protocol/files'
import { listOf, pageOf, pageQuery } from '../protocol/page'
import { FileLink, Id, Moment, madeOn, Name, Version } from '../protocol/values'
import { portalPresets, sharedInfos } from './portal-rules'

const MOST_ADDRESSES = 200
const MOST_INVITED = 50

const Email = z.email().max(254).toLowerCase()
/** Everybody with an address of exactly this domain, written as @northgate.example. */
const Domain = z
  .string()
  .max(254)
  .toLowerCase()
  .regex(/^@[a-z0-9-]+(\.[a-z0-9-]+)+$/)

const SharedInfos = z.array(z.enum(sharedInfos)).max(sharedInfos.length)

const portalFields = {
  title: Name.max(120),
  welcomeText: z.string().trim().max(2000),
  preset: z.enum(portalPresets),
  sharedInfos: SharedInfos,
  /** Who may come: e-mail addresses, and domains as @northgate.example. Without any, whoever has the password. */
  visitors: z.array(z.union([Email, Domain])).max(MOST_ADDRESSES),
}

export const Portal = z
  .strictObject({
    id: Id,
    /** What its address ends in: /portals/{reference}. */
    reference: z.string(),
    project: z.strictObject({ id: Id, name: z.string() }),
    ...portalFields,
    visitors: z.array(z.string()),
    isActive: z.boolean(),
    closedAt: Moment.nullable(),
    /** Null while there is no password, so that nobody comes in. */
    passwordSetAt: Moment.nullable(),
    /** How many people have come or were invited, without those who were removed. */
    visitorCount: z.int(),
    lastVisitAt: Moment.nullable(),
    createdAt: Moment,
    version: Version,
    can: z.strictObject({ edit: z.boolean() }),
  })
  .meta({ id: 'Portal' })
export type Portal = z.infer<typeof Portal>

const NewPortal = z.strictObject({
  title: portalFields.title,
  welcomeText: portalFields.welcomeText.default(''),
  preset: portalFields.preset.default('custom'),
  sharedInfos: portalFields.sharedInfos.default([]),
  visitors: portalFields.visitors.default([]),
})
export type NewPortal = z.output<typeof NewPortal>

const PortalInput = z.strictObject({ ...portalFields, isActive: z.boolean() }).partial()
export type PortalInput = z.output<typeof PortalInput>

export const PortalVisitor = z
  .strictObject({
    id: Id,
    email: z.string(),
    invitedAt: Moment.nullable(),
    lastVisitAt: Moment.nullable(),
    /** At most one is counted in half an hour. */
    visitCount: z.int(),
    isRemoved: z.boolean(),
    /** Whether they come in as the portal is now: not removed, and among those who may come. */
    mayEnter: z.boolean(),
  })
  .meta({ id: 'PortalVisitor' })
export type PortalVisitor = z.infer<typeof PortalVisitor>

/** What happened in a portal: a visit, attempts that were refused, or something that a visitor did. */
export const PortalEvent = z
  .strictObject({
    id: Id,
    at: Moment,
    email: z.string(),
    kind: z.enum(['visited', 'refused', 'changed']),
    /** How many attempts were refused. */
    attempts: z.int().optional(),
    /** What was done to which record, in the words of the history. */
    change: z
      .strictObject({
        entity: z.string(),
        id: z.string(),
        action: z.string(),
        /** What a task or approval is called now, where it is still there and the caller may read it. */
        title: z.string().optional(),
      })
      .optional(),
  })
  .meta({ id: 'PortalEvent' })
export type PortalEvent = z.infer<typeof PortalEvent>

export const PortalDocument = z
  .strictObject({ file: FileLink, addedAt: Moment, addedBy: EmployeeBrief.nullable() })
  .meta({ id: 'PortalDocument' })
export type PortalDocument = z.infer<typeof PortalDocument>

const portals = '/projects/{id}/portals'
const portal = `${portals}/{portalId}` as const
const ofPortal = {
  ...ofProjects,
  params: z.strictObject({ ...projectParams.shape, portalId: Id }),
  reasons: ['notFound'],
} as const

/** The portals of a project, from the side of the firm. */
export const projectPortals = about('portals', {
  listPortals: endpoint({
    method: 'GET',
    path: portals,
    summary: 'List the portals of a project, the oldest first',
    ...ofProjects,
    params: projectParams,
    response: listOf(Portal),
    reasons: ['notFound'],
  }),
  createPortal: endpoint({
    method: 'POST',
    path: portals,
    summary: 'Create a portal; nobody comes in before it has a password',
    ...ofProjects,
    params: projectParams,
    body: NewPortal,
    response: Portal,
    reasons: ['notFound'],
  }),
  updatePortal: endpoint({
    method: 'PUT',
    path: portal,
    summary: 'Change, close or open a portal; omitted fields stay',
    ...ofPortal,
    body: PortalInput.extend(madeOn),
    response: Portal,
    reasons: ['notFound', 'changedMeanwhile'],
  }),
  deletePortal: endpoint({
    method: 'DELETE',
    path: portal,
    summary: 'Delete a portal with its documents; one with sign-offs can only be closed',
    ...ofPortal,
    response: 'nothing',
    reasons: ['notFound', 'recordInUse'],
  }),
  setPortalPassword: endpoint({
    method: 'POST',
    path: `${portal}/password`,
    summary: 'Set or make the password of a portal, which is told only now; whoever is in with an earlier one is out',
    ...ofPortal,
    hashes: true,
    secret: true,
    body: z.strictObject({
      /** Made up when it is left out. */
      password: PasswordText.regex(/^[!-~]+$/, 'Use letters without accents, digits and signs').optional(),
    }),
    response: z.strictObject({ password: z.string(), portal: Portal }),
    reasons: ['notFound', 'weakPassword', 'commonPassword'],
  }),
  inviteVisitors: endpoint({
    method: 'POST',
    path: `${portal}/invitations`,
    summary: 'Mail people the address of a portal, without its password',
    ...ofPortal,
    body: z.strictObject({ emails: z.array(Email).min(1).max(MOST_INVITED) }),
    response: listOf(PortalVisitor),
    reasons: ['notFound', 'portalClosed', 'addressDeclined'],
  }),
  listVisitors: endpoint({
    method: 'GET',
    path: `${portal}/visitors`,
    summary: 'List who came to a portal or was invited, by e-mail address',
    ...ofPortal,
    query: z.strictObject(pageQuery(25)),
    response: pageOf(PortalVisitor),
  }),
  updateVisitor: endpoint({
    method: 'PATCH',
    path: `${portal}/visitors/{visitorId}`,
    summary: 'Shut a visitor out of a portal, or let them in again',
    ...ofPortal,
    params: z.strictObject({ ...ofPortal.params.shape, visitorId: Id }),
    body: z.strictObject({ isRemoved: z.boolean() }),
    response: PortalVisitor,
  }),
  listPortalEvents: endpoint({
    method: 'GET',
    path: `${portal}/events`,
    summary: 'List who came to a portal and what they did there, latest first',
    ...ofPortal,
    query: z.strictObject(pageQuery(25)),
    response: pageOf(PortalEvent),
  }),
  previewPortal: endpoint({
    method: 'POST',
    path: `${portal}/preview`,
    summary: 'Open a portal as its visitors see it, for half an hour, without its password',
    ...ofPortal,
    secret: true,
    response: z.strictObject({
      /** For the header p-password; without p-email. Whatever would change something is refused. */
      session: z.string(),
      expiresAt: Moment,
    }),
  }),
  listPortalDocuments: endpoint({
    method: 'GET',
    path: `${portal}/documents`,
    summary: 'List the documents of a portal, latest first',
    ...ofPortal,
    response: listOf(PortalDocument),
  }),
  addPortalDocuments: endpoint({
    method: 'POST',
    path: `${portal}/documents`,
    summary: 'Add documents to a portal',
    ...ofPortal,
    files: { files: { maxBytes: FILE_MAX_BYTES, many: true, required: true, accept: 'any' } },
    response: listOf(PortalDocument),
    reasons: ['notFound', 'fileTooLarge'],
  }),
  removePortalDocument: endpoint({
    method: 'DELETE',
    path: `${portal}/documents/{fileId}`,
    summary: 'Remove a document from a portal',
    ...ofPortal,
    params: z.strictObject({ ...ofPortal.params.shape, fileId: Id }),
    response: 'nothing',
  }),
})
