const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/

/** 'HH:mm' or 'HH:mm:ss' as seconds since midnight. */
export const parseTimeOfDay = (text: string): number | undefined => {
  const match = TIME.exec(text.trim())
  if (!match) return undefined
  const [, hours, minutes, seconds = '0'] = match
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

const two = (value: number): string => String(value).padStart(2, '0')

export const formatTimeOfDay = (secondsSinceMidnight: number, { withSeconds = false } = {}): string => {
  const minutes = Math.floor(secondsSinceMidnight / 60)
  const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return withSeconds ? `${time}:${two(secondsSinceMidnight % 60)}` : time
}

/** Writes out times that people type in a hurry: 9, 930, 9:30 and 9.30. Text that is no time stays as it was typed. */
export const completedTimeText = (text: string): string => {
  const trimmed = text.trim()
  const [, hours, minutes = '00', seconds] = /^(\d{1,2})(?:[:.h ]?([0-5]\d)(?:[:. ]?([0-5]\d))?)?$/i.exec(trimmed) ?? []
  if (hours === undefined) return trimmed
  const time = `${hours.padStart(2, '0')}:${minutes}${seconds === undefined ? '' : `:${seconds}`}`
  return parseTimeOfDay(time) === undefined ? trimmed : time
}
