import { fc } from '@fast-check/vitest'
import type { ContractPeriod } from '@praxis/contract/people/employees'
import { addDays, type Day, daysBetween } from '../../calendar/day'
import type { CompanyYear } from '../../companies/company-year'
import type { DatedPeriods } from '../../people/employment-contract'
import { type AbsenceDay, type AbsenceSpan, absenceDays } from '../absence-cost'
import { exactEntitlement } from '../entitlement'
import { FIRST_OF_ALL_DAYS, type HolidayYearRule, rulesWithStart } from '../holiday-years'
import type { LeaveAccount, LeaveDay } from '../leave-account'
import { leaveBalance } from '../leave-balance'
import { overdrawnBy } from '../overdrawn'
import { slowBalance, slowGrants, slowOverdraft, slowUses } from './slow-leave'

const daysFrom = (first: Day, last: Day): Day[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))

const dayOfLeapYear = fc.constantFrom(...daysFrom('2024-01-01', '2024-12-31').map((day) => day.slice(5)))
const yearStart = fc.oneof(
  fc.constantFrom('01-01', '04-01', '02-28', '02-29', '03-01', '08-31', '12-31'),
  dayOfLeapYear,
)

/** The rules of a company that changed the start of its years on some of these days. */
export const holidayYearRules = (day: fc.Arbitrary<Day>): fc.Arbitrary<HolidayYearRule[]> =>
  fc.tuple(yearStart, fc.array(fc.tuple(day, yearStart), { maxLength: 3 })).map(([start, changes]) => {
    const first: HolidayYearRule = { since: FIRST_OF_ALL_DAYS, start }
    const inOrder = changes.toSorted(([one], [other]) => daysBetween(other, one))
    return inOrder.reduce((rules, [today, changed]) => rulesWithStart(rules, changed, today), [first])
  })

const FIVE_HOURS = 18_000
const workingWeek = fc.oneof(fc.constant(0b0111110), fc.integer({ min: 0, max: 127 })).map((worked) => {
  const seconds = (weekday: number) => (worked & (1 << (weekday - 1)) ? FIVE_HOURS : 0)
  return { 1: seconds(1), 2: seconds(2), 3: seconds(3), 4: seconds(4), 5: seconds(5), 6: seconds(6), 7: seconds(7) }
})

const contractFrom = (day: fc.Arbitrary<Day>): fc.Arbitrary<DatedPeriods> =>
  fc
    .uniqueArray(
      fc.record({
        appliedDate: day,
        workingTimeIntervalByDay: workingWeek,
        halfDays: fc.integer({ min: 0, max: 60 }),
        endsAfter: fc.option(fc.integer({ min: 0, max: 700 })),
      }),
      { minLength: 1, maxLength: 4, selector: ({ appliedDate }) => appliedDate },
    )
    .map((given) => {
      const sorted = given.toSorted((one, other) => daysBetween(other.appliedDate, one.appliedDate))
      const periods = sorted.map(({ halfDays, endsAfter, ...terms }, index): ContractPeriod => {
        const next = sorted[index + 1]?.appliedDate
        const endDate = endsAfter === null ? undefined : addDays(terms.appliedDate, endsAfter)
        const isEnded = endDate !== undefined && (next === undefined || endDate < next)
        return { ...terms, type: 'permanent', holidayEntitlementDays: halfDays / 2, ...(isEnded && { endDate }) }
      })
      return { startDate: sorted[0]?.appliedDate ?? '', periods }
    })

interface Absence extends AbsenceSpan {
  readonly isWaiting: boolean
  readonly isRemoved: boolean
}

const parts = ['fullDay', 'fullDay', 'am', 'pm'] as const

/** An absence is made of one number, which is much faster than of one for each of its fields. */
const absenceFrom = (day: fc.Arbitrary<Day>): fc.Arbitrary<Absence> =>
  fc.tuple(day, fc.nat({ max: 16 * 12 - 1 })).map(([from, number]) => {
    const datePart = parts[number % 4] ?? 'fullDay'
    const to = datePart === 'fullDay' ? addDays(from, Math.floor(number / 16)) : from
    return { from, to, datePart, isWaiting: (number & 4) !== 0, isRemoved: (number & 8) !== 0 }
  })

interface LeaveHistory extends Omit<LeaveAccount, 'days' | 'contract'> {
  readonly contract: DatedPeriods
  readonly absences: readonly Absence[]
  readonly added: readonly Absence[]
  readonly bankHolidays: ReadonlyMap<Day, string>
  readonly today: Day
  /** A day of the first year whose balance is asked for. */
  readonly asked: Day
  /** Every year that the history asks for has ended by then. */
  readonly allOver: Day
}

