import { parseDuration } from './duration'

const HOUR = 3600
const MINUTE = 60

const BARE_NUMBER = /^(\d*)(?:[.,](\d+))?$/
/** Text such as 1h30; the minutes are below 60. */
const HOURS_AND_MINUTES = /^(\d+)\s*h\s*([0-5]?\d)$/i
const DECIMAL_COMMA = /(\d),(?=\d)/g

const safe = (seconds: number): number | undefined => (Number.isSafeInteger(seconds) ? seconds : undefined)

/** Decimals are multiplied as digits, so that 0.1 hours are 360 s and nothing less. */
const bareNumberOf = (text: string, perUnit: number): number | undefined => {
  const bare = BARE_NUMBER.exec(text.trim())
  if (!bare || text.trim() === '') return undefined
  const [, whole = '', decimals = ''] = bare
  return safe(Math.round(Number(whole) * perUnit + (Number(decimals) * perUnit) / 10 ** decimals.length))
}

/**
 * What is typed into a table of hours, in seconds: bare numbers are hours (1.5, 1,5 or .5), and 1h30 is read beside all that
 * the duration field reads. Undefined when it cannot be read.
 */
export const parseHours = (text: string): number | undefined => {
  const bare = bareNumberOf(text, HOUR)
  if (bare !== undefined) return bare
  const trimmed = text.trim()
  const parts = HOURS_AND_MINUTES.exec(trimmed)
  if (parts) return safe(Number(parts[1]) * HOUR + Number(parts[2]) * MINUTE)
  return parseDuration(trimmed.replace(DECIMAL_COMMA, '$1.'))
}

/** From here on a bare number may as well be minutes. */
const LIKELY_HOURS = 12 * HOUR

/** What a number without a unit probably means, in seconds, the likeliest first; empty for text that has a unit. */
export const probablyMeant = (text: string): number[] => {
  if (parseDuration(text) !== undefined) return []
  const hours = parseHours(text)
  if (hours === undefined || hours === 0) return []
  const minutes = bareNumberOf(text, MINUTE)
  return hours > LIKELY_HOURS && minutes !== undefined ? [minutes, hours] : [hours]
}
