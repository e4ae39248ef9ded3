/** Days of leave, which come in halves: '1 day', '0.5 days', '−2 days'. */
export const daysText = (days: number): string =>
  `${days < 0 ? '−' : ''}${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
