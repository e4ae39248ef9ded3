const LANGUAGE = 'en'
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/** English is the only language; the cookie lets the server and later visits know what was chosen. */
export function rememberLanguage(target: { cookie: string }): void {
  target.cookie = `language=${LANGUAGE}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
}
