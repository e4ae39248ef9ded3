import { useState } from 'react'
import { keepCookie, readCookie, removeCookie } from '../api/cookies'

const ONE_YEAR_IN_SECONDS = 31_536_000

/** Somebody's preferred display of a list, kept in a cookie of its own; the first choice unless they chose another. */
export function useDisplayPreference<Display extends string>(
  cookie: string,
  choices: readonly [Display, ...Display[]],
  seconds: number = ONE_YEAR_IN_SECONDS,
): [Display, (display: Display) => void] {
  const [display, setDisplay] = useState(() => {
    const kept = readCookie(document, cookie)
    const known = choices.find((choice) => choice === kept)
    // A cookie that is no choice, or no longer one, is removed.
    if (kept !== undefined && known === undefined) removeCookie(document, cookie)
    return known ?? choices[0]
  })
  const choose = (next: Display) => {
    keepCookie(document, cookie, next, seconds)
    setDisplay(next)
  }
  return [display, choose]
}
