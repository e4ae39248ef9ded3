import { createHash, createHmac } from 'node:crypto'

/** The code in the mail: whoever has it reads the mail of that address. It is derived, so that it can be sent again. */
export const mailedCodeOf = (secret: string, invitationId: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update('invitation code').digest())
    .update(invitationId)
    .digest('base64url')

/** Nobody guesses a code, so a plain hash protects it. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url')

/**
 * The code of the link that the inviter can copy. It leads to the invitation as well, but proves no address: inviting
 * somebody must not be a way to sign up as them. It can be derived from the mailed code, not the other way round.
 */
export const linkCodeOf = (secret: string, invitationId: string): string =>
  hashOfCode(mailedCodeOf(secret, invitationId))

export const linkOfInvitation = (publicUrl: string, code: string): string =>
  `${publicUrl}/invitation?code=${encodeURIComponent(code)}`
