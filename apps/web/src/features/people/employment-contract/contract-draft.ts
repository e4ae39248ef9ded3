import { type WorkingWeek, weekdays } from '@praxis/contract/company/company-settings'
import type { Contract, ContractInput, ContractPeriod, ContractType } from '@praxis/contract/people/employees'
import { uniqueKey } from '@praxis/contract/protocol/unique-key'
import { type Day, isDay } from '@praxis/domain/calendar/day'
import { same } from '../../../ui/forms/draft-changes'

/** A period while it is edited: fields may be empty or hold what cannot be read yet. */
export interface DraftPeriod {
  readonly key: string
  readonly appliedDate: string | null
  readonly type: ContractType
  readonly week: Readonly<Record<keyof WorkingWeek, number | null>>
  readonly holidayEntitlementDays: number | null
  /** The last day of a period that another one follows only after a gap. */
  readonly endDate?: Day
  /** What hours without a role cost by; null if by none, absent in a draft that an earlier build has kept. */
  readonly rateCardID?: string | null
}

/** A contract while it is edited. The first period is the one of the start date, new ones come last. */
export interface ContractDraft {
  /** The version of the contract that the changes were made to. */
  readonly version: number | undefined
  readonly startDate: string | null
  /** The last day employed; null while no end is known, absent in a draft that an earlier build has kept. */
  readonly endDate?: string | null
  readonly isAvailableInClientResourcing: boolean
  readonly periods: readonly DraftPeriod[]
}

export interface NewContractDefaults {
  readonly defaultWorkingWeek: WorkingWeek
  readonly defaultHolidayEntitlementDays: number
}

export const weekSeconds = (week: DraftPeriod['week']): number =>
  weekdays.reduce((sum, weekday) => sum + (week[weekday] || 0), 0)

const draftPeriod = (period: ContractPeriod, key: string): DraftPeriod => ({
  key,
  appliedDate: period.appliedDate,
  type: period.type,
  week: period.workingTimeIntervalByDay,
  holidayEntitlementDays: period.holidayEntitlementDays,
  ...(period.endDate !== undefined && { endDate: period.endDate }),
  rateCardID: period.rateCardID ?? null,
})

/** A saved contract as a draft; its periods are identified by their day, which no two share. */
export const draftOf = (contract: Contract): ContractDraft => ({
  version: contract.version,
  startDate: contract.startDate,
  endDate: contract.endDate,
  isAvailableInClientResourcing: contract.isAvailableInClientResourcing,
  periods: contract.periods.map(({ endDate, ...period }, index, { length }) =>
    // The end of the last period is that of the contract, which has a field of its own.
    draftPeriod(index === length - 1 || endDate === undefined ? period : { ...period, endDate }, period.appliedDate),
  ),
})

export const newContract = (defaults: NewContractDefaults, startDate: Day): ContractDraft => ({
  version: undefined,
  startDate,
  endDate: null,
  isAvailableInClientResourcing: true,
  periods: [
    {
      key: uniqueKey(),
      appliedDate: startDate,
      type: 'permanent',
      week: defaults.defaultWorkingWeek,
      holidayEntitlementDays: defaults.defaultHolidayEntitlementDays,
      rateCardID: null,
    },
  ],
})

const datedFirst = (a: DraftPeriod, b: DraftPeriod) => (a.appliedDate ?? '').localeCompare(b.appliedDate ?? '')

/** The periods by day; those without a readable one are left out. */
export const datedPeriods = (periods: readonly DraftPeriod[]): (DraftPeriod & { readonly appliedDate: Day })[] =>
  periods
    .filter((period): period is DraftPeriod & { readonly appliedDate: Day } => isDay(period.appliedDate ?? ''))
    .sort(datedFirst)

