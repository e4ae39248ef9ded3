import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { EmployeeTimeReport, TimeSheetReport } from '@praxis/contract/time/time-reports'
import { formatDuration } from '@praxis/domain/durations/duration'
import { hasWords } from '@praxis/domain/search/has-words'
import { inFullMinutes, utilisationOf } from '@praxis/domain/time/time-figures'

export type Utilised = 'over' | 'under'

export interface TeamPerson {
  readonly employee: EmployeeBrief
  readonly report: EmployeeTimeReport
  readonly alert: Utilised | undefined
}

export interface TeamSums {
  readonly contracted: number
  readonly logged: number
  readonly chargeable: number
  readonly approved: number
  readonly waiting: number
  readonly unsubmitted: number
  readonly loggedToDate: number
  readonly contractedToDate: number
  /** The utilisation of the days that are over; null when nothing was contracted on them. */
  readonly utilisation: number | null
}

export interface TeamGroup {
  readonly id: string
  /** Null for the group of those who report to nobody. */
  readonly manager: EmployeeBrief | null
  readonly people: readonly TeamPerson[]
  readonly sums: TeamSums
}

/** Parts of some time with their shares of it, in full minutes. */
const shared = <Part>(
  parts: readonly Part[],
  secondsOf: (part: Part) => number,
  whole?: number,
): (readonly [Part, number])[] => {
  const minutes = inFullMinutes(parts.map(secondsOf), whole)
  return parts.map((part, index) => [part, minutes[index] ?? 0])
}

function reportOf(report: EmployeeTimeReport, loggedTime: number): EmployeeTimeReport {
  const { approvedTime, waitingForApprovalTime, unsubmittedTime, byProject } = report
  const states = inFullMinutes([approvedTime, waitingForApprovalTime, unsubmittedTime], loggedTime)
  return {
    ...report,
    loggedTime,
    approvedTime: states[0] ?? 0,
    waitingForApprovalTime: states[1] ?? 0,
    unsubmittedTime: states[2] ?? 0,
    byProject: shared(byProject, (part) => part.loggedTime, loggedTime).map(([part, seconds]) => ({
      ...part,
      loggedTime: seconds,
    })),
  }
}

/** The reports in full minutes that add up as they are read: of all, by group, by person, by project and by state. */
function inMinutes(reports: readonly EmployeeTimeReport[]): EmployeeTimeReport[] {
  const managers = [...new Set(reports.map(({ lineManagerID }) => lineManagerID))]
  const groups = managers.map((manager) => reports.filter(({ lineManagerID }) => lineManagerID === manager))
  const sumOf = (group: readonly EmployeeTimeReport[]) => group.reduce((sum, { loggedTime }) => sum + loggedTime, 0)
  const logged = new Map(
    shared(groups, sumOf).flatMap(([group, whole]) =>
      shared(group, ({ loggedTime }) => loggedTime, whole).map(([{ employeeID }, seconds]) => [employeeID, seconds]),
    ),
  )
  return reports.map((report) => reportOf(report, logged.get(report.employeeID) ?? 0))
}

export function peopleOf(report: TimeSheetReport): TeamPerson[] {
  const employees = new Map(report.employees.map((employee) => [employee.id, employee]))
  const over = new Set(report.overUtilisedEmployees.map(({ id }) => id))
  const under = new Set(report.underUtilisedEmployees.map(({ id }) => id))
  return inMinutes(report.reportsByEmployee).flatMap((each) => {
    const employee = employees.get(each.employeeID)
    if (!employee) return []
    const alert = over.has(employee.id) ? 'over' : under.has(employee.id) ? 'under' : undefined
    return [{ employee, report: each, alert }]
  })
}

export function sumsOf(people: readonly TeamPerson[]): TeamSums {
  const sum = (figure: (report: EmployeeTimeReport) => number) =>
    people.reduce((total, { report }) => total + figure(report), 0)
  const loggedToDate = sum((report) => report.loggedTimeToDate)
  const contractedToDate = sum((report) => report.contractedTimeToDate)
  return {
    contracted: sum((report) => report.contractedTime),
    logged: sum((report) => report.loggedTime),
    chargeable: sum((report) => report.chargeableTime),
    approved: sum((report) => report.approvedTime),
    waiting: sum((report) => report.waitingForApprovalTime),
    unsubmitted: sum((report) => report.unsubmittedTime),
    loggedToDate,
    contractedToDate,
    utilisation: utilisationOf(loggedToDate, contractedToDate),
  }
}

/** The time that the utilisation is measured on: on the first day of a week there is none yet. */
export const toDateText = ({ contracted, loggedToDate, contractedToDate }: TeamSums): string => {
  if (contractedToDate > 0) return `${formatDuration(loggedToDate)} of ${formatDuration(contractedToDate)} to date`
  return contracted === 0 ? 'nothing contracted' : 'no full working day yet'
}

/** People by the beginnings of their names' words, as in every search. */
export const named = (people: readonly TeamPerson[], search: string): TeamPerson[] =>
  people.filter(({ employee }) => hasWords(employee.displayName, search))

/** People grouped by whom they report to, in the order of names; those who report to nobody last. */
export function groupsOf(people: readonly TeamPerson[], managers: readonly EmployeeBrief[]): TeamGroup[] {
  const known = new Map(managers.map((manager) => [manager.id, manager]))
  const byManager = new Map<string, TeamPerson[]>()
  for (const person of people) {
    const id = person.report.lineManagerID ?? ''
    const group = byManager.get(id)
    if (group) group.push(person)
    else byManager.set(id, [person])
  }
  return [...byManager]
    .map(([id, members]) => ({ id, manager: known.get(id) ?? null, people: members, sums: sumsOf(members) }))
    .toSorted(
      (one, other) =>
        Number(one.manager === null) - Number(other.manager === null) ||
        (one.manager?.displayName ?? '').localeCompare(other.manager?.displayName ?? ''),
    )
}
