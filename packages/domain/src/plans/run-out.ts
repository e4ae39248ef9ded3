import { addDays, type Day, daysBetween, startOfWeek } from '../calendar/day'
import type { BookedRole } from './forecast-ground'

/** What time is worth by day, at its rates. */
export interface WorthOfDay {
  readonly day: Day
  readonly revenue: number
}

export interface RunOutGround {
  readonly today: Day
  /** The consultancy revenue that the budget has. */
  readonly budget: number
  /** Logged time up to today, in the order of its days. */
  readonly logged: readonly WorthOfDay[]
  readonly booked: readonly BookedRole[]
}

export interface RunOut {
  readonly day: Day
  readonly by: 'bookings' | 'pace' | 'logged'
}

const SECONDS_PER_HOUR = 3600n
const DAYS_OF_FOUR_WEEKS = 28
/** Nobody plans for longer than a century: a pace that needs more is no pace. */
const MOST_DAYS = 36_525

const byLogged = ({ logged, budget }: RunOutGround): Day | undefined => {
  let used = 0
  for (const { day, revenue } of logged) {
    used += revenue
    if (used >= budget) return day
  }
  return undefined
}

/** The exact worth of what is booked on each day after today, in parts of 3600 of a minor unit, so that nothing is rounded. */
const worthAhead = ({ today, booked }: RunOutGround): Map<Day, bigint> => {
  const worth = new Map<Day, bigint>()
  for (const { from, daily, hourlyCharge } of booked)
    for (let index = Math.max(daysBetween(from, today) + 1, 0); index < daily.length; index += 1) {
      const seconds = daily[index] ?? 0
      if (seconds === 0) continue
      const day = addDays(from, index)
      worth.set(day, (worth.get(day) ?? 0n) + BigInt(seconds) * BigInt(hourlyCharge))
    }
  return worth
}

const byBookings = (worth: ReadonlyMap<Day, bigint>, left: number): Day | undefined => {
  const needed = BigInt(left) * SECONDS_PER_HOUR
  let sum = 0n
  for (const day of [...worth.keys()].sort()) {
    sum += worth.get(day) ?? 0n
    if (sum >= needed) return day
  }
  return undefined
}

/** By the mean of the last four full weeks, from Monday to Sunday. */
const byPace = ({ today, logged }: RunOutGround, left: number): Day | undefined => {
  const monday = startOfWeek(today)
  const first = addDays(monday, -DAYS_OF_FOUR_WEEKS)
  const sum = logged.reduce((all, { day, revenue }) => all + (day >= first && day < monday ? revenue : 0), 0)
  if (sum <= 0) return undefined
  const days = (BigInt(left) * BigInt(DAYS_OF_FOUR_WEEKS) + BigInt(sum) - 1n) / BigInt(sum)
  return days > MOST_DAYS ? undefined : addDays(today, Number(days))
}

/** The day on which logged and booked time have used up the budget; null where they never do. */
export const runOut = (ground: RunOutGround): RunOut | null => {
  if (ground.budget <= 0) return null
  const past = byLogged(ground)
  if (past !== undefined) return { day: past, by: 'logged' }
  const left = ground.budget - ground.logged.reduce((sum, { revenue }) => sum + revenue, 0)
  const ahead = worthAhead(ground)
  const by = ahead.size > 0 ? 'bookings' : 'pace'
  const day = ahead.size > 0 ? byBookings(ahead, left) : byPace(ground, left)
  return day === undefined ? null : { day, by }
}
