import type { EmployeeResourcing, ResourcingWeek } from '@praxis/contract/planning/resourcing'
import { secondsWithin } from '../bookings/booking-days'
import { sumsByWeek } from '../bookings/week-grid'
import type { WorkDays } from '../bookings/work-days'
import type { DateRange } from '../calendar/date-range'
import { daysBetween } from '../calendar/day'
import { snappedRange } from './intervals'
import type { LoadingBooking } from './load'
import { utilisation } from './utilisation'

export interface ResourcedBooking extends LoadingBooking {
  readonly targetableID: string
  readonly kind: 'client' | 'internal' | 'opportunity'
}

const grouped = (bookings: readonly ResourcedBooking[]): ResourcedBooking[][] => {
  const groups = new Map<string, ResourcedBooking[]>()
  for (const booking of bookings) {
    const key = `${booking.targetableID} ${booking.isSoft}`
    const group = groups.get(key)
    if (group) group.push(booking)
    else groups.set(key, [booking])
  }
  return [...groups.values()]
}

/** The weeks of somebody that a range touches, and what each project and opportunity takes of them. */
export const resourcingWeeks = (
  bookings: readonly ResourcedBooking[],
  days: WorkDays,
  range: DateRange,
): Pick<EmployeeResourcing, 'contracted' | 'weeks' | 'targets'> => {
  const whole = snappedRange(range, 'week')
  const first = daysBetween(days.from, whole.from)
  const end = first + daysBetween(whole.from, whole.to) + 1
  const weekly = (daily: readonly number[]) => sumsByWeek(whole.from, daily).map(({ seconds }) => seconds)
  const contracted = weekly(days.contracted.slice(first, end))
  const capacity = sumsByWeek(whole.from, days.capacity.slice(first, end))
  const zeros = () => capacity.map(() => 0)
  const sums = { client: zeros(), internal: zeros(), opportunity: zeros(), hard: zeros() }
  const targets = new Map<string, number[]>()
  const add = (to: number[], seconds: readonly number[]) => {
    for (const [week, some] of seconds.entries()) to[week] = (to[week] ?? 0) + some
  }
  for (const group of grouped(bookings)) {
    const [booking] = group
    if (!booking) continue
    const seconds = weekly(secondsWithin(group, days, whole))
    const ofTarget = targets.get(booking.targetableID) ?? zeros()
    targets.set(booking.targetableID, ofTarget)
    add(ofTarget, seconds)
    add(sums[booking.kind], seconds)
    if (!booking.isSoft) add(sums.hard, seconds)
  }
  const weeks = capacity.map(({ monday, seconds }, week): ResourcingWeek => {
    const [client, internal, opportunity] = [
      sums.client[week] ?? 0,
      sums.internal[week] ?? 0,
      sums.opportunity[week] ?? 0,
    ]
    return {
      monday,
      capacity: seconds,
      client,
      internal,
      opportunity,
      hard: sums.hard[week] ?? 0,
      utilisation: utilisation(client + internal + opportunity, seconds),
      isAway: seconds === 0 && (contracted[week] ?? 0) > 0,
    }
  })
  return {
    contracted: contracted[0] ?? 0,
    weeks,
    targets: [...targets].map(([targetableID, seconds]) => ({ targetableID, seconds })),
  }
}
