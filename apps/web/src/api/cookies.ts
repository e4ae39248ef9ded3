const SIXTY_DAYS_IN_SECONDS = 5_184_000

/** What the session needs of the document. */
export interface CookieJar {
  cookie: string
}

export function readCookie(jar: CookieJar, name: string): string | undefined {
  for (const pair of jar.cookie.split('; ')) {
    const [key, value] = pair.split('=')
    if (key === name && value) return decodeURIComponent(value)
  }
  return undefined
}

export function keepCookie(jar: CookieJar, name: string, value: string, seconds: number = SIXTY_DAYS_IN_SECONDS): void {
  jar.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`
}

export function removeCookie(jar: CookieJar, name: string): void {
  jar.cookie = `${name}=; path=/; max-age=0; samesite=lax`
}
