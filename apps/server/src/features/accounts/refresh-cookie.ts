import { SESSION_TRANSPORT_HEADER } from '@praxis/contract/auth'
import type { HttpExchange } from '../../platform/http/exchange'
import type { Platform } from '../../platform/platform'
import { Refusal } from '../../platform/refusal'
import { SESSION_SECONDS } from './sessions'

const PATH = '/api/v1/auth'

const isSecure = (platform: Platform): boolean => platform.publicUrl().startsWith('https:')

// Safari takes no Secure cookie on http://localhost, and __Host- would widen the path to every request.
const nameOf = (platform: Platform): string => (isSecure(platform) ? '__Secure-praxis-refresh' : 'praxis-refresh')

const setCookie = (platform: Platform, http: HttpExchange, token: string, maxAge: number): void =>
  http.setCookie(nameOf(platform), token, { maxAge, path: PATH, secure: isSecure(platform) })

export const wantsCookie = (http: HttpExchange): boolean => http.header(SESSION_TRANSPORT_HEADER) === 'cookie'

export const keepRefreshCookie = (platform: Platform, http: HttpExchange, token: string): void =>
  setCookie(platform, http, token, SESSION_SECONDS)

export const forgetRefreshCookie = (platform: Platform, http: HttpExchange): void => setCookie(platform, http, '', 0)

/** Browsers send cookies along with what other sites ask for; they also say which site asked. */
const assertOwnOrigin = (platform: Platform, http: HttpExchange): void => {
  const origin = http.header('origin')
  if (origin === undefined) return
  const isOurs =
    URL.canParse(origin) &&
    (origin === new URL(platform.publicUrl()).origin || new URL(origin).host === http.header('host'))
  if (!isOurs) throw new Refusal('invalidOrigin')
}

export interface GivenRefreshToken {
  readonly token: string
  readonly fromCookie: boolean
}

/** The refresh token of the body, or else of the cookie. */
export const readRefreshToken = (
  platform: Platform,
  http: HttpExchange,
  inBody: string | undefined,
): GivenRefreshToken | undefined => {
  if (inBody) return { token: inBody, fromCookie: false }
  const inCookie = http.cookie(nameOf(platform))
  if (!inCookie) return undefined
  assertOwnOrigin(platform, http)
  return { token: inCookie, fromCookie: true }
}
