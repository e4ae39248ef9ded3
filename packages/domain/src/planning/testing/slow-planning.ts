/** Counts planning day by day and second by second, the slow way, and shares no code with what it checks. */

export interface SlowPeriod {
  readonly from: string
  readonly to: string | undefined
  /** Seconds from Monday to Sunday. */
  readonly week: readonly number[]
}

export interface SlowItem {
  readonly day: string
  readonly share: 'fullDay' | 'am' | 'pm' | number
  readonly takesTime: boolean
}

export interface SlowPerson {
  readonly periods: readonly SlowPeriod[]
  readonly items: readonly SlowItem[]
}

export interface SlowBooking {
  readonly startDate: string
  readonly endDate: string
  readonly secondsPerDay: number | null
  readonly totalSeconds: number | null
  readonly percentage: number | null
  readonly isSoft: boolean
  readonly softShare: number
}

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
const textOf = (date: Date): string => date.toISOString().slice(0, 10)

export const slowDays = (from: string, to: string): string[] => {
  const days: string[] = []
  for (const date = dateOf(from); textOf(date) <= to; date.setUTCDate(date.getUTCDate() + 1)) days.push(textOf(date))
  return days
}

const slowContracted = ({ periods }: SlowPerson, day: string): number => {
  const period = periods.findLast(({ from }) => from <= day)
  if (!period || (period.to !== undefined && day > period.to)) return 0
  return period.week[(dateOf(day).getUTCDay() + 6) % 7] ?? 0
}

export const slowCapacity = (person: SlowPerson, day: string): number => {
  const contracted = slowContracted(person, day)
  const shares = person.items.filter((item) => item.day === day && item.takesTime).map(({ share }) => share)
  const halves = ['am', 'pm'].filter((half) => shares.some((share) => share === half || share === 'fullDay')).length
  const inHalves = halves === 2 ? contracted : halves === 1 ? Math.floor(contracted / 2) : 0
  const inSeconds = shares.reduce<number>((sum, share) => sum + (typeof share === 'number' ? share : 0), 0)
  return Math.max(0, contracted - inHalves - inSeconds)
}

/** What a booking carries on each day that it carries anything on. */
export const slowCarried = (booking: SlowBooking, person: SlowPerson): Map<string, number> => {
  const carrying = slowDays(booking.startDate, booking.endDate).filter((day) => slowCapacity(person, day) > 0)
  const seconds = new Map<string, number>()
  for (const [index, day] of carrying.entries()) {
    if (booking.secondsPerDay !== null) seconds.set(day, booking.secondsPerDay)
    if (booking.percentage !== null) {
      const doubled = 2n * BigInt(slowContracted(person, day)) * BigInt(booking.percentage) + 10_000n
      seconds.set(day, Number(doubled / 20_000n))
    }
    if (booking.totalSeconds !== null) {
      const upTo = (count: number) => Math.ceil(((booking.totalSeconds ?? 0) - count) / carrying.length)
      seconds.set(day, upTo(index))
    }
  }
  return seconds
}

const slowInterval = (day: string, level: 'day' | 'week' | 'month'): string => {
  if (level === 'month') return `${day.slice(0, 7)}-01`
  const date = dateOf(day)
  while (level === 'week' && date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1)
  return textOf(date)
}

export interface SlowLoad {
  readonly contracted: number
  readonly capacity: number
  readonly hard: number
  readonly soft: number
  readonly weighted: number
}

/** Days of whole intervals have to be given, as each interval is what its days come to. */
export const slowLoads = (
  rows: readonly { readonly person: SlowPerson; readonly bookings: readonly SlowBooking[] }[],
  days: readonly string[],
  level: 'day' | 'week' | 'month',
): Record<string, SlowLoad> => {
  const loads: Record<string, SlowLoad> = {}
  const carried = new Map(
    rows.flatMap(({ person, bookings }) => bookings.map((booking) => [booking, slowCarried(booking, person)] as const)),
  )
  for (const interval of new Set(days.map((day) => slowInterval(day, level)))) {
    const load = { contracted: 0, capacity: 0, hard: 0, soft: 0 }
    let weighted = 0n
    for (const day of days.filter((some) => slowInterval(some, level) === interval))
      for (const { person, bookings } of rows) {
        load.contracted += slowContracted(person, day)
        load.capacity += slowCapacity(person, day)
        for (const booking of bookings) {
          const seconds = carried.get(booking)?.get(day) ?? 0
          load[booking.isSoft ? 'soft' : 'hard'] += seconds
          weighted += BigInt(seconds) * BigInt(booking.isSoft ? booking.softShare : 10_000)
        }
      }
    const isEmpty = Object.values(load).every((seconds) => seconds === 0)
    if (!isEmpty) loads[interval] = { ...load, weighted: Number((weighted + 5_000n) / 10_000n) }
  }
  return loads
}
