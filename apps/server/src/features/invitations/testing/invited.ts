import { invitations } from '@praxis/contract/people/invitations'
import { type Caller, TEST_SECRET, type TestServer } from '../../../testing/test-server'
import { linkOfInvitation, mailedCodeOf } from '../invitation-codes'

let made = 0

export const newAddress = (): string => {
  made += 1
  return `newcomer-${made}-${Math.random().toString(36).slice(2, 8)}@firm.example`
}

/** Invites somebody through the API and gives the code that their mail carries. */
export const invite = async (inviter: Caller, email = newAddress(), details: Record<string, unknown> = {}) => {
  const { items } = await inviter.call(invitations.createInvitations, {
    body: { invitations: [{ email, ...details }] },
  })
  const [invitation] = items
  if (!invitation) throw new Error('nobody was invited')
  const code = mailedCodeOf(TEST_SECRET, invitation.id)
  return { ...invitation, code, link: linkOfInvitation(inviter.transport.baseUrl, code) }
}

export const expire = (server: TestServer, invitationId: string) =>
  server.sql(`update invitations set expires_at = now() - interval '1 second' where id = $1`, [invitationId])
