import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import { loggedOn, type Placed } from '@praxis/domain/time/logged-on'
import { PERSONAL_WORK } from '../loggables/submission-words'

interface Tracked extends Pick<TimeTracker, 'task'>, Placed {}

export const timerName = (timer: Tracked): string => loggedOn(timer)?.details.name ?? PERSONAL_WORK

/** 'Data platform · Ingest contracts'. */
export const timerTitle = (timer: Tracked): string =>
  [timerName(timer), ...(timer.task ? [timer.task.title] : [])].join(' · ')

/** '09:18', by the clock of a time zone. */
const timeOfDayText = (moment: string, timeZone: string): string => {
  const at = new Date(moment)
  return Number.isNaN(at.getTime())
    ? 'N/A'
    : at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
}

/** '09:18', or 'Wed 09:18' when it was not the day of `now`. */
export const startText = (moment: string, timeZone: string, now?: number): string => {
  const at = new Date(moment)
  if (Number.isNaN(at.getTime())) return 'N/A'
  const dayOf = (date: Date) => date.toLocaleDateString('en-GB', { timeZone })
  const time = timeOfDayText(moment, timeZone)
  if (now !== undefined && dayOf(at) === dayOf(new Date(now))) return time
  return `${at.toLocaleDateString('en-GB', { timeZone, weekday: 'short' })} ${time}`
}
