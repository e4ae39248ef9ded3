const formatters = new Map<string, Intl.DateTimeFormat>()

/** Formatters are kept, because making one takes far longer than using it. */
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formatters.set(timeZone, formatter)
  return formatter
}

/** How far clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
export const aheadOfUtc = (moment: number, timeZone: string): number => {
  // The text is like '11/16/2026, GMT+05:30'; offsets of long ago have seconds, too.
  const [, sign = '+', hours = 0, minutes = 0, seconds = 0] =
    /GMT([+-])(\d+):(\d+)(?::(\d+))?$/.exec(formatterOf(timeZone).format(moment)) ?? []
  return Number(`${sign}1`) * 1000 * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
}

/** The moment at which clocks of UTC show what clocks of a time zone show at a given moment. */
export const wallMoment = (moment: Date, timeZone: string): Date =>
  new Date(moment.getTime() + aheadOfUtc(moment.getTime(), timeZone))
