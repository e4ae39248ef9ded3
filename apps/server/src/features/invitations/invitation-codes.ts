import { createHash, createHmac } from 'node:crypto'

/** Derived, so that the link can be shown again although only the code's hash is stored. */
export const codeOfInvitation = (secret: string, invitationId: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update('invitation code').digest())
    .update(invitationId)
    .digest('base64url')

/** Nobody guesses a code, so a plain hash protects it. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url')

export const linkOfInvitation = (publicUrl: string, code: string): string =>
  `${publicUrl}/invitation?code=${encodeURIComponent(code)}`
