const longMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'November 2026', of a month or of a day in it. */
export const monthText = (day: string): string => longMonth.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`))

/** 'November'. */
export const monthName = (day: string): string => monthText(day).slice(0, -5)

/** 'Nov', for narrow places. */
export const shortMonthName = (day: string): string => monthText(day).slice(0, 3)
