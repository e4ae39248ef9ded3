/** What visitors call each other: the part of their address before the @. */
export const visitorName = (email: string): string => email.split('@', 1)[0] ?? ''

/** What the firm calls a visitor, and the portal they came by. */
export const visitorAuthor = (reference: string, email: string): string =>
  `Portal: ${reference} · ${visitorName(email)}`
