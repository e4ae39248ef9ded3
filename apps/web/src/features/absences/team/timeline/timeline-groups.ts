import type { EmployeeCalendar, TeamAbsenceReport, TeamCalendar } from '@praxis/contract/absences/team-absences'
import type { EmployeeBrief } from '@praxis/contract/people/employees'

/** People shown under one heading. */
export interface TimelineGroup {
  readonly id: string
  readonly title: string
  readonly lead: EmployeeBrief | null
  readonly note?: string
  readonly people: readonly EmployeeCalendar[]
}

const NOT_WHY = 'You see that they are away, not why'

const groupOf = (id: string, title: string, lead: EmployeeBrief | null, people: EmployeeCalendar[]): TimelineGroup => ({
  id,
  title,
  lead,
  people,
  ...(people.length > 0 && people.every(({ can }) => !can.seeReasons) && { note: NOT_WHY }),
})

/** The reader's reports, then the team the reader belongs to; who has no line manager stands in their own team. */
export function teamGroups({ items }: TeamCalendar, readerID: string): TimelineGroup[] {
  const reader = items.find(({ employee }) => employee.id === readerID)
  const managerID = reader?.lineManagerID ?? null
  const manager = items.find(({ employee }) => employee.id === managerID)?.employee ?? null
  const isOwn = ({ employee, lineManagerID }: EmployeeCalendar) =>
    lineManagerID === readerID || (managerID === null && employee.id === readerID)
  const groups = [
    groupOf('own', 'My team', reader?.employee ?? null, items.filter(isOwn)),
    groupOf(
      'around',
      manager ? `${manager.displayName}’s team` : 'Colleagues',
      manager,
      items.filter((each) => !isOwn(each)),
    ),
  ]
  return groups.filter(({ people }) => people.length > 0)
}

/** Everybody by line manager, in the order of names; those without one last. */
export function managerGroups({ absencesByEmployee, lineManagers }: TeamAbsenceReport): TimelineGroup[] {
  const known = new Map(lineManagers.map((manager) => [manager.id, manager]))
  const byManager = new Map<string, EmployeeCalendar[]>()
  for (const person of absencesByEmployee) {
    const id = person.lineManagerID !== null && known.has(person.lineManagerID) ? person.lineManagerID : ''
    const people = byManager.get(id)
    if (people) people.push(person)
    else byManager.set(id, [person])
  }
  return [...byManager]
    .map(([id, people]) => {
      const manager = known.get(id) ?? null
      return groupOf(id, manager ? `${manager.displayName}’s team` : 'No line manager', manager, people)
    })
    .sort(
      (one, other) => Number(one.lead === null) - Number(other.lead === null) || one.title.localeCompare(other.title),
    )
}
