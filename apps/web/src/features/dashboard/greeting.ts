/** 'Good morning' until noon, 'Good afternoon' until six, 'Good evening' after that, by the clock of a time zone. */
export function greeting(now: Date, timeZone: string): string {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now))
  if (hour >= 5 && hour < 12) return 'Good morning'
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening'
}

/** 'Thursday 12/11/2026'. */
export function todayText(now: Date, timeZone: string): string {
  const weekday = now.toLocaleDateString('en-GB', { weekday: 'long', timeZone })
  return `${weekday} ${now.toLocaleDateString('en-GB', { timeZone })}`
}
