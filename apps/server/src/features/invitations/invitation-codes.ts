import { createHash, createHmac } from 'node:crypto'

/** The code that the mail carries: whoever has it reads the mail of that address. Derived, so that it can be sent again. */
export const mailedCodeOf = (secret: string, invitationId: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update('invitation code').digest())
    .update(invitationId)
    .digest('base64url')

/** Nobody guesses a code, so a plain hash protects it. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url')

/**
 * The code of the link that whoever invites can copy. It leads to the invitation as well, but it proves no address: inviting
 * somebody must not be a way to sign up as them. The mailed code gives it away, it does not give away the mailed code.
 */
export const linkCodeOf = (secret: string, invitationId: string): string =>
  hashOfCode(mailedCodeOf(secret, invitationId))

export const linkOfInvitation = (publicUrl: string, code: string): string =>
  `${publicUrl}/invitation?code=${encodeURIComponent(code)}`
