/** A moment as dd/MM/yyyy HH:mm, by the browser's clock or a time zone's; 'N/A' when there is no such moment. */
export function momentText(at: string, timeZone?: string): string {
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime())) return 'N/A'
  const day = moment.toLocaleDateString('en-GB', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' })
  return `${day} ${moment.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })}`
}
