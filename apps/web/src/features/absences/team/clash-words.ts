import type { AbsenceToDecide } from '@praxis/contract/absences/absence-requests'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { addDays, type Day, formatDay } from '@praxis/domain/calendar/day'
import { spansMeet } from './timeline/placed-times'

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const firstName = (name: string): string => name.split(' ')[0] ?? name

export interface Clash {
  /** How many of the team would be away on the worst days, the person counted. */
  readonly people: string
  readonly days: string
  readonly names: string
}

/** The days of an absence on which most of the team would be away with the person; undefined when nobody is. */
export function clashOf(
  span: DateRange,
  { alsoAway, byDay, teamSize }: Pick<AbsenceToDecide, 'alsoAway' | 'byDay' | 'teamSize'>,
): Clash | undefined {
  const costs = new Set(byDay.filter(({ days }) => days > 0).map(({ day }) => day))
  let most = 0
  let days: Day[] = []
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
    if (!costs.has(day)) continue
    const away = alsoAway.filter(({ times }) => times.some((time) => spansMeet(time, { from: day, to: day }))).length
    if (away > most) [most, days] = [away, [day]]
    else if (away === most && away > 0) days.push(day)
  }
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const others = alsoAway.filter(({ times }) =>
    times.some((time) => days.some((day) => spansMeet(time, { from: day, to: day }))),
  )
  return {
    people: `${most + 1} of ${teamSize} would be away`,
    days:
      days.length > 3
        ? `on ${days.length} days from ${formatDay(first)} to ${formatDay(last)}`
        : `on ${listed(days.map(formatDay))}`,
    names: `also ${listed(others.map(({ employee }) => firstName(employee.displayName)))}`,
  }
}
