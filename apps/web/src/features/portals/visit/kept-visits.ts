import { type CookieJar, readCookie } from '../../../api/cookies'

const COOKIE = 'portals'
/** As long as the server takes what stands in for the password. */
const SECONDS = 30 * 24 * 3600
/** The latest ones: a cookie has room for some. */
const MOST = 8

/** Somebody who came into a portal; the token stands in for its password, which is kept nowhere. */
export interface KeptVisit {
  readonly email: string
  readonly session: string
}

type VisitsByReference = Readonly<Record<string, KeptVisit>>

const isVisit = (value: unknown): value is KeptVisit =>
  typeof value === 'object' &&
  value !== null &&
  'email' in value &&
  typeof value.email === 'string' &&
  'session' in value &&
  typeof value.session === 'string'

const readVisits = (jar: CookieJar): VisitsByReference => {
  try {
    const kept: unknown = JSON.parse(readCookie(jar, COOKIE) ?? '{}')
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, visit]) => isVisit(visit)))
  } catch {
    // What is not ours to read is written anew with the next visit.
    return {}
  }
}

const writeVisits = (jar: CookieJar, visits: VisitsByReference): void => {
  const isEmpty = Object.keys(visits).length === 0
  // Only pages of portals get it, and never a request that another site caused.
  const scope = `path=/portals; max-age=${isEmpty ? 0 : SECONDS}; samesite=strict`
  const secure = location.protocol === 'https:' ? '; secure' : ''
  jar.cookie = `${COOKIE}=${isEmpty ? '' : encodeURIComponent(JSON.stringify(visits))}; ${scope}${secure}`
}

export const readVisit = (jar: CookieJar, reference: string): KeptVisit | undefined => readVisits(jar)[reference]

export function keepVisit(jar: CookieJar, reference: string, visit: KeptVisit): void {
  const { [reference]: _, ...others } = readVisits(jar)
  writeVisits(jar, Object.fromEntries([...Object.entries(others), [reference, visit] as const].slice(-MOST)))
}

export function dropVisit(jar: CookieJar, reference: string): void {
  const { [reference]: dropped, ...others } = readVisits(jar)
  if (dropped) writeVisits(jar, others)
}
