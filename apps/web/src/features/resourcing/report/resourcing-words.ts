import type { ResourcingGroups, ResourcingWeek } from '@praxis/contract/planning/resourcing'
import type { Day } from '@praxis/domain/calendar/day'
import { enteredTextOfDuration } from '@praxis/domain/durations/duration'
import { overBookedSeconds } from '@praxis/domain/planning/over-booked'

const MINUTE = 60
const MOST_NAMED = 3

/** Hours, with minutes where there are any: 4h, 7h 30m. */
export const shortTime = (seconds: number): string => enteredTextOfDuration(seconds - (seconds % MINUTE))

/** 23/11: the year stands in the period above. */
export const weekText = (monday: Day): string => `${monday.slice(8)}/${monday.slice(5, 7)}`

export const peopleText = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`

export const bookedIn = ({ client, internal, opportunity }: ResourcingWeek): number => client + internal + opportunity

/** What is left of a week, or by how much it is over-booked. */
export const leftText = (week: ResourcingWeek): string => {
  const over = overBookedSeconds(week)
  return over > 0 ? `+${shortTime(over)}` : `${shortTime(Math.max(week.capacity - bookedIn(week), 0))} free`
}

/** What the bar of a week shows, in words. */
export const weekDetails = (week: ResourcingWeek): string =>
  [
    week.client > 0 && `${shortTime(week.client)} on client projects`,
    week.internal > 0 && `${shortTime(week.internal)} on internal projects`,
    week.opportunity > 0 && `${shortTime(week.opportunity)} on opportunities`,
    `${shortTime(week.capacity)} of capacity`,
  ]
    .filter(Boolean)
    .join(', ')

const overBookedText = ({ employee, seconds, weeks }: ResourcingGroups['overBooked'][number]): string => {
  const [first = ''] = weeks
  const when =
    weeks.length === 1 ? `in the week of ${weekText(first)}` : `in ${weeks.length} weeks from ${weekText(first)}`
  return `${employee.displayName} by ${shortTime(seconds)} ${when}`
}

/** Who is over-booked, those by most first. */
export const overBookedTexts = ({ overBooked, overBookedEmployeeCount }: ResourcingGroups) => {
  const named = overBooked.slice(0, MOST_NAMED)
  const rest = overBookedEmployeeCount - named.length
  const who = [...named.map(overBookedText), ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ')
  return {
    title: `${peopleText(overBookedEmployeeCount)} ${overBookedEmployeeCount === 1 ? 'is' : 'are'} over-booked.`,
    who: `${who}.`,
  }
}

export const closedText = (weeks: readonly Day[]): string =>
  `${weeks.length === 1 ? 'week' : 'weeks'} of ${weeks.map(weekText).join(', ')} closed`