/** The period that holds on a day, or the first one while the contract has not begun. */
export function periodOn(periods: readonly DraftPeriod[], day: Day): DraftPeriod | undefined {
  const dated = datedPeriods(periods)
  return dated.findLast(({ appliedDate }) => appliedDate <= day) ?? dated[0]
}

/** The period that another one takes over from. */
export function periodBefore(
  periods: readonly DraftPeriod[],
  { key, appliedDate }: DraftPeriod,
): DraftPeriod | undefined {
  if (appliedDate === null || !isDay(appliedDate)) return undefined
  return datedPeriods(periods).findLast((other) => other.key !== key && other.appliedDate < appliedDate)
}

/** The draft with a new period from a day on, equal to the one before it; nothing earlier changes. */
export function withNewPeriod(draft: ContractDraft, from: Day): ContractDraft {
  const model = periodOn(draft.periods, from)
  if (!model) return draft
  return { ...draft, periods: [...draft.periods, { ...model, key: uniqueKey(), appliedDate: from }] }
}

export const withPeriod = (draft: ContractDraft, key: string, part: Partial<DraftPeriod>): ContractDraft => ({
  ...draft,
  periods: draft.periods.map((period) => (period.key === key ? { ...period, ...part } : period)),
})

export const withoutPeriod = (draft: ContractDraft, key: string): ContractDraft => ({
  ...draft,
  periods: draft.periods.filter((period) => period.key !== key),
})

/** The draft with another start date; the first period begins with the contract, so it moves along. */
export const withStartDate = (draft: ContractDraft, startDate: string | null): ContractDraft => ({
  ...draft,
  startDate,
  periods: draft.periods.map((period, index) => (index === 0 ? { ...period, appliedDate: startDate } : period)),
})

const DAY_SECONDS = 24 * 3600
const MOST_LEAVE_DAYS = 366

const isBetween = (value: number | null, most: number): boolean => value !== null && value >= 0 && value <= most

const dateProblem = (text: string | null): string | undefined => {
  if (text === null || text === '') return 'Date is required'
  return isDay(text) ? undefined : 'Invalid Date'
}

const entitlementProblem = (days: number | null): string | undefined => {
  if (Number.isNaN(days)) return 'Invalid Number'
  if (days === null) return 'Annual leave is required'
  if (!isBetween(days, MOST_LEAVE_DAYS)) return `Maximum of ${MOST_LEAVE_DAYS} is required`
  return days * 2 === Math.trunc(days * 2) ? undefined : 'Use whole or half days'
}

export type PeriodField = 'appliedDate' | 'holidayEntitlementDays' | keyof WorkingWeek

/** What stands in the way of saving, by the period's key and its field. */
export type ContractProblems = ReadonlyMap<string, string>

export const problemKey = (period: string, field: PeriodField): string => `${period} ${field}`
export const START_DATE_PROBLEM = 'startDate'
export const END_DATE_PROBLEM = 'endDate'

/** The contract ends on or after the day its last period begins. */
function endProblem({ endDate, periods }: ContractDraft): string | undefined {
  if (!endDate) return undefined
  if (!isDay(endDate)) return 'Invalid Date'
  const last = datedPeriods(periods).at(-1)
  if (!last || endDate >= last.appliedDate) return undefined
  return periods.length === 1 ? 'Before the start date' : 'Before the last period starts'
}

function problemsOfPeriod(period: DraftPeriod, draft: ContractDraft, isFirst: boolean): [PeriodField, string][] {
  const problems: [PeriodField, string][] = []
  const { appliedDate, week } = period
  const ofDate = isFirst ? undefined : dateProblem(appliedDate)
  if (ofDate) problems.push(['appliedDate', ofDate])
  else if (!isFirst && (appliedDate ?? '') < (draft.startDate ?? ''))
    problems.push(['appliedDate', 'Before the start date'])
  else if (!isFirst && draft.periods.some((other) => other.key !== period.key && other.appliedDate === appliedDate))
    problems.push(['appliedDate', 'Another period starts on this day'])
  for (const weekday of weekdays) {
    const time = week[weekday]
    if (Number.isNaN(time)) problems.push([weekday, 'Wrong format'])
    else if (time !== null && !isBetween(time, DAY_SECONDS)) problems.push([weekday, 'At most 24h'])
  }
  const ofEntitlement = entitlementProblem(period.holidayEntitlementDays)
  if (ofEntitlement) problems.push(['holidayEntitlementDays', ofEntitlement])
  return problems
}

