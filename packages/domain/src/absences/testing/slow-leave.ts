import type { ContractPeriod } from '@praxis/contract/people/employees'
import type { HolidayYearRules } from '../holiday-years'
import type { LeaveAccount, LeaveDay } from '../leave-account'

/**
 * Annual leave counted a second time and in another way, to hold the real rules against: every day of the history is
 * looked at, entitlement grows by an exact fraction a day, and each half day of leave is taken from a pool. Nothing here
 * uses the calendar or the rules of the domain.
 */

interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

const roundedUp = ({ over, under }: Fraction): number => Number((over + under - 1n) / under)

const DAY = 86_400_000
const FIRST_YEAR = 2014
const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
const LENGTH = 365 * 22
/** All days that histories may touch. A day is its place in here. */
const calendar = Array.from({ length: LENGTH }, (_, index) => textOf(Date.UTC(FIRST_YEAR, 0, 1) + index * DAY))
const places = new Map(calendar.map((text, place) => [text, place]))
const placeOf = (text: string): number => places.get(text) ?? (text < '2014' ? -1 : LENGTH)
const at = (place: number): string => calendar[place] ?? ''

const monthsLater = (text: string, months: number): string => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return textOf(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)))
}

const isLeap = (day: string): boolean => new Date(Date.UTC(Number(day.slice(0, 4)), 1, 29)).getUTCMonth() === 1
const daysOfMonths = calendar.map((day) => day.slice(5))
/** The days on which years begin that would begin on 29 February. */
const standsForLeapDay = calendar.map((day) => day.endsWith('02-29') || (day.endsWith('02-28') && !isLeap(day)))

interface SlowPeriod {
  readonly first: number
  readonly last: number
  readonly halfDays: bigint
}

/** The periods of a contract by places, in which the last one that has begun is in force until it ends. */
const slowPeriods = (periods: readonly ContractPeriod[]): SlowPeriod[] =>
  periods.map(({ appliedDate, endDate, holidayEntitlementDays }) => ({
    first: placeOf(appliedDate),
    last: endDate === undefined ? LENGTH : placeOf(endDate),
    halfDays: BigInt(holidayEntitlementDays * 2),
  }))

const inForce = (periods: readonly SlowPeriod[], place: number): SlowPeriod | undefined => {
  let found: SlowPeriod | undefined
  for (const period of periods) if (period.first <= place) found = period
  return found && place > found.last ? undefined : found
}

interface SlowYear {
  readonly first: number
  readonly last: number
  readonly wholeYearDays: number
}

/** The years that begin within a range. */
export const slowYears = (rules: HolidayYearRules, from: string, to: string): SlowYear[] => {
  const years: SlowYear[] = []
  let first: number | undefined
  let isOdd = true
  const since = rules.map((rule) => ({ ...rule, place: placeOf(rule.since) }))
  for (let place = placeOf(from); place <= placeOf(to); place++) {
    let rule = since[0]
    for (const each of since) if (each.place <= place) rule = each
    if (!rule) throw new Error('There is no rule')
    const isUsual = rule.start === '02-29' ? standsForLeapDay[place] : daysOfMonths[place] === rule.start
    if (!isUsual && place !== rule.place) continue
    if (first !== undefined) {
      const whole = isOdd ? placeOf(monthsLater(at(first), 12)) - first : place - first
      years.push({ first, last: place - 1, wholeYearDays: whole })
    }
    first = place
    isOdd = !isUsual
  }
  return years
}

/** What a year gives, whatever is used of it. */
interface SlowGrant extends SlowYear {
  readonly exact: Fraction
  readonly entitlement: number
  readonly adjustments: number
  /** The days on which a part of the entitlement comes. */
  readonly comesOn: readonly number[]
  readonly isCarriedInto: boolean
  /** The first day on which carried days cannot be used any more. */
  readonly lapses: number
}

const grantOf = (
  account: LeaveAccount,
  periods: readonly SlowPeriod[],
  year: SlowYear,
  isFirst: boolean,
): SlowGrant => {
  const months = new Set(Array.from({ length: 12 }, (_, index) => placeOf(monthsLater(at(year.first), index))))
  const under = BigInt(year.wholeYearDays)
  let over = 0n
  const comesOn: number[] = []
  let hasCome = false
  for (let place = year.first; place <= year.last; place++) {
    if (months.has(place)) hasCome = false
    const period = inForce(periods, place)
    if (!period) continue
    over += period.halfDays
    if (!hasCome) comesOn.push(place)
    hasCome = true
  }
  const exact = { over, under }
  const stays = inForce(periods, year.first - 1) !== undefined && inForce(periods, year.first) !== undefined
  const expiry = account.rules.carryOverExpiryMonths
  const lapses = expiry === null ? LENGTH : placeOf(monthsLater(at(year.first), expiry))
  return {
    ...year,
    exact,
    entitlement: roundedUp(exact),
    adjustments: account.adjustments
      .filter(({ yearStart }) => placeOf(yearStart) >= year.first && placeOf(yearStart) <= year.last)
      .reduce((sum, { halfDays }) => sum + halfDays, 0),
    comesOn,
    isCarriedInto: !isFirst && stays && expiry !== 0,
    lapses,
  }
}

