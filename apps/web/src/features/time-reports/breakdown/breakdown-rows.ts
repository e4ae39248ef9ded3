import type { Currency } from '@praxis/contract/protocol/values'
import type { TimeAnalysis } from '@praxis/contract/time/time-reports'
import type { TimeFigures } from '@praxis/contract/time/time-sheet-shapes'
import { endOfMonth } from '@praxis/domain/calendar/day'
import { shortMonthName } from '../../../ui/dates/month-text'
import type { LoggedTimeSearch, TimePeriodSearch } from '../time-search'

/** A part of the time: its name, and the search that lists its entries. */
export interface BreakdownRow {
  readonly id: string
  readonly name: string
  readonly figures: TimeFigures
  /** Absent where no filter leads to just these entries. */
  readonly search?: LoggedTimeSearch
}

/** The analysis of no time, also shown when it cannot be fetched. */
export const emptyAnalysis = (currency: Currency): TimeAnalysis => ({
  from: null,
  to: null,
  currency,
  covers: 'all',
  total: {
    loggedTime: 0,
    chargeableTime: 0,
    chargedTime: 0,
    unsubmittedTime: 0,
    waitingForApprovalTime: 0,
    approvedTime: 0,
  },
  byProject: [],
  byEmployee: [],
  byRole: [],
  byMonth: [],
})

/** 'Nov 2026', for the narrow places of a chart. */
const shortNameOfMonth = (month: string): string => `${shortMonthName(month)} ${month.slice(0, 4)}`

export const byProject = ({ byProject: parts }: TimeAnalysis, period: TimePeriodSearch): BreakdownRow[] =>
  parts.map(({ project, ...figures }) =>
    project
      ? { id: project.id, name: project.details.name, figures, search: { ...period, projectID: project.id } }
      : { id: 'none', name: 'No project', figures },
  )

export const byEmployee = ({ byEmployee: parts }: TimeAnalysis, period: TimePeriodSearch): BreakdownRow[] =>
  parts.map(({ employee, ...figures }) => ({
    id: employee.id,
    name: employee.displayName,
    figures,
    search: { ...period, employeeID: employee.id },
  }))

export const byRole = ({ byRole: parts }: TimeAnalysis, period: TimePeriodSearch): BreakdownRow[] =>
  parts.map(({ roleName, ...figures }) =>
    roleName === null
      ? { id: 'none', name: 'No role', figures }
      : { id: `role ${roleName}`, name: roleName, figures, search: { ...period, roleName } },
  )

const isWithin = (day: string, { from, to }: TimePeriodSearch) => (!from || day >= from) && (!to || day <= to)

/** The days of a month that lie within the period. */
const daysOfMonth = (month: string, period: TimePeriodSearch): TimePeriodSearch => {
  const [first, last] = [`${month}-01`, endOfMonth(`${month}-01`)]
  return {
    from: isWithin(first, period) ? first : (period.from ?? first),
    to: isWithin(last, period) ? last : (period.to ?? last),
  }
}

const MOST_MONTHS_FILLED = 60

const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${month.slice(0, 4)}-${String(number + 1).padStart(2, '0')}`
}

/** Every month from the first to the last: one without time is a gap that is to be seen. */
export const byMonth = ({ byMonth: parts }: TimeAnalysis, period: TimePeriodSearch): BreakdownRow[] => {
  const known = new Map(parts.map(({ month, ...figures }) => [month, figures]))
  const [first, last] = [parts[0]?.month, parts.at(-1)?.month]
  const months: string[] = []
  for (
    let month = first;
    month && last && month <= last && months.length < MOST_MONTHS_FILLED;
    month = nextMonth(month)
  )
    months.push(month)
  // Months may be centuries apart: then only those with time are shown.
  const shown = months.at(-1) === last ? months : parts.map(({ month }) => month)
  return shown.map((month) => ({
    id: month,
    name: shortNameOfMonth(month),
    figures: known.get(month) ?? emptyAnalysis('GBP').total,
    search: daysOfMonth(month, period),
  }))
}
