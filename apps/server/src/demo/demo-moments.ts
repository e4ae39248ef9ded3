const DAY_MS = 86_400_000

export const daysBefore = (moment: string, days: number): string =>
  new Date(Date.parse(moment) - days * DAY_MS).toISOString()

/** The day; without a year, such as 07-01, that of the year the moment is in. */
export const dayOrThisYears = (day: string, moment: string): string =>
  day.length === 'MM-DD'.length ? `${moment.slice(0, 4)}-${day}` : day
