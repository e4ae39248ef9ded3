import { parseDuration } from '../durations/duration'

const HOUR = 3600
const MINUTE = 60

const BARE_HOURS = /^(\d*)(?:[.,](\d+))?$/
/** 1:30, 1h30 and :30; minutes that make no hour. */
const HOURS_AND_MINUTES = /^(\d*)(?::|\s*h\s*)([0-5]?\d)$/i
const DECIMAL_COMMA = /(\d),(?=\d)/g

const safe = (seconds: number): number | undefined => (Number.isSafeInteger(seconds) ? seconds : undefined)

/**
 * What is typed into a cell of the week grid, in seconds: bare numbers are hours (1.5, 1,5 or .5), and 1h30 and 1:30 are
 * read beside all that the duration field reads. Undefined when it cannot be read.
 */
export const parseGridDuration = (text: string): number | undefined => {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const bare = BARE_HOURS.exec(trimmed)
  if (bare) {
    const [, whole = '', decimals = ''] = bare
    // Decimals are multiplied as digits, so that 0.1 is 360 s and nothing less.
    return safe(Math.round(Number(whole) * HOUR + (Number(decimals) * HOUR) / 10 ** decimals.length))
  }
  const clock = HOURS_AND_MINUTES.exec(trimmed)
  if (clock) return safe(Number(clock[1]) * HOUR + Number(clock[2]) * MINUTE)
  return parseDuration(trimmed.replace(DECIMAL_COMMA, '$1.'))
}
