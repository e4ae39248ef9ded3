import * as z from 'zod'
import { Username } from './auth'
import { endpoint } from './endpoint'
import { InvitationCode } from './invitation-code'
import { PermissionChanges } from './permissions'
import { Theme } from './theme'
import { Id, Moment, Name } from './values'

const MOST_AT_ONCE = 50

export const JobTitle = Name.max(120)

/** An invitation that waits; the employee it is for exists already and can be prepared. */
export const Invitation = z
  .strictObject({
    id: Id,
    email: z.string(),
    employeeID: Id,
    jobTitle: z.string(),
    lineManager: z.strictObject({ id: Id, displayName: z.string() }).nullable(),
    invitedBy: z.strictObject({ id: Id, displayName: z.string() }).nullable(),
    createdAt: Moment,
    /** When the mail went out last. */
    sentAt: Moment,
    expiresAt: Moment,
    isExpired: z.boolean(),
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.infer<typeof Invitation>

/** What whoever holds a code may know before they accept. */
export const OpenInvitation = z
  .strictObject({
    id: Id,
    email: z.string(),
    jobTitle: z.string(),
    invitedBy: z.string().nullable(),
    company: z.strictObject({ name: z.string(), theme: Theme, logoImage: z.string().nullable() }),
    /** Whether somebody signs in with this address already, or has to sign up. */
    hasAccount: z.boolean(),
    /** Whether the code came by mail; one that was copied from a link leaves the address to be verified. */
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

export const invitations = {
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
    // Whoever holds the code can become the one invited.
    notWhileImpersonating: true,
    params: invitationParams,
    response: z.strictObject({ link: z.string() }),
    reasons: ['notFound', 'invitationAccepted'],
  }),
}
