import type { ChargingMechanism } from '@praxis/contract/projects/project-fields'
import type { ProjectArea, ResourcePermission } from '@praxis/contract/projects/project-rules'
import type { WholeProjectDetails } from '@praxis/contract/projects/projects'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatDay } from '@praxis/domain/calendar/day'
import { moneyOfColumn } from '@praxis/domain/money/money'
import { CHARGING } from './charging-words'

type Details = WholeProjectDetails

export const chargingText = (mechanism: ChargingMechanism | null): string =>
  mechanism === null ? 'Not chargeable' : CHARGING[mechanism]

/** A shorter word, where a column leaves no more room. */
export const shortChargingText = (mechanism: ChargingMechanism | null): string =>
  mechanism === null ? 'Internal' : { effort: 'T&M', fixed: 'Fixed price' }[mechanism]

/** Whole amounts without decimals, as budgets mostly are: '£210,000', and '£210,000.50' where needed. */
export const budgetText = (minorUnits: number, currency: Currency): string =>
  moneyOfColumn([minorUnits], currency)(minorUnits)

interface Dates {
  readonly startDate?: string | null | undefined
  readonly endDate?: string | null | undefined
}

/** '01/07/2026 – 31/03/2027', 'from 01/07/2026', 'until 31/03/2027', 'open-ended' */
export const datesText = ({ startDate, endDate }: Dates): string => {
  if (startDate && endDate) return `${formatDay(startDate)} – ${formatDay(endDate)}`
  if (startDate) return `from ${formatDay(startDate)}`
  return endDate ? `until ${formatDay(endDate)}` : 'open-ended'
}

/** Whether the project's first day is still to come. */
export const isNotStarted = ({ startDate }: Pick<Dates, 'startDate'>, today: string): boolean =>
  typeof startDate === 'string' && startDate > today

/** The date of a project that matters next: when it begins, when it ends, or when it was completed. */
export const nextDateText = (dates: Dates, completedOn: string | null, today: string): string => {
  const { startDate, endDate } = dates
  if (completedOn !== null) return `completed ${completedOn}`
  if (startDate && isNotStarted(dates, today)) return `from ${formatDay(startDate)}`
  return endDate ? `until ${formatDay(endDate)}` : 'open-ended'
}

export const AREAS: Readonly<Record<ProjectArea, string>> = {
  details: 'Details',
  budgetPlan: 'Budget plan',
  resourcePlan: 'Resource plan',
  planning: 'Planning',
  agreements: 'Agreements',
  invoicing: 'Invoicing',
  journal: 'Journal',
  taskLists: 'Task lists',
  timeSheetSubmissions: 'Time sheets',
}

export const LEVELS: Readonly<Record<ResourcePermission, string>> = {
  noAccess: 'No access',
  read: 'Read',
  write: 'Write',
}

export const CONSTRAINTS: Readonly<Record<Details['timeSheetConstraint'], string>> = {
  none: 'No limit',
  strict: 'Same day only',
  upToTwoWeeks: '2 weeks',
}

export const ROUNDINGS: Readonly<Record<Details['consultancyTimeRounding'], string>> = {
  none: 'As logged',
  sixMinuteBlocks: '6-minute blocks',
  fifteenMinuteBlocks: '15-minute blocks',
  thirtyMinuteBlocks: '30-minute blocks',
}

export const RESPONSIBILITIES: Readonly<Record<Details['timeSheetAndExpensesResponsibility'], string>> = {
  lineManager: 'Line manager',
  projectLead: 'Project lead',
}

/** The switches for the time and the expenses of a project. */
export const FLAGS = {
  isNonChargeableTimeAllowed: {
    label: 'Allow non-chargeable time',
    hint: 'People can log time that the client isn’t charged for',
  },
  isNonChargeableExpensesAllowed: {
    label: 'Allow non-chargeable expenses',
    hint: 'People can claim expenses that the client isn’t charged for',
  },
  isTimeSheetCommentsRequired: {
    label: 'Require a comment',
    hint: 'Every time entry says what was done',
  },
  shouldAutoApproveTimeSheet: {
    label: 'Auto-approve time',
    hint: 'Submitted time is approved automatically',
  },
  isPublicToAllEmployees: {
    label: 'Public to all employees',
    hint: 'Everyone in the company can see the project and log time on it',
  },
} as const
export type ProjectFlag = keyof typeof FLAGS

/** Flags that only make sense where somebody is charged. */
const CLIENT_FLAGS: readonly ProjectFlag[] = ['isNonChargeableTimeAllowed', 'isNonChargeableExpensesAllowed']

export const flagsOf = (isInternal: boolean): ProjectFlag[] =>
  (Object.keys(FLAGS) as ProjectFlag[]).filter((flag) => !isInternal || !CLIENT_FLAGS.includes(flag))

/** The choices of a select, out of words by value. */
export const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }))
