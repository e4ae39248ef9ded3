import { invitations } from '@praxis/contract/people/invitations'
import { implement } from '../../platform/http/implement'
import { acceptInvitation } from './commands/accept-invitation'
import { createInvitations } from './commands/create-invitations'
import { resendInvitation } from './commands/resend-invitation'
import { linkCodeOf, linkOfInvitation } from './invitation-codes'
import { codeAttempts } from './invitations.limits'
import { getInvitation, getInvitationByCode, listInvitations } from './invitations.queries'

export const invitationsRoutes = implement(invitations, {
  getInvitationByCode: async ({ db, platform, http, query }) => {
    await platform.limits.take(db, codeAttempts, http.addressBlock)
    return getInvitationByCode(db, platform, query.code)
  },

  acceptInvitation: async ({ db, platform, http, actor, params, body }) => {
    await platform.limits.take(db, codeAttempts, http.addressBlock)
    return acceptInvitation(db, platform, actor, params.id, body.code)
  },

  listInvitations: async ({ db, platform }) => ({
    items: await listInvitations(db, platform.clock().toISOString()),
  }),

  createInvitations: async ({ db, platform, actor, body }) => ({
    items: await createInvitations(db, platform, actor, body.invitations),
  }),

  resendInvitation: ({ db, platform, actor, params }) => resendInvitation(db, platform, actor, params.id),

  getInvitationLink: async ({ db, platform, params }) => {
    const { id } = await getInvitation(db, params.id, platform.clock().toISOString())
    return { link: linkOfInvitation(platform.publicUrl(), linkCodeOf(platform.secret, id)) }
  },
})
