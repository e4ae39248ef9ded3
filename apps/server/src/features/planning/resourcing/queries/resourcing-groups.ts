import type { ResourcingGroups } from '@praxis/contract/planning/resourcing'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { Day } from '@praxis/domain/calendar/day'
import { intervalsBetween } from '@praxis/domain/planning/intervals'
import { loadsOfDays } from '@praxis/domain/planning/load'
import { overBookedIntervals } from '@praxis/domain/planning/over-booked'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Db } from '../../../../platform/database/database'
import type { Platform } from '../../../../platform/platform'
import { employeeBriefOf } from '../../../employees/queries/employee-brief'
import { type BookedPerson, bookingsIn, loadDaysOfPeople } from './booked-people'
import { type AskedPeriod, groupIdOf, listReportedPeople, NO_LINE_MANAGER, weeksOf } from './reported-people'
import { listResourcedTargets, targetsOf } from './resourced-targets'

const MOST_NAMED = 10

type Loads = ReturnType<typeof loadsOfDays>

interface LoadedPerson {
  readonly person: BookedPerson
  readonly loads: Loads
  readonly overBooked: ReturnType<typeof overBookedIntervals>
}

const overBookedSum = ({ overBooked }: LoadedPerson): number =>
  overBooked.reduce((sum, { seconds }) => sum + seconds, 0)
const countOverBooked = (people: readonly LoadedPerson[]): number =>
  people.filter(({ overBooked }) => overBooked.length > 0).length

/** Weeks in which several people would work and none does. */
const closedWeeks = (people: readonly LoadedPerson[], { from, to }: DateRange): Day[] =>
  intervalsBetween(from, to, 'week').filter((monday) => {
    const loads = people.flatMap(({ loads }) => loads.get(monday) ?? []).filter(({ contracted }) => contracted > 0)
    return loads.length > 1 && loads.every(({ capacity }) => capacity === 0)
  })

/** Groups by the name of their line manager, people without one last. */
const grouped = (people: readonly LoadedPerson[]): LoadedPerson[][] => {
  const groups = new Map<string, LoadedPerson[]>()
  for (const loaded of people) {
    const id = groupIdOf(loaded.person)
    const group = groups.get(id)
    if (group) group.push(loaded)
    else groups.set(id, [loaded])
  }
  const nameOf = ([one]: readonly LoadedPerson[]) => one?.person.lineManager?.email
  return [...groups.values()].toSorted((one, other) => {
    const [name, next] = [nameOf(one), nameOf(other)]
    if (name === undefined || next === undefined) return Number(name === undefined) - Number(next === undefined)
    return name < next ? -1 : Number(name > next)
  })
}

/** Everybody's weeks are counted, as the banner names who is over-booked in groups that nobody has opened. */
export const listResourcingGroups = async (
  db: Db,
  platform: Pick<Platform, 'dayItems' | 'files'>,
  actor: EmployeeActor,
  { startDate, endDate }: AskedPeriod,
): Promise<ResourcingGroups> => {
  const { files } = platform
  const range = weeksOf({ startDate, endDate })
  const people = await listReportedPeople(db, actor, range)
  const [daysOf, targets] = await Promise.all([
    loadDaysOfPeople(db, platform, actor, people, range),
    listResourcedTargets(db, people),
  ])
  const loaded = people.map((person): LoadedPerson => {
    // Only hard bookings over-book, so that how likely the others are does not matter here.
    const hard = bookingsIn(person.roles).filter(({ isSoft }) => !isSoft)
    const loads = loadsOfDays(
      hard.map((booking) => ({ softShare: 0, ...booking })),
      daysOf(person),
      'week',
      range,
    )
    return { person, loads, overBooked: overBookedIntervals(loads) }
  })
  const overBooked = loaded.filter((each) => each.overBooked.length > 0)
  return {
    filter: { startDate, endDate },
    overBookedEmployeeCount: overBooked.length,
    overBooked: overBooked
      .toSorted((one, other) => overBookedSum(other) - overBookedSum(one))
      .slice(0, MOST_NAMED)
      .map((each) => ({
        employee: employeeBriefOf(each.person.brief, files),
        seconds: overBookedSum(each),
        weeks: each.overBooked.map(({ from }) => from),
      })),
    closedWeeks: closedWeeks(loaded, range),
    ...targetsOf(targets, files),
    groups: grouped(loaded).map((group) => {
      const lineManager = group[0]?.person.lineManager
      return {
        groupID: lineManager?.id ?? NO_LINE_MANAGER,
        lineManager: lineManager ? employeeBriefOf(lineManager, files) : null,
        employeeCount: group.length,
        overBookedEmployeeCount: countOverBooked(group),
      }
    }),
  }
}