/** Histories of leave in which everything begins between two days. */
export const leaveHistories = (first: Day, last: Day): fc.Arbitrary<LeaveHistory> => {
  const days = daysFrom(first, last)
  const day = fc.constantFrom(...days)
  return fc.record({
    contract: contractFrom(day),
    years: holidayYearRules(day),
    rules: fc.record({
      carryOverCapHalfDays: fc.option(fc.integer({ min: 0, max: 30 })),
      carryOverExpiryMonths: fc.option(fc.oneof(fc.integer({ min: 0, max: 14 }), fc.constant(3))),
      accrual: fc.constantFrom('wholeYear', 'monthly'),
      countedSince: fc.oneof(fc.constant(first), day),
    }),
    adjustments: fc.array(fc.record({ yearStart: day, halfDays: fc.integer({ min: -10, max: 20 }) }), { maxLength: 4 }),
    absences: fc.array(absenceFrom(day), { maxLength: Math.ceil(days.length / 90) }),
    added: fc.array(absenceFrom(day), { minLength: 1, maxLength: 2 }),
    bankHolidays: fc
      .integer({ min: 20, max: 100 })
      .map((every) => new Map(days.filter((_, index) => index % every === 0).map((each) => [each, 'Bank holiday']))),
    today: day,
    asked: day,
    allOver: fc.constant(addDays(last, 2 * 366)),
  })
}

const slowCost = ({ contract: { periods }, bankHolidays }: LeaveHistory, on: Day, isWhole: boolean): AbsenceDay => {
  const period = periods.findLast(({ appliedDate }) => appliedDate <= on)
  if (!period || on > (period.endDate ?? on)) return { day: on, halfDays: 0, because: 'notEmployed' }
  const seconds = Object.values(period.workingTimeIntervalByDay)[new Date(on).getUTCDay()]
  if (seconds === 0) return { day: on, halfDays: 0, because: 'notWorking' }
  if (bankHolidays.has(on)) return { day: on, halfDays: 0, because: 'bankHoliday' }
  return { day: on, halfDays: isWhole ? 2 : 1 }
}

interface CostedAbsence extends Absence {
  readonly costs: readonly AbsenceDay[]
}

const withCosts = (history: LeaveHistory, absences: readonly Absence[]): CostedAbsence[] =>
  absences.map((each) => ({ ...each, costs: absenceDays(each, history) }))

const leaveDays = (absences: readonly CostedAbsence[]): LeaveDay[] =>
  absences.flatMap(({ costs, isWaiting }) =>
    costs.flatMap(({ day: on, halfDays }) => (halfDays === 0 ? [] : [{ day: on, halfDays, isWaiting }])),
  )

interface Disagreement {
  readonly about: string
  readonly counted: unknown
  readonly byHand: unknown
}

const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))]
  return fields.length === others.size && fields.every(([name, value]) => isSame(value, others.get(name)))
}

const compared = (about: string, counted: unknown, byHand: unknown): Disagreement[] =>
  isSame(counted, byHand) ? [] : [{ about, counted, byHand }]

const comparedCosts = (history: LeaveHistory, absences: readonly CostedAbsence[]): Disagreement[] =>
  absences.flatMap(({ costs, datePart }) => {
    const byHand = costs.map(({ day: on }) => slowCost(history, on, datePart === 'fullDay'))
    return compared('cost', costs, byHand)
  })

/** All years of a history would take too long: those of any day and the next are enough, in past and future. */
const isAsked = (year: CompanyYear, { asked }: LeaveHistory): boolean =>
  year.endDate >= asked && year.startDate <= addDays(asked, 366)

/** Whatever differs between the figures of a history and those of the slow way of counting it. */
const disagreements = (history: LeaveHistory): Disagreement[] => {
  const absences = withCosts(history, history.absences)
  const leave = leaveDays(absences)
  const account: LeaveAccount = { ...history, days: leave }
  const grants = slowGrants(account, history.allOver)
  const before = slowUses(account, grants, leave)
  const balances = before.flatMap((use) => {
    const byHand = slowBalance(account, use, history.today)
    if (!isAsked(byHand.year, history)) return []
    const { entitlementParts: parts, ...balance } = leaveBalance(account, byHand.year, history.today)
    const { numerator, denominator } = exactEntitlement(parts)
    return [
      ...compared('balance', balance, byHand),
      ...compared('entitlement', BigInt(numerator) * use.exact.under, use.exact.over * BigInt(denominator)),
    ]
  })

  const [kept, removed, added] = [
    leaveDays(absences.filter(({ isRemoved }) => !isRemoved)),
    leaveDays(absences.filter(({ isRemoved }) => isRemoved)),
    leaveDays(withCosts(history, history.added)),
  ]
  const after = slowUses(account, grants, [...kept, ...added])
  const overdraft = overdrawnBy(account, added, removed)
  const byHand = slowOverdraft(account, [before, after], added)
  return [...comparedCosts(history, absences), ...balances, ...compared('overdraft', overdraft, byHand)]
}

/** Throws where figures disagree. Assertions of the test runner would take longer than all the counting. */
export const assertAgreement = (history: LeaveHistory): void => {
  const found = disagreements(history)
  if (found.length > 0) throw new Error(fc.stringify(found))
}