/** The years that are counted, and that end before a day. */
export const slowGrants = (account: LeaveAccount, ended: string): SlowGrant[] => {
  const counted = placeOf(account.rules.countedSince)
  const years = slowYears(account.years, at(counted - 400), ended).filter(({ last }) => last >= counted)
  const periods = slowPeriods(account.contract?.periods ?? [])
  return years.map((year, index) => grantOf(account, periods, year, index === 0))
}

interface SlowUse extends SlowGrant {
  readonly carried: number
  readonly carriedLeft: number
  /** The days of the half days that were taken from the year's own days, one by one. */
  readonly own: readonly number[]
}

const until = (use: SlowUse, place: number): number => use.own.filter((each) => each <= place).length

/** Takes every half day of leave from the carried days, while they last, or else from the own days of its year. */
export const slowUses = (account: LeaveAccount, grants: readonly SlowGrant[], days: readonly LeaveDay[]): SlowUse[] => {
  const halves = days.flatMap(({ day, halfDays }) => Array.from({ length: halfDays }, () => placeOf(day)))
  halves.sort((one, other) => one - other)
  const uses: SlowUse[] = []
  let ownLeft = 0
  for (const grant of grants) {
    const cap = account.rules.carryOverCapHalfDays
    let carried = grant.isCarriedInto && ownLeft > 0 ? ownLeft : 0
    if (cap !== null && carried > cap) carried = cap
    let carriedLeft = carried
    const own: number[] = []
    for (const place of halves) {
      if (place < grant.first || place > grant.last) continue
      if (carriedLeft > 0 && place < grant.lapses) carriedLeft--
      else own.push(place)
    }
    ownLeft = grant.entitlement + grant.adjustments - own.length
    uses.push({ ...grant, carried, carriedLeft, own })
  }
  return uses
}

const comeBy = ({ exact, comesOn }: SlowGrant, place: number): number => {
  const come = comesOn.filter((each) => each <= place).length
  if (come === 0) return 0
  return roundedUp({ over: exact.over * BigInt(come), under: exact.under * BigInt(comesOn.length) })
}

export const boundsOf = ({ first, last, wholeYearDays }: SlowYear) => ({
  startDate: at(first),
  endDate: at(last),
  wholeYearDays,
})

export const slowBalance = (account: LeaveAccount, use: SlowUse, today: string) => {
  const now = placeOf(today)
  const sums = { takenPast: 0, takenAhead: 0, waiting: 0, untilToday: 0 }
  for (const { day, halfDays, isWaiting } of account.days) {
    const place = placeOf(day)
    if (place < use.first || place > use.last) continue
    sums[isWaiting ? 'waiting' : place <= now ? 'takenPast' : 'takenAhead'] += halfDays
    if (place <= now) sums.untilToday += halfDays
  }
  const lastOfCarried = Math.min(use.lapses - 1, use.last)
  const expired = now > lastOfCarried ? use.carriedLeft : 0
  const { takenPast, takenAhead, waiting, untilToday } = sums
  const accrued = account.rules.accrual === 'wholeYear' ? use.entitlement : comeBy(use, now)
  const more = use.adjustments + use.carried - expired
  return {
    year: boundsOf(use),
    entitlement: use.entitlement,
    adjustments: use.adjustments,
    carried: use.carried,
    carriedUntil: use.carried > 0 ? at(lastOfCarried) : null,
    ...{ expired, takenPast, takenAhead, waiting, accrued },
    left: use.entitlement + more - takenPast - takenAhead - waiting,
    leftOfAccrued: accrued + more - untilToday,
  }
}

/** The first year that is overdrawn more than before, and by how much. */
export const slowOverdraft = (
  account: LeaveAccount,
  [before, after]: readonly [SlowUse[], SlowUse[]],
  added: readonly LeaveDay[],
): { year: ReturnType<typeof boundsOf>; halfDays: number } | undefined => {
  const first = Math.min(...added.map(({ day }) => placeOf(day)))
  for (const [index, use] of after.entries()) {
    const was = before[index]
    if (!was || use.last < first) continue
    const missing: number[] = []
    const whole = use.entitlement + use.adjustments
    if (until(use, use.last) > Math.max(whole, until(was, was.last))) missing.push(until(use, use.last) - whole)
    for (const { day } of account.rules.accrual === 'monthly' ? added : []) {
      const place = placeOf(day)
      if (place < use.first || place > use.last) continue
      const there = comeBy(use, place) + use.adjustments
      if (until(use, place) > Math.max(there, until(was, place))) missing.push(until(use, place) - there)
    }
    if (missing.length > 0) return { year: boundsOf(use), halfDays: Math.max(...missing) }
  }
  return undefined
}