export function contractProblems(draft: ContractDraft): ContractProblems {
  const problems = new Map<string, string>()
  const ofStart = dateProblem(draft.startDate)
  if (ofStart) problems.set(START_DATE_PROBLEM, ofStart)
  const ofEnd = endProblem(draft)
  if (ofEnd) problems.set(END_DATE_PROBLEM, ofEnd)
  draft.periods.forEach((period, index) => {
    for (const [field, message] of problemsOfPeriod(period, draft, index === 0))
      problems.set(problemKey(period.key, field), message)
  })
  return problems
}

function savedPeriod(period: DraftPeriod): ContractPeriod {
  const { appliedDate, type, week, holidayEntitlementDays, endDate, rateCardID } = period
  const time = (weekday: keyof WorkingWeek) => week[weekday] ?? 0
  return {
    appliedDate: appliedDate ?? '',
    type,
    workingTimeIntervalByDay: {
      1: time(1),
      2: time(2),
      3: time(3),
      4: time(4),
      5: time(5),
      6: time(6),
      7: time(7),
    },
    holidayEntitlementDays: holidayEntitlementDays ?? 0,
    ...(endDate !== undefined && { endDate }),
    ...(rateCardID != null && { rateCardID }),
  }
}

/** The changes to send, or undefined when nothing differs from what is saved. */
export function contractInput(draft: ContractDraft, saved: Contract | null): ContractInput | undefined {
  const periods = draft.periods.toSorted(datedFirst).map(savedPeriod)
  const savedPeriods = saved && draftOf(saved).periods.map(savedPeriod)
  const changes: Omit<ContractInput, 'version'> = {
    ...(draft.startDate !== saved?.startDate && draft.startDate !== null && { startDate: draft.startDate }),
    ...(draft.endDate !== undefined &&
      (draft.endDate || null) !== (saved?.endDate ?? null) && { endDate: draft.endDate || null }),
    ...(draft.isAvailableInClientResourcing !== saved?.isAvailableInClientResourcing && {
      isAvailableInClientResourcing: draft.isAvailableInClientResourcing,
    }),
    ...(!same(periods, savedPeriods) && { periods }),
  }
  if (Object.keys(changes).length === 0) return undefined
  return { version: draft.version ?? 0, ...changes }
}

export interface PeriodChange {
  readonly period: DraftPeriod
  readonly isNew: boolean
  readonly week: { readonly before: number; readonly after: number }
  readonly leave: { readonly before: number; readonly after: number }
  readonly type: { readonly before: ContractType; readonly after: ContractType }
}

/** What each new or changed period means, against the period that would have held on that day without it. */
export function periodChanges(draft: ContractDraft, saved: Contract | null): PeriodChange[] {
  if (!saved) return []
  const savedDraft = draftOf(saved)
  return datedPeriods(draft.periods).flatMap((period) => {
    const own = savedDraft.periods.find(({ key }) => key === period.key)
    const before = own ?? periodOn(savedDraft.periods, period.appliedDate)
    if (!before || (own && same(savedPeriod(own), savedPeriod(period)))) return []
    return [
      {
        period,
        isNew: own === undefined,
        week: { before: weekSeconds(before.week), after: weekSeconds(period.week) },
        leave: { before: before.holidayEntitlementDays ?? 0, after: period.holidayEntitlementDays ?? 0 },
        type: { before: before.type, after: period.type },
      },
    ]
  })
}
