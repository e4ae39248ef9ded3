import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { EmployeeResourcing, ResourcedTarget, ResourcingGroup } from '@praxis/contract/planning/resourcing'
import { overBookedSeconds } from '@praxis/domain/planning/over-booked'
import { hasWords } from '@praxis/domain/search/has-words'
import type { ResourcingSearch } from '../resourcing-search'

/** A project or opportunity somebody is booked on, with the seconds of each week. */
export interface BookedTarget {
  readonly target: ResourcedTarget
  readonly isOpportunity: boolean
  readonly seconds: readonly number[]
}

export interface ResourcedPerson {
  readonly employee: EmployeeBrief
  readonly report: EmployeeResourcing
  readonly targets: readonly BookedTarget[]
}

export const peopleOf = ({
  employees,
  projects,
  opportunities,
  reportsByEmployee,
}: ResourcingGroup): ResourcedPerson[] => {
  const people = new Map(employees.map((employee) => [employee.id, employee]))
  const known = new Map<string, Omit<BookedTarget, 'seconds'>>()
  for (const target of projects) known.set(target.id, { target, isOpportunity: false })
  for (const target of opportunities) known.set(target.id, { target, isOpportunity: true })
  return reportsByEmployee.flatMap((report) => {
    const employee = people.get(report.employeeID)
    if (!employee) return []
    const targets = report.targets.flatMap(({ targetableID, seconds }) => {
      const named = known.get(targetableID)
      return named ? [{ ...named, seconds }] : []
    })
    return [{ employee, report, targets }]
  })
}

const isOverBooked = ({ report }: ResourcedPerson): boolean => report.weeks.some((week) => overBookedSeconds(week) > 0)

/** Those whom the filters leave: words are looked for in names of people and of what they are booked on. */
export const shownPeople = (
  people: readonly ResourcedPerson[],
  { search = '', targetableID, clientID, only }: ResourcingSearch,
): ResourcedPerson[] =>
  people.filter(
    (person) =>
      (hasWords(person.employee.displayName, search) ||
        person.targets.some(({ target }) => hasWords(target.name, search))) &&
      (targetableID === undefined || person.targets.some(({ target }) => target.id === targetableID)) &&
      (clientID === undefined || person.targets.some(({ target }) => target.client?.id === clientID)) &&
      (only === undefined || isOverBooked(person)),
  )
