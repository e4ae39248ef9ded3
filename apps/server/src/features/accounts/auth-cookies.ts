import type { HttpExchange } from '../../platform/http/exchange'
import type { Platform } from '../../platform/platform'

const PATH = '/api/v1/auth'

const isSecure = (platform: Platform): boolean => platform.publicUrl().startsWith('https:')

// Safari refuses Secure cookies on http://localhost, and the prefix __Host- would widen the path to every request.
const fullName = (platform: Platform, name: string): string => (isSecure(platform) ? `__Secure-${name}` : name)

/** The browser sends this cookie only to the addresses where people sign in, refresh and sign out. */
export const keepAuthCookie = (
  platform: Platform,
  http: HttpExchange,
  name: string,
  value: string,
  seconds: number,
): void => http.setCookie(fullName(platform, name), value, { maxAge: seconds, path: PATH, secure: isSecure(platform) })

export const readAuthCookie = (platform: Platform, http: HttpExchange, name: string): string | undefined =>
  http.cookie(fullName(platform, name))
