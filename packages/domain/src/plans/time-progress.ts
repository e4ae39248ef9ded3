import { type Day, endOfMonth } from '../calendar/day'
import { roundedQuotient } from '../money/rounded-quotient'
import { monthsOfDays } from './plan-months'
import { type PlanCalendar, workingDaysUpTo } from './plan-to-date'

/** Hundredths of a percent. */
const WHOLE = 10_000n

/** A share in hundredths of a percent; null where there is nothing to be a share of. */
export const shareOf = (part: number, whole: number): number | null =>
  whole <= 0 ? null : roundedQuotient(BigInt(part) * WHOLE, BigInt(whole))

interface ElapsedMonth {
  readonly month: string
  readonly workingDays: number
  readonly elapsedDays: number
}

export interface Elapsed {
  readonly workingDays: number
  readonly elapsedDays: number
  readonly elapsedShare: number
  readonly months: readonly ElapsedMonth[]
}

/** How much of a plan’s working days has gone by; today has. A plan without any has gone by once its last day has come. */
export const elapsed = (calendar: PlanCalendar, today: Day): Elapsed => {
  const months = monthsOfDays(calendar.startDate, calendar.endDate).map((month) => {
    const [first, last] = [`${month}-01`, endOfMonth(`${month}-01`)]
    return {
      month,
      workingDays: workingDaysUpTo(calendar, first, last),
      elapsedDays: workingDaysUpTo(calendar, first, today < last ? today : last),
    }
  })
  const workingDays = months.reduce((sum, month) => sum + month.workingDays, 0)
  const elapsedDays = months.reduce((sum, month) => sum + month.elapsedDays, 0)
  const ofNone = today >= calendar.endDate ? Number(WHOLE) : 0
  return { workingDays, elapsedDays, elapsedShare: shareOf(elapsedDays, workingDays) ?? ofNone, months }
}
