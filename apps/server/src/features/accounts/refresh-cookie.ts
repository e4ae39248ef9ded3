import { SESSION_TRANSPORT_HEADER } from '@praxis/contract/people/auth'
import type { HttpExchange } from '../../platform/http/exchange'
import type { Platform } from '../../platform/platform'
import { Refusal } from '../../platform/refusal'
import { keepAuthCookie, readAuthCookie } from './auth-cookies'
import { SESSION_SECONDS } from './sessions'

const NAME = 'praxis-refresh'

export const wantsCookie = (http: HttpExchange): boolean => http.header(SESSION_TRANSPORT_HEADER) === 'cookie'

export const keepRefreshCookie = (platform: Platform, http: HttpExchange, token: string): void =>
  keepAuthCookie(platform, http, NAME, token, SESSION_SECONDS)

export const forgetRefreshCookie = (platform: Platform, http: HttpExchange): void =>
  keepAuthCookie(platform, http, NAME, '', 0)

/** Browsers send cookies along with requests of other sites, too, but say which site made the request. */
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

/** The refresh token in the body or, without one, in the cookie. */
export const readRefreshToken = (
  platform: Platform,
  http: HttpExchange,
  inBody: string | undefined,
): GivenRefreshToken | undefined => {
  if (inBody) return { token: inBody, fromCookie: false }
  const inCookie = readAuthCookie(platform, http, NAME)
  if (!inCookie) return undefined
  assertOwnOrigin(platform, http)
  return { token: inCookie, fromCookie: true }
}
