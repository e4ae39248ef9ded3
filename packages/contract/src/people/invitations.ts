import * as z from 'zod'
import { Theme } from '../company/theme'
import { about, endpoint } from '../protocol/endpoint'
import { Id, Moment, Name } from '../protocol/values'
import { Username } from './auth'
import { InvitationCode } from './invitation-code'
import { PermissionChanges } from './permission-changes'

const MOST_AT_ONCE = 50

export const JobTitle = Name.max(120)

/** An invitation that is pending; the employee it is for exists already and can be prepared. */
export const Invitation = z
  .strictObject({
    id: Id,
    email: z.string(),
    employeeID: Id,
    jobTitle: z.string(),
    lineManager: z.strictObject({ id: Id, displayName: z.string() }).nullable(),
    invitedBy: z.strictObject({ id: Id, displayName: z.string() }).nullable(),
    createdAt: Moment,
    /** When the invitation’s mail was last sent. */
    sentAt: Moment,
    expiresAt: Moment,
    isExpired: z.boolean(),
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.infer<typeof Invitation>

/** What the holder of an invitation’s code may know before accepting it. */
export const OpenInvitation = z
  .strictObject({
    id: Id,
    email: z.string(),
    jobTitle: z.string(),
    invitedBy: z.string().nullable(),
    company: z.strictObject({ name: z.string(), theme: Theme, logoImage: z.string().nullable() }),
    /** Whether somebody signs in with the invited address already, or has to sign up. */
    hasAccount: z.boolean(),
    /** Whether the code came by mail; with one that was copied from a link, the address has yet to be verified. */
    provesAddress: z.boolean(),
  })
  .meta({ id: 'OpenInvitation' })
export type OpenInvitation = z.infer<typeof OpenInvitation>

export const NewInvitation = z.strictObject({
  email: Username,
  jobTitle: JobTitle.default('Staff'),
  lineManagerID: Id.nullable().default(null),
  permission: PermissionChanges.default({}),
})
export type NewInvitation = z.output<typeof NewInvitation>

const invitationParams = z.strictObject({ id: Id })

export const invitations = about('employees', {
  getInvitationByCode: endpoint({
    method: 'GET',
    path: '/invitations/byCode',
    summary: 'Get an invitation by its code',
    access: 'public',
    query: z.strictObject({ code: InvitationCode }),
    response: OpenInvitation,
    reasons: ['invalidInvitationCode', 'invalidToken', 'tooManyRequests'],
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/invitations/{id}/accept',
    summary: "Join the company; the invitation must be for the signed-in user's address",
    access: 'user',
    params: invitationParams,
    body: z.strictObject({ code: InvitationCode }),
    response: z.strictObject({ employeeID: Id, companyDomain: z.string() }),
    reasons: ['invalidInvitationCode', 'invalidToken', 'employeeExists', 'tooManyRequests'],
  }),
  listInvitations: endpoint({
    method: 'GET',
    path: '/invitations',
    summary: 'List pending invitations',
    access: 'employee',
    capability: 'canManageEmployees',
    response: z.strictObject({ items: z.array(Invitation) }),
  }),
  createInvitations: endpoint({
    method: 'POST',
    path: '/invitations',
    summary: 'Invite one or more people by e-mail, all or none',
    access: 'employee',
    capability: 'canManageEmployees',
    notWhileImpersonating: true,
    body: z.strictObject({ invitations: z.array(NewInvitation).min(1).max(MOST_AT_ONCE) }),
    response: z.strictObject({ items: z.array(Invitation) }),
    reasons: ['rightNotHeld', 'employeeExists', 'tooManyRequests'],
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: '/invitations/{id}/resend',
    summary: 'Resend an invitation; its code works for another 14 days',
    access: 'employee',
    capability: 'canManageEmployees',
    notWhileImpersonating: true,
    params: invitationParams,
    response: Invitation,
    reasons: ['notFound', 'invitationAccepted', 'tooManyRequests'],
  }),
  getInvitationLink: endpoint({
    method: 'GET',
    path: '/invitations/{id}/link',
    summary: 'Get an invitation link to share; unlike the e-mailed one it doesn’t verify the address',
    access: 'employee',
    capability: 'canManageEmployees',
    // Whoever holds the code can become the person invited.
    notWhileImpersonating: true,
    params: invitationParams,
    response: z.strictObject({ link: z.string() }),
    reasons: ['notFound', 'invitationAccepted'],
  }),
})
