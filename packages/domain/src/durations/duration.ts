const MINUTE = 60
const HOUR = 60 * MINUTE
/** A working day and a working week, as people mean them when they log time. */
export const WORK_DAY_SECONDS = 8 * HOUR
const WORK_WEEK_DAYS = 5
export const WORK_WEEK_SECONDS = WORK_WEEK_DAYS * WORK_DAY_SECONDS

const SECONDS_BY_UNIT: Record<string, number> = {
  w: WORK_WEEK_SECONDS,
  d: WORK_DAY_SECONDS,
  h: HOUR,
  m: MINUTE,
  s: 1,
}

const DURATION_TEXT = /^(\d+(\.\d+)?\s*[wdhms][a-z]*[\s,]*)+$/i
const DURATION_PART = /(\d+)(?:\.(\d+))?\s*([wdhms])[a-z]*/gi

/** Decimals are multiplied as digits, so that 0.1h is 360 s and nothing less. */
const secondsOfPart = (whole: string, decimals: string, unit: string): number => {
  const perUnit = SECONDS_BY_UNIT[unit.toLowerCase()] ?? 0
  return Number(whole) * perUnit + (Number(decimals) * perUnit) / 10 ** decimals.length
}

/** Text such as 1:30 and :30, as a clock shows it; the minutes are below 60. */
const HOURS_AND_MINUTES = /^(\d*):([0-5]?\d)$/

const secondsOfText = (text: string): number | undefined => {
  const clock = HOURS_AND_MINUTES.exec(text)
  if (clock) return Number(clock[1]) * HOUR + Number(clock[2]) * MINUTE
  if (!DURATION_TEXT.test(text)) return undefined
  let seconds = 0
  for (const [, whole = '', decimals = '', unit = ''] of text.matchAll(DURATION_PART)) {
    seconds += secondsOfPart(whole, decimals, unit)
  }
  return seconds
}

/** Seconds of '1d 2h 30m', '90 minutes', '1.5H' or '1:30'; undefined for other text, or negative where not allowed. */
export const parseDuration = (text: string, { allowNegative = false } = {}): number | undefined => {
  const trimmed = text.trim()
  const isNegative = trimmed.startsWith('-')
  if (isNegative && !allowNegative) return undefined
  const rounded = Math.round(secondsOfText(isNegative ? trimmed.slice(1).trim() : trimmed) ?? Number.NaN)
  if (!Number.isSafeInteger(rounded)) return undefined
  return isNegative && rounded !== 0 ? -rounded : rounded
}

const inParts = (seconds: number) => {
  const whole = Math.abs(seconds)
  return {
    sign: seconds < 0 ? '-' : '',
    hours: Math.floor(whole / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    rest: whole % MINUTE,
  }
}

/** Writes hours with separated thousands. */
const grouped = (hours: number): string => String(hours).replace(/\B(?=(\d{3})+$)/g, ',')

/** A duration for reading, always in full minutes: '7h 30m', '8h 00m', '1,204h 15m'. */
export const formatDuration = (seconds: number): string => {
  const { sign, hours, minutes } = inParts(seconds)
  return `${hours + minutes > 0 ? sign : ''}${grouped(hours)}h ${String(minutes).padStart(2, '0')}m`
}

/** A duration for editing: no second is dropped, so that reading it back gives the same duration. */
export const enteredTextOfDuration = (seconds: number): string => {
  const { sign, hours, minutes, rest } = inParts(seconds)
  const parts = [hours > 0 && `${hours}h`, minutes > 0 && `${minutes}m`, rest > 0 && `${rest}s`].filter(Boolean)
  return parts.length === 0 ? '0h' : sign + parts.join(' ')
}

/** What a typed duration comes to, shown under its field: '1w 1d 4h' in the working weeks and days it is typed in. */
export const durationHint = (seconds: number): string => {
  const whole = Math.abs(seconds)
  const days = Math.floor(whole / WORK_DAY_SECONDS)
  const rest = whole % WORK_DAY_SECONDS
  const parts = [
    days >= WORK_WEEK_DAYS && `${Math.floor(days / WORK_WEEK_DAYS)}w`,
    days % WORK_WEEK_DAYS > 0 && `${days % WORK_WEEK_DAYS}d`,
    (rest > 0 || days === 0) && enteredTextOfDuration(rest),
  ].filter(Boolean)
  return (seconds < 0 ? '-' : '') + parts.join(' ')
}

export const hoursOfDuration = (seconds: number): number => seconds / HOUR
