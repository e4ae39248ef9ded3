import { isKnownReason } from '@praxis/contract/protocol/reason-texts'

export interface ReasonSearch {
  readonly reason?: string
}

export interface SignInSearch extends ReasonSearch {
  readonly redirect?: string
}

export interface TokenSearch {
  readonly token?: string
}

/** Why somebody was sent to a page. Only reasons in the list are shown: a link must not put words in our mouth. */
export function readReason(search: Record<string, unknown>): string | undefined {
  const { reason } = search
  return typeof reason === 'string' && isKnownReason(reason) ? reason : undefined
}

/** Where to go on after signing in: a page of Praxis, never another site. */
export function readPath(search: Record<string, unknown>): string | undefined {
  const { redirect } = search
  if (typeof redirect !== 'string' || !redirect.startsWith('/')) return undefined
  // Browsers read a backslash and some white space as part of a host; the parser decides, not a pattern.
  const base = 'https://praxis.invalid'
  const address = URL.canParse(redirect, base) ? new URL(redirect, base) : undefined
  return address?.origin === base ? `${address.pathname}${address.search}${address.hash}` : undefined
}

export function readToken(search: Record<string, unknown>): string | undefined {
  const { token } = search
  // An address may hold a token of digits only, which arrives as a number.
  return typeof token === 'string' || typeof token === 'number' ? String(token) : undefined
}
